"""The oracle of one campaign: every die is a journaled draw, every reading a record after it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from companion.errors import BadInputError
from companion.journal import Campaign, Record
from companion.journal.records import DRAW, ROLL
from companion.oracle import odds, throws
from companion.oracle.throws import Answer, Happening, Known, SceneTest, answer_from_json
from companion.oracle.words import SIDES, pair
from engine.api import Effect, EffectApplied, JsonValue

ORACLE: Final = "oracle"
"""A reading: what (answer, event, words, tension), its fields, and the tension after it."""
SCENE: Final = "scene"
"""A scene that began: number, place, expected, result, text, away, and the tension after it."""
STREAM: Final = "oracle"
LONGEST_QUESTION: Final = 400


class Oracle:
    """Answers from chance, without and with a model.

    Args:
        campaign: whose dice and journal.
        known: called for what an event may be about.
    """

    def __init__(self, campaign: Campaign, known: Callable[[], Known] = Known) -> None:
        self._campaign = campaign
        self._known = known

    @property
    def tension(self) -> int:
        """The story's tension, 0..6."""
        found = self._campaign.records(kinds={ORACLE, SCENE}, live=True)
        held = next((r.body["tension"] for r in reversed(found) if "tension" in r.body), None)
        return odds.START_TENSION if held is None else int(held)

    def set_tension(self, value: int) -> int:
        """Set the tension; the player's word is enough."""
        tension = odds.moved(value, 0)
        self._campaign.append(ORACLE, {"what": "tension", "tension": tension})
        return tension

    def ask(self, question: str, likelihood: str = "even") -> Answer:
        """Ask yes or no. Asked again before anything was rolled, the answer stands.

        Args:
            question: the question.
            likelihood: one of ``odds.LIKELIHOODS``, or the beginning of one.

        Raises:
            BadInputError: the question is empty or far too long, or the likelihood is none.
        """
        asked = " ".join(question.split())
        if not asked:
            raise BadInputError("ask the oracle a question that yes or no can answer")
        if len(asked) > LONGEST_QUESTION:
            raise BadInputError(f"a question to the oracle has at most {LONGEST_QUESTION} letters")
        step = odds.likelihood_of(likelihood)
        before = self._answered_before(asked)
        if before is not None:
            return before
        tension = self.tension
        answer = throws.ask(
            asked,
            step,
            tension=tension,
            known=self._all_known(),
            throw=self._throw,
            about=f"{step}, tension {tension}: {asked}",
        )
        after = self._carry_out(answer.happening, tension)
        body = {"what": "answer", **answer.as_json(), "tension": after, "tension_then": tension}
        self._campaign.append(ORACLE, body)
        return answer

    def _all_known(self) -> Known:
        found = self._campaign.records(kinds={ORACLE, SCENE}, live=True)
        bodies = [record.body for record in found]
        happenings = [str(body["happening"]["text"]) for body in bodies if body.get("happening")]
        texts = [str(body["text"]) for body in bodies if body.get("text")]
        return replace(self._known(), told=(*happenings, *texts))

    def _answered_before(self, asked: str) -> Answer | None:
        for record in reversed(self._campaign.records(kinds={ORACLE, ROLL}, live=True)):
            body = record.body
            if record.kind == ROLL:
                return None
            if body["what"] == "answer" and body["question"].casefold() == asked.casefold():
                return read_answer_record(record, again=True)
        return None

    def event(self) -> Happening:
        """Throw for something that happens."""
        tension = self.tension
        happening = throws.happen(known=self._all_known(), throw=self._throw, about="event")
        after = self._carry_out(happening, tension)
        fields = {name: getattr(happening, name) for name in Happening.__slots__}
        self._campaign.append(ORACLE, {"what": "event", **fields, "tension": after})
        return happening

    def words(self) -> tuple[str, str]:
        """Throw for a pair of meaning words."""
        verb, subject = pair(*self._throw(SIDES, "meaning words"))
        self._campaign.append(ORACLE, {"what": "words", "verb": verb, "subject": subject})
        return verb, subject

    def try_scene(self, expected: str) -> SceneTest:
        """Throw for how the scene begins that the player pictures; writes no scene yet.

        Args:
            expected: what the player pictures.
        """
        tension = self.tension
        found = throws.try_scene(
            expected,
            tension=tension,
            known=self._all_known(),
            throw=self._throw,
            about=f"scene, tension {tension}: {expected}"[:LONGEST_QUESTION],
        )
        self._carry_out(found.happening, tension)
        return found

    def open_scene(self, body: dict[str, JsonValue], *, balance: int) -> int:
        """Record a scene that begins, and move the tension by how the last one went.

        Args:
            body: the scene's fields.
            balance: rolls that passed less rolls that failed in the scene before.

        Returns:
            The tension now: one more after a scene that went badly, one less after one that went
            well.
        """
        step = (balance < 0) - (balance > 0)
        tension = odds.moved(self.tension, step)
        self._campaign.append(SCENE, {**body, "tension": tension})
        return tension

    def _carry_out(self, happening: Happening | None, tension: int) -> int:
        """Apply what an event changes by itself; an event lets off a step of the tension."""
        if happening is None:
            return tension
        if happening.focus == "clock":
            effect = Effect(kind="clock", change="raise", target="scene", name=happening.about)
            self._campaign.apply(EffectApplied(effect=effect))
        return odds.moved(tension, -1)

    def _throw(self, sides: Sequence[int], about: str) -> tuple[int, ...]:
        """Throw journaled dice; after a crash between dice and reading the same ones are read."""
        newest = self._campaign.records(since=self._campaign.sequence - 1)
        if newest and newest[0].kind == DRAW:
            body = newest[0].body
            drawn = [(int(s), int(f)) for s, f, _ in body["draws"]]
            if (body["stream"], body["about"]) == (STREAM, about) and [s for s, _ in drawn] == list(
                sides
            ):
                return tuple(face for _, face in drawn)
        return self._campaign.draw(STREAM, sides, about=about)


def read_answer_record(record: Record, *, again: bool = False) -> Answer:
    """Return the answer that a record of kind ``oracle`` holds."""
    body = dict(record.body)
    del body["what"]
    body["tension"] = body.pop("tension_then")
    return answer_from_json(body, again=again)
