"""Takes a concept apart: who it is about, and each thing that it says of them.

"a retired executioner who keeps bees" is a head (retired executioner) and a facet (keeps bees).
Every facet must come back somewhere in what is made; ``words.facets`` holds the sentences.
"""

import re
from typing import Final, NamedTuple

from companion.generators.grammar import (
    agent_of,
    bare,
    base_of,
    base_of_ing,
    definite,
    ing_of,
    is_many,
    is_modal,
    is_past,
    one_of,
    third_of,
)
from companion.generators.text import titled

_PLAIN: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?|\d{1,3}(?:-[^\W\d_]+)+")
_PARTS: Final = re.compile(r"[,;:.!?()\[\]{}<>|*`#\"“”„—–/\\=+]+|\s-\s")
_WHO: Final = frozenset(("who", "that", "which"))
_PLACES: Final = frozenset(
    ("in", "at", "on", "under", "from", "behind", "inside", "below", "beneath", "above", "near",
     "aboard", "outside", "beyond", "between", "within", "underneath", "beside")
)  # fmt: skip
_LINKS: Final = {"with": "has", "without": "lacks", "of": "of", "for": "for", "to": "for",
                 "about": "of", "against": "of"}  # fmt: skip
_KEPT_ADVERBS: Final = frozenset(("only", "always", "secretly", "still"))
_ADVERBS: Final = frozenset(
    [
        "now",
        "only",
        "still",
        "secretly",
        "always",
        "once",
        "also",
        "just",
        "sometimes",
        "often",
        "rarely",
        "quietly",
        "actually",
        "really",
        "simply",
        "merely",
        "mostly",
        "constantly",
        "usually",
        "apparently",
        "allegedly",
        "then",
        "already",
        "both",
        "even",
    ]
)
_NO_FACET: Final = frozenset(
    [
        "a",
        "the",
        "an",
        "it",
        "he",
        "she",
        "they",
        "him",
        "her",
        "them",
        "you",
        "me",
        "us",
        "all",
        "more",
        "everybody",
        "anybody",
        "everyone",
        "anyone",
        "and",
        "or",
        "but",
    ]
)
_ORDER_WORDS: Final = frozenset(
    [
        "ignore",
        "instructions",
        "instruction",
        "prompt",
        "system",
        "weights",
        "weight",
        "health",
        "points",
        "strength",
        "script",
        "select",
        "drop",
        "assistant",
        "json",
    ]
)
_KNOWN: Final = frozenset(("a", "an", "the", "his", "her", "their", "my", "our"))
_COLLECTIVES: Final = frozenset(
    [
        "swarm",
        "flock",
        "herd",
        "pack",
        "shoal",
        "horde",
        "colony",
        "hive",
        "murmuration",
        "host",
        "choir",
        "pair",
        "pile",
        "heap",
        "bunch",
        "crowd",
        "army",
        "gang",
        "group",
        "bundle",
        "set",
    ]
)
_FEELINGS: Final = frozenset(
    [
        "love",
        "hate",
        "fear",
        "dread",
        "remember",
        "know",
        "believe",
        "want",
        "dream",
        "miss",
        "need",
        "hope",
        "long",
        "wish",
        "envy",
        "trust",
        "owe",
        "mistrust",
        "distrust",
        "despise",
        "adore",
        "admire",
        "regret",
        "pity",
        "worship",
        "suspect",
        "like",
        "dislike",
        "prefer",
        "feel",
        "think",
        "understand",
        "resemble",
        "belong",
        "matter",
        "seem",
    ]
)
KIN: Final = frozenset(
    [
        "twin",
        "sister",
        "brother",
        "widow",
        "widower",
        "son",
        "daughter",
        "mother",
        "father",
        "wife",
        "husband",
        "ex-wife",
        "ex-husband",
        "heir",
        "child",
        "bastard",
        "cousin",
        "niece",
        "nephew",
        "lover",
        "apprentice",
        "servant",
        "rival",
        "double",
        "understudy",
        "bodyguard",
        "friend",
        "grandmother",
        "grandfather",
        "grandson",
        "granddaughter",
        "orphan",
        "bride",
        "groom",
        "fiancee",
        "mistress",
        "pupil",
        "disciple",
        "killer",
        "murderer",
        "ghost",
        "shadow",
        "half-brother",
        "half-sister",
        "stepmother",
        "stepson",
        "stepdaughter",
        "uncle",
        "aunt",
        "nanny",
        "valet",
        "impersonator",
        "biographer",
    ]
)
_STATES: Final = frozenset(
    [
        "afraid",
        "fond",
        "allergic",
        "famous",
        "wanted",
        "obsessed",
        "tired",
        "cursed",
        "haunted",
        "hunted",
        "possessed",
        "trained",
        "raised",
        "sworn",
        "married",
        "addicted",
        "loyal",
        "jealous",
        "forbidden",
        "doomed",
        "bound",
        "trapped",
        "stuck",
        "known",
        "owned",
        "armed",
        "dressed",
        "disguised",
        "born",
        "buried",
        "wrapped",
        "carved",
        "betrothed",
        "engaged",
        "promised",
        "proud",
        "ashamed",
        "weary",
        "envious",
        "guilty",
        "suspected",
        "accused",
        "accustomed",
        "devoted",
        "immune",
        "sick",
    ]
)
_TRIED: Final = frozenset(
    [
        "sell",
        "hunt",
        "run",
        "hide",
        "seek",
        "look",
        "search",
        "wait",
        "carry",
        "keep",
        "guard",
        "collect",
        "chase",
        "teach",
        "live",
        "work",
        "pretend",
        "try",
        "plan",
        "dream",
        "pose",
        "steal",
        "smuggle",
        "fight",
        "walk",
        "travel",
        "wander",
        "flee",
        "play",
        "sing",
        "cook",
        "feed",
        "raise",
        "rob",
        "serve",
        "watch",
        "follow",
        "build",
        "write",
        "study",
        "beg",
        "trade",
        "deal",
        "read",
        "learn",
        "haunt",
        "mourn",
        "drink",
        "dig",
        "wear",
        "hold",
        "ride",
        "drive",
        "lead",
        "tend",
        "mend",
        "grow",
        "make",
        "bake",
        "brew",
        "catch",
        "eat",
    ]
)
_GOALS: Final = (
    (("look for", "search for", "hunt for"), "find"), (("seek",), "find"),
    (("wait for", "long for", "yearn for"), "see"),
    (("try to", "want to", "hope to", "plan to", "mean to", "dream of becoming", "wish to",
      "long to", "intend to", "need to", "vow to", "swear to"), ""),
)  # fmt: skip
"""Clauses that are a want: how they begin, and the verb that the want is told with."""
_FAMILY: Final = frozenset(
    [
        "children",
        "child",
        "daughter",
        "daughters",
        "son",
        "sons",
        "wife",
        "husband",
        "sister",
        "sisters",
        "brother",
        "brothers",
        "mother",
        "father",
        "family",
        "twins",
        "baby",
        "grandchildren",
        "wives",
        "husbands",
        "lover",
        "parents",
        "grandmother",
    ]
)
_NOBODIES: Final = frozenset(("nobody", "everybody", "everyone", "no-one"))
AFTER_DEATH: Final = frozenset(("widow", "widower", "orphan", "heir", "killer", "murderer"))
_DONE: Final = frozenset(
    [
        "gone",
        "been",
        "seen",
        "done",
        "lost",
        "died",
        "stopped",
        "left",
        "sold",
        "met",
        "kept",
        "made",
        "become",
        "come",
        "run",
        "had",
        "told",
        "lain",
        "slept",
        "fought",
        "found",
        "bought",
        "caught",
        "taught",
        "thought",
        "built",
        "burnt",
        "learnt",
        "won",
        "dealt",
        "felt",
        "held",
        "read",
        "said",
        "sat",
        "sent",
        "stood",
        "struck",
    ]
)
_MOST_WORDS: Final = 8
_MOST_FACETS: Final = 4
_LONGEST_TRAIT: Final = 34
_LONGEST: Final = 70


