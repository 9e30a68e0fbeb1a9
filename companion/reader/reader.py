"""The built-in reader: player text, sheet and scene to an Intent, without a language model."""

import re
from collections.abc import Mapping
from typing import Any, Final

from companion.reader import questions, second
from companion.reader.act import TRIVIAL
from companion.reader.choose import choose, last_resort
from companion.reader.claims import off_sheet
from companion.reader.crafts import hits_of
from companion.reader.everyday import Everyday, everyday
from companion.reader.fit import SPELLS, Similarity, stitch_archetype, stitch_skill, stitch_traits
from companion.reader.gear import wields_power
from companion.reader.goal import goal_of, reason_of
from companion.reader.hindrance import hindering
from companion.reader.intent import Intent, Kind, Part
from companion.reader.irony import after_refusal
from companion.reader.kinds import kind_of, opponent_of
from companion.reader.lone import lone_helper
from companion.reader.owning import claim_of
from companion.reader.plain import BY_ITSELF, IN_PLAY, Bounds
from companion.reader.sharpen import ARMS
from companion.reader.stakes import around
from companion.reader.table import Choice, Table, lay_out, mended, uses_of, weigh
from companion.reader.text import bag


def _sheet_words(table: Table) -> frozenset[str]:
    """Words of the sheet that make a question one about the sheet."""
    asked = {t.word for t in table.reading.tokens}
    single = {e.words[0] for e in table.elements if len(e.words) == 1 and not e.classes}
    whole = {e.words[0] for e in table.elements if len(e.words) > 1 and set(e.words) <= asked}
    return frozenset(single | whole)


_MAGIC_WORDS = bag(
    "spell magic spells magical incantation sorcery rune runes zauber magie magisch sort "
    "sortilege hechizo conjuro magia wand zauberstab baguette varita powers"
)


def _is_magic(table: Table, choice: Choice, words: set[str]) -> bool:
    if choice.manner in SPELLS:
        return True
    uses = uses_of(table)
    if table.system == "altars" and any(
        wields_power(e, uses[e.name], words) for e in table.elements
    ):
        return True
    return bool(_MAGIC_WORDS & words) and any(
        e.core & SPELLS or "cast" in e.further for e in table.elements
    )


def _beside(table: Table, choice: Choice) -> list[str]:
    """Manners of further acts in the same sentence: a Stitcher pool takes in the whole deed."""
    if choice.act is None:
        return []
    out = []
    for act in table.acts:
        if act is choice.act or act.is_noun or act.standing != "live":
            continue
        if act.sentence == choice.act.sentence:
            other = weigh(table, act)
            if other.needs_roll:
                out.append(other.manner)
    return out


def _stitched(
    table: Table,
    choice: Choice,
    kind: Kind,
    words: set[str],
    *,
    armed_off_sheet: bool,
    similarity: Similarity | None,
) -> list[str]:
    uses = uses_of(table)
    manner = choice.manner
    if table.system == "skitterbarren":
        return stitch_skill(table.elements, manner, uses, is_attack=kind == "attack")
    if table.system == "altars":
        return stitch_archetype(
            table.elements, manner, uses, words=words, is_magic=kind == "magic",
            similarity=similarity, hits=hits_of(table),
        )  # fmt: skip
    hits = hits_of(table)
    found: set[str] = set()
    for each in (manner, *_beside(table, choice)):
        found |= set(
            stitch_traits(
                table.elements, each, uses, table.scene, words=words,
                off_sheet_weapon=armed_off_sheet, similarity=similarity, hits=hits,
            )
        )  # fmt: skip
    if not any(e.name in found and not e.classes for e in table.elements):
        found.add(lone_helper(table.elements, manner, is_guessed=choice.act is None))
    return [e.name for e in table.elements if e.name in found]


def read(
    *,
    system: str,
    sheet: Mapping[str, Any],
    scene: str,
    text: str,
    similarity: Similarity | None = None,
) -> Intent:
    """Read what a player typed.

    Args:
        system: Slug of the rule system; an unknown one is read like ``stitcher``.
        sheet: The character's sheet, in any of the three shapes; may be empty.
        scene: The scene as told so far; may be empty.
        text: What the player typed, of any length and in any language.
        similarity: Optional likeness of sheet names to manners, for names that no table knows; it
            takes the place of the learned models.

    Returns:
        The intent. Ordinary talk is an intent without a roll, never an error.
    """
    return _read(system, sheet, scene, text, similarity=similarity, bounds=BY_ITSELF)


def read_in_play(*, system: str, sheet: Mapping[str, Any], scene: str, text: str) -> Intent:
    """Read a line of a sitting, where most of what is typed is plain.

    Args:
        system: Slug of the rule system; an unknown one is read like ``stitcher``.
        sheet: The character's sheet, in any of the three shapes; may be empty.
        scene: The scene as told so far; may be empty.
        text: What the player typed, of any length and in any language.

    Returns:
        The intent, without a roll for whatever is more likely plain than an attempt.
    """
    return _read(system, sheet, scene, text, similarity=None, bounds=IN_PLAY)


