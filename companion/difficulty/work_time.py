"""Reads a price that is stated as work: "three months' pay", "what a docker earns in a week"."""

import re
from dataclasses import dataclass
from typing import Final

from companion.difficulty.tables import word_set
from companion.difficulty.words import fold

# Days of work up to which a price belongs to the steps 1 to 5; more is step 6.
# A month has 30 days; a step ends where the next one is nearer.
_LIMITS: Final = (2.0, 18.0, 45.0, 200.0, 640.0)
_UNIT_DAYS: Final = {
    1.0 / 8: "hour hours stunde stunden heure heures hora horas",
    1.0: "day days tag tage tagen tages jour jours journee dia dias jornada",
    2.0: "weekend",
    7.0: "week weeks weekly woche wochen semaine semaines semana semanas",
    14.0: "fortnight fortnights quinzaine quincena",
    30.0: "month months monthly monat monate monaten monats mois mes meses",
    90.0: (
        "season seasons seasonal quarter quarters quarterly trimester summer summers "
        "winter winters harvest autumn spring saison jahreszeit quartal quartals "
        "trimestre saisons estacion temporada sommer sommers ete hiver verano invierno"
    ),
    180.0: "semester halbjahr semestre",
    365.0: "year years yearly annual jahr jahre jahren jahres annee annees an ans ano anos",
    3650.0: (
        "decade decades lifetime lifetimes jahrzehnt jahrzehnte decennie lebenszeit generation "
        "generations decada leben vida vie"
    ),
}  # fmt: skip
_DAYS: Final = {word: days for days, words in _UNIT_DAYS.items() for word in words.split()}
_PLURAL: Final = word_set(
    "hours days weeks months seasons quarters years summers winters decades tage wochen monate "
    "monaten jahre jahren jours semaines annees ans dias semanas meses anos temporadas "
    "fortnights"
)
_NUMBERS: Final = {
    word: float(value)
    for value, words in enumerate(
        (
            "", "one a an single eine ein einen einem eines einer une un una uno",
            "two couple zwei deux dos pair par paar both", "three drei trois tres",
            "four vier quatre cuatro", "five funf cinq cinco", "six sechs seis",
            "seven sieben sept siete", "eight acht huit ocho", "nine neun neuf nueve",
            "ten zehn dix diez", "eleven elf onze once", "twelve dozen zwolf douze doce dutzend",
            "thirteen", "fourteen vierzehn", "fifteen funfzehn quince", "sixteen", "seventeen",
            "eighteen achtzehn", "nineteen", "twenty zwanzig vingt veinte",
        )
    )
    for word in words.split()
} | {
    "few": 3.0, "several": 4.0, "some": 3.0, "many": 6.0, "einige": 3.0, "mehrere": 4.0,
    "quelques": 3.0, "plusieurs": 4.0, "algunos": 3.0, "algunas": 3.0, "varios": 4.0,
    "varias": 4.0, "twenty-four": 24.0, "thirty": 30.0, "forty": 40.0, "fifty": 50.0,
    "hundred": 100.0, "viele": 6.0, "muchos": 6.0, "ein paar": 3.0,
}  # fmt: skip
# "A quarter of a year's pay", "two thirds of a month's".
_FRACTIONS: Final = {
    "half": 0.5,
    "third": 1 / 3,
    "thirds": 2 / 3,
    "quarter": 0.25,
    "quarters": 0.75,
}
# French "an" is a year, English "an" is none.
_BEFORE_AN: Final = word_set("un par l d demi cet chaque")
_HALF: Final = word_set("half halbes halbe halben halber demi demie medio media")
_ARTICLES: Final = ("a", "an", "un", "una", "une")
_FILLERS: Final = word_set(
    "of good full whole entire solid long about roughly nearly almost the whole's in per every "
    "ganzes ganze ganzen volles vollen gute guten einem de d et mas menos than more less over just "
    "his her their my your working honest hard worth"
)
_WORK: Final = word_set(
    "pay wage wages salary salaries work works working labour labor earning earnings earn "
    "earns earned income incomes saving savings saved save toil paycheck paychecks paycheque "
    "takings profit profits revenue job jobs rations' makes make "
    "lohn lohne gehalt gehalter arbeit arbeitet arbeiten verdienst verdient verdienen "
    "einkommen "
    "ersparnisse erspart ersparnissen heuer sold monatslohn jahreslohn wochenlohn tageslohn "
    "salaire salaires paie paye travail gagne gains solde economies revenu revenus "
    "sueldo sueldos salario salarios trabajo jornal jornales gana ganan paga ahorros ingresos"
)
_COST: Final = word_set(
    "cost costs price priced prices worth asks asking wants demands charges pay fee value "
    "valued going goes kostet kosten preis wert verlangt fordert coute couter prix vaut "
    "demande cuesta cuestan precio vale pide valor equals equivalent corresponds"
)
_COMPOUND: Final = (
    ("tageslohn", 1.0), ("wochenlohn", 7.0), ("monatslohn", 30.0), ("monatsgehalt", 30.0),
    ("jahreslohn", 365.0), ("jahresgehalt", 365.0), ("jahreseinkommen", 365.0),
    ("monatslohne", 90.0), ("monatsgehalter", 90.0), ("wochenlohne", 21.0), ("jahreslohne", 1000.0),
    ("jahresgehalter", 1000.0),
)  # fmt: skip
_PHRASES: Final = (
    (("pocket", "change"), 1), (("small", "change"), 1), (("loose", "change"), 1),
    (("spare", "change"), 1), (("few", "coins"), 1), (("few", "coppers"), 1),
    (("few", "pennies"), 1), (("one", "penny"), 1),
    (("his", "copper"), 1), (("her", "copper"), 1), (("same", "copper"), 1),
    (("two", "coppers"), 1),
    (("taschengeld",), 1), (("kleingeld",), 1), (("menue", "monnaie"), 1), (("calderilla",), 1),
    (("argent", "de", "poche"), 1), (("life", "savings"), 6), (("life's", "savings"), 6),
    (("life's", "work"), 6), (("lebensersparnisse",), 6), (("vermogen",), 6),
    (("a", "king's", "ransom"), 6), (("small", "fortune"), 5), (("a", "fortune"), 6),
    (("astronomical",), 6), (("multiple_years",), 6), (("average_year",), 5),
    (("average_season",), 4), (("average_month",), 3), (("average_week",), 2),
    (("pocket_change",), 1),
)  # fmt: skip
# "What a docker takes home in a week": these tell of pay only behind "what" or before "home".
_TAKEN: Final = word_set(
    "take takes took bring brings brought carry carries get gets got see sees clear clears "
    "net nets pocket pockets draw draws collect collects live lives"
)
_TAKEN_REACH: Final = 5
_TOKEN = re.compile(r"[a-z_]+(?:'[a-z]+)?|\d+(?:[.,]\d+)?")
_NEAR: Final = 7
# In front of a price these tell that it is asked now, or that it was asked before.
_NOW: Final = word_set("now today currently let jetzt heute maintenant aujourd'hui ahora hoy")
_NOW_REACH: Final = 6
_PAST: Final = word_set(
    "worth from not instead was were normally usually once formerly before used von statt anstatt "
    "fruher vorher sonst lieu avant antes vez normalement normalerweise normalmente"
)
_PAST_REACH: Final = 4
_BACK: Final = 6


