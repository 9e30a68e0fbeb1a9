"""English forms that a concept's own words are put into: verbs, makers, one and many."""

import re
from typing import Final

_VOWELS: Final = "aeiou"
_IRREGULAR_THIRD: Final = {"has": "have", "does": "do", "goes": "go", "is": "be", "are": "be"}
_IRREGULAR_PAST: Final = frozenset(
    [
        "lost",
        "found",
        "sold",
        "stole",
        "broke",
        "ran",
        "fled",
        "fell",
        "killed",
        "made",
        "took",
        "gave",
        "left",
        "kept",
        "won",
        "saw",
        "knew",
        "wrote",
        "said",
        "told",
        "built",
        "bought",
        "brought",
        "burnt",
        "caught",
        "chose",
        "drew",
        "drowned",
        "ate",
        "fought",
        "forgot",
        "got",
        "grew",
        "hid",
        "held",
        "heard",
        "hurt",
        "led",
        "met",
        "paid",
        "rode",
        "sang",
        "sank",
        "shot",
        "slept",
        "spoke",
        "swore",
        "taught",
        "thought",
        "threw",
        "wore",
        "woke",
        "had",
        "was",
        "were",
        "did",
        "went",
        "came",
        "began",
        "became",
        "married",
        "died",
        "lied",
        "tried",
        "buried",
    ]
)  # fmt: skip
_KEPT_S: Final = frozenset(
    [
        "always",
        "dress",
        "guess",
        "press",
        "miss",
        "pass",
        "kiss",
        "toss",
        "cross",
        "discuss",
        "bless",
        "process",
        "possess",
        "witness",
        "perhaps",
        "sometimes",
    ]
)  # fmt: skip
_ODD_MANY: Final = {
    "men": "man", "women": "woman", "children": "child", "people": "person", "teeth": "tooth",
    "feet": "foot", "geese": "goose", "mice": "mouse", "wolves": "wolf", "knives": "knife",
    "lives": "life", "wives": "wife", "thieves": "thief", "leaves": "leaf", "loaves": "loaf",
    "halves": "half", "elves": "elf", "dwarves": "dwarf", "lice": "louse", "bees": "bee",
    "the dead": "dead", "shoes": "shoe", "lies": "lie", "pies": "pie", "ties": "tie",
}  # fmt: skip
_NEVER_MANY: Final = frozenset(
    [
        "chess",
        "dress",
        "glass",
        "grass",
        "moss",
        "mess",
        "bass",
        "boss",
        "kiss",
        "loss",
        "brass",
        "gas",
        "bus",
        "news",
        "lens",
        "chaos",
        "christmas",
        "politics",
        "mathematics",
        "success",
        "darkness",
        "silence",
        "princess",
        "witness",
        "illness",
        "business",
        "wilderness",
        "abyss",
        "justice",
        "atlas",
        "circus",
        "octopus",
        "fungus",
        "genius",
        "virus",
        "corpus",
        "walrus",
        "cactus",
        "was",
        "this",
        "us",
        "happiness",
        "sadness",
        "madness",
        "kindness",
        "loneliness",
        "mistress",
        "actress",
        "goddess",
        "duchess",
        "priestess",
        "sorceress",
        "governess",
        "seamstress",
        "waitress",
        "hostess",
        "heiress",
        "empress",
    ]
)  # fmt: skip
_MODALS: Final = frozenset(
    [
        "can",
        "cannot",
        "can't",
        "can’t",
        "could",
        "couldn't",
        "must",
        "will",
        "won't",
        "won’t",
        "would",
        "wouldn't",
        "should",
        "may",
        "might",
        "shall",
        "need",
        "dare",
    ]
)  # fmt: skip
_AGENTS: Final = {
    "lie": "liar", "steal": "thief", "cook": "cook", "guard": "guard", "guide": "guide",
    "judge": "judge", "sin": "sinner", "beg": "beggar", "spy": "spy", "prophesy": "prophet",
    "study": "student", "counsel": "counsellor", "sail": "sailor", "act": "actor",
    "edit": "editor", "visit": "visitor", "govern": "governor", "invent": "inventor",
    "negotiate": "negotiator", "have": "", "be": "", "do": "", "go": "", "know": "",
    "want": "", "need": "", "remember": "", "love": "lover", "hate": "hater",
    "think": "", "believe": "",
    "work": "", "live": "", "get": "", "come": "", "say": "", "try": "", "like": "",
    "owe": "", "feel": "", "become": "", "seem": "", "claim": "", "fear": "", "forget": "",
    "own": "", "grow": "", "use": "", "put": "", "give": "", "bring": "", "run": "keeper",
    "speak": "speaker", "hear": "", "talk": "", "make": "maker", "audit": "auditor",
    "collect": "collector",
    "look": "", "seek": "seeker", "wear": "", "hold": "", "see": "seer", "lose": "",
    "keep": "keeper",
}  # fmt: skip
"""Who does a thing, where adding -er would be wrong; "" where nobody is called so."""