def read_as_attempt(*, system: str, sheet: Mapping[str, Any], scene: str, text: str) -> Intent:
    """Read a line of which the player says that dice decide it.

    Args:
        system: Slug of the rule system; an unknown one is read like ``stitcher``.
        sheet: The character's sheet, in any of the three shapes; may be empty.
        scene: The scene as told so far; may be empty.
        text: What the player typed, of any length and in any language.

    Returns:
        The intent, with a roll.
    """
    table, choice, intent = read_by_rules(system=system, sheet=sheet, scene=scene, text=text)
    return _paid_for(table, second.read_as_attempt(table, choice, intent))


def _read(
    system: str,
    sheet: Mapping[str, Any],
    scene: str,
    text: str,
    *,
    similarity: Similarity | None,
    bounds: Bounds,
) -> Intent:
    table, choice, intent = read_by_rules(
        system=system, sheet=sheet, scene=scene, text=text, similarity=similarity
    )
    plain = everyday(table.text) or (Everyday("none", "talk") if claim_of(table.text) else None)
    if plain is not None:
        return _plainly(intent, plain)
    by_rules = intent
    if not similarity:
        intent = _by_hand(table, intent, second.read_again(table, choice, intent, bounds=bounds))
    if intent.needs_roll and is_unprovoked(table, intent.manner):
        if not by_rules.needs_roll or by_rules.manner in _HARSH:
            return _plainly(intent, Everyday("none", "other"))
        intent = by_rules  # "I sneak past the guard" is no fight, and an attempt all the same
    other = intent.instead
    if other is not None and other.needs_roll:
        other = None if is_unprovoked(table, other.manner) else _paid_for(table, other)
        intent = intent.model_copy(update={"instead": other})
    return _paid_for(table, intent)


_BODILY: Final = frozenset(
    ["break", "chase", "climb", "descend", "drive", "fight", "flee", "forage", "grapple", "hide",
     "jump", "lift", "pick_lock", "ride", "shoot", "sneak", "steal", "swim"]
)  # fmt: skip
"""What is done with hands and feet, for which no caster's calling is relevant (A-20)."""


def _by_hand(table: Table, ruled: Intent, intent: Intent) -> Intent:
    """The second reading, but with no caster's calling for what is done with hands and feet."""
    if table.system != "altars" or intent.kind == "magic" or intent.manner not in _BODILY:
        return intent
    casters = {e.name for e in table.elements if e.core & SPELLS}
    if not casters & set(intent.stitched) or casters & set(ruled.stitched):
        return intent
    kept = [name for name in intent.stitched if name not in casters]
    return intent.model_copy(update={"stitched": tuple(dict.fromkeys([*ruled.stitched, *kept]))})


_SPELL: Final = re.compile(
    r"\b(?:spells?|magic|magically|sorcery|incantations?|witchcraft)\b"
    r"|\b(?:cast|casts|casting|weave|weaves|speak|work|works)\b.{0,25}"
    r"\b(?:charm|hex|curse|ward|enchantment|glamour|rune|cantrip|illusion)\b",
    re.IGNORECASE,
)
_CASTERS_WORK: Final = re.compile(
    r"\b(?:cast|casts|casting|conjure|enchant|hex|bewitch|summon|invoke|banish|charm|curse|"
    r"enchantment|ritual|ward)\b(?! (?:a |an |the |my )?(?:glance|look|eyes?|vote|net|line"
    r"|anchor|courage|strength|nerve|wits|breath|off|aside|about|around|away|loose|ashore|down)\b)",
    re.IGNORECASE,
)


def _paid_for(table: Table, intent: Intent) -> Intent:
    """The intent, as magic where it is worked by magic: in Altars & Archetypes that has its price.

    Word tables and likeness may take "I cast a charm of silence" for stealth; what it costs is a
    rule, and no matter of likeness (A-56).
    """
    if table.system != "altars" or intent.kind not in ("challenge", "opposed"):
        return intent
    used = [e for e in table.elements if e.name in intent.stitched]
    is_caster = any(e.core & SPELLS or "cast" in e.further for e in used)
    if _SPELL.search(table.text) or (is_caster and _CASTERS_WORK.search(table.text)):
        return intent.model_copy(update={"kind": "magic"})
    return intent


_HARSH = frozenset({"fight", "shoot", "blast"})
_BLOWS = _HARSH | {"grapple", "hunt"}


def is_unprovoked(table: Table, manner: str) -> bool:
    """Whether an attack was made of words that no one could fight with.

    Sheet and scene may suggest a fight to whoever carries a sword; but where nothing threatens, and
    a whole sentence ("I free the bear") has neither a blow nor a weapon in it, nobody meant one.
    Shouted fragments ("Hathi smash!") are left to the likeliest reading.
    """
    if manner not in _HARSH or table.scene.has("threat", "pursued"):
        return False
    first = next((t.word for t in table.reading.tokens if not t.is_sign), "")
    if first not in table.reading.lexicon.grammar.me:
        return False
    if any(act.manner in _BLOWS and act.standing == "live" for act in table.acts):
        return False
    reading = table.reading
    return not any(
        reading.lexicon.classes_at(reading.stems, at)[0] & ARMS for at in range(len(reading.tokens))
    )