@dataclass(frozen=True, slots=True)
class WorkTime:
    """A stated price in days of work, with the words that state it."""

    days: float
    words: str

    @property
    def ds(self) -> int:
        """The step of the price scale, 1 to 6 (S-54)."""
        return step_of_days(self.days)


def step_of_days(days: float) -> int:
    """Give the step of the price scale, 1 to 6, for days of work.

    Rule: S-54.
    """
    return 1 + sum(days > limit for limit in _LIMITS)


def stated(text: str) -> tuple[int, str] | None:
    """Find a price stated as a time of work.

    Returns:
        The DS from 1 to 6 and the words that state it, or None where no such price stands.

    Rule: S-54.

    Example:
        >>> stated("It costs three months' pay")
        (4, "three months'")
    """
    flat = fold(text)
    tokens = list(_TOKEN.finditer(flat))
    words = [_bare(token.group()) for token in tokens]
    owning = {at for at, token in enumerate(tokens) if _is_possessive(token, flat)}
    found: list[tuple[int, int, WorkTime]] = []
    left: list[tuple[int, int, WorkTime]] = []
    for place, word in enumerate(words):
        time = _compound(words, place) or _time_at(words, place, word)
        if time is None:
            continue
        distance = _distance(words, place, time)
        if distance is not None:
            found.append((distance, place, time))
        elif place in owning:  # "worth a year's wages, mine for a week's"
            left.append((_NEAR, place, time))
    if found:
        found += left
        _, _, best = min(_asked_now(words, found), key=lambda one: one[0])
        return best.ds, best.words
    return _phrase(words)


def _is_possessive(token: re.Match[str], text: str) -> bool:
    return token.group().endswith("'s") or text[token.end() : token.end() + 1] == "'"


