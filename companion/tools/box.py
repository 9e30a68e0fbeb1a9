"""``ToolBox``: what a chat model may do in one campaign, and what its calls come to."""

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field

from companion.errors import CompanionError, ModelReplyError
from companion.journal import Campaign
from companion.models.arguments import distinct_calls, strict_arguments
from companion.models.client import FinishReason, JsonSchema, Reply, Tool, ToolCall
from companion.narration.effects_line import nearest
from companion.reading_model.choices import KINDS_OF
from companion.reading_model.drift import band as band_meant
from companion.tools.fitting import fitted
from companion.tools.schema import action_schema, limited, schema_of
from companion.wording import percent
from engine.api import (
    Action,
    EngineError,
    JsonValue,
    Request,
    Resolution,
    parse_model,
)

Search = Callable[[str], JsonValue]
"""Takes a question; returns passages of the rules as JSON."""

CHECK: Final = "check"
ODDS: Final = "odds"
SHEET: Final = "sheet"
RULES: Final = "rules"
_NOT_THEIRS: Final = frozenset({"actor", "circumstances", "difficulty"})
"""Fields of a request that the table decides: who acts, what the scene lends, the number."""
_BAND: Final = "band"


class SheetQuestion(BaseModel):
    """Read a character's sheet.

    Attributes:
        name: whose sheet.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str = Field(max_length=200)


class RulesQuestion(BaseModel):
    """Search the rules.

    Attributes:
        question: what is asked, in words.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    question: str = Field(min_length=1, max_length=500)


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolResult:
    """What one call came to.

    Attributes:
        call: the call.
        content: the answer for the model, JSON.
        fault: why nothing was done; "" when it was.
        resolution: the roll, where there was one.
    """

    call: ToolCall
    content: str
    fault: str = ""
    resolution: Resolution | None = None


