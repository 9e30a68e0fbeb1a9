"""The second reading: what the learned models make of a text beside the rules."""

import re
from collections.abc import Iterable
from functools import cache

from companion.errors import RetrievalError
from companion.reader.act import TRIVIAL, Act
from companion.reader.acts import cancel_points
from companion.reader.claims import off_sheet
from companion.reader.crafts import hits_of
from companion.reader.fit import stitch_skill
from companion.reader.goal import goal_of, reason_of
from companion.reader.hindrance import MOVING, hindering, in_place
from companion.reader.intent import WORLD, Intent, Kind
from companion.reader.kinds import opponent_of
from companion.reader.learned import judge as judging
from companion.reader.learned.cues import Seen
from companion.reader.learned.judge import Judge
from companion.reader.learned.vectors import is_word
from companion.reader.plain import (
    BY_ITSELF,
    Bounds,
    asks_of_world,
    is_doubtful,
    is_lifted,
    is_plain,
    is_sure,
    manner_of,
)
from companion.reader.table import Choice, Table, mended, uses_of, weigh
from companion.reader.text import bag

_LONG = 4000
_IDLE_TEXT = bag(
    "ok okay hm hmm yes no well so haha hahaha hehe lol lmao hi hello hey thanks thank you brb afk "
    "wow cool nice great sorry oh ah ja nein danke hallo oui non merci salut si gracias hola"
)
_AWAY = frozenset({"brb", "afk"})
_CHAT = frozenset(
    (
        "who are you", "what are you", "are you an ai", "are you a robot", "are you human",
        "are you real", "where am i", "who am i", "how are you", "what's up", "what now",
        "tell me a joke", "wer bist du", "wo bin ich", "qui es tu", "où suis je", "quién eres",
        "dónde estoy",
    )
)  # fmt: skip
"""Said to the table or the program, whatever the scene."""

_MOMENT = re.compile(
    r"\b(?:hang on(?= a |\s*(?:$|[,.;:!?\u2014-]))|one sec(?:ond)?|one moment|wait a sec|"
    r"just a (?:sec|second|moment|minute)|"
    r"hold on a (?:sec|moment|minute)|be right back|moment mal|un momento|un instant|un attimo)\b"
    r"(?! to)"
)
"""What asks the table to wait; it is an act of the character only where he speaks of himself."""

_SELF = bag("i we ich wir je j nous yo us me")
_ORDERS = ("previous instructions", "system prompt")
_LETTERS_READ = 0.5
_PLAIN_CARE = frozenset({"rest", "eat"})
_PLAIN_DOINGS = _PLAIN_CARE | {"look", "think", "move", "talk"}
_CARE_WORDS = 11
"""Up to so many words, a rest or a meal told outright is no more than that."""

_STEPS_BACK = frozenset({"rest", "move", "eat", "surrender"})
_SWAYS = frozenset({"persuade", "deceive", "intimidate", "haggle"})
_SPEECH = _SWAYS | {"talk"}
_OTHER_SPEECH = frozenset({"perform", "command", "gamble", "signal", "bribe", "tame", "buy"})
_LITERAL = frozenset(
    {"sneak", "climb", "swim", "jump", "hide", "track", "ride", "persuade", "steal", "repair"}
)
"""Manners whose own verb has one sense; to break a horse or to read a face is something else."""
_HANDS_ON = frozenset({"grapple", "steal"})
_PLAIN = frozenset({"look", "move", "rest", "eat", "think", "signal", "surrender"})
_SHORT = 8
_UNDONE = frozenset({"dropped", "denied", "ironic", "unreal"})


def seen_of(table: Table, choice: Choice, intent: Intent) -> Seen:
    """A text and what the rules made of it, as the models see it.

    Args:
        table: What was read.
        choice: What the rules chose.
        intent: What the rules made of it.

    Returns:
        The view.
    """
    outcome = "roll" if intent.needs_roll else "question" if intent.kind == "question" else "none"
    told = choice.act if choice.act is not None and not choice.act.is_noun else None
    return Seen(
        system=table.system,
        text=_told(table)[:_LONG],
        scene=table.scene.text[:_LONG],
        facts=table.scene.facts,
        elements=table.elements,
        uses=uses_of(table),
        hits=hits_of(table),
        outcome=outcome,
        kind=intent.kind,
        manner="endure" if choice.manner == "resist" else choice.manner,
        stitched=frozenset(intent.stitched),
        hindering=frozenset(intent.hindering),
        has_act=any(a.standing == "live" and not a.is_noun for a in table.acts),
        has_beings=bool(table.scene.beings),
        has_rival=any(b.weight for b in table.scene.beings),
        is_told=intent.needs_roll and told is not None,
        acts=tuple(
            a.manner for a in table.acts if not a.is_noun and a.standing in ("live", "asked")
        ),
        has_choice=told is not None,
        is_lifted=told is not None and told.manner in TRIVIAL and choice.manner not in TRIVIAL,
        language=table.reading.lexicon.language,
    )