class Facet(NamedTuple):
    """One thing that a concept says of somebody.

    Attributes:
        kind: does, feels, seeks, refuses, unable, never, past, is, whose, has, family, lacks, of, for, kin, made, place.
        text: as it was said, third person: "keeps bees"; a noun phrase for the last eight.
        base: bare verb form: "keep bees"; the noun phrase without its article.
        ing: "keeping bees"; the noun phrase with "the".
        trait: as a Trait, a word or an archetype: "Keeps Bees"; "" when it would not read well.
        agent: who does such a thing: "Bee Keeper"; for kin the word for it: "sister".
        many: whether the noun phrase speaks of more than one.
    """

    kind: str
    text: str
    base: str
    ing: str
    trait: str
    agent: str = ""
    many: bool = False


class Parsed(NamedTuple):
    """A concept taken apart.

    Attributes:
        head: plain words of the first noun phrase, lower case, articles left out.
        facets: what is said about it, in order.
        agent_only: whether the head is only "one", "somebody" and the like.
    """

    head: tuple[str, ...]
    facets: tuple[Facet, ...]


def take_apart(text: str) -> Parsed:
    """Take a concept apart; anything that is no plain English gives no facets.

    Args:
        text: cleaned concept.

    Example:
        >>> found = take_apart("a retired executioner who keeps bees")
        >>> found.head, found.facets[0].kind, found.facets[0].ing, found.facets[0].agent
        (('retired', 'executioner'), 'does', 'keeping bees', 'Bee Keeper')
    """
    head: list[str] = []
    facets: list[Facet] = []
    for place, part in enumerate(_PARTS.split(text)):
        words = part.split()
        if place > 0 and head and words:
            words = _loose(words) or words
        if not words or any(_PLAIN.fullmatch(word) is None for word in words):
            continue
        if _ORDER_WORDS & {word.casefold() for word in words}:
            continue
        first, rest = _split_head(words)
        if place == 0 or not head:
            head = [word.casefold() for word in first]
            facets += _kin_of(first)
        facets += _facets_in(rest, first)
    distinct = {facet.text: facet for facet in reversed(facets)}
    kept = [facet for facet in facets if distinct.get(facet.text) is facet]
    return Parsed(tuple(head), tuple(kept[:_MOST_FACETS]))