class ToolCallError(CompanionError):
    """A call that cannot be made; the reason is for the model."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Bound:
    tool: Tool
    run: Callable[[dict[str, Any]], tuple[JsonValue, Resolution | None]]
    changes: bool = False


class ToolBox:
    """The tools of one campaign.

    Args:
        campaign: the campaign; None outside of one, where only the rules can be searched.
        actor: the character whose player is served; "" for nobody.
        read_only: nothing that changes the game is bound.
        actions: names of further actions to bind beside ``check``; None for all that dice decide.
        search: searches the rules; None binds no search.
    """

    def __init__(
        self,
        campaign: Campaign | None,
        actor: str,
        *,
        read_only: bool = False,
        actions: Collection[str] | None = (),
        search: Search | None = None,
    ) -> None:
        self._actor = actor
        self._search = search
        self._done: dict[str, ToolResult] = {}
        bound: list[_Bound] = []
        if campaign is not None:
            self._campaign = campaign
            self._system = campaign.rule_system
            bound = self._of_the_game(read_only=read_only, actions=actions)
        if search is not None:
            bound.append(self._rules())
        self._bound = {one.tool.name: one for one in bound}

    def _of_the_game(self, *, read_only: bool, actions: Collection[str] | None) -> list[_Bound]:
        bound = [self._sheet()]
        if self._actor in self._campaign.state.characters:
            bound.append(self._odds())
            if not read_only:
                bound.append(self._check())
        if not read_only:
            bound += [self._action(kind) for kind in self._actions(actions)]
        return bound

    @property
    def tools(self) -> tuple[Tool, ...]:
        """What is offered."""
        return tuple(one.tool for one in self._bound.values())

    @property
    def changing(self) -> frozenset[str]:
        """Names of the tools that change the game."""
        return frozenset(name for name, one in self._bound.items() if one.changes)

    def run(self, reply: Reply) -> tuple[ToolResult, ...]:
        """Make every call of a reply, in order; each gets an answer, a faulty one its reason.

        A call that was made before, under the same id, is answered again and not made again.
        """
        try:
            calls = distinct_calls(reply.tool_calls)
        except ModelReplyError as error:
            return tuple(_refused(call, str(error)) for call in reply.tool_calls)
        return tuple(self.call(call, reply.finish_reason) for call in calls)

    def call(self, call: ToolCall, finish_reason: FinishReason = "tool_calls") -> ToolResult:
        """Make one call."""
        before = self._done.get(call.id) if call.id else None
        if before is not None and before.call == call:
            return before
        try:
            bound = self._named(call.name)
            schema = bound.tool.parameters
            arguments = strict_arguments(call.arguments, finish_reason, schema=schema)
            content, resolution = bound.run(fitted(arguments, schema))
        except (CompanionError, EngineError) as error:
            return _refused(call, str(error))
        result = ToolResult(call=call, content=_json(content), resolution=resolution)
        if call.id:
            self._done[call.id] = result
        return result

    def _named(self, name: str) -> _Bound:
        found = self._bound.get(name) or self._bound.get(name.strip().casefold())
        if found is None:
            near = nearest(name, list(self._bound)) if name else None
            hint = f"; {near!r} may be meant" if near else ""
            raise ToolCallError(
                f"there is no tool {name!r}{hint}; there are: {', '.join(self._bound)}"
            )
        return found

    # What is offered

    def _actions(self, wanted: Collection[str] | None) -> list[type[Action]]:
        """Return the actions that dice decide; what changes by say-so is the table's own."""
        return [
            kind
            for kind in self._system.action_types
            if kind.dice_fields
            and (wanted is None or _op(kind) in wanted)
            and _op(kind) not in (CHECK, ODDS, SHEET, RULES)
        ]

    def _action(self, kind: type[Action]) -> _Bound:
        def run(arguments: dict[str, Any]) -> tuple[JsonValue, Resolution | None]:
            action = parse_model(kind, {"op": _op(kind), "acting": self._actor, **arguments})
            return self._rolled(action)

        tool = Tool(name=_op(kind), description=kind.summary, parameters=action_schema(kind))
        return _Bound(tool=tool, run=run, changes=True)

    def _check(self) -> _Bound:
        def run(arguments: dict[str, Any]) -> tuple[JsonValue, Resolution | None]:
            return self._rolled(self._built(arguments))

        tool = Tool(
            name=CHECK,
            description="Roll a check of the player's character; the rules decide the result.",
            parameters=self._check_schema(),
        )
        return _Bound(tool=tool, run=run, changes=True)

    def _odds(self) -> _Bound:
        def run(arguments: dict[str, Any]) -> tuple[JsonValue, Resolution | None]:
            action = self._built(arguments)
            odds = self._system.odds(self._campaign.state, action)
            return self._chances(action, odds, arguments), None

        tool = Tool(
            name=ODDS,
            description="Exact odds of a check; nothing is rolled.",
            parameters=self._check_schema(),
        )
        return _Bound(tool=tool, run=run)

    def _chances(
        self, action: Action, odds: dict[str, Any], arguments: Mapping[str, Any]
    ) -> JsonValue:
        """Return odds in words, with the sum that a player means by "my chances"."""
        view = self._system.play.odds_view(action, odds)
        good = {degree.title for degree in self._system.degrees if degree.passed}
        told: dict[str, JsonValue] = {
            "works": percent(sum(chance for label, chance in view if label in good)),
            "odds": {label: percent(chance) for label, chance in view},
        }
        return {"judged": arguments[_BAND], **told} if _BAND in arguments else told

    def _sheet(self) -> _Bound:
        names = list(self._campaign.state.characters)
        schema = limited(schema_of(SheetQuestion), "name", names)

        def run(arguments: dict[str, Any]) -> tuple[JsonValue, Resolution | None]:
            name = _validated(SheetQuestion, arguments)["name"]
            sheet = self._campaign.state.characters.get(name)
            if sheet is None:
                raise ToolCallError(f"nobody called {name!r} is in this game; there are: {names}")
            return {"sheet": list(self._system.play.sheet_lines(sheet))}, None

        return _Bound(
            tool=Tool(name=SHEET, description="Read a character's sheet.", parameters=schema),
            run=run,
        )

    def _rules(self) -> _Bound:
        search = self._search
        assert search is not None, "bound only with a search"

        def run(arguments: dict[str, Any]) -> tuple[JsonValue, Resolution | None]:
            return search(_validated(RulesQuestion, arguments)["question"]), None

        tool = Tool(
            name=RULES,
            description="Search the rules of this game; gives passages to quote from.",
            parameters=schema_of(RulesQuestion),
        )
        return _Bound(tool=tool, run=run)

    def _check_schema(self) -> JsonSchema:
        state, play = self._campaign.state, self._system.play
        elements = play.elements(state.characters[self._actor])
        others = [name for name in state.characters if name != self._actor]
        friends = [n for n in others if state.characters[n].side == "player"]
        schema = schema_of(Request, leave_out=_NOT_THEIRS)
        helping = [e.name for e in elements if e.role != "condition"]
        kinds = KINDS_OF.get(self._system.info.slug)
        schema = limited(schema, "kind", kinds) if kinds else schema
        schema = limited(schema, "stitched", dict.fromkeys(helping))
        schema = limited(schema, "hindering", dict.fromkeys(e.name for e in elements))
        schema = limited(schema, "opponent", others)
        schema = limited(schema, "helpers", friends)
        ladder = self._system.difficulty_ladder
        schema["properties"][_BAND] = {
            "type": "string",
            "enum": [rung.label for rung in ladder],
            "description": "; ".join(f"{rung.label}: {rung.meaning}" for rung in ladder),
        }
        return schema

    # What a call does

    def _built(self, arguments: Mapping[str, Any]) -> Action:
        fields = {name: value for name, value in arguments.items() if name != _BAND}
        unknown = fields.keys() & _NOT_THEIRS
        if unknown:
            raise ToolCallError(
                f"{sorted(unknown)[0]!r} is no argument here; it is the table's own"
            )
        system = self._system
        ladder = system.difficulty_ladder
        label = band_meant(arguments.get(_BAND), system.info.slug, ladder)
        rung = next((r for r in ladder if r.label == label), None)
        if rung is not None and "opponent" not in fields:
            fields["difficulty"] = rung.low
        elif "opponent" not in fields and fields.get("kind") != "purchase":
            labels = ", ".join(r.label for r in ladder)
            raise ToolCallError(f"a check without an opponent needs a band; one of: {labels}")
        self._known(fields)
        request = parse_model(Request, {**fields, "actor": self._actor})
        return system.play.build(self._campaign.state, request)

    def _known(self, fields: Mapping[str, Any]) -> None:
        schema = self._check_schema()["properties"]
        for name in ("stitched", "hindering", "opponent", "helpers"):
            value = fields.get(name)
            if value is None:
                continue
            held = schema.get(name, {})
            allowed = held.get("enum") or held.get("items", {}).get("enum") or ()
            wrong = [v for v in (value if isinstance(value, list) else [value]) if v not in allowed]
            if wrong:
                names = ", ".join(allowed) or "none"
                raise ToolCallError(f"{name}: {wrong[0]!r} does not exist; there are: {names}")

    def _rolled(self, action: Action) -> tuple[JsonValue, Resolution]:
        resolution = self._campaign.roll(action)
        card = self._system.play.card(action, resolution)
        told: dict[str, JsonValue] = {
            "degree": resolution.degree,
            "passed": resolution.passed,
            "verdict": card.verdict,
            "facts": list(self._system.play.notes(action, resolution)),
        }
        if resolution.refusal is not None:
            told["refused"] = resolution.refusal.message
        return told, resolution


def _op(kind: type[Action]) -> str:
    return str(kind.model_fields["op"].default)


def _validated(kind: type[BaseModel], arguments: Mapping[str, Any]) -> dict[str, Any]:
    from pydantic import ValidationError

    try:
        found: dict[str, Any] = kind.model_validate(dict(arguments)).model_dump()
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise ToolCallError(f"{where}: {first['msg']}") from error
    return found


def _refused(call: ToolCall, reason: str) -> ToolResult:
    content = _json({"error": reason, "done": False})
    return ToolResult(call=call, content=content, fault=reason)


def _json(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False)
