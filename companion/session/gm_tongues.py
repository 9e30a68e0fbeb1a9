"""The words by which a human GM's German, French and Spanish are read, one table a language.

Every text but ``numbers`` is part of a regular expression that is matched whole and without regard
to case; of several acts the first that fits counts.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Tongue:
    """The frames of one language.

    Attributes:
        numbers: the words for 0 to 10.
        a, the, own, pronouns, everybody: determiners, and who "he" and "all" are.
        joins: what joins clauses.
        trailing: what begins the part behind a thing.
        unreal: what is found in words only and is no thing.
        wounds, money: what is counted as damage and as coins.
        comes, finds, loses, suffers, heals, pays, trades: verbs.
        learns, goes: verbs with what stands before the fact or the place.
        passes: clauses by which time goes by.
        closer, farther: what a clock does.
        acts: English frame to the verbs that stand for it.
        weather: English clause to the clauses that stand for it.
    """

    numbers: tuple[str, ...]
    a: str
    the: str
    own: str
    pronouns: str
    everybody: str
    joins: str
    trailing: str
    unreal: str
    wounds: str
    money: str
    comes: str
    finds: str
    loses: str
    suffers: str
    heals: str
    pays: str
    trades: str
    learns: str
    goes: str
    passes: str
    closer: str
    farther: str
    acts: tuple[tuple[str, str], ...]
    weather: tuple[tuple[str, str], ...]


GERMAN: Final = Tongue(
    numbers=(
        "null",
        "ein",
        "zwei",
        "drei",
        "vier",
        "fünf",
        "sechs",
        "sieben",
        "acht",
        "neun",
        "zehn",
    ),
    a="ein|eine|einen|einem|einer",
    the="der|die|das|dem|den|des",
    own="sein|seine|seinen|seinem|ihr|ihre|ihren|ihrem",
    pronouns="er|sie|es",
    everybody="alle|die gruppe|die helden|ihr",
    joins="und(?: dann)?|dann",
    trailing="in|im|auf|unter|unterm|hinter|aus|bei|beim|am|an|von|vom|zwischen|neben|der|die|das|mit",
    unreal="weg|mut|zeit|ruhe|hilfe|chance|idee|antwort|nichts|halt",
    wounds="schaden|schadenspunkte?|trefferpunkte?|wunden?|verletzung(?:en)?|treffer",
    money="münzen?|gold(?:stücke?)?|silber(?:stücke?)?|kronen?|mark|taler",
    comes=(
        "betritt (?:den|die|das|eure?n?) .+|kommt (?:herein|hinzu|heran|aus .+|durch .+|dazu)|"
        "taucht(?: .+)? auf|erscheint(?: .+)?|tritt (?:ein|heran|hinzu|aus .+)|steht (?:in|"
        "vor|an) .+"
    ),
    finds="findet|finden|bekommt|bekommen|erhält|erhalten|kriegt|nimmt",
    loses="verliert|verlieren|zerbricht|verbraucht",
    suffers="nimmt|erleidet|bekommt|erleiden|kassiert|verliert",
    heals="heilt|gewinnt|erholt sich um",
    pays="zahlt|bezahlt|zahlen|gibt",
    trades="kauft|verkauft|kaufen|verkaufen",
    learns="(?:erfährt|erfahren|hört|hören|merkt|entdeckt|weiß jetzt|begreift),? dass ",
    goes=(
        "(?:geht|gehen|reist|reisen|reitet|reiten|läuft|kommt|kommen|fährt|fahren|zieht|"
        r"ziehen) (?:weiter )?(?:zur|zum|zu|nach|in|ins|auf)\b(?: (?:den|die|das|der|dem))? ?"
    ),
    passes=(
        "(?:eine?|zwei|drei|einige|mehrere|viel)? ?(?:stunden?|tage?|minuten?|zeit|"
        "wochen?) (?:vergeht|vergehen|später)|(?:die )?nacht bricht (?:herein|an)|"
        "es wird (?:nacht|abend)"
    ),
    closer=(
        "rückt näher|rücken näher|kommt näher|kommen näher|steigt|steigen|wächst|"
        "wird schlimmer|schreitet voran|füllt sich|breitet sich aus"
    ),
    farther="fällt zurück|fallen zurück|sinkt|sinken|wird langsamer|entfernt sich",
    acts=(
        ("dies", "stirbt|sterben|ist tot|sind tot|wird getötet|fällt tot um"),
        (
            "collapses",
            (
                "fällt um|fällt zu boden|bricht zusammen|brechen zusammen|geht zu boden|"
                "wird ohnmächtig|ist bewusstlos|ist besiegt|fällt bewusstlos"
            ),
        ),
        ("surrenders", "ergibt sich|ergeben sich|gibt auf|geben auf"),
        (
            "flees",
            (
                "flieht|fliehen|läuft (?:weg|davon)|laufen (?:weg|davon)|rennt (?:weg|davon)|"
                r"verschwindet|verschwinden|verlässt (?:den|die|das) \w+|geht (?:weg|fort)|"
                "zieht sich zurück"
            ),
        ),
        ("is angry", "ist (?:wütend|beleidigt|misstrauisch|verärgert)|misstraut .+|hasst .+"),
        ("is impressed", "ist (?:beeindruckt|dankbar|gewonnen|freundlich)|vertraut .+|mag .+"),
    ),
    weather=(
        ("it rains", "es (?:regnet|beginnt zu regnen)|regen setzt ein"),
        ("it snows", "es schneit"),
        ("fog comes in", "nebel (?:zieht auf|kommt auf|steigt)"),
        ("the alarm is raised", "der alarm (?:geht los|ertönt)|alarm wird geschlagen"),
    ),
)

FRENCH: Final = Tongue(
    numbers=("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
    a="un|une|des|du",
    the="le|la|les|l['’]",
    own="son|sa|ses|leur|leurs",
    pronouns="il|elle",
    everybody="tous|toutes|le groupe|les héros|vous|ils|elles",
    joins="et(?: puis)?|puis",
    trailing="dans|sur|sous|derrière|chez|près|au|aux|parmi|qui|que|avec",
    unreal="chemin|temps|courage|idée|aide|réponse|rien|moyen",
    wounds="dégâts?|points? de dégâts|blessures?|points? de vie",
    money="pièces?(?: d['’](?:or|argent))?|écus?|couronnes?|francs?",
    comes=(
        "entre(?: dans .+)?|arrive(?: .+)?|apparaît(?: .+)?|apparait(?: .+)?|surgit(?: .+)?|"
        "se tient .+|s['’]approche(?: .+)?"
    ),
    finds="trouve|trouvent|reçoit|reçoivent|obtient|ramasse|prend",
    loses="perd|perdent|casse|laisse tomber",
    suffers="subit|reçoit|prend|encaisse|perd",
    heals="récupère|regagne",
    pays="paie|paye|dépense",
    trades="achètent?|achète|vend|vendent",
    learns="(?:apprend|apprennent|découvre|comprend|entend|sait maintenant) qu(?:e |['’])",
    goes=(
        "(?:va|vont|part|partent|voyage|voyagent|marche|retourne|arrivent) (?:jusqu['’])?(?:à|"
        r"au|aux|vers|dans)\b(?: (?:la|le|les))? ?(?:l['’])?"
    ),
    passes=(
        "(?:une?|deux|trois|quelques|plusieurs|le)? ?(?:heures?|jours?|minutes?|temps|"
        "semaines?) (?:passent?|plus tard|s['’]écoulent?)|la nuit tombe"
    ),
    closer="se rapproche|se rapprochent|approche|approchent|monte|montent|grandit|empire|avance",
    farther="recule|reculent|ralentit|s['’]éloigne|baisse",
    acts=(
        ("dies", "meurt|meurent|est mort(?:e|s|es)?|est tuée?"),
        (
            "collapses",
            (
                "s['’]effondre|s['’]effondrent|tombe (?:à terre|au sol|inconsciente?)|"
                "s['’]évanouit|perd connaissance|est vaincue?|est inconsciente?"
            ),
        ),
        ("surrenders", "se rend|se rendent|abandonne"),
        (
            "flees",
            (
                "s['’]enfuit|s['’]enfuient|prend la fuite|s['’]en va|disparaît|disparait|"
                r"quitte (?:la|le|les) \w+|recule et part"
            ),
        ),
        ("is angry", "est (?:furieuse|furieux|fâchée?|vexée?|méfiante?)|se méfie .+|déteste .+"),
        ("is impressed", "est (?:impressionnée?|reconnaissante?|conquise?)|fait confiance .+"),
    ),
    weather=(
        ("it rains", "il (?:pleut|se met à pleuvoir)"),
        ("it snows", "il neige"),
        ("fog comes in", "le brouillard (?:se lève|tombe|arrive)"),
        ("the alarm is raised", "l['’]alarme (?:sonne|est donnée)"),
    ),
)

SPANISH: Final = Tongue(
    numbers=(
        "cero",
        "un",
        "dos",
        "tres",
        "cuatro",
        "cinco",
        "seis",
        "siete",
        "ocho",
        "nueve",
        "diez",
    ),
    a="un|una|unos|unas",
    the="el|la|los|las",
    own="su|sus",
    pronouns="él|ella",
    everybody="todos|todas|el grupo|los héroes|ellos|ellas",
    joins="y(?: luego)?|luego",
    trailing="en|bajo|sobre|detrás|junto|entre|al|que|con",
    unreal="camino|tiempo|valor|idea|ayuda|respuesta|nada",
    wounds="daños?|puntos? de daño|heridas?|puntos? de vida",
    money="monedas?(?: de (?:oro|plata))?|coronas?|escudos?|pesos?",
    comes=(
        "entra(?: en .+)?|llega(?: .+)?|aparece(?: .+)?|surge(?: .+)?|se acerca(?: .+)?|"
        "está (?:en|ante|junto) .+"
    ),
    finds="encuentra|encuentran|recibe|reciben|obtiene|recoge|consigue",
    loses="pierde|pierden|rompe|gasta",
    suffers="sufre|recibe|pierde",
    heals="recupera|cura",
    pays="paga|gasta",
    trades="compran?|venden?",
    learns="(?:se entera de|descubre|aprende|comprende|oye|sabe ahora|averigua) que ",
    goes=(
        "(?:va|van|viaja|viajan|camina|caminan|vuelve|cabalga|llegan) (?:a|al|hacia|"
        r"hasta)\b(?: (?:la|el|los|las))? ?"
    ),
    passes=(
        "(?:pasan?) (?:una?|dos|tres|unas?|unos|varias?|varios|el)? ?(?:horas?|días?|minutos?|"
        "tiempo|semanas?)|cae la noche|anochece"
    ),
    closer="se acerca|se acercan|sube|suben|crece|crecen|empeora|avanza|avanzan",
    farther="retrocede|retroceden|se aleja|se alejan|baja|bajan",
    acts=(
        ("dies", "muere|mueren|está muert[oa]|es asesinad[oa]"),
        (
            "collapses",
            (
                "cae (?:al suelo|inconsciente|desmayad[oa])|se desploma|se desmaya|"
                "pierde el conocimiento|está inconsciente|queda inconsciente|es derrotad[oa]"
            ),
        ),
        ("surrenders", "se rinde|se rinden|se entrega"),
        ("flees", "huye|huyen|escapa|se va|se marcha|desaparece|sale corriendo"),
        ("is angry", "está (?:furios[oa]|enfadad[oa]|ofendid[oa])|desconfía .+|odia .+"),
        ("is impressed", "está (?:impresionad[oa]|agradecid[oa])|confía .+"),
    ),
    weather=(
        ("it rains", "(?:llueve|empieza a llover)"),
        ("it snows", "nieva"),
        ("fog comes in", "la niebla (?:llega|sube|cae)"),
        ("the alarm is raised", "(?:suena la alarma|la alarma suena)"),
    ),
)


TONGUES: Final = (GERMAN, FRENCH, SPANISH)