def is_modal(word: str) -> bool:
    """Return whether a word stands before a bare verb: can, will, must."""
    return word in _MODALS


def is_past(word: str) -> bool:
    """Return whether a verb form tells of the past.

    Example:
        >>> is_past("lost"), is_past("betrayed"), is_past("keeps"), is_past("feeds")
        (True, True, False, False)
    """
    return word in _IRREGULAR_PAST or (word.endswith("ed") and word not in {"need", "feed", "shed"})


def base_of(third: str) -> str:
    """Return the bare form of a verb in the third person.

    Example:
        >>> [base_of(w) for w in ("keeps", "carries", "teaches", "lies", "has", "uses", "sing")]
        ['keep', 'carry', 'teach', 'lie', 'have', 'use', 'sing']
    """
    if third in _IRREGULAR_THIRD:
        return _IRREGULAR_THIRD[third]
    if not third.endswith("s") or third in _KEPT_S or third.endswith("ss"):
        return third
    if third.endswith("ies"):
        return third[:-1] if len(third) <= 4 else f"{third[:-3]}y"  # noqa: PLR2004 - lies, dies
    if third.endswith(("sses", "shes", "ches", "xes", "zzes", "oes")):
        return third[:-2]
    return third[:-1]


def third_of(base: str) -> str:
    """Return the third person of a bare verb.

    Example:
        >>> [third_of(w) for w in ("keep", "carry", "teach", "lie", "have", "be", "sing", "play")]
        ['keeps', 'carries', 'teaches', 'lies', 'has', 'is', 'sings', 'plays']
    """
    odd = {bare: third for third, bare in _IRREGULAR_THIRD.items() if third != "are"}
    if base in odd:
        return odd[base]
    if base.endswith("y") and base[-2:-1] not in _VOWELS:
        return f"{base[:-1]}ies"
    if base.endswith(("s", "sh", "ch", "x", "z", "o")):
        return f"{base}es"
    return f"{base}s"


def _doubles(base: str) -> bool:
    """Return whether the last consonant is doubled before -ing and -er: rob, run, quarrel."""
    if base.endswith(("vel", "rrel", "uel", "bel", "cel", "mit", "gin", "get")):
        return True
    return bool(re.fullmatch(r"(?:[^aeiou]|qu)*[aeiou][^aeiouwxy]", base)) and len(base) > 2  # noqa: PLR2004


def ing_of(base: str) -> str:
    """Return the -ing form of a bare verb.

    Example:
        >>> [ing_of(w) for w in ("keep", "rob", "lie", "fake", "see", "be", "open", "play")]
        ['keeping', 'robbing', 'lying', 'faking', 'seeing', 'being', 'opening', 'playing']
    """
    if base.endswith("ie"):
        return f"{base[:-2]}ying"
    if base.endswith("e") and not base.endswith(("ee", "ye", "oe")) and base != "be":
        return f"{base[:-1]}ing"
    return f"{base}{base[-1]}ing" if _doubles(base) else f"{base}ing"


