"""A chat model as narrator, with the built-in storyteller under it.

At most two calls tell one roll. The first asks for the effects and the prose in one reply: the
effects come first, are settled by the engine, and only then is the prose read on. The second is
made where a sentence was refused, where the engine took back an effect that the prose may tell, or,
to read it over, where the check cannot tell what the prose says. Whatever fails after that, the
storyteller completes.
"""

import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from companion.errors import ModelError
from companion.models.asking import Asker, close
from companion.models.client import Chunk, PromptRef, Request
from companion.narration import prompt_parts
from companion.narration.brief import Brief, Narrator, Stakes
from companion.narration.effects_line import FirstPart, read_effects
from companion.narration.gate import RECENT, Check, Gate
from companion.narration.prose_check import check_prose
from companion.narration.reading_back import SecondReader
from companion.narration.tone import TableTone, tells_as_written
from companion.narration.writing import Writer
from companion.narration.written import is_written, written_outcome
from companion.prompting import Rendered
from engine.api import Effect

CALLS: Final = 2
"""Calls that tell one roll."""
PROSE_TOKENS: Final = 500
BOTH_TOKENS: Final = 900
SILENCE_S: Final = 45.0
DEADLINE_S: Final = 120.0
PATIENCE_S: Final = 20.0
"""Seconds after which a second call is not made: what took that long once would take it again."""
ENOUGH: Final = 2
"""Sentences of a model's that are shown, from which on only plain lines complete them."""
THINKING: Final = "The narrator is thinking ..."
AGAIN: Final = "The narrator is finding other words ..."
_HAVING: Final = re.compile(r"\byou (have|own|hold|carry)\b", re.IGNORECASE)
_DIGIT: Final = re.compile(r"\d")


class Past(Protocol):
    """What a campaign remembers beyond the last exchanges."""

    def lines(self, brief: Brief) -> Sequence[str]:
        """Return what matters for this exchange, the weightiest first."""
        ...

    def lately(self) -> Sequence[prompt_parts.Passed]:
        """Return the exchanges before this one, oldest first."""
        ...


class NoPast:
    """Remembers nothing."""

    def lines(self, brief: Brief) -> Sequence[str]:  # noqa: ARG002 - the protocol's argument
        """Return nothing."""
        return ()

    def lately(self) -> Sequence[prompt_parts.Passed]:
        """Return nothing."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Manners:
    """What a narrator must know of the table and may not know of the game.

    Attributes:
        tone: what the table has agreed on.
        secrets: what the player must not learn yet.
        known: further names and facts.
    """

    tone: Callable[[], TableTone] = TableTone
    secrets: Callable[[], tuple[str, ...]] = tuple
    known: Callable[[], tuple[str, ...]] = tuple

    def gate(
        self, brief: Brief, effects: Sequence[Effect] = (), check: Check = check_prose
    ) -> Gate:
        """Return the gate before the player's screen for one exchange."""
        tone = self.tone()
        return Gate(
            brief=brief,
            effects=tuple(effects),
            lines=tone.never,
            secrets=self.secrets(),
            known=(*self.known(), written_outcome(brief)),
            check=check,
            must_show=brief.passed is not None and tone.is_english,
        )


class _Waiting:
    """A reply whose first part was read; the prose waits until the engine has settled it."""

    def __init__(
        self,
        brief: Brief,
        proposed: tuple[Effect, ...],
        first: FirstPart,
        stream: Iterator[Chunk],
        instructions: str,
    ) -> None:
        self.instructions = instructions
        self.brief = brief
        self.proposed = proposed
        self._first = first
        self._stream = stream

    def tells(self, brief: Brief, effects: Sequence[Effect]) -> bool:
        """Whether the prose is about this exchange and about nothing that the engine took back."""
        same = (self.brief.exchange, self.brief.degree) == (brief.exchange, brief.degree)
        stand = {_key(effect) for effect in effects}
        return same and all(_key(effect) in stand for effect in self.proposed)

    def pieces(self) -> Iterator[Chunk]:
        """Return the prose, beginning with what came along with the first part."""
        yield Chunk(text=self._first.prose)
        yield from self._stream

    def close(self) -> None:
        """End the call."""
        close(self._stream)


def _key(effect: Effect) -> tuple[str, str, str]:
    return effect.kind, effect.target, effect.name.casefold()


