"""Gains, losses and wounds that no effect made and the state does not know."""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final, Literal

from companion.narration.library import fold_words
from companion.narration.prose.clauses import (
    does_its_work,
    goes_itself,
    is_hearsay,
    is_returned,
    other_subject,
    runs_through,
    stands_apart,
)
from companion.narration.prose.denial import clause_before, is_unmade
from companion.narration.prose.facts import Facts
from companion.narration.prose.words import content, filled, patterns, stem, text, word_list

_QUOTED: Final = re.compile(r"[\"“][^\"”]*[\"”]")
_REACH: Final = 70
_AROUND: Final = 60
_SOME: Final = (
    "an?|some|several|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|"
    "hundred|dozen|handful of"
)
_TAKING: Final = re.compile(
    r"you (?:\w+ly )?(?:pick up|grab|take|pocket|snatch|scoop|steal|slip|stuff|tuck|lift|keep|"
    r"claim|bag|stow|tip|drop)|(?:in|into) your",
    re.IGNORECASE,
)
_CLAUSE_END: Final = re.compile(
    r"[.;:!?]|, (?:and|but|while|as|then)\b|\b(?:where|until|because)\b"
)
_NOT_IT: Final = re.compile(
    r"\b(?:your|his|her|their|its) (?:own )?\w+|"
    r"\b(?:out of|from|off|from under|from behind) (?:the |an? )?(?:\w+['’]s )?\w+|"
    r"(?<!one )(?<!two )(?<!some )(?<!few )(?<!half )(?<!handful )(?<!each )\bof the \w+|"
    r"\bhold of (?:the|an?) \w+|\b(?:like|as) (?:an?|the) (?:\w+ )?\w+",
    re.IGNORECASE,
)
_STUFF: Final = frozenset(["gold", "silver", "copper", "oro", "plata", "or", "argent"])
"""What things are made of, where it is not their last word."""
_LIFELESS: Final = re.compile(
    r"\b(?:fire|lamps?|lights?|engine|motor|lantern|line|phone|radio|wires?|streets?|town|wind|sea|"
    r"screen|machine|battery|torch|coals?|embers|trees?|wood|ivy|grass|hearth|stove|candle|house|"
    r"conversation|music|sound|place|bulb|circuit|arm|leg|hand|foot|fingers)\b",
    re.IGNORECASE,
)
"""What is dead without a death."""
_PRESSES: Final = re.compile(
    r"\b(?:straps?|ropes?|belt|cord|harness|handles?|cold|wind|frost|chill|light|sun|noise|rain|"
    r"spray|smoke|air)\b[^.,;]{0,25} (?:cuts?|bites?|digs?|tears?|burns?|rakes?|claws?)\b",
    re.IGNORECASE,
)
_DEAD: Final = frozenset(
    ["dies", "die", "dead", "kill", "kills", "killed", "slain", "slays", "lifeless", "corpse"]
)
_LIKENED: Final = re.compile(
    r"\bthe way (?:[\w'-]+ ){1,6}$|"
    r"\b(?:like|as|than|comme|wie|als|como)\b(?:\s+[\w'-]+){0,5}\s*$|\bfrom\s*$",
    re.IGNORECASE,
)
_ARTICLES: Final = frozenset(["the", "la", "le", "l'", "el", "der", "die", "das"])
_LONG_AGO: Final = re.compile(
    r"\b(?:late|years ago|once|in the war|grand\w+|uncle|aunt|ancestors?|predecessors?|"
    r"forefathers?|"
    r"onkel|tante|groß\w+|oncle|grand-\w+|abuel\w+)\b",
    re.IGNORECASE,
)
"""Of whom it is told that they died before the story."""
_FLIES: Final = re.compile(r"(?:fl(?:ies|ew)|falls?|fell|drops?|slides?|slid|rolls?|spins?)\b")
_FOR_GOOD: Final = re.compile(
    r"[^.;:!?]{0,25}\b(?:overboard|away|out of (?:sight|reach)|over the (?:edge|side|rail)|"
    r"(?:into|in) the (?:sea|river|water|deep|abyss|gorge|chasm|dark|fire|flames|surf|mud|well))\b"
)
_IS_DEAD: Final = re.compile(
    r"(?:is|are|lies?|ist|liegt|war|est|gît|está|yace) (?:\w+ )?(?:dead|tot|mort|muert)",
    re.IGNORECASE,
)
"""A state: a death in it is no event of this narration, or none of somebody's."""
_OF_KIN: Final = re.compile(
    r"\b(?:his|her|their|my|son|sa|ses|mon|ma|su|sus|mi|sein\w*|ihr\w*|mein\w*) (?:\w+ ){0,2}"
    r"(?:husband|wife|mother|father|brother|sister|daughter|cousin|aunt|uncle|"
    r"mari|femme|mère|père|frère|sœur|fille|cousine?|marido|mujer|madre|padre|herman[oa]|hij[oa]|"
    r"Mann|Frau|Mutter|Vater|Bruder|Schwester|Tochter|Sohn|Onkel|Tante)\b[^.;:!?]{0,25}$",
    re.IGNORECASE,
)
"""Kin of somebody, who are not there: of their death it is told, and it is long ago."""
_FADES: Final = re.compile(
    r"\b(?:muere|mueren|meurt|meurent|stirbt|sterben|dies|die) "
    r"(?:la|el|las|los|le|les|der|die|das|the|away|down|out|like)\b(?: \w+)? "
    r"(?:notas?|música|sonidos?|luz|luces|voz|voces|fuego|viento|eco|notes?|musique|son|lumière|feu|"
    r"écho|chanson|Ton|Klang|Licht|Feuer|Wind|Lied|music|sound|light|fire|wind|echo|song)\b|"
    r"\b(?:nota|música|sonido|luz|voz|eco|note|musique|lumière|écho|Ton|Klang|Licht|music|sound|echo)"
    r"\b[^.;:!?]{0,25} (?:muere|meurt|stirbt|dies)\b",
    re.IGNORECASE,
)
_PHRASE: Final = re.compile(r"\b(?:an?|the|his|her|their) \w+")
_SUNG: Final = re.compile(
    r"\b(?:songs?|ballads?|hymns?|tales?|stor(?:y|ies)|verses?|psalms?|posters?|plays?|opera|novel|"
    r"chansons?|couplets?|contes?|histoires?|pièces?|Lied(?:er)?|Ballade|Märchen|Sagen?|Theaterstück|"
    r"canci[oó]n(?:es)?|coplas?|cuentos?|historias?|romances?|comedia)\b",
    re.IGNORECASE,
)
_HAS_DONE: Final = re.compile(
    r"\b(?:has|have|had) (?:\w+ )?(?:killed|slain|murdered|buried|been killed|died) "
    r"(?:\w+ )?(?:men|women|people|of|in|on|at|by|from|under|for|more|many|"
    r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)\b",
    re.IGNORECASE,
)
"""What somebody has done before now."""
_THEIRS: Final = re.compile(r"\s*(?:his|her|their|its)\b", re.IGNORECASE)
_WORN: Final = re.compile(r"\b(?:on|in|at|from|round) (?:his|her|their) \w+", re.IGNORECASE)
"""Where somebody carries what is theirs."""
_WHERE: Final = re.compile(
    r"\b(?:behind|beside|before|below|above|under|over|around|round|near|past|with|to|for|at|by|"
    r"after|against|between|opposite|from|of) $",
    re.IGNORECASE,
)
_PERFECT: Final = re.compile(r"(?:has|have|had|'s) ", re.IGNORECASE)
_ITS_WORK: Final = (
    r"(?! (?:taut|tight|past|home|true|open|his|her|its|their|the|a|an|free|into place|against|"
    r"toward|towards|between|under|across|to and|back into your|on|against|at|round|around))"
)