def _told(table: Table) -> str:
    """The text, with misspelt words mended where the rules would mend them.

    The rules know few words but those of acts, so that "flour" is "floor" to them; a word that has
    a vector stays as it is.
    """
    better = mended(table)
    if better is None:
        return table.text
    known = is_word if _vectors_open() else str.isspace
    pairs = zip(better.reading.tokens, table.reading.tokens, strict=True)
    return " ".join(
        old.raw if new.word == old.word or known(old.word) else new.word for new, old in pairs
    )


def is_settled(table: Table, choice: Choice, intent: Intent) -> bool:
    """Whether the words alone tell what this is, so that no likeness may say otherwise.

    Args:
        table: What was read.
        choice: What the rules chose.
        intent: What the rules made of it.

    Returns:
        True for blows and words at somebody, for mere noises, for scripts that nobody here reads,
        for readied actions and the like, and for acts that somebody else does or that are taken
        back.
    """
    words = {t.word for t in table.reading.tokens if not t.is_sign}
    letters = [c for c in table.text if c.isalpha()]
    read = sum(c < "\u0250" for c in letters)
    if words <= _IDLE_TEXT or words & _AWAY or read < _LETTERS_READ * len(letters):
        return True
    if intent.needs_roll:
        return _is_against(choice, intent)
    if intent.kind == "question":
        return False
    if choice.manner in ("ready", "withdraw") or (
        choice.manner == "buy" and table.system != "stitcher"
    ):
        return True
    return _is_taken_back(table, words)


def _is_plain(table: Table, choice: Choice) -> bool:
    """Whether a short text tells one act that is no attempt: looking, going, resting."""
    told = choice.act is not None and not choice.act.is_noun
    words = sum(not t.is_sign for t in table.reading.tokens)
    return told and choice.manner in _PLAIN and len(table.acts) == 1 and words <= _SHORT


def _is_against(choice: Choice, intent: Intent) -> bool:
    """Whether somebody is struck, or talked round, in so many words: no likeness changes that."""
    told = choice.act is not None and not choice.act.is_noun
    struck = intent.kind == "attack"
    # Skitterbarren has no opposed rolls: whoever is talked round there sets a rating.
    at_somebody = intent.kind == "opposed" or intent.opponent is not None
    swayed = at_somebody and intent.manner in _SWAYS
    swayed = swayed or (intent.manner in _HANDS_ON and bool(intent.opponent))
    return told and (struck or swayed or intent.kind == "purchase")


def _is_taken_back(table: Table, words: set[str]) -> bool:
    """Whether every act is another's, or is undone before the text ends."""
    acts = [a for a in table.acts if not a.is_noun]
    dead = [a for a in acts if a.standing != "live"]
    live = [a for a in acts if a.standing == "live"]
    if not dead:
        return not live and bool(cancel_points(table.reading))
    standings = {a.standing for a in dead}
    if live:
        quoted = any(t.quoted for t in table.reading.tokens)
        hushed = quoted and "other" in standings and all(a.manner == "talk" for a in live)
        steps_back = acts[-1].standing == "live" and acts[-1].manner in _STEPS_BACK
        return hushed or (steps_back and bool(standings & _UNDONE))
    if standings == {"other"}:
        return not words & table.reading.lexicon.grammar.me
    risky = all(weigh(table, a).needs_roll for a in dead)
    refused = acts[-1].standing == "denied" and (
        bool(standings & {"other", "unreal"}) or (standings == {"denied"} and risky)
    )
    return refused or ("dropped" in standings and "denied" not in standings)


@cache
def _vectors_open() -> bool:
    """Whether the word vectors can be read; without them the rules stand alone."""
    from companion.reader.learned.vectors import prepare

    try:
        prepare(["word"])
    except RetrievalError:
        return False
    return True


