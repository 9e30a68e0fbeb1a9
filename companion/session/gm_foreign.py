"""What a human GM tells in German, French or Spanish, put into the English clauses that are read.

Only the frame of a clause is put into English, "Odo findet einen Schlüssel" into "Odo finds a
Schlüssel"; names and things stay as they were said. Read are: who comes, goes, falls or gives up,
wounds and healing, things found and lost, money paid, what is learnt, other places, time, weather,
and the clocks that come closer. Anything else is kept as it was told, and changes nothing.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

LANGUAGES: Final = ("de", "fr", "es")

_NUMBERS: Final = {
    "de": "null ein zwei drei vier fünf sechs sieben acht neun zehn",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix",
    "es": "cero un dos tres cuatro cinco seis siete ocho nueve diez",
}
_ENGLISH_NUMBERS: Final = "zero one two three four five six seven eight nine ten".split()  # noqa: SIM905
_A: Final = {"de": "ein|eine|einen|einem|einer", "fr": "un|une|des|du", "es": "un|una|unos|unas"}
_THE: Final = {
    "de": "der|die|das|dem|den|des",
    "fr": "le|la|les|l['’]",
    "es": "el|la|los|las",
}
_OWN: Final = {
    "de": "sein|seine|seinen|seinem|ihr|ihre|ihren|ihrem",
    "fr": "son|sa|ses|leur|leurs",
    "es": "su|sus",
}
_PRONOUNS: Final = {"de": "er|sie|es", "fr": "il|elle", "es": "él|ella"}
_EVERYBODY: Final = {
    "de": "alle|die gruppe|die helden|ihr",
    "fr": "tous|toutes|le groupe|les héros|vous|ils|elles",
    "es": "todos|todas|el grupo|los héroes|ellos|ellas",
}
_AND: Final = {"de": r"und(?: dann)?|dann", "fr": r"et(?: puis)?|puis", "es": r"y(?: luego)?|luego"}
_TRAILING: Final = {
    "de": r"in|im|auf|unter|unterm|hinter|aus|bei|beim|am|an|von|vom|zwischen|neben|der|die|das"
    r"|mit",
    "fr": r"dans|sur|sous|derrière|chez|près|au|aux|parmi|qui|que|avec",
    "es": r"en|bajo|sobre|detrás|junto|entre|al|que|con",
}
_UNREAL: Final = re.compile(
    r"(?:weg|mut|zeit|ruhe|hilfe|chance|idee|antwort|nichts|halt|chemin|temps|courage|idée|aide"
    r"|réponse|rien|moyen|camino|tiempo|valor|idea|ayuda|respuesta|nada)",
    re.IGNORECASE,
)
"""Found in words only: no thing."""

_WOUNDS: Final = {
    "de": "schaden|schadenspunkte?|trefferpunkte?|wunden?|verletzung(?:en)?|treffer",
    "fr": "dégâts?|points? de dégâts|blessures?|points? de vie",
    "es": "daños?|puntos? de daño|heridas?|puntos? de vida",
}
_MONEY: Final = {
    "de": "münzen?|gold(?:stücke?)?|silber(?:stücke?)?|kronen?|mark|taler",
    "fr": "pièces?(?: d['’](?:or|argent))?|écus?|couronnes?|francs?",
    "es": "monedas?(?: de (?:oro|plata))?|coronas?|escudos?|pesos?",
}

# English frame -> the verbs that stand for it. Of several frames the first that fits counts.
_ACTS: Final[dict[str, dict[str, str]]] = {
    "de": {
        "dies": r"stirbt|sterben|ist tot|sind tot|wird getötet|fällt tot um",
        "collapses": r"fällt um|fällt zu boden|bricht zusammen|brechen zusammen|geht zu boden"
        r"|wird ohnmächtig|ist bewusstlos|ist besiegt|fällt bewusstlos",
        "surrenders": r"ergibt sich|ergeben sich|gibt auf|geben auf",
        "flees": r"flieht|fliehen|läuft (?:weg|davon)|laufen (?:weg|davon)|rennt (?:weg|davon)"
        r"|verschwindet|verschwinden|verlässt (?:den|die|das) \w+|geht (?:weg|fort)"
        r"|zieht sich zurück",
        "is angry": r"ist (?:wütend|beleidigt|misstrauisch|verärgert)|misstraut .+|hasst .+",
        "is impressed": r"ist (?:beeindruckt|dankbar|gewonnen|freundlich)|vertraut .+|mag .+",
    },
    "fr": {
        "dies": r"meurt|meurent|est mort(?:e|s|es)?|est tuée?",
        "collapses": r"s['’]effondre|s['’]effondrent|tombe (?:à terre|au sol|inconsciente?)"
        r"|s['’]évanouit|perd connaissance|est vaincue?|est inconsciente?",
        "surrenders": r"se rend|se rendent|abandonne",
        "flees": r"s['’]enfuit|s['’]enfuient|prend la fuite|s['’]en va|disparaît|disparait"
        r"|quitte (?:la|le|les) \w+|recule et part",
        "is angry": r"est (?:furieuse|furieux|fâchée?|vexée?|méfiante?)|se méfie .+|déteste .+",
        "is impressed": r"est (?:impressionnée?|reconnaissante?|conquise?)|fait confiance .+",
    },
    "es": {
        "dies": r"muere|mueren|está muert[oa]|es asesinad[oa]",
        "collapses": r"cae (?:al suelo|inconsciente|desmayad[oa])|se desploma|se desmaya"
        r"|pierde el conocimiento|está inconsciente|queda inconsciente|es derrotad[oa]",
        "surrenders": r"se rinde|se rinden|se entrega",
        "flees": r"huye|huyen|escapa|se va|se marcha|desaparece|sale corriendo",
        "is angry": r"está (?:furios[oa]|enfadad[oa]|ofendid[oa])|desconfía .+|odia .+",
        "is impressed": r"está (?:impresionad[oa]|agradecid[oa])|confía .+",
    },
}
_COMES: Final = {
    "de": r"betritt (?:den|die|das|eure?n?) .+|kommt (?:herein|hinzu|heran|aus .+|durch .+|dazu)"
    r"|taucht(?: .+)? auf|erscheint(?: .+)?|tritt (?:ein|heran|hinzu|aus .+)"
    r"|steht (?:in|vor|an) .+",
    "fr": r"entre(?: dans .+)?|arrive(?: .+)?|apparaît(?: .+)?|apparait(?: .+)?|surgit(?: .+)?"
    r"|se tient .+|s['’]approche(?: .+)?",
    "es": r"entra(?: en .+)?|llega(?: .+)?|aparece(?: .+)?|surge(?: .+)?|se acerca(?: .+)?"
    r"|está (?:en|ante|junto) .+",
}
_FINDS: Final = {
    "de": "findet|finden|bekommt|bekommen|erhält|erhalten|kriegt|nimmt",
    "fr": "trouve|trouvent|reçoit|reçoivent|obtient|ramasse|prend",
    "es": "encuentra|encuentran|recibe|reciben|obtiene|recoge|consigue",
}
_LOSES: Final = {
    "de": "verliert|verlieren|zerbricht|verbraucht",
    "fr": "perd|perdent|casse|laisse tomber",
    "es": "pierde|pierden|rompe|gasta",
}
_SUFFERS: Final = {
    "de": "nimmt|erleidet|bekommt|erleiden|kassiert|verliert",
    "fr": "subit|reçoit|prend|encaisse|perd",
    "es": "sufre|recibe|pierde",
}
_HEALS: Final = {
    "de": "heilt|gewinnt|erholt sich um",
    "fr": "récupère|regagne",
    "es": "recupera|cura",
}
_PAYS: Final = {"de": "zahlt|bezahlt|zahlen|gibt", "fr": "paie|paye|dépense", "es": "paga|gasta"}
_LEARNS: Final = {
    "de": r"(?:erfährt|erfahren|hört|hören|merkt|entdeckt|weiß jetzt|begreift),? dass ",
    "fr": r"(?:apprend|apprennent|découvre|comprend|entend|sait maintenant) qu(?:e |['’])",
    "es": r"(?:se entera de|descubre|aprende|comprende|oye|sabe ahora|averigua) que ",
}
_GOES: Final = {
    "de": r"(?:geht|gehen|reist|reisen|reitet|reiten|läuft|kommt|kommen|fährt|fahren|zieht|ziehen)"
    r" (?:weiter )?(?:zur|zum|zu|nach|in|ins|auf)\b(?: (?:den|die|das|der|dem))? ?",
    "fr": r"(?:va|vont|part|partent|voyage|voyagent|marche|retourne|arrivent)"
    r" (?:jusqu['’])?(?:à|au|aux|vers|dans)\b(?: (?:la|le|les))? ?(?:l['’])?",
    "es": r"(?:va|van|viaja|viajan|camina|caminan|vuelve|cabalga|llegan)"
    r" (?:a|al|hacia|hasta)\b(?: (?:la|el|los|las))? ?",
}
_PASSES: Final = {
    "de": r"(?:eine?|zwei|drei|einige|mehrere|viel)? ?(?:stunden?|tage?|minuten?|zeit|wochen?)"
    r" (?:vergeht|vergehen|später)|(?:die )?nacht bricht (?:herein|an)|es wird (?:nacht|abend)",
    "fr": r"(?:une?|deux|trois|quelques|plusieurs|le)? ?(?:heures?|jours?|minutes?|temps|semaines?)"
    r" (?:passent?|plus tard|s['’]écoulent?)|la nuit tombe",
    "es": r"(?:pasan?) (?:una?|dos|tres|unas?|unos|varias?|varios|el)? ?"
    r"(?:horas?|días?|minutos?|tiempo|semanas?)|cae la noche|anochece",
}
_WEATHER: Final = {
    "de": (("it rains", r"es (?:regnet|beginnt zu regnen)|regen setzt ein"),
           ("it snows", r"es schneit"),
           ("fog comes in", r"nebel (?:zieht auf|kommt auf|steigt)"),
           ("the alarm is raised", r"der alarm (?:geht los|ertönt)|alarm wird geschlagen")),
    "fr": (("it rains", r"il (?:pleut|se met à pleuvoir)"), ("it snows", r"il neige"),
           ("fog comes in", r"le brouillard (?:se lève|tombe|arrive)"),
           ("the alarm is raised", r"l['’]alarme (?:sonne|est donnée)")),
    "es": (("it rains", r"(?:llueve|empieza a llover)"), ("it snows", r"nieva"),
           ("fog comes in", r"la niebla (?:llega|sube|cae)"),
           ("the alarm is raised", r"(?:suena la alarma|la alarma suena)")),
}  # fmt: skip
_CLOSER: Final = {
    "de": r"rückt näher|rücken näher|kommt näher|kommen näher|steigt|steigen|wächst|wird schlimmer"
    r"|schreitet voran|füllt sich|breitet sich aus",
    "fr": r"se rapproche|se rapprochent|approche|approchent|monte|montent|grandit|empire|avance",
    "es": r"se acerca|se acercan|sube|suben|crece|crecen|empeora|avanza|avanzan",
}
_FARTHER: Final = {
    "de": r"fällt zurück|fallen zurück|sinkt|sinken|wird langsamer|entfernt sich",
    "fr": r"recule|reculent|ralentit|s['’]éloigne|baisse",
    "es": r"retrocede|retroceden|se aleja|se alejan|baja|bajan",
}


_TRADES: Final = re.compile(
    r"\S+(?: \S+){0,3}? (?:kauft|verkauft|kaufen|verkaufen|achètent?|achète|vend|vendent|compran?"
    r"|venden?) .+",
    re.IGNORECASE,
)


def trades(text: str) -> bool:
    """Return whether somebody buys or sells by words that are not English.

    Example:
        >>> trades("Odo kauft ein Messer"), trades("Odo buys a knife")
        (True, False)
    """
    return _TRADES.fullmatch(text.strip().rstrip(".!")) is not None


@dataclass(frozen=True, slots=True)
class Put:
    """A clause in English, or who comes into the scene by it."""

    clause: str = ""
    comer: str = ""


def in_english(text: str) -> list[Put]:
    """Return the clauses of a telling that can be read, in the language that reads most of them.

    Example:
        >>> in_english("Odo findet einen Schlüssel und nimmt zwei Schaden.")
        [Put(clause='Odo finds a Schlüssel', comer=''), Put(clause='he takes two damage', comer='')]
        >>> in_english("Le garde s'enfuit."), in_english("Una sacerdotisa entra en la sala.")
        ([Put(clause='the garde flees', comer='')], [Put(clause='', comer='sacerdotisa')])
        >>> in_english("The guard flees.")
        []
    """
    readings = [list(_clauses(text, language)) for language in LANGUAGES]
    return max(readings, key=len)


def _clauses(text: str, language: str) -> Iterator[Put]:
    parts = re.split(
        rf"[.;!?]+\s*|,?\s+(?:{_AND[language]})\s+|,\s+(?!(?:dass|que)\b)",
        text,
        flags=re.IGNORECASE,
    )
    is_first = True
    for part in filter(None, (part.strip() for part in parts)):
        found = _clause(part, language)
        if found is None and not is_first:
            found = _clause(f"{_PRONOUNS[language].partition('|')[0]} {part}", language)
        if found is not None:
            yield found
        is_first = False


def _clause(clause: str, language: str) -> Put | None:
    for english, pattern in _WEATHER[language]:
        if _all_of(pattern, clause):
            return Put(english)
    if _all_of(_PASSES[language], clause):
        return Put("an hour passes")
    return _of_somebody(clause, language) or _of_clock(clause, language)


def _of_clock(clause: str, language: str) -> Put | None:
    for english, verbs in (("falls back", _FARTHER), ("draws closer", _CLOSER)):
        found = re.fullmatch(rf"(?P<what>.+?)\s+(?:{verbs[language]})", clause, re.IGNORECASE)
        if found is not None:
            return Put(f"{_subject(found['what'], language)} {english}")
    return None


def _of_somebody(clause: str, language: str) -> Put | None:
    count = rf"(?P<n>\d{{1,3}}|{_NUMBERS[language].replace(' ', '|')}|{_A[language]})"
    frames = (
        (_SUFFERS, rf" {count} (?:{_WOUNDS[language]})(?: .*)?", "takes {n} damage"),
        (_HEALS, rf" {count} (?:{_WOUNDS[language]})(?: .*)?", "heals {n}"),
        (_PAYS, rf" {count} (?:{_MONEY[language]})(?: .*)?", "pays {n} coins"),
    )
    for verbs, rest, english in frames:
        found = _doing(clause, verbs[language], rest)
        if found is not None:
            told = english.format(n=_number(found["n"], language))
            return Put(f"{_subject(found['who'], language)} {told}")
    learnt = re.fullmatch(rf"(?P<who>.+?) {_LEARNS[language]}(?P<fact>.+)", clause, re.IGNORECASE)
    if learnt is not None:
        return Put(f"{_subject(learnt['who'], language)} learns that {learnt['fact']}")
    for english, act in _ACTS[language].items():
        found = _doing(clause, act, "")
        if found is not None:
            return Put(f"{_subject(found['who'], language)} {english}")
    return _of_things(clause, language) or _of_ways(clause, language)


def _of_things(clause: str, language: str) -> Put | None:
    dets = (
        f"{_A[language]}|{_THE[language]}|{_OWN[language]}|{_NUMBERS[language].replace(' ', '|')}"
    )
    rest = rf" (?P<det>(?:{dets}|\d{{1,4}})\b|l['’])? ?(?P<thing>.+)"
    for verbs, english in ((_FINDS, "finds"), (_LOSES, "loses")):
        found = _doing(clause, verbs[language], rest)
        if found is None:
            continue
        cut = rf"\s+(?:{_TRAILING[language]})\b.*$"
        thing = re.sub(cut, "", found["thing"], flags=re.IGNORECASE)
        if _UNREAL.fullmatch(thing.split()[-1]):
            return None
        det = _determiner(found["det"] or "", language)
        return Put(f"{_subject(found['who'], language)} {english} {det} {thing}".replace("  ", " "))
    return None


def _of_ways(clause: str, language: str) -> Put | None:
    goes = re.fullmatch(rf"(?P<who>.+?) {_GOES[language]}(?P<place>.+)", clause, re.IGNORECASE)
    comes = _doing(clause, _COMES[language], "")
    if comes is not None:
        who = re.fullmatch(
            rf"(?:(?:{_A[language]}|{_THE[language]})\b ?|l['’])(?P<name>\S.*)",
            comes["who"],
            re.IGNORECASE,
        )
        return Put(comer=who["name"]) if who is not None else None
    if goes is None:
        return None
    return Put(f"{_subject(goes['who'], language)} goes to the {goes['place']}")


def _doing(clause: str, verbs: str, rest: str) -> re.Match[str] | None:
    return re.fullmatch(rf"(?P<who>\S.*?)\s+(?:{verbs}){rest}", clause, re.IGNORECASE)


def _all_of(pattern: str, clause: str) -> bool:
    return re.fullmatch(pattern, clause, re.IGNORECASE) is not None


def _subject(who: str, language: str) -> str:
    """Return who a clause is about, as English says it; names stay."""
    if _all_of(_PRONOUNS[language], who):
        return "he"
    if _all_of(_EVERYBODY[language], who):
        return "everybody"
    return re.sub(rf"^(?:(?:{_THE[language]})\b ?|l['’])", "the ", who, flags=re.IGNORECASE)


def _determiner(said: str, language: str) -> str:
    if _all_of(_A[language], said):
        return "a"
    if _all_of(_OWN[language], said):
        return "his"
    if said and _all_of(_THE[language], said):
        return "the"
    return _number(said, language)


def _number(said: str, language: str) -> str:
    if _all_of(_A[language], said):
        return "one"
    names = _NUMBERS[language].split()
    low = said.casefold()
    return _ENGLISH_NUMBERS[names.index(low)] if low in names else said
