"""The built-in reader: player text, sheet and scene to an Intent, without a language model."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.reader import questions
from companion.reader.acts import TRIVIAL, Act, Reading, cancel_points, find_acts
from companion.reader.fit import (
    SPELLS,
    Similarity,
    Use,
    hindering,
    stitch_archetype,
    stitch_skill,
    stitch_traits,
    sphere_of,
    use_of,
    wields_power,
)
from companion.reader.hints import hinted_manner
from companion.reader.goal import goal_of, reason_of
from companion.reader.intent import Intent, Kind, Part
from companion.reader.kinds import kind_of, opponent_of
from companion.reader.lexicon import Lexicon, guess_language, has_phrase, lexicon_of
from companion.reader.scene import Scene, read_scene
from companion.reader.sheet import SheetElement, sheet_elements
from companion.reader.speech import spoken_manner
from companion.reader.spelling import respell
from companion.reader.stakes import affordance, around, is_going, needs_dice, plain_manner
from companion.reader.stems import stem
from companion.reader.text import bag, Token, tidy, tokens_of, words_of

SYSTEMS = ("stitcher", "skitterbarren", "altars")
_WEAPON_CLASSES = bag("blade knife axe blunt polearm bow gun thrown bomb whip")
_CLAIMS = bag("my mein meine meinem meinen meiner mon ma mes mi mis")
_MEANS = bag("with using mit avec con use benutze utilise uso")
_SHOUT_SHARE = 0.7
_KEYS = frozenset({"key", "keys", "keycard"})
_TYPOS = 2
_TYPO_LENGTH = 4
_TYPO_SHARE = 0.4
_FIRST_PERSON = bag("i i'm i'll we ich wir je j nous yo")
_WEAK = frozenset({"throw", "run", "rescue", "command", "dodge"})


@dataclass(frozen=True, slots=True)
class _Choice:
    """The act that the reader settles on."""

    manner: str
    act: Act | None
    needs_roll: bool


@dataclass(frozen=True, slots=True)
class _Table:
    """Everything that is read before a choice is made."""

    system: str
    text: str
    reading: Reading
    scene: Scene
    elements: tuple[SheetElement, ...]
    acts: list[Act]

    @property
    def opens_locks(self) -> bool:
        """Whether the sheet has a way with locks."""
        return self.system == "skitterbarren" or any(
            "pick_lock" in e.core | e.plain for e in self.elements if not e.is_flaw
        )


def _calm(text: str) -> str:
    """Take shouting back to lower case, so that capitals mean something again."""
    letters = [c for c in text if c.isalpha()]
    if len(letters) > 8 and sum(c.isupper() for c in letters) > _SHOUT_SHARE * len(letters):
        return text.lower()
    return text


def _reading(tokens: list[Token], lexicon: Lexicon, scene: Scene, own: frozenset[str]) -> Reading:
    stems = [() if t.is_sign else lexicon.stems_of(t.word) for t in tokens]
    return Reading(tokens, stems, lexicon, scene.names, own, _stand_ins(tokens, own))


def _stand_ins(tokens: list[Token], own: frozenset[str]) -> frozenset[str]:
    """Pronouns that mean the character, where the player tells of it in the third person."""
    words = [t.word for t in tokens if not t.is_sign]
    flat = " " + " ".join(words) + " "
    told = bool(own & set(words)) or any(f" {p} " in flat for p in _MY_GUY)
    return _THIRD if told and not {"i", "ich", "je", "yo"} & set(words) else frozenset()


_MY_GUY = ("my guy", "my girl", "my character", "my pc", "my man", "my lady", "mein charakter",
           "meine figur", "mein held", "mon perso", "mon personnage", "mi personaje", "mi pj")  # fmt: skip
_THIRD = frozenset("he she they he's she's they're er sie il elle el ella".split())


def _lay_out(system: str, sheet: Mapping[str, Any], scene_text: str, text: str) -> _Table:
    text = _calm(tidy(text))
    scene_text = tidy(str(scene_text))
    scene_language = guess_language(words_of(scene_text))
    language = guess_language(words_of(text), scene_language)
    lexicon = lexicon_of(language)
    name = str(sheet.get("name", "") or "")[:200]
    scene = read_scene(scene_text, lexicon_of(scene_language), pc_name=name)
    elements = sheet_elements(sheet)
    own = frozenset(words_of(name))
    tokens = tokens_of(text, language=language, joins=lexicon.grammar.joins)
    reading = _reading(tokens, lexicon, scene, own)
    return _Table(system, text, reading, scene, elements, find_acts(reading))


def _mended(table: _Table) -> _Table | None:
    """The same table with misspelt words mended, if there are any."""
    old = table.reading
    tokens = respell(old.tokens, old.lexicon, table.scene, table.elements)
    if tokens is None:
        return None
    strange = sum(a.word != b.word for a, b in zip(tokens, old.tokens, strict=True))
    firm = any(a.standing == "live" and not a.is_noun for a in table.acts)
    long_words = sum(len(t.word) >= _TYPO_LENGTH for t in old.tokens)
    if firm and strange < max(_TYPOS, _TYPO_SHARE * long_words):
        return None
    reading = _reading(tokens, old.lexicon, table.scene, old.own)
    return replace(table, reading=reading, acts=find_acts(reading))


def _choose(table: _Table) -> _Choice:
    """The first act that needs dice; failing that, the plainest one."""
    live = [a for a in table.acts if a.standing == "live"]
    firm = [a for a in live if not a.is_noun]
    flight = [a for a in firm if a.manner == "flee"]
    if flight and table.scene.has("pursued") and _weigh(table, flight[0]).needs_roll:
        return _weigh(table, flight[0])
    trivial: _Choice | None = None
    weak: _Choice | None = None
    for act in firm:
        choice = _weigh(table, act)
        if choice.manner == "ready":
            return choice
        if choice.needs_roll and choice.manner not in _WEAK:
            return _sharper(table, choice, firm)
        if choice.needs_roll:
            weak = weak or choice
            continue
        if trivial is None or (trivial.manner in TRIVIAL and choice.manner not in TRIVIAL):
            trivial = choice
    if weak is not None:
        return weak
    spoken = _spoken(table, firm)
    if spoken is not None:
        return spoken
    vague = _vague(table)
    if vague is not None:
        return vague
    calm = table.scene.has("safe", "friendly", "alone")
    for act in [] if firm or calm else live:
        choice = _weigh(table, act)
        if choice.needs_roll:
            return choice
    hinted = None if any(a.manner == "buy" for a in firm) else _hinted(table)
    if hinted is not None:
        return hinted
    if _tries(table) and not any(a.manner in ("rest", "eat", "surrender") for a in firm[-1:]):
        return _Choice("other", trivial.act if trivial else None, needs_roll=True)
    return trivial or _Choice("other", None, needs_roll=False)


def _sharper(table: _Table, choice: _Choice, firm: list[Act]) -> _Choice:
    """Of a spell spoken and a spell that strikes in one sentence, the one that strikes."""
    if choice.manner == "cast" and choice.act is not None:
        for act in firm:
            if act.manner == "blast" and act.sentence == choice.act.sentence:
                return _weigh(table, act)
    if choice.act is not None:
        after = [a for a in firm if a.sentence == choice.act.sentence and a.at > choice.act.at]
        blows = [a for a in after if a.manner in ("fight", "shoot", "grapple")]
        obstacle = table.scene.has("gap", "height", "narrow", "water")
        led_in = choice.manner in _LEAD_INS or (choice.manner in _MOVES and not obstacle)
        if blows and led_in:
            return _weigh(table, blows[0])
    if choice.manner in _BEDSIDE and table.scene.has("wounded") and _hinted_as(table, "heal"):
        return replace(choice, manner="heal", act=None)
    if choice.manner in ("blast", "cast") and not _casts(table) and _shoots(table):
        return replace(choice, manner="shoot")
    if table.system == "altars" and choice.manner in _MINDFUL and _by_mind(table):
        return replace(choice, manner="cast")
    if choice.manner in _BLUNT and _throws_element(table, choice):
        return replace(choice, manner="blast")
    return choice


_BLUNT = frozenset({"fight", "shoot", "break", "throw", "other"})
_FUEL = bag(
    "torch oil lantern match matches fackel ol laterne torche huile antorcha aceite gun "
    "rifle pistol"
)


_BEDSIDE = frozenset({"grapple", "endure", "lift", "dodge", "other", "break"})


def _hinted_as(table: _Table, manner: str) -> bool:
    hinted = hinted_manner(table.reading, [], table.scene, table.elements, frozenset(), powers=0)
    return hinted == manner


_LEAD_INS = frozenset({"hide", "dodge", "notice", "steal", "lift", "throw"})
_MOVES = frozenset({"jump", "climb", "run", "balance", "flee"})
_MINDFUL = frozenset({"fight", "deceive", "persuade", "grapple", "handle", "intimidate"})


def _casts(table: _Table) -> bool:
    return any((e.core | e.further) & SPELLS for e in table.elements if not e.is_flaw)


def _shoots(table: _Table) -> bool:
    return any(e.classes & {"bow", "gun"} for e in table.elements)


def _by_mind(table: _Table) -> bool:
    """Whether a psychic works on a mind ("I push a picture into his head")."""
    words = {t.word for t in table.reading.tokens if not t.quoted}
    psychic = any(
        {"psionic", "psion", "telepath", "psychic", "telepathe", "telepathin", "telepata",
         "mesmerist", "mind"} & set(e.words)
        for e in table.elements
    )  # fmt: skip
    return psychic and bool(words & {"mind", "head", "thought", "thoughts", "will", "gedanken",
                                     "kopf", "esprit", "tete", "mente", "cabeza"})  # fmt: skip


def _throws_element(table: _Table, choice: _Choice) -> bool:
    reading = table.reading
    words = {t.word for t in reading.tokens}
    able = any("blast" in e.core for e in table.elements if not e.is_flaw)
    armed = any(
        reading.lexicon.classes_at(reading.stems, at)[0] & _WEAPON_CLASSES
        for at in range(len(reading.tokens))
    )
    armed = armed and not words & {"bolt", "bolts", "staff", "wand"}
    elemental = any(
        "element" in reading.lexicon.classes_at(reading.stems, at)[0]
        for at in range(len(reading.tokens))
    )
    return able and elemental and not armed and not words & _FUEL


_TRIGGERS = (
    "as soon as", "the moment", "the second he", "the second she", "when he", "when she",
    "when it", "when they", "when the", "when someone", "when anyone", "once he", "once she",
    "once they", "if he", "if she", "if it", "if they", "if anyone", "if someone", "if the",
    "sobald", "wenn er", "wenn sie", "wenn jemand", "falls er", "falls jemand", "des qu",
    "quand il", "quand elle", "s il", "si quelqu", "au moment ou", "en cuanto", "cuando el",
    "cuando ella", "si alguien", "cuando alguien", "en el momento",
)  # fmt: skip


def _waits(table: _Table, act: Act) -> bool:
    """Whether a blow hangs on somebody else's move: a readied action."""
    flat = " " + " ".join(around(table.reading, act)) + " "
    return any(f" {trigger} " in flat for trigger in _TRIGGERS)