def _loose(words: list[str]) -> list[str]:
    """Return a part after a comma as a clause: "afraid of stairs" is "who is afraid of stairs"."""
    low = words[0].casefold()
    if low.endswith("ing") and len(low) > 4:  # noqa: PLR2004
        return words
    if low in ("never", "always", "no", "once") or is_modal(low):
        return ["who", *words]
    if (low in _STATES and _is_state(words, 0)) or _is_in_love(words, 0):
        return ["who", "is", *words]
    return []


def _is_start(words: list[str], place: int) -> bool:
    """Return whether a new facet begins at a word."""
    word = words[place].casefold()
    if word in _WHO or word in _LINKS or word in _PLACES or word in ("whose", "whom"):
        return True
    if place > 0 and word in _NOBODIES:
        return True
    if place > 0 and word in _STATES:
        return _is_state(words, place)
    if word in ("made", "built", "carved", "named", "called"):
        return place + 1 < len(words)
    if word in ("but", "and", "or", "yet"):
        return place + 1 < len(words)
    return place > 0 and word.endswith("ing") and _is_participle(words, place)


def _is_state(words: list[str], place: int) -> bool:
    """Return whether a word tells how somebody is: "afraid of the dark", "trained as spies"."""
    after = words[place + 1].casefold() if place + 1 < len(words) else ""
    return after in (*_LINKS, *_PLACES, "as", "by", "into")


def _is_participle(words: list[str], place: int) -> bool:
    """Return whether an -ing word tells what somebody is doing: "sister hiding in a circus"."""
    if place + 1 >= len(words):
        return False
    after = words[place + 1].casefold()
    before = words[place - 1].casefold()
    starts = ("a", "an", "the", "in", "to", "for", "from", "his", "her", "their", "its", "at", "on",
              "under", "behind", "as", "with", "out", "up")  # fmt: skip
    if base_of_ing(words[place].casefold()) in _TRIED and before not in ("a", "an", "the"):
        return True
    return after in starts and before not in ("a", "an", "the") and len(words[place]) > 5  # noqa: PLR2004


def _split_head(words: list[str]) -> tuple[list[str], list[str]]:
    at = next((i for i in range(len(words)) if i > 0 and _is_start(words, i)), len(words))
    if words and words[0].casefold() in (*_WHO, "whose", *_LINKS, *_PLACES, "but", "and"):
        at = 0
    head = words[:at]
    while head and head[0].casefold() in ("a", "an", "the", "some", "very", "my", "our", "really",
                                          "rather", "this", "that"):  # fmt: skip
        head = head[1:]
    return head, words[at:]