def invented(
    what: Literal["gain", "loss", "wound", "death"],
    sentences: Sequence[str],
    facts: Facts,
    *,
    among: Collection[int] | None = None,
) -> Iterator[tuple[int, str]]:
    """Yield gains, losses or wounds of the player's character, or deaths, that nothing made.

    Args:
        what: is looked for.
        sentences: the narration.
        facts: the result that it tells.
        among: indices of the sentences that are looked at; None for all.
    """
    find = {"gain": _gain, "loss": _loss, "wound": _wound, "death": _death}[what]
    for number, sentence in enumerate(sentences):
        if among is not None and number not in among:
            continue
        found = find(_QUOTED.sub(" ", sentence), facts)
        if found:
            yield number, found


def _gain(sentence: str, facts: Facts) -> str:
    for pattern in patterns("gain"):
        for found in pattern.finditer(sentence):
            if is_unmade(clause_before(sentence, found.start())):
                continue
            rest = sentence[found.end() :]
            reach = _CLAUSE_END.split(rest, maxsplit=1)[0][:_REACH]
            if not found.group(0).lower().startswith(("you", "give", "hand", "toss")):
                reach = f"{clause_before(sentence, found.start())} {reach}"
            thing = _unknown_thing(reach, facts) or _brought_in(sentence, found.group(0), facts)
            if thing and is_returned(sentence, thing):
                continue
            if thing and "yours" in found.group(0).lower() and not _joined(sentence, thing, found):
                continue
            if thing and not re.search(r"\b(?:no|not|nothing|empty)\b", reach):
                return f"a gain that nothing made: {thing!r}"
    thing = _comes_by(sentence, facts)
    if thing and is_returned(sentence, thing):
        return ""
    return f"a gain that nothing made: {thing!r}" if thing else ""