def _asked_now(
    words: list[str], found: list[tuple[int, int, WorkTime]]
) -> list[tuple[int, int, WorkTime]]:
    """Leave out prices that hold no more, as in "down from a month's pay to a week's"."""
    if len(found) == 1:
        return found

    places = [place for _, place, _ in found]

    def before(place: int, time: WorkTime, reach: int) -> list[str]:
        start = place + 1 - len(time.words.split())
        last = max((other for other in places if other < start), default=-1)
        return words[max(0, last + 1, start - reach) : start]

    def is_now(row: list[str]) -> bool:
        return bool(_NOW & set(row)) or "down to" in " ".join(row)

    now = [one for one in found if is_now(before(one[1], one[2], _NOW_REACH))]
    past = [one for one in found if _PAST & set(before(one[1], one[2], _PAST_REACH))]
    return now or [one for one in found if one not in past] or found


def _bare(word: str) -> str:
    """Take a possessive ending off, as in "month's"."""
    return word.removesuffix("'s") if word.removesuffix("'s") in _DAYS else word


def _compound(words: list[str], place: int) -> WorkTime | None:
    """Read German words that hold both, such as "Monatslohn"."""
    for compound, days in _COMPOUND:
        if words[place] == compound:
            count, start = _count(words, place, plural=False)
            once = count if count > 1 else 1.0
            base = days if once == 1.0 else {90.0: 30.0, 21.0: 7.0, 1000.0: 365.0}.get(days, days)
            return WorkTime(days=once * base, words=" ".join(words[start : place + 1]))
    return None


def _time_at(words: list[str], place: int, word: str) -> WorkTime | None:
    unit = _DAYS.get(word)
    if unit is None or (word in _FRACTIONS and words[place + 1 : place + 2] == ["of"]):
        return None
    if word == "an" and words[max(0, place - 1)] not in _BEFORE_AN:
        return None
    count, start = _count(words, place, plural=word in _PLURAL)
    if words[max(0, start - 1) : start] == ["of"] and start > 1:
        count *= _FRACTIONS.get(words[start - 2], 1.0)
    if words[place + 1 : place + 4] == ["and", "a", "half"]:
        count += 0.5
    shown = " ".join(words[start : place + 1]) + ("'" if word in _PLURAL else "")
    return WorkTime(days=count * unit, words=shown)


def _count(words: list[str], place: int, *, plural: bool) -> tuple[float, int]:
    """Give the number in front of a unit, and where it begins."""
    half = False
    at = place - 1
    while at >= 0 and place - at <= _BACK:
        word = words[at]
        if word in _HALF:
            half = True
        elif word[0].isdigit():
            return float(word[:9].replace(",", ".")) * (0.5 if half else 1.0), at
        elif word in _NUMBERS:
            return _number(words, at, plural=plural, half=half)
        elif word not in _FILLERS:
            break
        at -= 1
    if half:
        return 0.5, at + 1
    return (3.0 if plural else 1.0), place


def _number(words: list[str], at: int, *, plural: bool, half: bool) -> tuple[float, int]:
    """Read the number word at a place: "a few", "half a", "a year of" and the like."""
    word, value = words[at], _NUMBERS[words[at]]
    if value == 1.0 and at and words[at - 1] in _HALF:
        return 0.5, at - 1
    if value == 1.0 and plural and not half and word in _ARTICLES:
        value = 3.0
    start = at - 1 if word in ("several", "few") and at and words[at - 1] == "a" else at
    return value * (0.5 if half else 1.0), start


def _distance(words: list[str], place: int, time: WorkTime) -> int | None:
    """Give how far the nearest word of work or price is, or None when the time is no price."""
    near = [
        abs(other - place)
        for other in range(max(0, place - _NEAR), min(len(words), place + _NEAR + 1))
        if _is_work(words, other)
    ]
    before = [
        place - other + 1 + _is_duration(words, place)
        for other in range(max(0, place - _NEAR), place)
        if words[other] in _COST
    ]
    if any(word == compound for compound, _ in _COMPOUND for word in time.words.split()):
        near.append(0)
    return min(near + before, default=None)


def _is_work(words: list[str], at: int) -> bool:
    """Tell whether a word speaks of work or of what work brings."""
    if words[at] in _WORK or words[at].rstrip("'") in _WORK:
        return True
    if words[at] not in _TAKEN:
        return False
    home = words[at + 1 : at + 2] == ["home"]
    return home or "what" in words[max(0, at - _TAKEN_REACH) : at]


def _is_duration(words: list[str], place: int) -> int:
    """Tell a hire ("for a week") from a price by the word in front: 3 for a hire, else 0."""
    return 3 if "for" in words[max(0, place - 2) : place] else 0


def _phrase(words: list[str]) -> tuple[int, str] | None:
    for phrase, ds in _PHRASES:
        for place in range(len(words) - len(phrase) + 1):
            if tuple(words[place : place + len(phrase)]) == phrase:
                return ds, " ".join(phrase)
    return None
