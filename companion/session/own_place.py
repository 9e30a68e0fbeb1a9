"""A beginning in a place of the player's own: who the words name, and what is the matter there.

The player's words give the place and its people. What they do not give (somebody with a wish, a
trouble that comes closer, something to find out) is drawn from lists of our own, by the campaign's
dice, so that the first scene has something to answer.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from companion.adventures.seeds import TWISTS
from companion.journal import Campaign
from companion.narration import library
from companion.narration.deed import object_class
from companion.narration.nouns import definite, head_of, is_beast, is_role, is_titled, tool_class
from companion.narration.person_words import means_person
from companion.narration.subject import NO_THINGS
from companion.openings import Absentee, Newcomer, Opening, own_opening
from companion.reader.lexicon import lexicon_of
from companion.reader.scene import Being, read_scene
from companion.reader.text import bag
from companion.session.beginning import Beginning
from companion.session.draws import DrawnDice
from companion.session.everyday import EPITHET
from companion.session.intent_told import asked_for, bargain, goals, pressing
from companion.session.meeting import is_name
from companion.session.places import place_words
from companion.session.presence import is_lost, presence_of
from companion.session.scene import words
from companion.wording import told_to
from engine.api import SecretKept, capital

T = TypeVar("T")

MOST_PEOPLE: Final = 6
STRANGERS: Final = (
    "a stranger with a bandaged hand",
    "a thin woman with a list",
    "an old man counting under his breath",
    "a youth with a split lip",
    "a soldier without a badge",
    "a gambler with nothing left",
    "a tired courier",
    "a deserter in borrowed clothes",
    "a woman who has not slept",
    "a man with one glove",
    "a mechanic with burnt sleeves",
    "a healer off duty",
)
WANTS: Final = (
    "to be taken for somebody else until morning",
    "to learn who was here before you",
    "to hand something over and be gone",
    "a witness with an honest face",
    "the very thing that you came for",
    "to have it over with before the others come",
    "news of somebody who went away",
    "to be told the truth for once",
    "to be paid before anybody leaves",
    "to keep one particular door shut",
    "a way out that nobody watches",
    "to put right what was done last night",
)
MATTERS: Final = (
    "somebody here is not who they say they are",
    "a heavy chest is gone, and everybody behaves as if it had never been there",
    "two people lay claim to the same sealed box, and both have a key to it",
    "somebody did not come back last night",
    "somebody was blamed for what another did, and has sworn to have it put right",
    "somebody has been asking for you by name",
    "a ring has come back that was thrown into deep water for a reason",
    "one who was thought dead has been seen, and not far from here",
    "the one door that is always locked stood open this morning",
    "a promise falls due today, and the one who gave it has gone into hiding",
    "somebody is buying up every copy of one old story",
    "the one who knew the way has stopped talking",
)
DEADLINES: Final = (
    "the others who are on their way",
    "the weather that is coming",
    "the failing light",
    "the answer that is due by nightfall",
    "a rival's head start",
    "the rumour that is going round",
    "the search from door to door",
    "the day the stores run out",
)
ARRIVALS: Final = (
    "You have only just come, and {who} {has} seen you.",
    "{Who} {looks} up as you arrive, and {does} not look away again.",
    "You have hardly arrived when {who} {steps} into your way.",
    "{Who} {has} been waiting for somebody, and you will have to do.",
)
NEWS: Final = (
    "All the talk is that {matter}.",
    "Word has got about that {matter}.",
    "You had it from two people on the way: {matter}.",
)
PRESSING: Final = (
    "Whatever is to be done must be done with an eye on {deadline}.",
    "Nobody says it aloud, but everybody is thinking of {deadline}.",
    "And all the while there is {deadline} to think of.",
)
_PLURAL: Final = re.compile(
    r"^(?:two|three|four|five|six|some|several|many)\b|^(?!an? |the |[A-Z]).*s$|^the police$"
)


def begin_own_place(campaign: Campaign, text: str) -> Beginning:
    """Return a beginning in the place that the player describes.

    Args:
        campaign: the campaign, which has its characters and nothing else.
        text: the player's words.
    """
    slug = campaign.rule_system.info.slug
    dice = DrawnDice(campaign, stream="opening", about="what is the matter here")
    matter, twist = _one(dice, MATTERS), _one(dice, TWISTS)
    stranger, want = _one(dice, STRANGERS), _one(dice, WANTS)
    own = own_opening(slug, text)
    people = _people(text)
    giver = people[0].name if people and is_name(people[0].name) else ""
    asked = bargain(text, giver)
    if people:
        wants = asked_for(asked, giver) or want
        people = (people[0].model_copy(update={"wants": wants}), *people[1:])
    else:
        people = (Newcomer(name=stranger, wants=want),)
    deadline = pressing(text) or _one(dice, DEADLINES)
    who = people[0].name
    who = _the(who) if who.casefold() in text.casefold() else who
    place = own.scene.partition(". You have only just come")[0]
    gone = absent(text)
    lost = [one.name for one in gone if one.state == "absent" and is_name(one.name)]
    after = goals(text, lost or [one.name for one in gone if is_name(one.name)])
    news = _one(dice, NEWS).format(matter=matter)
    after = after or ((asked,) if asked else ())
    told = (
        f"{place}.",
        *(() if after else (news,)),
        _one(dice, PRESSING).format(deadline=deadline),
        _arriving(_one(dice, ARRIVALS), who),
    )
    opening = own.model_copy(
        update={
            "place": _first_part(own.place),
            "scene": " ".join(told),
            "trouble": deadline,
            # From the second time on it is "the man with one glove", in cards and lists as well.
            "people": tuple(p.model_copy(update={"name": _the(p.name)}) for p in people),
            "absent": absent(text),
        }
    )
    campaign.apply(SecretKept(secret=twist))
    # Who says what they are after needs no other matter to begin with.
    return Beginning(opening=opening, threads=(*missing(text), *(after or (matter,))))


def with_people(opening: Opening, text: str) -> Opening:
    """Return an opening with those whom the words name, and nothing that they do not say."""
    return opening.model_copy(
        update={
            "place": _first_part(opening.place),
            "people": _people(text),
            "absent": absent(text),
        }
    )


def _first_part(place: str) -> str:
    """Return the place itself: "the Rusty Anchor" of "the Rusty Anchor, before the storm"."""
    first = re.split(r"\s*[,.;:(]", place)[0].strip()
    return first if len(first.split()) > 1 else place


def _one(dice: DrawnDice, things: Sequence[T]) -> T:
    return things[dice.face(len(things)) - 1]


_CALLED: Final = re.compile(
    r"\b(?:[Aa]n?|[Tt]he|[Hh]er|[Hh]is|[Tt]heir|[Oo]ur|[Mm]y)\s+(?:[\w'’-]+\s+){0,2}?(?P<role>[\w'’-]+)"
    r"(?:, (?:an?|the) (?:[\w'’-]+ )?(?P<kind>[\w'’-]+))?,? (?:called|named) "
    r"(?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*)"
)
_SAY_NOTHING: Final = frozenset(["man", "woman", "person", "one", "boy", "girl", "somebody"])


def with_callings(text: str) -> dict[str, tuple[str, str]]:
    """Return who is "called" something: own name to what they are and who they are together.

    Example:
        >>> with_callings("The captain, a woman called Ysolde, looks up.")
        {'Ysolde': ('captain', 'Ysolde the captain')}
    """
    found = {}
    for match in _CALLED.finditer(text):
        role, name = _role_of(match), match["name"]
        if _is_no_being(role):
            continue
        plain = role in _SAY_NOTHING
        found[name] = (role, name if plain else f"{name} the {role}")
    return found


def _role_of(match: re.Match[str]) -> str:
    """Return what is called something: of "keeps the bar, a minstrel called Pell" the minstrel."""
    role, kind = match["role"].lower(), (match["kind"] or "").lower()
    if kind and is_role(kind) and kind not in _SAY_NOTHING:
        return kind  # "feeds the geese, a coachman named Rusk"
    return kind if kind and _is_no_being(role) and not _is_no_being(kind) else role


_SIGHTS: Final = frozenset({"place", "land", "country", "region", "realm"}).union(
    *library.place_words().values()
)
"""Words that give a kind of place away."""


def _is_no_being(role: str) -> bool:
    """Return whether what is called something is a place or a thing: a town, a ship, a sword.

    Example:
        >>> [_is_no_being(word) for word in ("town", "galley", "sword", "captain", "dog")]
        [True, True, True, False, False]
    """
    if is_beast(definite(role)):
        return False
    if role in place_words("places") | place_words("inside") | _SIGHTS or tool_class(role):
        return True
    kind = object_class(role)
    return bool(kind) and kind not in NO_THINGS and not is_role(role)


def _of_places(text: str) -> frozenset[str]:
    """Return the words of the names of places and things, folded: "a town called Vessik"."""
    found = (m for m in _CALLED.finditer(text) if _is_no_being(_role_of(m)))
    return frozenset(word for match in found for word in match["name"].casefold().split())


_KIN: Final = bag(
    "brother sister father mother son daughter wife husband uncle aunt cousin friend partner "
    "grandmother grandfather twin nephew niece fiance fiancee lover mentor master apprentice"
)
_NAMED: Final = re.compile(
    r"\b(?:[Aa]n?|[Tt]he|[Hh]er|[Hh]is|[Tt]heir|[Oo]ur|[Mm]y|[\w'’-]+['’]s)\s+"
    r"(?:[a-z][\w'’-]*\s+){0,2}?(?P<role>[a-z][\w-]+),?\s+"
    r"(?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?)\b(?! of\b)"
)
_NAME_FIRST: Final = re.compile(
    r"\b(?P<name>(?:[A-Z][\w'’-]+ )?[A-Z][\w'’-]+)(?: the|, (?:the|an?|my)) "
    r"(?:[a-z][\w'’-]*\s+){0,2}?(?P<role>[a-z][\w-]+)\b"
)
"""A name before what its bearer is: "Kesh the smuggler", "Kesh, a smuggler"."""
_DOCTORS: Final = re.compile(r"\b(?:Dr|Mr|Mrs|Ms|Prof)\.? (?P<name>[A-Z][\w'’-]+)")


def _with_own_names(text: str) -> dict[str, tuple[str, str]]:
    """Return whom the words name beside what they are: "my brother Calzon", "the miller, Agatha".

    Example:
        >>> _with_own_names("My brother Calzon waits. The miller, Agatha, does not look up.")
        {'Calzon': ('brother', 'Calzon'), 'Agatha': ('miller', 'Agatha the miller')}
        >>> _with_own_names("Kesh the smuggler sits by the fire.")
        {'Kesh': ('smuggler', 'Kesh the smuggler')}
    """
    found = {}
    for match in _NAMED.finditer(text):
        role, name = match["role"], match["name"]
        if role in ("called", "named"):
            continue
        if role in _KIN or is_titled(name):
            found[name] = (role, name)
        elif is_role(role) and role not in _SAY_NOTHING:
            titled = len(name.split()) > 1  # "Doctor Vance" is called so already
            found[name] = (role, name if titled else f"{name} the {role}")
    for match in _NAME_FIRST.finditer(text):
        role, name = match["role"], match["name"]
        name = name if is_titled(name) else name.split()[-1]
        if is_role(role) or not (_is_no_being(role) or role.endswith("s")):
            found[name] = (role, name if " " in name else f"{name} the {role}")
    found |= {match["name"]: ("", match.group()) for match in _DOCTORS.finditer(text)}
    return found


_NOBODY: Final = frozenset(["my", "our", "his", "her", "their", "your", "i", "we"])
"""Words that a reader may take for a name where they begin a sentence."""


def _people(text: str) -> tuple[Newcomer, ...]:
    """Return who the words say is there; whoever is missing, dead or only spoken of is not."""
    called = {**_with_own_names(text), **with_callings(text)}
    joined: dict[str, Being] = {}
    of_places = _of_places(text)
    same = _the_same(text)
    for seen in read_scene(text, lexicon_of("en")).beings:
        being = replace(seen, name=_without_verb(_as_said(seen.name, text), text))
        said = being.name.casefold()
        if not said or set(said.split()) <= of_places or definite(said).head in _SIGHTS:
            continue
        is_doing = said.endswith("ing") and not is_role(said)
        if not means_person(said, text) or said in _NOBODY or is_doing:
            continue
        if _only_describes(being.name, text) or any(
            said in words(phrase) and said not in words(name) for name, phrase in same.items()
        ):
            continue
        own = [n for n, (role, _) in called.items() if said in (*n.casefold().split(), role)]
        plain = re.sub(r"^.*['’]s ", "", said)  # the owner of somebody is somebody else
        own = own or [n for n in called if f" {n.casefold()}" in f" {plain}"]
        if _is_there(being.name, text) and all(_is_there(name, text) for name in own):
            whole = called[own[0]][1] if own else being.name
            joined.setdefault(whole, replace(being, name=whole))
    acting = {name: ("", name) for name in _acting(text) if name.casefold() not in of_places}
    for name, (_, whole) in {**acting, **called}.items():
        known = any(name in held for held in joined)
        if not known and _is_there(name, text):
            joined[whole] = Being(whole, None, frozenset(), frozenset())
    found = [_newcomer(being, text) for being in list(joined.values())[:MOST_PEOPLE]]
    # Whoever can speak comes first: it is they who step up to the player.
    return tuple(sorted(found, key=lambda person: is_beast(definite(person.name))))


_OF_WHAT: Final = r"(?P<what>[a-z][\w-]+)(?: (?P<next>[a-z][\w-]+))?"
_BODIES: Final = bag("folk people kin tribe clan nation country town-folk")


def _only_describes(name: str, text: str) -> bool:
    """Return whether a word for somebody only says what kind of place or thing is meant.

    Example:
        >>> text = "A dried-up salt harbour by the guard tower. A guard yawns."
        >>> _only_describes("dried-up", text), _only_describes("guard", text)
        (True, False)
    """
    if name[:1].isupper() and name.casefold() not in text.split(maxsplit=1)[0].casefold():
        return False
    found = list(re.finditer(rf"\b{re.escape(name)}s?\b", text))
    after = [re.match(rf" {_OF_WHAT}\b", text[match.end() :]) for match in found]
    return bool(found) and all(seen is not None and _is_of_thing(seen) for seen in after)


def _is_of_thing(seen: re.Match[str]) -> bool:
    what, after = seen["what"], seen["next"] or ""
    if re.match(_OBJECT, after):
        return False  # "soldiers hold the bridge"
    if _is_sight(what) or what in _BODIES:
        return True
    return _is_sight(after) and bool(tool_class(what) or object_class(what))


def _is_sight(word: str) -> bool:
    return word in place_words("places") | place_words("inside") | _SIGHTS


_SAME: Final = re.compile(
    r"\b(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur|[Aa]n?) [a-z][\w-]+(?: [a-z][\w-]+)?, "
    r"(?:the|an?) (?:[a-z][\w-]+ ){1,2}(?:called |named )?"
    r"(?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?)"
)
"""Somebody said twice over: "his rival, the shrew Madam Quill"."""


def _the_same(text: str) -> dict[str, str]:
    """Return names with the words beside them that mean the same one."""
    return {match["name"]: match.group().casefold() for match in _SAME.finditer(text)}


_ACTS: Final = re.compile(
    r"(?:^|[.!?;,] (?:and )?|\band |\bwhile |\bwhere )(?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?) "
    r"(?:sits|stands|waits|watches|guards|keeps|leans|smokes|counts|sleeps|mends|polishes|reads|writes"
    r"|sings|plays|drinks|eats|cooks|works|hides|blocks|holds|carries|looks|listens|talks|argues"
    r"|laughs|grins|smiles|nods|snores|kneels|paces|tends|runs|sweeps|cleans|sells|pours|wipes|tunes"
    r"|deals|stares|whistles|hums|cries|weeps|prays|digs|washes|chops|stirs|feeds|greets|asks|tells"
    r"|says|shouts|points|is (?:asleep|drunk|here|with (?:me|us)|sitting|standing|waiting))\b"
)
"""A name of somebody's own before what only somebody does."""