def _is_in_love(words: list[str], at: int) -> bool:
    return [word.casefold() for word in words[at : at + 2]] == ["in", "love"]


def _is_trade(words: list[str]) -> bool:
    """Return whether "in ..." tells a trade, not a place."""
    return words[0].casefold() not in ("a", "an", "the") and is_many(" ".join(words))


def _facets_in(words: list[str], head: list[str]) -> list[Facet]:
    found: list[Facet] = []
    at = 0
    clause = False  # whether "and" goes on with a clause
    while at < len(words):
        word = words[at].casefold()
        if word in ("but", "and", "or", "yet"):
            follows = words[at + 1].casefold() if at + 1 < len(words) else ""
            if follows in _WHO or follows in _LINKS or follows in _PLACES or follows == "whose":
                at += 1
                continue
            is_verb = follows in ("never", "cannot", "can't", "is", "was", "has") or (
                clause and (follows.endswith("s") or follows in _ADVERBS)
            )
            if not is_verb and word != "but":
                at += 1
                continue
            end = _end(words, at + 1, clause=True)
            found += _clause(words[at + 1 : end])
        elif word in _WHO or word == "whom":
            end, clause = _end(words, at + 1, clause=True), True
            found += _clause(words[at + 1 : end])
        elif word in _NOBODIES:
            end = _end(words, at + 1, clause=True)
            told = f"the one {' '.join(words[at:end])}"
            if len(told) <= _LONGEST:
                found.append(Facet("is", f"is {told}", told, f"being {told}", ""))
        elif (word in _STATES and _is_state(words, at)) or _is_in_love(words, at):
            end, clause = _end(words, at + 1, clause=True), True
            found += _clause(["is", *words[at:end]])
        elif word == "whose":
            end = _end(words, at + 1, clause=True)
            found += _whose(words[at + 1 : end])
        elif word in ("made", "built", "carved") and at + 1 < len(words):
            end = _end(words, at + 2, clause=False)
            found += _noun("made", words[at + 2 : end])
        elif word in _LINKS or word in _PLACES:
            end = _end(words, at + 1, clause=False)
            kind = _LINKS.get(word, "place")
            things = words[at + 1 : end]
            if word == "in" and things and _is_trade(things):
                kind = "of"  # a trader in last words
            is_known = bool(things) and things[0].casefold() in _KNOWN
            if (
                kind == "of"
                and word == "of"
                and is_known
                and at == 0
                and head
                and head[-1].casefold() in KIN
            ):
                kind = "kin"  # the twin sister of the queen
            if kind == "for" and word == "to" and not _noun_like(words[at + 1 : end]):
                found += []
            elif word == "of" and at == 0 and head and head[-1].casefold() in _COLLECTIVES:
                found += [f._replace(kind="made_of") for f in _noun("of", things)]
            elif kind == "lacks" and "or" in things:
                cut = things.index("or")
                found += _noun(kind, things[:cut]) + _noun(kind, things[cut + 1 :])
            else:
                found += _noun(kind, things, link=word, role=head[-1].casefold() if head else "")
        elif word.endswith("ing"):
            end, clause = _end(words, at + 1, clause=True), True
            verb = third_of(base_of_ing(word))
            found += _clause([verb, *words[at + 1 : end]])
        else:
            end = at + 1
        at = max(end, at + 1)
    return found


def _noun_like(words: list[str]) -> bool:
    return bool(words) and (words[0].casefold() in ("a", "an", "the", "his", "her")
                            or is_many(" ".join(words)))  # fmt: skip


def _end(words: list[str], start: int, *, clause: bool) -> int:
    """Return where a clause or noun phrase ends."""
    for place in range(start + 1, len(words)):
        word = words[place].casefold()
        if word in (*_WHO, "whose", "but", "while", "because", "although", "though"):
            return place
        if word == "and" and clause and place + 1 < len(words):
            after = words[place + 1].casefold()
            if after.endswith("s") or after in ("never", "cannot", "can't", *_ADVERBS):
                return place
        if not clause and word in ("with", "without"):
            return place
        if not clause and word.endswith("ing") and _is_participle(words, place):
            return place
    return len(words)