def may_gain(sentence: str, facts: Facts) -> bool:
    """Whether an unknown thing stands in a sentence that gives something, in another statement."""
    told = _QUOTED.sub(" ", sentence)
    thing = _comes_by(told, facts, apart=True)
    return bool(thing) and not is_returned(told, thing)


def _comes_by(sentence: str, facts: Facts, *, apart: bool = False) -> str:
    """Return an unknown thing that is given, left or found, in one statement with that or apart."""
    new = _new_things(sentence, facts)
    if not new:
        return ""
    for pattern in (*patterns("made.gain"), *patterns("made.taken")):
        for found in pattern.finditer(sentence):
            if _PERFECT.match(found.group(0)) and _THEIRS.match(sentence, found.end()):
                continue  # "Orm had lost his shield": whoever lost it, nobody has it for that
            if not is_unmade(clause_before(sentence, found.start())[-_AROUND:]):
                reach = 0 if _PERFECT.match(found.group(0)) else _AROUND
                near = sentence[max(0, found.start() - reach) : found.end() + _REACH + reach]
                thing = next((word for word in new if word in near.lower()), "")
                if thing and _joined(sentence, thing, found) is not apart:
                    return thing
    if apart:
        return ""
    blocks = ("made.lying", "made.usable")
    lies = all(any(p.search(sentence) for p in patterns(block)) for block in blocks)
    if lies and not _WORN.search(sentence):
        return next((word for word in new if word not in word_list("more.humble")), "")
    return ""


def _joined(sentence: str, thing: str, way: re.Match[str]) -> bool:
    """Whether a thing and a way of coming by it stand in one statement."""
    places = re.finditer(rf"\b{re.escape(thing)}", sentence, re.IGNORECASE)
    between = (sentence[min(at.end(), way.end()) : max(at.start(), way.start())] for at in places)
    is_owned = "yours" in way.group(0).lower()
    return any(
        not stands_apart(words) and not (is_owned and _PHRASE.search(words)) for words in between
    )


def _new_things(sentence: str, facts: Facts) -> list[str]:
    """Return things to have that a sentence brings in and that nothing knows."""
    found = []
    for match in _brought().finditer(sentence):
        if _LIKENED.search(sentence[: match.start()]):
            continue
        words = fold_words(match.group(1))
        words = [w for w in words[:-1] if w not in _STUFF] + words[-1:]
        new = [w for w in words if w in _portable() and stem(w) not in facts.things]
        found += new
    return found


@cache
def _portable() -> frozenset[str]:
    return word_list("things") | word_list("more.things")


@cache
def _brought() -> re.Pattern[str]:
    first = f"{_SOME}|his|her|their|another|un|une|una|ein|eine|einen|einem|einer|unos|unas|des"
    word = r"(?!(?:with|in|on|at|to|and|that|who|like|for|from|by|as)\b)[\w'-]+"
    return re.compile(rf"\b(?:{first}) ((?:{word} ){{0,3}}{word})", re.IGNORECASE)


def _unknown_thing(phrase: str, facts: Facts) -> str:
    """Return a thing to have that neither the state nor an effect knows."""
    # "your rope" is somebody's own; an unknown one is a slip, no gain. What a thing comes out of
    # and what something is like are no gains either.
    phrase = _NOT_IT.sub(" ", phrase)
    for word in fold_words(phrase):
        if _is_thing(word) and stem(word) not in facts.things:
            return word
    return ""


