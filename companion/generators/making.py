"""Makes people, monsters, creatures, archetypes and characters: legal, distinct, from a seed."""

from dataclasses import dataclass
from typing import Any, Final

from companion.errors import BadInputError
from companion.generators import altar_dice, barrens, stitching
from companion.generators.archetypes import draw_archetype
from companion.generators.beasts import Creature, draw_creature
from companion.generators.budgets import STARTS, power_named
from companion.generators.chance import Chance
from companion.generators.concept import read_concept
from companion.generators.legality import Record, faults_of
from companion.generators.people import Person, draw_person, slots_of
from companion.generators.tables import lines_of
from companion.generators.text import clean, filled
from companion.generators.words.people import GENRES

KINDS: Final = ("npc", "monster", "creature", "archetype", "character")
SYSTEMS: Final = ("stitcher", "skitterbarren", "altars")
FORMS: Final = ("auto", "single", "full")
KEPT: Final = ("name", "sheet", "want", "secret", "voice", "look")
"""Parts that can be kept while the others are made again."""

_TRIES: Final = 24
_GIVEN_UP: Final = 400
"""Makes without a new one after which a concept is found to leave no more room."""
_MOST: Final = 100_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody wants made.

    Attributes:
        kind: one of ``KINDS``.
        system: one of ``SYSTEMS``.
        concept: free text; data, never an order.
        power: one of ``budgets.POWERS``; "" for what fits (capable; a being's own size).
        genre: one of the genres; "" for one that fits the concept.
        names: naming style; "" for one that fits.
        form: Stitcher: ``single`` for one weighted Trait, ``full``, or ``auto``.
        start: Altars: starting option of a character.
        monster_kind: Altars: humanoid, described or mixed; "" for any.
        house: Skitterbarren: whether the house kit fills in what the book leaves open.
        beside: archetypes that a new one stands beside.
        thread: a thread of the campaign that the person is tied to; "" for none.
    """

    kind: str
    system: str = "stitcher"
    concept: str = ""
    power: str = ""
    genre: str = ""
    names: str = ""
    form: str = "auto"
    start: str = "standard"
    monster_kind: str = ""
    house: bool = True
    beside: tuple[str, ...] = ()
    thread: str = ""

    def check(self) -> None:
        """Make sure that every word is one that exists.

        Raises:
            BadInputError: one is not; it says which there are.
        """
        for what, value, known in (
            ("kind", self.kind, KINDS),
            ("game", self.system, SYSTEMS),
            ("genre", self.genre or "fantasy", tuple(GENRES.values())),
            ("form", self.form, FORMS),
            ("start", self.start, tuple(STARTS)),
            ("monster kind", self.monster_kind or "mixed", altar_dice.MONSTER_KINDS),
        ):
            if value not in known:
                raise BadInputError(f"no {what} {value!r}; choose one of: {', '.join(known)}")
        if self.power:
            power_named(self.power)


def make(wish: Wish, seed: int) -> Record:
    """Return one thing; the same wish and seed give the same thing.

    Args:
        wish: what to make.
        seed: whole number.

    Raises:
        BadInputError: the wish names something that does not exist.
    """
    wish.check()
    chance = Chance(seed, f"{wish.kind}/{wish.system}")
    if wish.kind == "archetype":
        record = _archetype(chance, wish, seed)
    elif wish.kind in ("monster", "creature"):
        record = _being(chance, wish, seed)
    else:
        record = _person(chance, wish, seed)
    faults = faults_of(record)
    assert not faults, f"the generator broke a rule: {faults} in {record}"
    return record


def make_many(wish: Wish, seed: int, count: int) -> list[Record]:
    """Return so many things, no two alike; each says the seed that makes it again.

    Args:
        wish: what to make.
        seed: seed of the first one.
        count: 1 and up.

    Raises:
        BadInputError: the wish or the count is out of range.
    """
    if not 1 <= count <= _MOST:
        raise BadInputError(f"--count {count}: choose 1 to {_MOST}")
    made: list[Record] = []
    names: set[str] = set()
    wholes: set[tuple[str, ...]] = set()
    next_seed = seed
    while len(made) < count:
        record, tries = make(wish, next_seed), 1
        while record["name"] in names or _whole(record) in wholes:
            # A name given in the concept comes back each time: then the rest must differ.
            if tries >= _TRIES and _whole(record) not in wholes:
                break
            if tries >= _GIVEN_UP:
                raise BadInputError(
                    f"that concept says so much that only {len(made)} differ; ask for fewer, or "
                    "say less"
                )
            next_seed += 1
            tries += 1
            record = make(wish, next_seed)
        names.add(record["name"])
        wholes.add(_whole(record))
        made.append(record)
        next_seed += 1
    return made


def _whole(record: Record) -> tuple[str, ...]:
    parts = ("name", "sheet", "want", "secret", "voice", "definition", "activities", "covers",
             "does_not_cover")  # fmt: skip
    return tuple(str(record.get(part)) for part in parts)


def _archetype(chance: Chance, wish: Wish, seed: int) -> Record:
    drawn = draw_archetype(chance, system=wish.system, concept=wish.concept, beside=wish.beside)
    extra = {"overlaps": drawn.pop("overlaps"), "use": drawn.pop("use")}
    return {
        "kind": "archetype", "system": wish.system, **drawn, "seed": seed,
        "concept": clean(wish.concept), **extra,
    }  # fmt: skip


def _record(wish: Wish, seed: int, who: Person | Creature, sheet: dict[str, Any]) -> Record:
    return {
        "kind": wish.kind,
        "system": wish.system,
        "name": who.name,
        "sheet": sheet,
        "concept": who.concept,
        "want": who.want,
        "secret": who.secret,
        "voice": who.voice,
        "seed": seed,
        "title": who.title,
        "look": who.look,
        "genre": who.genre,
        **_known_for(wish.system, who),
    }


def _known_for(system: str, who: Person | Creature) -> dict[str, list[str]]:
    """Return what somebody is known for, where the game's sheet has no place for it."""
    if system == "stitcher":
        return {}
    marks = [name for name, _ in who.marks]
    own = list(who.calling.skills) if isinstance(who, Person) else list(who.words)
    told = [*marks, *own[:3]] if system == "skitterbarren" else marks
    return {"known_for": list(dict.fromkeys(told))[:5]} if told else {}


def _being(chance: Chance, wish: Wish, seed: int) -> Record:
    reading = read_concept(wish.concept, wish.kind)
    creature = draw_creature(chance, reading, kind=wish.kind, system=wish.system, genre=wish.genre)
    power = wish.power or creature.power
    more: dict[str, Any] = {"power": power}
    if wish.system == "stitcher":
        is_small = power in ("extra", "minor")
        usual = "single" if is_small and not creature.marks else "full"
        form = usual if wish.form == "auto" else wish.form
        sheet = stitching.stitcher_sheet(
            chance, creature.name, stitching.creature_traits(creature),
            power=power, form=form, is_player=False, sure=len(creature.marks),
        )  # fmt: skip
    elif wish.system == "skitterbarren":
        sheet = barrens.creature_sheet(chance, creature, power=power, house=wish.house)
        more |= _open(wish)
    else:
        # What the concept says of a being goes into its words, which a humanoid one has not.
        kinds = altar_dice.MONSTER_KINDS[1:] if creature.marks else altar_dice.MONSTER_KINDS
        drawn = chance.one("kind", kinds)
        monster_kind = wish.monster_kind or (
            "described" if wish.kind == "creature" or creature.is_beast else drawn
        )
        more["monster_kind"] = monster_kind
        sheet = altar_dice.creature_sheet(chance, creature, power=power, monster_kind=monster_kind)
    return {**_record(wish, seed, creature, sheet), **more}


def _person(chance: Chance, wish: Wish, seed: int) -> Record:
    reading = read_concept(wish.concept, wish.kind)
    person = draw_person(chance, reading, system=wish.system, genre=wish.genre, names=wish.names)
    is_player = wish.kind == "character"
    if is_player and wish.power not in ("", "capable"):
        raise BadInputError(
            "a character is made by the game's own rules of creation and has no other power; "
            "make an npc instead"
        )
    power = wish.power or "capable"
    sheet = _person_sheet(chance, person, wish, power, is_player=is_player)
    more: dict[str, Any] = {"power": power, "habit": person.habit}
    if person.vice is not None:
        more["weakness"] = person.vice.weakness
    if wish.thread.strip():
        hook = chance.one("hook", lines_of("hooks"))
        more["hook"] = filled(hook, {"thread": clean(wish.thread, 80), **slots_of(person.calling)})
    if wish.system == "skitterbarren":
        more |= _open(wish)
    return {**_record(wish, seed, person, sheet), **more}


def _person_sheet(
    chance: Chance, person: Person, wish: Wish, power: str, *, is_player: bool
) -> dict[str, Any]:
    if wish.system == "stitcher":
        form = "full" if is_player or wish.form == "auto" else wish.form
        return stitching.stitcher_sheet(
            chance, person.name, stitching.person_traits(person),
            power=power, form=form, is_player=is_player, sure=len(person.marks),
        )  # fmt: skip
    if wish.system == "skitterbarren":
        return barrens.person_sheet(
            chance, person, power=power, house=wish.house, is_player=is_player
        )
    return altar_dice.person_sheet(
        chance, person, power=power, start=wish.start, is_player=is_player
    )


def _open(wish: Wish) -> dict[str, Any]:
    """Return what of a Skitterbarren sheet is the house's, and what the book leaves open."""
    numbers = ["attributes", "skills"]
    if not wish.house:
        return {"house": numbers, "open": list(barrens.BARE_OPEN)}
    kit = ["inventory", "armor_bonus", "max_health", "movement_ft", "aptitude", "level"]
    return {
        "house": numbers + (kit[:1] if wish.kind == "character" else kit),
        "open": list(barrens.OPEN),
    }


def make_again(old: Record, wish: Wish, seed: int, kept: tuple[str, ...]) -> Record:
    """Return somebody made anew with some parts of an earlier one.

    Args:
        old: the earlier one.
        wish: what to make; concept and power of the earlier one where it names none.
        seed: seed of the new parts.
        kept: parts of ``KEPT`` that stay.

    Raises:
        BadInputError: a part does not exist, or the earlier one has it not.
    """
    for part in kept:
        if part not in KEPT:
            raise BadInputError(f"--keep {part!r}: choose from {', '.join(KEPT)}")
        if part not in old:
            raise BadInputError(f"--keep {part}: the earlier one has none")
    record = make(wish, seed)
    for part in kept:
        record[part] = old[part]
    if "sheet" in kept:
        record["power"] = old.get("power", record.get("power"))
    if "sheet" in record:
        record["sheet"] = {**record["sheet"], "name": record["name"]}
    return record
