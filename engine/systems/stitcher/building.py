"""From names to actions: a request of play becomes a Challenge, a purchase or an Opposing Roll."""

from collections.abc import Sequence
from typing import get_args

from engine.core.play import Request
from engine.errors import IllegalActionError
from engine.systems.stitcher.actions import SCENE, Challenge, Element, Opposed, Purchase, Side
from engine.systems.stitcher.checks import check_active, check_opposed
from engine.systems.stitcher.state import StitcherSheet, StitcherState
from engine.systems.stitcher.tables import CASH_WORDS, GEAR_WORDS, PriceKey, has_word
from engine.systems.stitcher.traits import find, same_name

BuiltAction = Challenge | Purchase | Opposed


def build_action(state: StitcherState, request: Request) -> BuiltAction:
    """Return the action that a request stands for.

    Raises:
        IllegalActionError: a name is on no sheet, or the request cannot be a check.

    Rule: S-28 to S-31, S-38, S-42, S-53, S-56, S-58 to S-61, S-67.
    """
    for name in (request.actor, *request.helpers):
        if name not in state.characters:
            raise IllegalActionError(
                "sheet", f"nobody called {name!r} is in this game; add a character first"
            )
    helping = [_helping(state, request, name) for name in request.stitched]
    helping += [_circumstance(state, name, weight) for name, weight in request.circumstances]
    hindering = [_hindering(state, request, name) for name in request.hindering]
    if is_opposed(state, request):
        return _opposed(state, request, helping, hindering)
    if request.kind == "purchase":
        return _purchase(state, request, helping, hindering)
    challenge = Challenge(
        acting=request.actor,
        helpers=request.helpers,
        participants=1 + len(request.helpers),
        elements=tuple(helping),
        hindrances=tuple(hindering),
        ds=_ds(request),
    )
    check_active(state, challenge)
    return challenge


def is_opposed(state: StitcherState, request: Request) -> bool:
    """Return whether a request is for two active sides.

    A purchase is not, unless the table haggles (RS-19); an attack or a spell is when somebody
    resists.

    Rule: S-53, S-57, S-58, RS-19.
    """
    if request.kind == "opposed":
        return True
    if request.opponent is None:
        return False
    if request.kind == "purchase":
        return state.settings.purchase_roll == "opposed"
    return request.kind in ("attack", "magic") or request.difficulty is None


def _on_sheet(sheet: StitcherSheet, name: str) -> Element | None:
    trait = find(sheet.traits, name)
    if trait is None:
        return None
    return Element(
        name=trait.name,
        weight=trait.weight,
        owner=sheet.name,
        protective=has_word(trait.name, GEAR_WORDS),
    )


def _on_sheets(state: StitcherState, names: Sequence[str], name: str) -> Element | None:
    for who in names:
        element = _on_sheet(state.characters[who], name)
        if element is not None:
            return element
    return None


def _standing(state: StitcherState, name: str) -> Element | None:
    for standing in state.story.standings:
        if same_name(standing.name, name):
            return Element(name=standing.name, weight=standing.weight, owner=SCENE)
    return None


def _helping(state: StitcherState, request: Request, name: str) -> Element:
    team = (request.actor, *request.helpers)
    element = _on_sheets(state, team, name) or _standing(state, name)
    if element is None:
        raise IllegalActionError(
            "S-29", f"{request.actor} has no {name!r}; the sheet lists what can be used"
        )
    return element


def _circumstance(state: StitcherState, name: str, weight: int | None) -> Element:
    known = _standing(state, name)
    if known is not None and weight is None:
        return known
    element = Element(name=name, owner=SCENE)
    return element if weight is None else element.model_copy(update={"weight": weight})


def _hindering(state: StitcherState, request: Request, name: str) -> Element:
    team = (request.actor, *request.helpers)
    known = _on_sheets(state, team, name) or _standing(state, name)
    return known or Element(name=name, owner=SCENE)


def _ds(request: Request) -> int:
    if request.difficulty is None:
        raise IllegalActionError("S-40", "the GM sets a Difficulty Score first")
    try:
        ds = int(request.difficulty)
    except ValueError as error:
        raise IllegalActionError(
            "S-40", f"a Difficulty Score is a number, not {request.difficulty!r}"
        ) from error
    if ds < 0:
        raise IllegalActionError("RS-28", "a Difficulty Score is 0 or more")
    return ds


def _price(request: Request) -> PriceKey | None:
    return next((key for key in get_args(PriceKey) if key == request.price), None)


def _purchase(
    state: StitcherState, request: Request, helping: list[Element], hindering: list[Element]
) -> Purchase:
    cash = tuple(e for e in helping if e.owner != SCENE and has_word(e.name, CASH_WORDS))
    price = _price(request)
    cost = {"ds": _ds(request)} if price is None else {"value": price}
    purchase = Purchase.model_validate(
        {
            "acting": request.actor,
            "helpers": request.helpers,
            "participants": 1 + len(request.helpers),
            "elements": tuple(e for e in helping if e not in cash),
            "cash": cash,
            "hindrances": tuple(hindering),
            **cost,
        }
    )
    check_active(state, purchase)
    return purchase


def _opposed(
    state: StitcherState, request: Request, helping: list[Element], hindering: list[Element]
) -> Opposed:
    foe = state.characters.get(request.opponent or "")
    if foe is None:
        raise IllegalActionError("S-58", "an Opposing Roll needs somebody on the other side")
    argued = [trait for trait in foe.traits if _is_argued(trait.name, request)]
    drawbacks = [trait for trait in argued if trait.negative]
    strengths = [trait for trait in argued if not trait.negative]
    more = [_circumstance(state, name, weight) for name, weight in request.against]
    opposed = Opposed(
        acting=request.actor,
        helpers=request.helpers,
        opponent=foe.name,
        a=Side(
            participants=1 + len(request.helpers),
            elements=tuple(helping),
            negative_traits=tuple(hindering),
            leader=request.actor,
        ),
        b=Side(
            elements=(
                *filter(None, (_on_sheet(foe, trait.name) for trait in strengths)),
                *more,
            ),
            negative_traits=tuple(
                filter(None, (_on_sheet(foe, trait.name) for trait in drawbacks))
            ),
            leader=foe.name,
        ),
    )
    check_opposed(state, opposed)
    return opposed


def _is_argued(trait: str, request: Request) -> bool:
    """Return whether a Trait of the opponent goes into the roll: only what bears on the act (S-59).

    A request that does not say takes all of them, as for somebody written as one Trait (S-85).
    """
    return request.opposing is None or any(same_name(trait, name) for name in request.opposing)