def _weigh(table: _Table, act: Act) -> _Choice:
    manner = plain_manner(
        act, table.reading, table.scene, system=table.system, opens_locks=table.opens_locks
    )
    if table.system == "skitterbarren" and manner in ("fight", "shoot") and _waits(table, act):
        return _Choice("ready", act, needs_roll=False)
    if act.is_conditional and not table.scene.has("locked"):
        return _Choice("ready", act, needs_roll=False)
    words = set(around(table.reading, act))
    needs = needs_dice(manner, table.scene, words, table.system)
    return _Choice(manner, act, needs)


def _spoken(table: _Table, firm: list[Act]) -> _Choice | None:
    manner = spoken_manner(table.reading, table.scene)
    if not manner or manner == "talk":
        return None
    quoted = any(t.quoted for t in table.reading.tokens)
    busy = any(a.manner not in ("talk", "look", "move", "handle", "rest", "think") for a in firm)
    said = {t.word for t in table.reading.tokens}
    plain_speech = manner == "persuade" and not quoted and bool(said & _FIRST_PERSON)
    if busy or (plain_speech and firm):
        return None
    if any(a.manner == "rest" for a in firm) and not quoted:
        return None
    return _Choice(manner, None, needs_roll=True)


def _vague(table: _Table) -> _Choice | None:
    """Sentences without a known act that still go for something the scene puts in the way."""
    last = max(cancel_points(table.reading), default=-1)
    dead = {a.sentence for a in table.acts if a.standing not in ("live", "dropped")}
    numbers = sorted({t.sentence for t in table.reading.tokens})
    for number in numbers:
        inside = [t for t in table.reading.tokens if t.sentence == number and not t.is_sign]
        if number in dead or not inside or any(t.quoted for t in inside):
            continue
        if table.reading.tokens.index(inside[0]) < last:
            continue
        words = {t.word for t in inside}
        first_person = words & table.reading.lexicon.grammar.me or len(inside) <= 6
        if words & table.reading.lexicon.grammar.negations or not first_person:
            continue
        if is_going(words):
            manner = affordance(words, table.scene, opens_locks=table.opens_locks)
            if manner:
                return _Choice(manner, None, needs_roll=True)
    return None