def read_again(
    table: Table, choice: Choice, intent: Intent, *, bounds: Bounds = BY_ITSELF
) -> Intent:
    """Let the models say whether dice are rolled and what counts.

    Args:
        table: What was read.
        choice: What the rules chose.
        intent: What the rules made of it.
        bounds: What share of an attempt is too little for a roll.

    Returns:
        The intent, the rules' own where the models agree or cannot be had.
    """
    if _is_chat(table.text):
        return _idle(intent, "none", "talk")
    plain = _told_plainly(table, choice, intent)
    settled = is_settled(table, choice, intent)
    if (settled and not intent.needs_roll) or not _vectors_open():
        return plain or intent
    view = judging.judge(seen_of(table, choice, intent))
    if plain is not None and view.rolls < bounds.plainly:
        return plain
    stands = view.seen.is_told and view.rolls >= bounds.stands
    stands = stands or (intent.kind != "question" and is_lifted(table, view, bounds))
    found = _judged(table, choice, intent, view, is_settled=settled, stands=stands)
    if not (found.needs_roll and found.kind == "purchase"):  # that one the rules roll for
        found = _weighed(table, choice, found, view, bounds, is_settled=settled)
    return found


def _weighed(
    table: Table, choice: Choice, found: Intent, view: Judge, bounds: Bounds, *, is_settled: bool
) -> Intent:
    """What was read, told plainly where it is no attempt, with the other reading where in doubt."""
    if found.kind == "question":
        return found
    if not found.needs_roll:
        told = set(view.seen.acts)
        is_told = bool(told) and told <= TRIVIAL  # who looks, goes or rests in so many words
        other = _rolled(table, choice, found, view) if is_doubtful(view) and not is_told else None
        return found.model_copy(update={"instead": other}) if other is not None else found
    if is_plain(view, bounds):
        return _plain(table, found, view)
    update: dict[str, object] = {}
    if not is_settled and not is_sure(view):
        update["is_sure"] = False
    if is_doubtful(view):
        update["instead"] = _plain(table, found, view)
    return found.model_copy(update=update) if update else found


def read_as_attempt(table: Table, choice: Choice, intent: Intent) -> Intent:
    """Read a text of which somebody says that it is an attempt.

    Args:
        table: What was read.
        choice: What the rules chose.
        intent: What the rules made of it.

    Returns:
        The roll that it is; without the models a plain challenge where the rules see none.
    """
    if intent.needs_roll:
        return intent
    if not _vectors_open():
        reason = reason_of("challenge", [], [], None)
        return intent.model_copy(update={"needs_roll": True, "kind": "challenge", "reason": reason})
    return _rolled(table, choice, intent, judging.judge(seen_of(table, choice, intent)))


def _plain(table: Table, intent: Intent, view: Judge) -> Intent:
    """A plain act; or, where it is asked whether something is so, a question about the world."""
    if asks_of_world(table):
        return _idle(intent, "question", WORLD)
    return _idle(intent, "none", manner_of(table, view))


def _judged(
    table: Table, choice: Choice, intent: Intent, view: Judge, *, is_settled: bool, stands: bool
) -> Intent:
    """What the models make of a text; what the words settle stays as the rules read it."""
    if is_settled:
        return intent
    if stands or view.outcome == "roll":
        return _rolled(table, choice, intent, view)
    kind: Kind = "question" if view.outcome == "question" else "none"
    if not intent.needs_roll and intent.kind == kind:
        return intent
    asked = WORLD if asks_of_world(table) else "question"
    manner = asked if kind == "question" else manner_of(table, view)
    if not intent.needs_roll and kind == "none":
        manner = choice.manner if choice.manner != "question" else manner
    return _idle(intent, kind, manner)


def _told_plainly(table: Table, choice: Choice, intent: Intent) -> Intent | None:
    """What a short text tells outright that is no attempt by itself; None for any other text."""
    care = _plain_care(table)
    if care:
        return _idle(intent, "none", care)
    if not intent.needs_roll and intent.kind != "question" and _is_plain(table, choice):
        return intent
    return None


def _plain_care(table: Table) -> str:
    """The rest or the meal that is all a short text tells, or an empty string."""
    live = [a for a in table.acts if a.standing == "live" and not a.is_noun]
    told = [weigh(table, a).manner if a.manner == "eat" else a.manner for a in live]
    words = sum(not t.is_sign for t in table.reading.tokens)
    if not told or words > _CARE_WORDS or told[0] not in _PLAIN_CARE or set(told) - _PLAIN_DOINGS:
        return ""
    return told[0]