def _plainly(intent: Intent, plain: Everyday) -> Intent:
    """The intent of an everyday text: what was understood of it, and nothing to roll."""
    return Intent(
        needs_roll=False,
        kind=plain.kind,
        manner=plain.manner,
        language=intent.language,
        goal=intent.goal,
        parts=(),
        reason=reason_of(plain.kind, [], [], None),
    )


def read_by_rules(
    *,
    system: str,
    sheet: Mapping[str, Any],
    scene: str,
    text: str,
    similarity: Similarity | None = None,
) -> tuple[Table, Choice, Intent]:
    """Read by the word tables alone.

    Args:
        system: Slug of the rule system; an unknown one is read like ``stitcher``.
        sheet: The character's sheet, in any of the three shapes; may be empty.
        scene: The scene as told so far; may be empty.
        text: What the player typed, of any length and in any language.
        similarity: Optional likeness of sheet names to manners, for names that no table knows.

    Returns:
        What was read, what was chosen, and the intent.
    """
    table = lay_out(system, sheet, scene, after_refusal(str(text)))
    choice = choose(table)
    asks = questions.classify(table.reading, table.acts, _sheet_words(table))
    told = choice.act is not None and not choice.act.is_noun
    if choice.needs_roll and (told or asks != "question"):
        return table, choice, _with_roll(table, choice, similarity)
    if asks == "none":
        table, choice = _second_look(table, choice)
        choice = choice if choice.needs_roll else last_resort(table, choice)
        if choice.needs_roll:
            return table, choice, _with_roll(table, choice, similarity)
    return table, choice, _without_roll(table, choice, asks, similarity)


def _second_look(table: Table, choice: Choice) -> tuple[Table, Choice]:
    """Read once more with misspelt words mended, if that finds an act."""
    better = mended(table)
    if better is None:
        return table, choice
    again = choose(better)
    return (better, again) if again.needs_roll or choice.act is None else (table, choice)


def _without_roll(table: Table, choice: Choice, asks: str, similarity: Similarity | None) -> Intent:
    """A question, an attempt put as a question, or nothing to roll."""
    if asks == "attempt":
        act = next(a for a in table.acts if a.standing == "asked" and a.manner not in TRIVIAL)
        attempt = weigh(table, act)
        if attempt.needs_roll:
            return _with_roll(table, attempt, similarity)
    is_question = asks == "question"
    kind: Kind = "question" if is_question else "none"
    return Intent(
        needs_roll=False,
        kind=kind,
        manner="question" if is_question else choice.manner,
        language=table.reading.lexicon.language,
        goal=_clipped(table.text) if is_question else goal_of(table.reading, choice.act),
        parts=_parts(table),
        reason=reason_of(kind, [], [], None),
    )


def _clipped(text: str) -> str:
    return re.sub(r"\s+", " ", text)[:_GOAL_LENGTH]


_GOAL_LENGTH = 120


def _with_roll(table: Table, choice: Choice, similarity: Similarity | None) -> Intent:
    words = {t.word for t in table.reading.tokens if not t.is_sign}
    near = set(around(table.reading, choice.act)) if choice.act else words
    magic = _is_magic(table, choice, near)
    kind = kind_of(
        choice.manner,
        table.system,
        is_magic=magic,
        words=near,
        is_chased=table.scene.has("pursued"),
    )
    claims, armed = off_sheet(table)
    stitched = _stitched(table, choice, kind, words, armed_off_sheet=armed, similarity=similarity)
    hinder = hindering(
        table.elements,
        choice.manner,
        table.system,
        is_attack=kind == "attack",
        words=words | set(table.scene.words),
    )
    opponent = opponent_of(choice.act, table.reading, table.scene, choice.manner)
    return Intent(
        needs_roll=True,
        kind=kind,
        stitched=tuple(dict.fromkeys(stitched)),
        hindering=tuple(dict.fromkeys(hinder)),
        opponent=opponent.name if opponent else None,
        opponent_weight=opponent.weight if opponent else None,
        manner=choice.manner,
        goal=goal_of(table.reading, choice.act),
        language=table.reading.lexicon.language,
        target=opponent.name if opponent else None,
        off_sheet=tuple(dict.fromkeys(claims)),
        reason=reason_of(kind, stitched, hinder, opponent.name if opponent else None),
        parts=_parts(table),
    )


def _parts(table: Table) -> tuple[Part, ...]:
    out = []
    for act in table.acts[:40]:
        if act.is_noun:
            continue
        choice = weigh(table, act)
        out.append(
            Part(
                manner="handle" if choice.manner == "chore" else choice.manner,
                standing=act.standing,
                needs_roll=act.standing == "live" and choice.needs_roll,
                goal=goal_of(table.reading, act),
            )
        )
    return tuple(out)
