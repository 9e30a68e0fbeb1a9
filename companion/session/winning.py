"""What a demand that was won hands over: the name, the place, the thing, the way; and it is kept.

What nobody knows yet is made by the campaign's own seed and is true from then on: asked again,
it is the same name.
"""

import re
from dataclasses import dataclass
from typing import Any, Final

from companion.narration.brief import Brief
from companion.narration.cast import tags_of
from companion.narration.demands import ANSWERED, Demand, demand_in, demanded
from companion.narration.grammar import Picker, Slots
from companion.narration.library import made_up, pool
from companion.narration.nouns import Noun, definite, head_of, is_beast, is_plural
from companion.session.asked_for import asked_for, had
from companion.session.payoffs import got, somebody_and_somewhere
from companion.session.scene import words
from engine.api import (
    CharacterLeft,
    Effect,
    EffectApplied,
    Event,
    GameState,
    RuleSystem,
    agreeing,
    capital,
)

_WORDS: Final = "demands"
_FORCE: Final = frozenset({"intimidate", "command"})
_BARGAIN: Final = frozenset({"haggle", "bribe"})
_CONVERGE: Final = 60
"""Times in a hundred that somebody is named of whom the story has spoken already."""
_LONGEST: Final = 200
_NAME: Final = 90
"""Letters of an answer."""
_UNSAID: Final = re.compile(r"[\"“”]|\byou\b|\byour\b|[.!?…]\s", re.IGNORECASE)
"""What nobody says as it stands: talk, several sentences, "on your thumb"."""
_PLAIN_WHO: Final = re.compile(
    r"(?:who|whom) (?P<rest>(?!(?:do|does|did|are|were|is it|was it|else|can|could|should|would)\b"
    r"|(?:he|she|they|you|i|we|the|my|his|her|their)\b)[\w'’-]+\b.*)",
    re.IGNORECASE,
)
_WHERE_IS: Final = re.compile(
    r"where (?:(?P<be>is|are) (?P<a>(?:the|my|your|our) .+)|(?P<b>(?:the|my|your|our) .+?) "
    r"(?P<be2>is|are))",
    re.IGNORECASE,
)
_KEPT: Final = re.compile(
    r"\b(?:is|are|hid|hides?|hidden|keeps?|kept|puts?|took|taken|buried|left|lies?)\b",
    re.IGNORECASE,
)
"""What asks where something is, and not where somebody goes or comes from."""
_ASKED_ONE: Final = re.compile(r"\b(?:him|her|them)$", re.IGNORECASE)
_TURNED: Final = {"me": "you", "i": "you", "us": "you", "we": "you", "my": "your", "our": "your"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Won:
    """How a demand was met.

    Attributes:
        effect: the change that carries the words; its ``tell`` is what is told.
        events: what changes beside it.
        sentences: how it is told, sentence by sentence.
    """

    effect: Effect
    events: tuple[Event, ...] = ()
    sentences: tuple[str, ...] = ()


def won(
    system: RuleSystem[Any], state: GameState[Any, Any], brief: Brief, *, clue: str = ""
) -> Won | None:
    """Return how a demand that was won is met; None where nothing was demanded.

    Args:
        system: the game.
        state: its state.
        brief: the result.
        clue: what an adventure has come out with; it is the answer then.
    """
    demand = demanded(brief) if brief.passed else None
    if demand is None or brief.attempt.opponent is None:
        return None
    if clue and (demand.kind not in ANSWERED or _UNSAID.search(clue.rstrip("."))):
        return None
    lead = "any"
    if brief.attempt.manner in _FORCE:
        lead = "force"
    elif brief.attempt.manner in _BARGAIN:
        lead = "bargain"
    return _met(system, state, brief, demand, brief.attempt.opponent.name, lead, clue=clue)


def answered(
    system: RuleSystem[Any], state: GameState[Any, Any], brief: Brief, whom: str
) -> Won | None:
    """Return what somebody says who is asked and has no reason to keep it to themselves.

    Args:
        system: the game.
        state: its state.
        brief: the exchange.
        whom: who is asked.
    """
    demand = demand_in(brief.attempt.text)
    if demand is None or demand.kind not in ("who", "where") or not demand.about:
        return None
    return _met(system, state, brief, demand, whom, "asked")


def _met(
    system: RuleSystem[Any],
    state: GameState[Any, Any],
    brief: Brief,
    demand: Demand,
    whom: str,
    lead: str,
    *,
    clue: str = "",
) -> Won | None:
    fights = system.fights
    if demand.kind == "leave" and fights is not None and fights.is_running(state):
        return None
    is_named = demand.kind in (*ANSWERED, "way")
    answer = clue.rstrip(".") or (_answer(state, brief, demand, whom) if is_named else "")
    slots = _slots(brief, demand, whom, answer)
    kind = "truth" if clue else demand.kind
    said = [_line(f"lead.{lead}", slots, brief), _line(f"say.{kind}", slots, brief)]
    sentences = tuple(line for line in said if line)
    effect, events = _changes(system, state, brief, demand, whom, answer)
    if clue:
        effect = effect.model_copy(update={"name": clue[:_LONGEST]})
    told = effect.model_copy(update={"tell": " ".join(sentences)})
    return Won(effect=told, events=events, sentences=sentences)


def _slots(brief: Brief, demand: Demand, whom: str, answer: str) -> Slots:
    nouns = {"opp": definite(whom)}
    if answer:
        nouns["answer"] = Noun(text=answer)
    if demand.about and demand.kind in ("thing", "freed"):
        nouns["target"] = definite(_as_told(demand.about, whom), thing=True)
    tags = set(tags_of(brief)) | ({"they"} if nouns["opp"].pronoun == "they" else set())
    if _KEPT.search(demand.about):
        tags.add("kept")
    return Slots(nouns, frozenset(tags))


def _line(block: str, slots: Slots, brief: Brief) -> str:
    """Return a line of a block, rather one that was not told."""
    picker = Picker(brief.seed, brief.exchange, f"won/{block}")
    fitting = [f for f in pool(_WORDS)[block] if slots.suits(f)]
    filled = [slots.sentence(f.text) for f in picker.shuffled(fitting)]
    told = set(brief.told)
    return next((s for s in filled if s not in told), filled[0] if filled else "")


# What is named


def _answer(state: GameState[Any, Any], brief: Brief, demand: Demand, whom: str) -> str:
    known = _known(state, demand, whom)
    if known:
        return known
    picker = Picker(brief.seed, 0, f"answer/{demand.kind}/{demand.about.casefold()}/{whom}")
    tags = tags_of(brief)
    here = [*state.characters, state.story.place]
    new = somebody_and_somewhere(picker, tags, known=state.story.knowledge, here=here)
    if demand.kind == "who":
        return _somebody(state, picker, whom, new)
    if demand.kind == "where":
        return new["newplace"].text
    others = [p.name for p in brief.setting.people if p.name != whom and _has_face(p.name)]
    nouns = dict(new) | ({"npc": definite(picker.one(others))} if others else {})
    slots = Slots(nouns, tags)
    fitting = [f for f in pool(_WORDS)[f"name.{demand.kind}"] if slots.suits(f)]
    return slots.fill(picker.one(fitting).text)


def _somebody(
    state: GameState[Any, Any],
    picker: Picker,
    whom: str,
    new: Any,  # noqa: ANN401
) -> str:
    """Return a name for an answer: often somebody of whom the story has spoken already."""
    facts = " ".join(state.story.knowledge)
    names = [f.text for f in made_up("person")]
    spoken = [n for n in names if re.search(rf"\b{re.escape(n)}\b", facts) and n != whom]
    absent = [n for n in spoken if n not in state.characters]
    if absent and picker.chance(_CONVERGE):
        return picker.one(absent)
    return str(new["newname"].text)


def _has_face(name: str) -> bool:
    return not is_plural(name) and not is_beast(definite(name)) and head_of(name) != "voice"


def _known(state: GameState[Any, Any], demand: Demand, whom: str) -> str:
    """Return what was answered to the same question before; "" where it was not asked."""
    before, mark, after = _fact(demand, whom, "\0").partition("\0")
    for fact in state.story.knowledge if mark else ():
        found = fact.removeprefix(before).removesuffix(after)
        if fact == f"{before}{found}{after}" and 0 < len(found) <= _NAME:
            return found
    return ""


def _fact(demand: Demand, whom: str, answer: str) -> str:
    """Return what is known from then on, as a sentence without its stop.

    Example:
        >>> _fact(Demand("who", "who paid you"), "Brother Osk", "Mirela")
        'Mirela paid Brother Osk'
        >>> _fact(Demand("where", "where the key is"), "Osk", "the mill")
        'The key is at the mill'
        >>> _fact(Demand("where", "where you hid it"), "Osk", "the mill")
        'Asked "where you hid it", Osk said: the mill'
    """
    about = demand.about
    plain = _PLAIN_WHO.fullmatch(about) if demand.kind == "who" else None
    if plain is not None:
        rest = _ASKED_ONE.sub("you", plain["rest"])  # "I ask the clerk who sent him"
        return f"{answer} {_as_told(rest, whom)}"
    where = _WHERE_IS.fullmatch(about) if demand.kind == "where" else None
    if where is not None:
        thing = _as_told(where["a"] or where["b"], whom)
        return f"{capital(thing)} {where['be'] or where['be2']} at {answer}"
    name = definite(whom).text
    if demand.kind == "truth" and answer:
        return f"{capital(name)} {agreeing(whom, 'says', 'say')} that {answer}"
    asked = f'Asked "{about}"' if about else f"Asked for the {_ASKED[demand.kind]}"
    return f"{asked}, {name} said: {answer}"


_ASKED: Final = {
    "who": "name",
    "where": "place",
    "when": "hour",
    "why": "reason",
    "truth": "truth",
    "way": "way",
}


def _as_told(words_said: str, whom: str) -> str:
    """Return the player's words as they are told of them and of whom they ask."""
    name = definite(whom).text
    theirs = {"you": name, "your": f"{name}'s", "yourself": name}
    both = {**_TURNED, **theirs}
    return " ".join(both.get(word.casefold(), word) for word in words_said.split())


# What changes


def _changes(
    system: RuleSystem[Any],
    state: GameState[Any, Any],
    brief: Brief,
    demand: Demand,
    whom: str,
    answer: str,
) -> tuple[Effect, tuple[Event, ...]]:
    match demand.kind:
        case "thing":
            handed = _had(system, state, brief)
            return handed or _thing(system, state, brief.attempt.actor, demand.about, whom)
        case "way":
            return _effect("edge", "gain", "scene", f"Way by {answer}"), ()
        case "leave":
            gone = _effect("edge", "gain", "scene", f"{capital(definite(whom).text)} gone")
            return gone, (CharacterLeft(name=whom),)
        case "freed":
            freed = definite(_as_told(demand.about, whom)).text
            return _effect("edge", "gain", "scene", f"{capital(freed)} let go"), ()
        case _:
            fact = _fact(demand, whom, answer)[:_LONGEST]
            return _effect("knowledge", "gain", "scene", capital(fact)), ()


def _had(
    system: RuleSystem[Any], state: GameState[Any, Any], brief: Brief
) -> tuple[Effect, tuple[Event, ...]] | None:
    """Return what it changes to get a horse, a room or a guide; None for what goes into a bag."""
    asked = asked_for(brief.attempt.text)
    if asked is None or asked.kind == "thing":
        return None
    events = had(system, state, brief.attempt.actor, asked).events
    last = events[-1] if events else None
    return (last.effect, events[:-1]) if isinstance(last, EffectApplied) else None


def _thing(
    system: RuleSystem[Any], state: GameState[Any, Any], actor: str, about: str, whom: str
) -> tuple[Effect, tuple[Event, ...]]:
    """Return that a thing changes hands; it leaves the sheet of whoever carried it."""
    bare = definite(re.sub(r"^(?:your|his|her|their|my)\b", "the", about, flags=re.I)).bare
    sheet = state.characters.get(whom)
    carried = [e.name for e in system.play.elements(sheet) if e.role == "gear"] if sheet else []
    said = set(words(bare))
    own = next((name for name in carried if said & set(words(name))), "")
    gained = got(system, state, actor, own or bare).effect
    lost = _effect("gear", "lose", whom, own) if own else None
    return gained, (EffectApplied(effect=lost),) if lost is not None else ()


def _effect(kind: str, change: str, target: str, name: str) -> Effect:
    fields: dict[str, object] = {"kind": kind, "change": change, "target": target, "name": name}
    return Effect.model_validate({**fields, "good": True})