_NO_NAMES: Final = bag(
    "the a an my our your his her their its this that these those he she it they we i you who one "
    "two three four five six seven eight nine ten some several many few every each all both nobody "
    "somebody everybody anybody someone everyone anyone nothing something there here old young"
)


def _acting(text: str) -> list[str]:
    """Return the names of those who do something that only people do.

    Example:
        >>> _acting("Noon. Ma Kettle guards the pump, and Jun sleeps. Vessik lies by the sea.")
        ['Ma Kettle', 'Jun']
    """
    found = (match["name"] for match in _ACTS.finditer(text))
    return [name for name in found if name.split()[0].casefold() not in _NO_NAMES]


def _as_said(name: str, text: str) -> str:
    """Return a name as it is said, with its epithet ("Old Meg").

    What another sentence put before it ("slavers Captain Brock") is no part of it, and whoever
    belongs to somebody is meant rather than the owner ("Lord Ashgar's champion").
    """
    name = name.removesuffix(" I")  # "raiders. I must" is no name
    owned = re.search(rf"{re.escape(name)} (?P<whose>[a-z][\w-]+)", text)
    if re.search(r"['’]s$", name) and owned is not None:
        return owned.group() if is_role(owned["whose"]) else re.sub(r"['’]s$", "", name)
    words = name.split()
    while len(words) > 1 and " ".join(words).casefold() not in text.casefold():
        words.pop(0)
    plain = " ".join(words)
    epithet = (
        re.search(rf"\b{EPITHET} (?={re.escape(plain)}\b)", text) if name[:1].isupper() else None
    )
    return f"{epithet.group()}{plain}" if epithet is not None else plain


