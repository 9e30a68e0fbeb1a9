"""Lines and veils: what is never told, and what fades. Enforced here, whoever narrates.

A line never reaches the player: a sentence that crosses it is left out, an effect that crosses it
does not happen. A veil fades: in place of the first such sentence the scene fades, and the rest of
it stays untold. Neither is taken back by an undo, and a branch keeps both.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from companion.errors import BadInputError
from companion.journal import Campaign, Record
from companion.session import records
from companion.session.topics import Topic, plain_words, topic

Crossing = Literal["", "line", "veil"]
RATINGS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "everyone": (
        ("sexual violence", "sex", "torture", "gore", "suicide", "harm to children"),
        ("blood", "harm to animals", "execution"),
    ),
    "teen": (("sexual violence", "torture"), ("sex", "gore")),
    "adult": (("sexual violence",), ()),
}
"""Content rating to its lines and its veils; those of the player come on top."""
DEFAULT_RATING: Final = "teen"
LONGEST_TOPIC: Final = 80
_NEVER: Final = (
    topic("harm to children").sets[0],
    topic("sex").sets[0],
)  # a child and sex in one sentence: no rating and no wish allows that


@dataclass(slots=True)
class Safety:
    """The lines, veils and rating of one campaign."""

    rating: str = DEFAULT_RATING
    lines: dict[str, tuple[str, ...]] = field(default_factory=dict)
    veils: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _topics: tuple[tuple[Topic, ...], tuple[Topic, ...]] | None = None

    @classmethod
    def of(cls, campaign: Campaign) -> "Safety":
        """Return what was agreed on. What an undo took back counts all the same."""
        safety = cls()
        for record in campaign.records(kinds={records.SAFETY}):
            safety.take(record)
        return safety

    def take(self, record: Record) -> None:
        """Go on by one record of kind ``safety``."""
        body = record.body
        name, words = str(body.get("topic", "")), tuple(body.get("words", ()))
        match body.get("do"):
            case "line":
                self.lines[name] = words
            case "veil":
                self.veils[name] = words
            case "lift":
                self.lines.pop(name, None)
                self.veils.pop(name, None)
            case "rating" if name in RATINGS:
                self.rating = name
            case _:
                pass
        self._topics = None

    def crossing(self, text: str) -> Crossing:
        """Return what a text crosses: a line, a veil or nothing."""
        plain = plain_words(text)
        if all(pattern.search(plain) for pattern in _NEVER):
            return "line"
        lines, veils = self._compiled()
        if any(one.meets(plain) for one in lines):
            return "line"
        return "veil" if any(one.meets(plain) for one in veils) else ""

    def _compiled(self) -> tuple[tuple[Topic, ...], tuple[Topic, ...]]:
        if self._topics is None:
            rated = RATINGS[self.rating]
            own = self.lines, self.veils
            lines, veils = (
                (*(topic(name) for name in names), *(topic(n, w) for n, w in mine.items()))
                for names, mine in zip(rated, own, strict=True)
            )
            self._topics = lines, veils
        return self._topics

    def rows(self) -> list[str]:
        """Return what is agreed, for the player."""
        rated_lines, rated_veils = RATINGS[self.rating]
        rows = [f"rating: {self.rating}"]
        rows += [f"line: {name}" for name in self.lines]
        rows += [f"veil: {name}" for name in self.veils]
        rows += [f"line by the rating: {name}" for name in rated_lines if name not in self.lines]
        rows += [f"veil by the rating: {name}" for name in rated_veils if name not in self.veils]
        return rows


def decide(campaign: Campaign, safety: Safety, do: str, text: str) -> str:
    """Draw a line, hang a veil, lift one, or set the rating.

    Args:
        campaign: whose journal keeps it.
        safety: what is agreed; changed.
        do: line, veil, lift or rating.
        text: the topic, with further words after a colon ("spiders: webs, eight legs").

    Returns:
        The topic as it was taken.

    Raises:
        BadInputError: nothing or something impossible is named.
    """
    name, _, more = text.partition(":")
    tidy = " ".join(name.split()).casefold()
    if not tidy:
        raise BadInputError("name the topic, in a few words: /lines add spiders")
    if len(tidy) > LONGEST_TOPIC:
        raise BadInputError(
            f"a topic has at most {LONGEST_TOPIC} letters; name it in a few words: /lines add "
            "spiders"
        )
    if do == "rating" and tidy not in RATINGS:
        raise BadInputError(f"{tidy!r} is no rating; choose from: {', '.join(RATINGS)}")
    if do == "lift" and tidy not in safety.lines and tidy not in safety.veils:
        raise BadInputError(f"no line or veil of yours is called {tidy!r}; /lines shows them")
    words = [w for w in re.split(r"[,;\s]+", more) if w]
    record = campaign.append(records.SAFETY, {"do": do, "topic": tidy, "words": words})
    safety.take(record)
    return tidy


FADES: Final = (
    "The scene fades there, and comes back a little later.",
    "What follows stays behind a closed door.",
    "The lamp is turned down over the next part.",
    "We look away here; when we look back, it is over.",
    "A curtain falls between that and you.",
    "The rest of that moment happens out of sight.",
    "Here the page is turned quickly.",
    "Let the dark have that part.",
    "Time skips like a stone, and lands on the far side of it.",
    "Nobody needs to see how that goes, so nobody does.",
    "The telling steps outside until it is done.",
    "That much is left to the walls to remember.",
)
PASSES: Final = (
    "It is done, and the story goes on from there.",
    "However it went, it went your way.",
    "You have what you came for; the how of it can stay untold.",
    "Enough that it worked.",
    "That is behind you now, and it counts.",
    "The matter is settled in your favour.",
)
FAILS: Final = (
    "It does not come off, and the story goes on from there.",
    "However it went, it did not go your way.",
    "Enough that it failed.",
    "That is behind you now, and it cost you the chance.",
    "The matter is settled, and not in your favour.",
    "You come away without it; the how can stay untold.",
)
MEANWHILE: Final = (
    "That much goes by unsaid.",
    "Things go on around you.",
    "Something else has your attention now.",
    "That can be left where it is.",
    "The story steps over that and goes on.",
    "A breath, and the world is still there.",
)


def kept_within(
    sentences: Iterable[str],
    safety: Safety,
    *,
    told: Sequence[str] = (),
    passed: bool | None = None,
) -> Iterator[str]:
    """Return sentences as they may be told, one by one as they come.

    Args:
        sentences: the narration.
        safety: what is agreed.
        told: sentences of earlier narrations, so that none of ours comes twice.
        passed: how the roll went that they tell; None for none.
    """
    used = set(told)
    faded = said = dropped = False
    for sentence in sentences:
        crossing = safety.crossing(sentence)
        if not crossing:
            said = True
            yield sentence
        elif crossing == "veil" and not faded:
            faded = said = True
            yield _fresh(FADES, used)
        else:
            dropped = True
    if dropped and not said:
        pool = MEANWHILE if passed is None else PASSES if passed else FAILS
        yield _fresh(pool, used)


def _fresh(pool: Sequence[str], used: set[str]) -> str:
    sentence = next((s for s in pool if s not in used), pool[len(used) % len(pool)])
    used.add(sentence)
    return sentence