def _brought_in(sentence: str, verb: str, facts: Facts) -> str:
    """Return an unknown thing that a sentence brings in and lets the character have."""
    if not _TAKING.match(verb):
        return ""
    for found in re.finditer(rf"\b(?:{_SOME}) ((?:\w+ ){{0,3}}\w+)", sentence):
        if _LIKENED.search(sentence[: found.start()]):
            continue
        phrase = found.group(1)
        thing = _unknown_thing(phrase, facts)
        if thing:
            return thing
    return ""


def _is_thing(word: str) -> bool:
    things = word_list("things")
    return word in things or word.removesuffix("s") in things


@cache
def _own_thing_goes() -> re.Pattern[str]:
    after = text("loss_after")
    return re.compile(rf"\byour (?:\w+ )?(\w+) (?:\w+ly )?({after})\b{_ITS_WORK}", re.IGNORECASE)


def _loss(sentence: str, facts: Facts) -> str:
    found = _own_goes(sentence, facts)
    return f"a loss that nothing made: {found!r}" if found else _taken(sentence, facts)


def _own_goes(sentence: str, facts: Facts) -> str:
    """Return what the character owns and a clause tells as gone or broken."""
    for own, end in _owned(sentence, facts):
        if content(own) & facts.losses:
            continue
        start = end - len(own)
        clause = re.split(r"[.;:!?]|, (?:and|but|while) (?!for good)", sentence[end:])[0]
        for pattern in patterns("made.gone"):
            gone = pattern.search(clause[: _REACH + _AROUND])
            if gone is None or does_its_work(gone.group(0), clause[gone.end() :]):
                continue
            if runs_through(f"{own}{clause}"):
                continue
            between = clause[: gone.start()]
            before = f"{sentence[:start]}{own.split(' ')[0]} "
            if not goes_itself(before, between, clause[gone.start() :]):
                continue
            if other_subject(clause[: gone.start() + len("have ")]):
                continue
            if not is_unmade(f"{clause_before(sentence, start)[-_AROUND:]} {between}"):
                return f"{own}{clause[: gone.end()]}"
    return ""


@cache
def _owner() -> re.Pattern[str]:
    return re.compile(
        rf"\b({filled(text('made.owner'))}|the|la|le|l'|el|der|die|das)\b(?=((?: [\w'-]+){{1,3}}))",
        re.IGNORECASE,
    )


def _owned(sentence: str, facts: Facts) -> Iterator[tuple[str, int]]:
    """Yield what is the character's own, and where it ends: by its owner, or as on the sheet."""
    held = {w for item in facts.brief.setting.items for w in fold_words(item)[-1:]}
    for found in _owner().finditer(sentence):
        is_own = found.group(1).lower() not in _ARTICLES
        for word in re.finditer(r"[\w'-]+", found.group(2)):
            low = word.group(0).lower()
            if low in held or (is_own and low in _portable()):
                end = found.start(2) + word.end()
                if stem(low) not in facts.losses:
                    yield sentence[found.start() : end], end
                break


def _taken(sentence: str, facts: Facts) -> str:
    for found in _own_thing_goes().finditer(sentence):
        if _FLIES.match(found.group(2)) and not _FOR_GOOD.match(sentence, found.end()):
            continue
        if _is_lost(found.group(1), facts) and not is_unmade(
            clause_before(sentence, found.start())
        ):
            return f"a loss that nothing made: {found.group(0)!r}"
    for pattern in patterns("loss"):
        for found in pattern.finditer(sentence):
            rest = _CLAUSE_END.split(sentence[found.end() :], maxsplit=1)[0][:_REACH]
            own = re.match(r"\s+(?:hold of |away )?(?:your|the) (?:\w+ )?(\w+)\b(.*)", rest)
            if own is None or is_unmade(clause_before(sentence, found.start())):
                continue
            taken = (
                found.group(0).lower().startswith("you")
                or re.search(r"\b(?:off|from|out of)$", found.group(0))
                or re.search(
                    r"\b(?:from you|from your|out of your|off you|off your|away|overboard|off)\b",
                    own.group(2),
                )
            )
            if taken and "your" in rest and _is_lost(own.group(1), facts):
                return f"a loss that nothing made: {found.group(0)}{own.group(0)[:40]!r}"
    return ""


def _is_lost(word: str, facts: Facts) -> bool:
    low = word.lower()
    items = {w for item in facts.brief.setting.items for w in fold_words(item)}
    is_thing = low in _portable() or low in items
    return is_thing and stem(low) not in facts.losses