_DOING: Final = bag(
    "watch watches guard guards cook cooks scout scouts pilot pilots fish hunt fight"
)
"""Words for somebody that also say what somebody does."""


def _without_verb(name: str, text: str) -> str:
    """Return a name without what its bearer does: "soldiers guard" of "soldiers guard the gate".

    Example:
        >>> _without_verb("soldiers guard", "Two soldiers guard the gate.")
        'soldiers'
        >>> _without_verb("watch", "Two guards in cloaks watch the mud."), _without_verb(
        ...     "watch", "The watch is here."
        ... )
        ('', 'watch')
    """
    front, _, last = name.rpartition(" ")
    if last.casefold() not in _DOING:
        return name
    doing = rf"\b(?!(?:the|an?|his|her|their|our|my|of) )[\w'’-]+ {re.escape(last)} {_OBJECT}"
    return front if re.search(doing, text, re.IGNORECASE) else name


_OBJECT: Final = r"(?:the|an?|his|her|their|our|my|it|them|him|over|for|us|one|each|every|some)\b"


def _is_there(name: str, text: str) -> bool:
    """Return whether the words have somebody in the scene, and not only in the story."""
    named = re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE)
    return named is None or presence_of(name, text).state == "present"


def missing(text: str) -> tuple[str, ...]:
    """Return who the words say is missing or was taken, as threads of the story.

    Example:
        >>> missing("My brother Calzon is missing.")
        ('what became of Calzon',)
    """
    lost = [one for one in absent(text) if one.state == "absent" and one.is_lost]
    gone = [one.name for one in lost if is_name(one.name)]
    return tuple(f"what became of {name}" for name in gone)