def _hinted(table: _Table) -> _Choice | None:
    if cancel_points(table.reading):
        return None
    named = frozenset(
        name for name, use in _uses(table).items() if use.is_mentioned and not use.is_refused
    )
    uses = _uses(table)
    words = {t.word for t in table.reading.tokens} | set(table.scene.words)
    powers = any(wields_power(e, uses[e.name]) for e in table.elements) + any(
        e.core & SPELLS and sphere_of(e, words) for e in table.elements
    )
    if words & _KEYS and _KEYS & set(table.scene.words) and words & {"take", "use", "turn"}:
        return None
    manner = hinted_manner(
        table.reading, table.acts, table.scene, table.elements, named, powers=powers
    )
    if not manner:
        return None
    if table.system == "altars" and manner in _MINDFUL and _by_mind(table):
        manner = "cast"
    return _Choice(manner, None, needs_roll=needs_dice(manner, table.scene, set(), table.system))


def _sheet_words(table: _Table) -> frozenset[str]:
    return frozenset(e.words[0] for e in table.elements if len(e.words) == 1 and not e.classes)


def _tries(table: _Table) -> bool:
    """Whether the text says in so many words that the character tries something."""
    reading = table.reading
    last = max(cancel_points(reading), default=-1)
    if table.scene.has("safe", "friendly") and not table.scene.has("threat"):
        return False
    dead = {a.sentence for a in table.acts if a.standing not in ("live", "other")}
    for number in sorted({t.sentence for t in reading.tokens}):
        inside = [t for t in reading.tokens if t.sentence == number and not t.is_sign]
        if number in dead or not inside or any(t.quoted for t in inside):
            continue
        if reading.tokens.index(inside[0]) < last:
            continue
        if has_phrase([t.word for t in inside], reading.lexicon.grammar.phrases["tries"]) >= 0:
            return True
    return False