class ModelNarrator:
    """A chat model that tells; meets ``companion.narration.brief.Narrator``.

    Args:
        asker: the way to the model.
        floor: the storyteller that completes what the model cannot.
        promised: the stakes that were read together with the player's words; None for none.
        past: the campaign's memory.
        manners: what the table has agreed on, and what is secret.
        check: the prose check.
        second: reads prose of which the check is not sure; None for nobody.
        clock: tells seconds.
    """

    def __init__(
        self,
        asker: Asker,
        *,
        floor: Narrator,
        promised: Callable[[Brief], Stakes | None] = lambda _: None,
        past: Past | None = None,
        manners: Manners | None = None,
        check: Check = check_prose,
        second: SecondReader | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._begun = clock()
        self._asker = asker
        self._floor = floor
        self._promised = promised
        self._past = past or NoPast()
        self._manners = manners or Manners()
        self._check = check
        self._second = second
        self._waiting: _Waiting | None = None
        self._given_up: int | None = None

    @property
    def name(self) -> str:
        """Name of the chat model."""
        return self._asker.name

    def tone(self) -> TableTone:
        """Return how the table wants it told."""
        return self._manners.tone()

    # Before the roll

    def stakes(self, brief: Brief) -> Stakes:
        """Return the stakes of this very scene, or else what was read; no call is made for it.

        What a scene's kit puts at stake comes first, since it may be what answers the story: only
        it leads on, ends the scene and hands over what lies there.
        """
        own = self._floor.stakes(brief)
        if tells_as_written(self) and is_written(brief.model_copy(update={"stakes": own})):
            return own
        stakes = self._promised(brief)
        if stakes is None:
            return own
        # What somebody "has" after a success is come by, as far as the check is concerned.
        success = self._may_be_promised(_HAVING.sub(r"you now \1", stakes.success), brief)
        failure = self._may_be_promised(stakes.failure, brief)
        if success and failure:
            return stakes
        return Stakes(
            success=stakes.success if success else own.success,
            failure=stakes.failure if failure else own.failure,
        )

    def _may_be_promised(self, line: str, brief: Brief) -> bool:
        ahead = brief.model_copy(update={"passed": None, "stakes": None})
        return not replace(self._gate(ahead, ()), trusts_player=True).take(line)

    # After the roll

    def consequences(self, brief: Brief) -> Sequence[Effect]:
        """Ask for consequences and prose; return the former, keep the latter waiting.

        None where the scene's kit has promised what comes of it: that stands, and is only told.
        """
        self._drop_waiting()
        if not self._asker.is_open or is_written(brief):
            return ()
        self._begun = self._clock()
        parts = self._parts(brief)
        prompt = prompt_parts.effects_then_narration(brief, parts)
        refs = (*parts.refs, prompt_parts.effect_fields().ref)
        request = _request(prompt, refs, max_tokens=BOTH_TOKENS)
        stream = self._asker.stream(request, status=THINKING)
        first = FirstPart()
        try:
            for chunk in stream:
                first.feed(chunk.text)
                if first.is_done:
                    break
        except ModelError:
            self._given_up = brief.exchange  # a player waits for one failure, not for two
            return ()
        except BaseException:
            close(stream)
            raise
        first.finish()
        gate = self._gate(brief, ())
        gate.instructions = prompt.instructions  # an example is no consequence
        proposed = read_effects(first.raw, brief, is_honest=lambda e: is_honest(e, gate))
        self._waiting = _Waiting(brief, proposed, first, stream, prompt.instructions)
        return proposed

    def narrate(self, brief: Brief, effects: Sequence[Effect]) -> Iterator[str]:
        """Tell the outcome, sentence by sentence; every sentence has passed the check."""
        gate = self._gate(brief, effects)
        waiting, self._waiting = self._waiting, None
        tells = waiting is not None and waiting.tells(brief, effects)
        if self._given_up == brief.exchange or (waiting and not tells and self._is_slow()):
            self._asker.say("")
            if waiting:
                waiting.close()
            yield from self._floor.narrate(brief, effects)
            return
        writer = Writer(gate)
        calls = 1 if waiting else 0
        if waiting and tells:
            gate.instructions = waiting.instructions
            self._await_reader(gate)
            yield from self._write(writer, waiting.pieces(), waiting)
        else:
            if waiting:
                waiting.close()
            else:
                self._begun = self._clock()
            parts = self._parts(brief)
            prompt = prompt_parts.narrate_outcome(parts, effects)
            calls += 1
            if calls < CALLS:
                self._await_reader(gate)
            yield from self._ask(writer, prompt, parts, AGAIN if waiting else THINKING)
        if writer.refused and calls < CALLS and not self._is_slow():
            gate.awaits = gate.holds = False
            if self._second is not None and self._second.always:
                self._await_reader(gate)
            yield from self._rewrite(writer, brief, effects)
        if gate.awaits and not writer.refused:
            yield from self._read_over(writer, brief)
        yield from self._complete(writer, self._floor.narrate, brief, effects)

    def talk(self, brief: Brief) -> Iterator[str]:
        """Answer an exchange without a roll."""
        self._drop_waiting()
        writer = Writer(self._gate(brief, ()))
        if self._asker.is_open:
            self._begun = self._clock()
            parts = self._parts(brief)
            yield from self._ask(writer, prompt_parts.talk(parts), parts, THINKING)
            if writer.refused and not self._is_slow():
                yield from self._rewrite(writer, brief, ())
        yield from self._complete(writer, lambda b, _: self._floor.talk(b), brief, ())

    # Writing

    def _is_slow(self) -> bool:
        return self._clock() - self._begun > PATIENCE_S

    def _ask(
        self, writer: Writer, prompt: Rendered, parts: prompt_parts.Parts, status: str
    ) -> Iterator[str]:
        request = _request(prompt, parts.refs, max_tokens=PROSE_TOKENS)
        writer.gate.instructions = prompt.instructions
        stream = self._asker.stream(request, status=status)
        yield from self._write(writer, stream, stream)

    def _write(self, writer: Writer, pieces: Iterator[Chunk], source: object) -> Iterator[str]:
        """Yield the sentences that pass, up to the first that does not."""
        writer.begin()
        try:
            for chunk in pieces:
                for sentence in writer.feed(chunk):
                    self._asker.say("")
                    yield sentence
                if writer.is_over:
                    break
            else:
                self._asker.say("")
                yield from writer.end()
        except ModelError:
            writer.broke_off()
        finally:
            close(source)

    def _rewrite(self, writer: Writer, brief: Brief, effects: Sequence[Effect]) -> Iterator[str]:
        parts = self._parts(brief)
        prompt = prompt_parts.rewrite_narration(
            parts, effects, writer.gate.shown, writer.refused, writer.reasons
        )
        yield from self._ask(writer, prompt, parts, AGAIN)

    def _await_reader(self, gate: Gate) -> None:
        """Let a gate hold back what the second reader will be asked about, if there is one."""
        if self._second is not None and gate.brief.passed is not None and gate.brief.stakes:
            gate.awaits, gate.holds = True, self._second.always

    def _read_over(self, writer: Writer, brief: Brief) -> Iterator[str]:
        """Have read what the check is unsure of; yield what may be shown after all."""
        gate, second, read = writer.gate, self._second, None
        told = gate.passed_on
        if second is not None and second.is_open and writer.is_whole and not self._is_slow():
            is_asked = told and (second.always or gate.is_unsure)
            read = second.read(told, brief, gate.statements()) if is_asked else None
        reasons = gate.settle(read)
        if reasons:
            writer.take_back(reasons)
        yield from gate.release()

    def _complete(
        self,
        writer: Writer,
        tell: Callable[[Brief, Sequence[Effect]], Iterator[str]],
        brief: Brief,
        effects: Sequence[Effect],
    ) -> Iterator[str]:
        """Yield what is missing: all of it where the model failed, else what it did not tell.

        What stands on the screen is a telling already, though it may have lost its end: a second
        one after it would tell the same attempt anew, and otherwise.
        """
        self._asker.say("")
        shown = writer.gate.shown
        if shown and (writer.is_whole or len(shown) >= ENOUGH):
            for sentence in writer.gate.missing():
                shown.append(sentence)
                yield sentence
            return
        told = brief.model_copy(update={"told": (*brief.told, *shown)})
        yield from tell(told, effects)
        yield from writer.gate.answers()

    # Parts

    def _parts(self, brief: Brief) -> prompt_parts.Parts:
        past = self._past
        return prompt_parts.Parts(brief, self._manners.tone(), past.lines(brief), past.lately())

    def _gate(self, brief: Brief, effects: Sequence[Effect]) -> Gate:
        return self._manners.gate(brief, effects, self._check)

    def _drop_waiting(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting:
            waiting.close()


def _request(prompt: Rendered, refs: tuple[PromptRef, ...], *, max_tokens: int) -> Request:
    return Request(
        messages=prompt.messages,
        purpose="tell",
        prompts=(prompt.ref, *refs),
        max_tokens=max_tokens,
        timeout_s=SILENCE_S,
        deadline_s=DEADLINE_S,
    )


def is_honest(effect: Effect, gate: Gate) -> bool:
    """Whether an effect's sentence may be shown: it tells of this effect and of nothing more."""
    if _DIGIT.search(effect.tell):
        return False
    named = effect.model_copy(update={"tell": "", "size": 1})
    alone = Gate(
        brief=gate.brief.model_copy(update={"passed": None}),
        effects=(named,),
        lines=gate.lines,
        secrets=gate.secrets,
        known=gate.known,
        check=gate.check,
        instructions=gate.instructions,
    )
    # A sentence by itself says little of the outcome; only one that turns it round plainly counts.
    if any(f.kind == "outcome" for f in gate.check([effect.tell], gate.brief, (named,))):
        return False
    # What was told before, by this name, is no news.
    name = effect.name.casefold()
    is_new = not any(name in told.casefold() for told in gate.brief.told[-RECENT:])
    return (is_new or effect.change != "gain") and not alone.take(effect.tell)