def absent(text: str) -> tuple[Absentee, ...]:
    """Return who has a name of their own in the words and is dead or somewhere else by them.

    Example:
        >>> [(one.name, one.state) for one in absent("Kesh waits. My brother Tam sent for me.")]
        [('Tam', 'absent')]
    """
    called = {**_with_own_names(text), **with_callings(text)}
    same = _the_same(text)
    found = {name: (whole, presence_of(name, text)) for name, (_, whole) in called.items()}
    for being in read_scene(text, lexicon_of("en")).beings:
        name = _as_said(being.name, text)
        twice = any(name.casefold() in words(phrase) for phrase in same.values())
        if twice:
            continue
        if is_role(head_of(name)) and not any(name in whole for whole, _ in found.values()):
            kin = any(name == role for role, _ in called.values())
            found |= {} if kin else {name: (definite(name).text, presence_of(name, text))}
    return tuple(
        Absentee(
            name=whole,
            state=seen.state,
            source=told_to(seen.source),
            is_lost=is_lost(name, seen.source),
        )
        for name, (whole, seen) in found.items()
        if seen.state in ("absent", "dead") and not _is_no_being(called.get(name, ("",))[0])
    )


def _newcomer(being: Being, text: str) -> Newcomer:
    strength = "" if being.weight is None else str(being.weight)
    phrase = re.search(
        rf"\b(?P<a>an?|the|two|three|four|five|some|several|her|his|their)\s+(?:[\w'’-]+\s+)?"
        rf"{re.escape(being.name)}\b",
        text,
        re.IGNORECASE,
    )
    name = being.name
    if phrase is not None and not being.name[:1].isupper():
        name = re.sub(r"^(?:her|his|their)\b", "the", phrase.group().lower())
    return Newcomer(name=" ".join(name.split())[:80], strength=strength)


def _arriving(template: str, who: str) -> str:
    many = bool(_PLURAL.search(who))
    verbs = {"has": "have", "looks": "look", "does": "do", "steps": "step"}
    words = {one: several if many else one for one, several in verbs.items()}
    return template.format(who=who, Who=capital(who), **words)


def _the(name: str) -> str:
    return re.sub(r"^(?:an?|some)\s+", "the ", name)