def _is_chat(text: str) -> bool:
    flat = text.casefold().replace("-", " ").strip(" .?!,")
    if _MOMENT.search(flat) and not _SELF & set(flat.replace("'", " ").split()):
        return True
    return flat in _CHAT or any(order in flat for order in _ORDERS)


def _idle(intent: Intent, kind: Kind, manner: str) -> Intent:
    return Intent(
        needs_roll=False,
        kind=kind,
        manner=manner,
        language=intent.language,
        goal=intent.goal,
        parts=intent.parts,
        reason=reason_of(kind, [], [], None),
    )


def _rolled(table: Table, choice: Choice, intent: Intent, view: Judge) -> Intent:
    kind = view.kind
    act = choice.act if intent.needs_roll and choice.act else _first_act(table)
    manner = _as_told(table, act, view.manner)
    stitched = _in_order(table, _helpers(table, view, kind, manner, intent))
    against = _in_order(table, _hindrances(table, view, kind, manner))
    opponent = opponent_of(act, table.reading, table.scene, manner, kind)
    claims, _ = off_sheet(table)
    name = opponent.name if opponent else None
    return Intent(
        needs_roll=True,
        kind=kind,
        stitched=stitched,
        hindering=against,
        opponent=name,
        opponent_weight=opponent.weight if opponent else None,
        manner=manner,
        goal=intent.goal if intent.needs_roll else goal_of(table.reading, act),
        language=intent.language,
        target=name,
        off_sheet=tuple(dict.fromkeys(claims)),
        reason=reason_of(kind, list(stitched), list(against), name),
        parts=intent.parts,
    )


def _as_told(table: Table, act: Act | None, likely: str) -> str:
    """Return the manner of an act: what its verb says outright goes before any likeness.

    Who asks for water does not swim, and who sneaks closer does not balance.

    Args:
        table: What was read.
        act: The act that is rolled for, or None.
        likely: What the models make of it.
    """
    if act is None or act.is_noun or act.standing != "live":
        return likely
    is_own = bool(table.reading.lexicon.grammar.me & {t.word for t in table.reading.tokens})
    if is_own and act.manner in _SPEECH and likely not in _SPEECH | _OTHER_SPEECH:
        return act.manner if act.manner in _SWAYS else "persuade"
    stem = table.reading.lexicon.infinitives.get(table.reading.stems[act.at][0])
    said = {table.reading.tokens[act.at].word, stem}
    return act.manner if act.manner in said & _LITERAL else likely


def _first_act(table: Table) -> Act | None:
    return next((a for a in table.acts if a.standing == "live" and not a.is_noun), None)


def _in_order(table: Table, names: Iterable[str]) -> tuple[str, ...]:
    wanted = set(names)
    return tuple(dict.fromkeys(e.name for e in table.elements if e.name in wanted))


def _helpers(table: Table, view: Judge, kind: Kind, manner: str, intent: Intent) -> list[str]:
    """The names that help: the one skill, the one calling with its items, or every apt trait."""
    elements = table.elements
    if table.system == "skitterbarren":
        attack = kind == "attack"
        if (
            not attack
            and intent.needs_roll
            and intent.kind != "attack"
            and manner == view.seen.manner
        ):
            return list(intent.stitched)
        return stitch_skill(elements, manner, dict(view.seen.uses), is_attack=attack)
    if table.system == "altars":
        callings = [e for e in elements if e.group == "archetype"]
        best = max(callings, key=view.calls, default=None)
        taken = [best.name] if best and view.calls(best) >= judging.CALLS else []
        items = [e.name for e in elements if e.group != "archetype" and e.name in intent.stitched]
        return taken + items
    told = view.seen.stitched if view.seen.is_told else frozenset[str]()
    return [
        e.name for e in elements
        if e.group == "trait" and not e.is_flaw and not view.seen.uses[e.name].is_refused
        and view.helps(e) >= (judging.STANDS if e.name in told else judging.HELPS)
    ]  # fmt: skip


def _hindrances(table: Table, view: Judge, kind: Kind, manner: str) -> list[str]:
    if table.system != "stitcher":
        return hindering(
            table.elements, manner, table.system, is_attack=kind == "attack", words=set()
        )
    words = {t.word for t in table.reading.tokens} | set(table.scene.words)
    return [
        e.name
        for e in table.elements
        if e.is_flaw
        and e.hinders
        and (
            view.hinders(e) >= judging.HINDERS
            or view.meets(e, manner)
            or (manner in MOVING and in_place(e, words))
        )
    ]
