"""One narration on its way to the screen: sentences cut, looked at, let through or refused."""

from collections.abc import Iterator, Sequence

from companion.models.client import Chunk
from companion.narration.effects_line import FirstPart
from companion.narration.gate import Gate
from companion.narration.sentences import SentenceStream


class Writer:
    """One narration, over one or two replies.

    Attributes:
        gate: what lets sentences through.
        refused: the text that was not let through; "" for none.
        reasons: why not.
        is_whole: whether the reply came to its end with nothing refused.
        is_over: whether no more of the reply is wanted.
    """

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.refused = ""
        self.reasons: tuple[str, ...] = ()
        self.is_whole = False
        self.is_over = False
        self._sentences = SentenceStream()
        self._first = FirstPart()
        self._was_cut = False

    def begin(self) -> None:
        """Begin a reply."""
        self.refused, self.reasons = "", ()
        self.is_whole = self.is_over = self._was_cut = False
        self._sentences = SentenceStream()
        self._first = FirstPart()

    def feed(self, chunk: Chunk) -> Iterator[str]:
        """Yield the sentences that a piece completes and that pass.

        An object at the start is left out: some models give the effects once more.
        """
        if chunk.reply is not None and chunk.reply.finish_reason == "length":
            self._was_cut = True
        self._first.feed(chunk.text)
        text, self._first.prose = self._first.prose, ""
        yield from self._pass(self._sentences.feed(text))

    def end(self) -> Iterator[str]:
        """Yield the last sentence; a part of one that was cut off is left out."""
        rest = self._sentences.rest()
        if rest and not self._was_cut and not self.is_over:
            yield from self._pass([rest])
        if not self.is_over:
            self.gate.finish()
            yield from self.gate.release()
        self.is_whole = not self.refused

    def broke_off(self) -> None:
        """The reply ended before its time."""
        self.gate.drop_held()
        self.is_whole, self.is_over = False, True

    def take_back(self, reasons: tuple[str, ...]) -> None:
        """Refuse what waits to be shown, after the end of the reply."""
        self.refused, self.reasons, self.is_whole = self.gate.held, reasons, False
        self.gate.drop_held()

    def _pass(self, sentences: Sequence[str]) -> Iterator[str]:
        for sentence in sentences:
            if self.is_over:
                return
            reasons = self.gate.take(sentence)
            if reasons:
                self._refuse(sentence, reasons)
                return
            yield from self.gate.release()
            if self.gate.is_full:
                self.gate.finish()
                yield from self.gate.release()
                self.is_whole = self.is_over = True

    def _refuse(self, sentence: str, reasons: tuple[str, ...]) -> None:
        self.refused = f"{self.gate.held} {sentence}".strip()
        self.reasons, self.is_over = reasons, True
        self.gate.drop_held()
