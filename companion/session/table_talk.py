"""What is said across the table and is no deed: a cheer, a sigh, "what now?", "who are you?".

None of it changes the story, is rolled for or is looked up in the rules. A cheer gets a word and
where things stand; whoever does not know what to do gets what there is to do.
"""

import re
from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Final

from companion.journal import Campaign
from companion.narration.nouns import definite
from companion.session.going import Going
from companion.session.memory import Memory
from companion.session.places import in_short
from companion.session.scene import fold
from companion.session.shipped import shipped
from companion.wording import listed
from engine.api import agreeing, capital, uncapital

_GLAD: Final = (
    "Good to hear. {stands}",
    "So it goes, for once. {stands}",
    "Enjoy it while it lasts. {stands}",
    "Noted, with pleasure. {stands}",
    "Then go on like that. {stands}",
)
_SORRY: Final = (
    "The dice have no manners. {stands}",
    "It is not over yet. {stands}",
    "Something can still be made of it. {stands}",
    "It may turn again. {stands}",
)
_COMPANION: Final = (
    "This is Dicebound: it keeps the rules, the dice and the story's ledger, and {teller} tells. "
    "Your character is yours; say what they do. /help lists the rest."
)
_STORYTELLER: Final = "storyteller"
_LONGEST: Final = 10
"""Words of something said across the table."""
_MOST: Final = 2
"""People, things and ways that are named to whoever asks what there is to do."""


_KINDS: Final = ("of_us", "to_whoever", "what_now", "cheers", "groans")


@cache
def _phrases(kind: str) -> frozenset[str]:
    """Return the shipped phrases of a kind; words of a block that is no list of phrases."""
    block = str(shipped("table_talk.toml")[kind])
    return frozenset(
        block.split() if kind in ("leads", "ends") else filter(None, block.split("\n"))
    )


def _bare(text: str) -> str:
    """Return what is said in small letters, without marks and words of no weight.

    Example:
        >>> _bare("Ok, so... what now?!"), _bare("Noooo no!"), _bare("What should I do here?")
        ('what now', 'no no', 'what should i do')
    """
    flat = re.sub(r"(\w)\1{2,}", r"\1", fold(text).replace("'", ""))
    said = re.findall(r"[^\W_]+", flat)
    if not said or len(said) > _LONGEST:
        return ""
    whole = " ".join(said)
    if any(whole in _phrases(kind) for kind in _KINDS):
        return whole
    while len(said) > 1 and said[0] in _phrases("leads"):
        said = said[1:]
        if any(" ".join(said) in _phrases(kind) for kind in _KINDS):
            return " ".join(said)
    while len(said) > 1 and said[-1] in _phrases("ends"):
        said = said[:-1]
    return " ".join(said)


_LAUGH: Final = r"(?:lo+l|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|xd+|:-?[)Dp]|;-?\))"
_LAUGHS: Final = re.compile(rf"^\W*{_LAUGH}[\s,.!]+(?=\w)|[\s,.]+{_LAUGH}[\s.!]*$", re.IGNORECASE)
_LEAST: Final = 3
"""Words of a deed that somebody laughs at while they type it."""


def without_laugh(text: str) -> str:
    """Return words without the laugh that stands before or behind them.

    Example:
        >>> without_laugh("grab his tie and pull lol"), without_laugh("haha, I bow to her :)")
        ('grab his tie and pull', 'I bow to her')
        >>> without_laugh("lol"), without_laugh("haha nice")
        ('lol', 'haha nice')
    """
    plain = _LAUGHS.sub("", text)
    return plain if len(plain.split()) >= _LEAST else text


class TableTalk:
    """Answers what is said across the table.

    Args:
        campaign: the campaign.
        going: where the story is, and who is there.
        memory: what the sitting remembers.
        ways: called for the places that the adventure leads to from here.
        teller: called for who tells, as the narrator calls itself.
    """

    def __init__(
        self,
        campaign: Campaign,
        going: Going,
        memory: Memory,
        *,
        ways: Callable[[], Collection[str]],
        teller: Callable[[], str],
    ) -> None:
        self._campaign = campaign
        self._going = going
        self._memory = memory
        self._ways = ways
        self._teller = teller

    def answer(self, text: str, *, in_fight: bool) -> str:
        """Return what is said to words across the table; "" where they are none.

        Args:
            text: the player's words.
            in_fight: rounds of a fight are counted.
        """
        said = _bare(text)
        kinds = {kind for kind in _KINDS if said and said in _phrases(kind)}
        if "of_us" in kinds or ("to_whoever" in kinds and not self._going.people()):
            name = self._teller()
            is_own = name == _STORYTELLER
            teller = "the built-in storyteller" if is_own else f"the chat model {name}"
            return _COMPANION.format(teller=teller)
        if "what_now" in kinds and not in_fight:
            return " ".join(self._options())
        for kind, lines in (("cheers", _GLAD), ("groans", _SORRY)):
            if kind in kinds:
                line = lines[self._memory.exchange % len(lines)]
                return line.format(stands=self._stands()).strip()
        return ""

    def _stands(self) -> str:
        """Return where things stand, in a sentence: an open question, else who is here."""
        last = self._memory.recent[-1] if self._memory.recent else ""
        if re.search(r"\?[\"”]?$", last):
            return f"What was said last waits for an answer: {last}"
        here, place = self._going.people(), in_short(self._going.place)
        if not here:
            return f"You are at {place}." if place else ""
        are = "are" if len(here) > 1 else agreeing(here[0], "is", "are")
        return f"{capital(listed([definite(n).text for n in here]))} {are} still here."

    def _options(self) -> Iterator[str]:
        """Yield where things stand and what could be done, as far as the story has it."""
        state = self._campaign.state
        place = in_short(state.story.place)
        yield f"You are at {place}." if place else "The story is yours to move."
        clocks = [c for c in state.story.clocks if not c.good and c.ticks < c.size]
        if clocks:
            most = max(clocks, key=lambda c: c.ticks / c.size)
            yield f"One thing will not wait: {uncapital(most.name)}, {most.ticks} of {most.size}."
        wants = self._memory.wants
        could = [
            f"speak with {definite(name).text}"
            + (f", who wants {wants[name]}" if name in wants else "")
            for name in self._going.people()[:_MOST]
        ]
        helps = [s.name for s in state.story.standings if s.helps]
        could += [f"turn this to use: {uncapital(name)}" for name in helps[:1]]
        bars = [s.name for s in state.story.standings if not s.helps]
        could += [f"do something about this: {uncapital(name)}" for name in bars[:1]]
        could += [f"go on to {way}" for way in list(self._ways())[:_MOST]]
        could.append("look round, and ask the oracle what you find (/oracle, /event)")
        yield f"You could {'; or '.join(could)}."