def _wound(sentence: str, facts: Facts) -> str:
    if facts.is_hurt:
        return _elsewhere(sentence, facts)
    old = () if facts.was_hurt else patterns("old_wound")
    for pattern in (*patterns("wound"), *patterns("made.wound"), *old):
        found = pattern.search(sentence)
        if found and (_only_presses(sentence, found) or _is_of_place(sentence, found)):
            continue
        paid = found and facts.pays_health and re.search(r"\b(?:blood|nose)", found.group(0))
        if found and not paid and not is_unmade(clause_before(sentence, found.start())):
            return f"a wound that nothing made: {found.group(0)!r}"
    return ""


def _is_of_place(sentence: str, found: re.Match[str]) -> bool:
    """Whether "you" only says where: the fire behind you has burned down."""
    is_you = found.group(0).lower().startswith("you ")
    return is_you and _WHERE.search(sentence[: found.start()]) is not None


def _only_presses(sentence: str, found: re.Match[str]) -> bool:
    """Whether a part of the body does something, or feels a strap or the cold: that is no wound."""
    words = found.group(0).lower()
    near = f"{clause_before(sentence, found.start())[-_AROUND:]} {words}"
    return "with your" in words or (_PRESSES.search(near) is not None and "blood" not in words)


def _elsewhere(sentence: str, facts: Facts) -> str:
    """Return a wound of the character in another part of the body than the result's."""
    harms = [e for e in facts.effects if e.kind == "harm" and not e.good]
    hurt = parts_named(" ".join(f"{e.name} {e.tell}" for e in harms))
    if not hurt or len(harms) != 1:
        return ""
    for pattern in (*patterns("wound"), *patterns("made.wound")):
        found = pattern.search(sentence)
        parts = parts_named(found.group(0)) if found else frozenset()
        if found and parts and not parts & hurt:
            return f"a wound where nothing hurt: {found.group(0)!r}"
    return ""


def parts_named(phrase: str) -> frozenset[int]:
    """Return the parts of the body that a phrase names, as numbers of their groups."""
    words = set(fold_words(phrase))
    return frozenset(number for number, group in enumerate(_body()) if group & words)


@cache
def _body() -> tuple[frozenset[str], ...]:
    return tuple(frozenset(group.split()) for group in text("made.same_parts").split(";"))


def _death(sentence: str, facts: Facts) -> str:
    found = next((f for f, is_sure in _deaths(sentence, facts) if is_sure), None)
    return f"a death that nothing made: {found.group(0)!r}" if found else ""


def may_have_died(sentences: Sequence[str], facts: Facts) -> bool:
    """Whether something is told to be dead that may be a sound, a lamp, or somebody long ago."""
    return any(any(_deaths(_QUOTED.sub(" ", sentence), facts)) for sentence in sentences)


def _deaths(sentence: str, facts: Facts) -> Iterator[tuple[re.Match[str], bool]]:
    """Yield what tells of a death that nothing made, and whether it surely does."""
    if facts.may_die:
        return
    here = facts.without_history
    for pattern in patterns("made.death"):
        for found in pattern.finditer(sentence):
            told = {stem(w) for w in fold_words(found.group(0))} & _dead_stems()
            before = clause_before(sentence, found.start())
            if told & here or is_unmade(before) or _LIFELESS.search(before):
                continue
            if _LONG_AGO.search(sentence[: found.start()]) or _is_history(sentence, found):
                continue
            yield found, _IS_DEAD.match(found.group(0)) is None or _is_somebody(before, facts)


def _is_somebody(before: str, facts: Facts) -> bool:
    """Whether words name somebody of the scene."""
    people = (p.name for p in facts.brief.setting.people)
    named = frozenset().union(*map(content, people)) - word_list("articles.the")
    return bool(content(before) & named)


def _is_history(sentence: str, found: re.Match[str]) -> bool:
    """Whether a death is told of in a song or by hearsay, or is what somebody once did."""
    start = sentence.rfind(";", 0, found.start()) + 1
    end = sentence.find(";", found.end())
    statement = sentence[start : end if end >= 0 else len(sentence)]
    if _FADES.search(statement) or _OF_KIN.search(sentence[: found.end()]):
        return True
    return is_hearsay(statement) or bool(_SUNG.search(statement) or _HAS_DONE.search(statement))


@cache
def _dead_stems() -> frozenset[str]:
    return frozenset(map(stem, _DEAD))