def _clause(words: list[str]) -> list[Facet]:
    """Return the facet of "who ..."."""
    how = ""
    while words and words[0].casefold() in _ADVERBS:
        how = words[0].casefold() if words[0].casefold() in _KEPT_ADVERBS else how
        words = words[1:]
    if not words or len(words) > _MOST_WORDS or len(" ".join(words)) > _LONGEST:
        return []
    return [facet if not how or facet.kind not in ("does", "feels") else _with(how, facet)
            for facet in _clause_of(words)]  # fmt: skip


def _with(how: str, facet: Facet) -> Facet:
    """Return a facet that keeps the only, always or secretly it was said with."""
    return facet._replace(text=f"{how} {facet.text}", trait=_trait(f"{how} {facet.text}"))


def _clause_of(words: list[str]) -> list[Facet]:
    verb, rest = words[0].casefold(), words[1:]
    told = " ".join([verb, *rest])
    if verb in ("refuses", "declines") and len(rest) > 1 and rest[0] == "to":
        return [_verb("refuses", told, rest[1].casefold(), rest[2:])]
    if (
        verb in ("won't", "won’t", "will")
        and rest
        and (verb != "will" or rest[0] in ("not", "never"))
    ):
        kept = rest[1:] if verb == "will" else rest
        return [_verb("refuses", told, kept[0].casefold(), kept[1:])] if kept else []
    if verb in ("cannot", "can't", "can’t") or (verb == "can" and rest[:1] in (["not"], ["never"])):
        kept = rest[1:] if verb == "can" else rest
        return (
            [_verb("unable", f"cannot {' '.join(kept)}", kept[0].casefold(), kept[1:])]
            if kept
            else []
        )
    if verb in ("does", "do", "doesn't", "doesn’t", "don't") and rest:
        kept = rest[1:] if rest[0] in ("not", "never") else rest
        if verb in ("does", "do") and rest[0] not in ("not", "never"):
            return [_verb("does", told, "do", rest)]
        return (
            [_verb("never", f"does not {' '.join(kept)}", kept[0].casefold(), kept[1:])]
            if kept
            else []
        )
    if verb in ("never", "no") and rest:
        kept = rest[1:] if verb == "no" else rest
        is_more = verb == "no"
        if not kept:
            return []
        base = base_of(kept[0].casefold())
        text = (
            f"{'no longer' if is_more else 'never'} {third_of(base)} {' '.join(kept[1:])}".strip()
        )
        return [_verb("never", text, base, kept[1:])]
    if verb in ("is", "are", "was", "were"):
        return _state(verb, rest)
    if is_modal(verb):
        kept = rest
        return [_verb("does", told, kept[0].casefold(), kept[1:])] if kept else []
    if verb in ("has", "have") and rest and (rest[0].endswith(("ed", "en")) or rest[0] in _DONE):
        return [Facet("past", f"has {' '.join(rest)}", told, told, _trait(" ".join(rest)))]
    if is_past(verb):
        return [Facet("past", told, told, told, _trait(told))]
    if not verb.endswith("s") and rest and base_of(verb) == verb and verb in ("have",):
        verb = "has"
    base = base_of(verb)
    goal = _goal(f"{base} {' '.join(rest)}")
    if goal:
        text = f"{third_of(base)} {' '.join(rest)}"
        return [Facet("seeks", text, goal, f"{ing_of(base)} {' '.join(rest)}", _trait(text))]
    if verb in ("has", "have") and rest:
        return _noun("has", rest)
    return [_verb("feels" if base in _FEELINGS else "does", "", base, rest)]


def _goal(told: str) -> str:
    """Return what a clause is after, as a bare verb: "look for an heir" is "find an heir"."""
    for starts, verb in _GOALS:
        for start in starts:
            if told.startswith(f"{start} ") and len(told) > len(start) + 2:
                return f"{verb} {told.removeprefix(start).strip()}".strip()
    return ""