def _uses(table: _Table) -> dict[str, Use]:
    reading = table.reading
    live = {a.clause for a in table.acts if a.standing != "live"}
    keep = [
        i
        for i, t in enumerate(reading.tokens)
        if t.clause not in live
        or any(a.clause == t.clause and a.standing == "live" for a in table.acts)
    ]
    tokens = [reading.tokens[i] for i in keep]
    stems = [reading.stems[i] for i in keep]
    language = reading.lexicon.language

    def class_at(at: int) -> frozenset[str]:
        return reading.lexicon.classes_at(stems, at)[0]

    def stem_word(word: str) -> str:
        return stem(reading.lexicon.irregular.get(word, word), language)

    return {e.name: use_of(e, tokens, stems, class_at, stem_word) for e in table.elements}


def _off_sheet(table: _Table) -> tuple[list[str], bool]:
    """Gear that the player claims and the sheet does not hold; and whether a weapon is among it."""
    reading = table.reading
    owned_words = {w for e in table.elements for w in e.words}
    owned_stems = {stem(w, reading.lexicon.language) for w in owned_words}
    owned_classes = {c for e in table.elements for c in e.classes}
    claims: list[str] = []
    armed = False
    for at, token in enumerate(reading.tokens):
        if token.is_sign or token.quoted or token.word in owned_words:
            continue
        classes, size = reading.lexicon.classes_at(reading.stems, at)
        things = classes & _THING_NAMES
        before = {t.word for t in reading.tokens[max(0, at - 3) : at]}
        claimed = bool(before & _CLAIMS) or bool(before & _MEANS)
        if not things or not claimed or set(reading.stems[at]) & (owned_stems | table.scene.stems):
            continue
        if things & owned_classes:
            continue
        claims.append(" ".join(t.raw for t in reading.tokens[at : at + size]))
        armed = armed or bool(things & _WEAPON_CLASSES)
    return claims, armed


