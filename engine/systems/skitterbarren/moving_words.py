"""Moves of a fight in plain words: "I step back", "I move up to the ghoul", "I withdraw"."""

import re
from typing import Final

from engine.errors import IllegalActionError
from engine.systems.skitterbarren.play_actions import Take
from engine.systems.skitterbarren.sheets import is_down
from engine.systems.skitterbarren.state import Fight, SkitterbarrenState
from engine.systems.skitterbarren.tables import REACH_FT

_STEP_BACK_FT: Final = 10
_FEET_OF: Final = {"step": 5, "pace": 5, "metre": 3, "meter": 3, "yard": 3}
_SUBJECT: Final = (
    r"\W*(?:(?:then|so|now|and|ok(?:ay)?),? )*(?:i|we)(?:'ll| will)? "
    r"(?:then |now |quickly |slowly |carefully |just |take (?=a step|a few|two|three))*"
)
_FEET: Final = (
    r"(?: (?P<feet>[0-9]{1,3}|a|an|one|two|three|a few|a couple of) ?"
    r"(?P<unit>ft|feet|foot|steps?|paces?|metres?|meters?|yards?))?"
)
_FROM: Final = r"(?: (?:away )?from (?P<who>.+?))?"
_AWAY: Final = re.compile(
    rf"{_SUBJECT}(?:(?P<small>step|jump|leap|hop|edge|a step|a few steps|two steps)|move|walk"
    rf"|go|back|draw|pull|keep|get){_FEET} (?:back(?:wards?)?|away|off|out of reach){_FROM}[ .!]*",
    re.IGNORECASE,
)
_TOWARD: Final = re.compile(
    rf"{_SUBJECT}(?:(?:move|walk|step|run|go|rush|advance|come|get|close|charge)"
    rf"(?: (?:in|up|over|closer|forwards?|nearer|on|straight))*{_FEET}"
    r"(?: (?:to|towards?|on|at|up to|closer to|next to) (?P<who>.+?))?"
    r"|approach (?P<whom>.+?))[ .!]*",
    re.IGNORECASE,
)
_CLOSER: Final = re.compile(r"\b(?:in|up|closer|forwards?|nearer|advance)\b", re.IGNORECASE)
_WITHDRAW: Final = re.compile(
    rf"{_SUBJECT}(?:withdraw|disengage|fall back|pull back|make a withdrawal){_FEET}{_FROM}[ .!]*",
    re.IGNORECASE,
)
_COUNTS: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "a few": 3, "a couple of": 2}


def parse_moving(state: SkitterbarrenState, actor: str, text: str) -> Take | None:
    """Return the move that plain words of a fight are; None for any others.

    Without a name the nearest enemy is meant; without feet, a step back is 10 ft, and any other
    move one movement action or as far as it takes to come within reach.

    Args:
        state: the game.
        actor: who acts.
        text: the player's words.

    Raises:
        IllegalActionError: the one to walk up to is within reach already.

    Rule: K-30, K-38, house.
    """
    fight = state.fight
    if fight is None or actor not in fight.order:
        return None
    said = " ".join(text.replace("’", "'").split())
    gone = _WITHDRAW.fullmatch(said) or _AWAY.fullmatch(said)
    if gone is not None:
        other = _meant(state, fight, actor, gone["who"])
        if other is None:
            return None
        pool = state.characters[actor].movement_ft
        small = bool(gone.groupdict().get("small"))
        feet = min(pool, _feet(gone) or (_STEP_BACK_FT if small else pool))
        what = "withdrawal" if gone.re is _WITHDRAW else "move"
        return Take.model_validate(
            {"acting": actor, "what": what, "distance": feet, "away_from": other}
        )
    return _walk_up(state, fight, actor, said)


def _walk_up(state: SkitterbarrenState, fight: Fight, actor: str, said: str) -> Take | None:
    found = _TOWARD.fullmatch(said)
    if found is None:
        return None
    named = found["who"] or found["whom"]
    if not named and not _CLOSER.search(said):
        return None  # "I run" says nothing of where
    other = _meant(state, fight, actor, named)
    if other is None:
        return None
    gap = abs(fight.positions[other] - fight.positions[actor]) - REACH_FT
    if gap <= 0:
        raise IllegalActionError("K-38", f"{other} can be reached from here already")
    feet = min(gap, state.characters[actor].movement_ft, _feet(found) or gap)
    return Take(acting=actor, what="move", distance=feet, toward=other)


def _feet(found: re.Match[str]) -> int:
    """Return the feet that words name; 0 for none."""
    said = (found["feet"] or "").casefold()
    if not said:
        return 0
    count = _COUNTS.get(said) or int(said)
    unit = (found["unit"] or "").casefold().removesuffix("s")
    return count * _FEET_OF.get(unit, 1)


def _meant(state: SkitterbarrenState, fight: Fight, actor: str, named: str | None) -> str | None:
    """Return the fighter whom words name, or the nearest enemy where they name nobody."""
    here = fight.positions[actor]
    side = state.characters[actor].side
    others = [name for name in fight.order if name != actor and not is_down(state, name)]
    enemies = [name for name in others if state.characters[name].side != side]
    if not named:
        return min(enemies, key=lambda name: abs(fight.positions[name] - here), default=None)
    if named.casefold() in ("him", "her", "it", "them", "the enemy", "my enemy"):
        return _meant(state, fight, actor, None)
    wanted = set(re.findall(r"[\w'-]+", named.casefold())) - {"the", "a", "an", "two", "of"}
    return next((n for n in others if wanted & set(re.findall(r"[\w'-]+", n.casefold()))), None)