def base_of_ing(ing: str) -> str:
    """Return the bare form of a verb in -ing.

    Example:
        >>> [base_of_ing(w) for w in ("hiding", "running", "untying", "selling", "dancing")]
        ['hide', 'run', 'untie', 'sell', 'dance']
    """
    stem = ing.removesuffix("ing")
    if ing.removeprefix("un") in ("lying", "dying", "tying"):
        return f"{stem[:-1]}ie"
    if len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] not in "lsfz":  # noqa: PLR2004
        return stem[:-1]
    ends_soft = stem.endswith(("c", "v", "dg", "iz", "at", "u", "rs", "ns", "rg"))
    is_eat = stem.endswith(("eat", "oat"))
    return f"{stem}e" if (ends_soft and not is_eat) or _doubles(stem) or stem == "us" else stem


def agent_of(base: str) -> str:
    """Return who does a verb; "" where nobody is called so.

    Example:
        >>> [agent_of(w) for w in ("fake", "rob", "negotiate", "carry", "lie", "know", "collect")]
        ['faker', 'robber', 'negotiator', 'carrier', 'liar', '', 'collector']
    """
    if base in _AGENTS:
        return _AGENTS[base]
    if base.endswith(("ate", "ct")):
        return f"{base.removesuffix('e')}or"
    if base.endswith("e"):
        return f"{base}r"
    if base.endswith("y") and base[-2:-1] not in _VOWELS:
        return f"{base[:-1]}ier"
    return f"{base}{base[-1]}er" if _doubles(base) else f"{base}er"


def is_many(phrase: str) -> bool:
    """Return whether a noun phrase speaks of more than one.

    Example:
        >>> is_many("bees"), is_many("a bank vault"), is_many("the dead"), is_many("last words")
        (True, False, True, True)
    """
    low = phrase.casefold().strip()
    first, last = (
        low.split(" ")[0],
        re.split(r"\s(?:of|for|in|with|that|who)\s", low)[0].split(" ")[-1],
    )
    if first in ("a", "an", "one", "every", "each"):
        return False
    if " and " in low or low in ("the dead", "the poor", "the living", "the damned", "the blind"):
        return True
    if first in ("two", "three", "four", "five", "six", "seven", "many", "both", "several"):
        return True
    if last in _ODD_MANY or last in ("cattle", "folk", "police", "sheep"):
        return True
    return last.endswith("s") and last not in _NEVER_MANY and not last.endswith(("ss", "us", "is"))


def one_of(noun: str) -> str:
    """Return the singular of a noun, for use before another: bees, bee keeper.

    Example:
        >>> [one_of(w) for w in ("bees", "bodies", "witches", "knives", "insurance", "glass")]
        ['bee', 'body', 'witch', 'knife', 'insurance', 'glass']
    """
    low = noun.casefold()
    if low in _ODD_MANY:
        return _ODD_MANY[low]
    if not is_many(low):
        return noun
    if low.endswith("ies"):
        return f"{noun[:-3]}y"
    if low.endswith(("sses", "shes", "ches", "xes", "zzes", "oes")):
        return noun[:-2]
    return noun[:-1]


def bare(phrase: str) -> str:
    """Return a noun phrase without its article.

    Example:
        >>> bare("a drowned god"), bare("the last bicycle"), bare("bees")
        ('drowned god', 'last bicycle', 'bees')
    """
    return re.sub(r"^(?:a|an|the|his|her|its|their|some|any|one)\s+", "", phrase, flags=re.I)


def definite(phrase: str) -> str:
    """Return a noun phrase that points at a known thing.

    Example:
        >>> definite("a drowned god"), definite("bees"), definite("her shadow")
        ('the drowned god', 'the bees', 'the shadow')
    """
    return f"the {bare(phrase)}"


def as_first(phrase: str) -> str:
    """Return words about somebody as they would say them: his and her become my.

    Example:
        >>> as_first("keep his bees to himself")
        'keep my bees to myself'
    """
    swaps = {"his": "my", "her": "my", "its": "my", "their": "my", "himself": "myself",
             "herself": "myself", "itself": "myself", "themselves": "myself"}  # fmt: skip
    return " ".join(swaps.get(word, word) for word in phrase.split(" "))


def says_third(phrase: str) -> bool:
    """Return whether words hold somebody that they would not say of themselves: she, he, it."""
    return bool(re.search(r"\b(?:he|she|it|they|him|them|is|was|are|were)\b", phrase))