def _state(verb: str, rest: list[str]) -> list[Facet]:
    while rest and rest[0].casefold() in _ADVERBS:
        rest = rest[1:]
    if not rest or rest[0].casefold() in ("not",):
        if len(rest) < 2:  # noqa: PLR2004
            return []
        told = " ".join(rest[1:])
        return [Facet("never", f"is not {told}", f"be {told}", f"being {told}", "")]
    if rest[0].endswith("ing") and len(rest[0]) > 5:  # noqa: PLR2004 - is hiding
        return [_verb("does", "", base_of_ing(rest[0].casefold()), rest[1:])]
    told = " ".join(rest)
    kind = "past" if verb in ("was", "were") else "is"
    text = f"{'was' if kind == 'past' else 'is'} {told}"
    return [Facet(kind, text, told, f"being {told}", _trait(bare(told)))]


def _verb(kind: str, told: str, base: str, rest: list[str]) -> Facet:
    after = " ".join(rest)
    text = told or f"{third_of(base)} {after}".strip()
    trait = {"refuses": f"never {third_of(base)} {after}", "unable": text, "never": text}.get(
        kind, text
    )
    return Facet(
        kind, text, f"{base} {after}".strip(), f"{ing_of(base)} {after}".strip(), _trait(trait),
        agent=_agent(base, rest) if kind == "does" else "",
        many=is_many(after),
    )  # fmt: skip


def _agent(base: str, rest: list[str]) -> str:
    """Return who does it, in two or three words: bee keeper; "" when it would read badly."""
    who = agent_of(base)
    if who and len(rest) == 2 and rest[0].casefold() == "the":  # noqa: PLR2004 - counts the dead
        return titled(f"{who} of the {rest[1].casefold()}")
    things = bare(" ".join(word.casefold() for word in rest)).split()
    stops = {"to", "in", "for", "with", "on", "at", "of", "from", "as", "into", "out", "up", "down",
             "only", "by", "like", "back", "about", "over", "it", "and", "everybody", "everything",
             "too", "small", "nobody", "nothing", "everyone", "everyone's", "never", "off"}  # fmt: skip
    if who and not things and base in ("lie", "gamble", "spy", "beg", "steal", "sail", "dance"):
        return titled(who)
    if not who or not things or set(things) & stops or len(things) > 2:  # noqa: PLR2004
        return ""
    if any(thing.endswith(("'s", "’s", "ly")) for thing in things):
        return ""
    return titled(" ".join([*things[:-1], one_of(things[-1]), who]))


def _whose(words: list[str]) -> list[Facet]:
    if not 2 < len(words) <= _MOST_WORDS:  # noqa: PLR2004
        return []
    told = " ".join(words)
    return [Facet("whose", told, told, told, _trait(told), many=False)]


def _noun(kind: str, words: list[str], *, link: str = "", role: str = "") -> list[Facet]:
    while words and words[0].casefold() in ("only", "just", "such"):
        words = words[1:]
    phrase = " ".join(words)
    if not words or len(words) > _MOST_WORDS or len(phrase) > _LONGEST:
        return []
    if phrase.casefold() in _NO_FACET:
        return []
    if kind == "has" and bare(phrase).split(" ")[-1].casefold() in _FAMILY:
        kind = "family"
    said = {
        "lacks": f"no {bare(phrase)}",
        "made": f"made of {phrase}",
    }.get(kind, bare(phrase))
    trait = "" if kind in ("place", "of", "for", "kin") else _trait(said)
    the = phrase if phrase[:1].isupper() else definite(phrase)
    text = f"{link} {phrase}" if kind == "place" else phrase
    agent = role if kind == "kin" else link if kind == "of" else ""
    return [Facet(kind, text, bare(phrase), the, trait, agent, many=is_many(phrase))]


def _kin_of(words: list[str]) -> list[Facet]:
    """Return the relation in a head such as "a water thief's widow"."""
    for place, word in enumerate(words[:-1]):
        if word.endswith(("'s", "’s")):
            owner = " ".join([*words[:place], word[:-2]]).casefold()
            role = words[-1].casefold()
            kind = "kin" if role in KIN else "for"
            return [Facet(kind, owner, owner, definite(owner), "", role if kind == "kin" else "")]
    return []


def _trait(text: str) -> str:
    """Return words as a Trait, cut before a clause that would make it long; "" when too long."""
    cut = re.split(r"\s(?:because|when|while|until|so)\s", text)[0]
    return titled(cut) if len(cut) <= _LONGEST_TRAIT else ""