def _thing_names() -> frozenset[str]:
    from companion.reader.words.things import THINGS

    return frozenset(line.split("|")[0].strip() for line in THINGS.strip().splitlines())


_THING_NAMES = _thing_names()
_MAGIC_WORDS = bag(
    "spell magic spells magical incantation sorcery rune runes zauber magie magisch sort "
    "sortilege hechizo conjuro magia wand zauberstab baguette varita powers"
)


def _is_magic(table: _Table, choice: _Choice, words: set[str]) -> bool:
    if choice.manner in SPELLS:
        return True
    uses = _uses(table)
    if table.system == "altars" and any(wields_power(e, uses[e.name]) for e in table.elements):
        return True
    return bool(_MAGIC_WORDS & words) and any(
        e.core & SPELLS or "cast" in e.further for e in table.elements
    )


def _beside(table: _Table, choice: _Choice) -> list[str]:
    """Manners of further acts in the same sentence: a Stitcher pool takes in the whole deed."""
    if choice.act is None:
        return []
    out = []
    for act in table.acts:
        if act is choice.act or act.is_noun or act.standing != "live":
            continue
        if act.sentence == choice.act.sentence:
            other = _weigh(table, act)
            if other.needs_roll:
                out.append(other.manner)
    return out


def _stitched(
    table: _Table, choice: _Choice, kind: Kind, words: set[str], armed_off_sheet: bool,
    similarity: Similarity | None,
) -> list[str]:  # fmt: skip
    uses = _uses(table)
    manner = choice.manner
    if table.system == "skitterbarren":
        return stitch_skill(table.elements, manner, uses, is_attack=kind == "attack")
    if table.system == "altars":
        return stitch_archetype(
            table.elements, manner, uses, words=words, is_magic=kind == "magic",
            similarity=similarity,
        )  # fmt: skip
    found: set[str] = set()
    for each in (manner, *_beside(table, choice)):
        found |= set(
            stitch_traits(
                table.elements, each, uses, table.scene, words=words,
                off_sheet_weapon=armed_off_sheet, similarity=similarity,
            )
        )  # fmt: skip
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
        similarity: Optional likeness of sheet names to manners, for names that no table knows.

    Returns:
        The intent. Ordinary talk is an intent without a roll, never an error.
    """
    sheet = sheet if isinstance(sheet, Mapping) else {}
    table = _lay_out(system, sheet, scene, str(text))
    language = table.reading.lexicon.language
    choice = _choose(table)
    if not choice.needs_roll:
        mended = _mended(table)
        again = _choose(mended) if mended is not None else choice
        if mended is not None and (again.needs_roll or choice.act is None):
            table, choice = mended, again
    if not choice.needs_roll:
        ask = questions.classify(table.reading, table.acts, _sheet_words(table))
        if ask == "attempt":
            act = next(a for a in table.acts if a.standing == "asked" and a.manner not in TRIVIAL)
            manner = plain_manner(
                act, table.reading, table.scene, system=system, opens_locks=table.opens_locks
            )
            words = set(around(table.reading, act))
            choice = _Choice(manner, act, needs_dice(manner, table.scene, words, system))
        elif ask == "question":
            return Intent(
                needs_roll=False, kind="question", manner="question", language=language,
                goal=re.sub(r"\s+", " ", table.text)[:120], parts=_parts(table),
                reason=reason_of("question", [], [], None),
            )  # fmt: skip
    if not choice.needs_roll:
        return Intent(
            needs_roll=False, kind="none", manner=choice.manner, language=language,
            goal=goal_of(table.reading, choice.act), parts=_parts(table),
            reason=reason_of("none", [], [], None),
        )  # fmt: skip
    return _with_roll(table, choice, similarity)


def _with_roll(table: _Table, choice: _Choice, similarity: Similarity | None) -> Intent:
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
    claims, armed = _off_sheet(table)
    stitched = _stitched(table, choice, kind, words, armed, similarity)
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


def _parts(table: _Table) -> tuple[Part, ...]:
    out = []
    for act in table.acts[:40]:
        if act.is_noun:
            continue
        choice = _weigh(table, act)
        out.append(
            Part(
                manner=choice.manner,
                standing=act.standing,
                needs_roll=act.standing == "live" and choice.needs_roll,
                goal=goal_of(table.reading, act),
            )
        )
    return tuple(out)
