"""Scene kits: what one opening's people know, what lies there, and what can be won and lost in it.

A kit stands in ``words/scenes/<id of the opening>.toml`` and is written by hand for that one scene
(docs/writing-kits.md). Its beats come before those that suit any scene; what its people say comes
before what anybody might say. Each piece is told once in a campaign.
"""

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from companion.errors import CorpusError
from companion.narration.library import StakesPair, fold_words, pair_of

ASKED: Final = (
    "you", "want", "wants", "happened", "do", "help", "know", "greet", "told",
    "who", "what", "where", "why", "when", "how",
)  # fmt: skip
"""Kinds of question that a line may answer; the first ones say by themselves what is asked."""
ALSO_READ: Final = frozenset({"command", "bribe"})
"""Kinds of action that are read as such and told as another; a beat may be for them."""
GIVEN: Final = ":kit"
"""End of the key of an effect that a beat of a kit gives; the beat's own words tell it."""
LITTLE: Final = frozenset(["in", "on", "of", "to", "at", "up", "out", "over", "down", "who", "it"])
"""Words that are about a line only beside another ("way in")."""
FOLDER: Final = "words/scenes"
_WHITHER: Final = re.compile(
    r"\b(?:to|into|onto|towards?|for|inside|aboard) "
    r"(?P<whither>(?:(?:the|a|an|my|his|her|their) (?-i:[a-z])|(?-i:[A-Z]))[\w'’-]*"
    r"(?: (?!and\b|with\b|before\b|while\b|to\b)[\w'’-]+){0,3})",
    re.IGNORECASE,
)
"""Where words say that one gets to."""
_ID: Final = re.compile(r"[a-z0-9-]{1,60}")


@dataclass(frozen=True, slots=True)
class Change:
    """What a piece of a kit changes when it is told.

    Attributes:
        kind: fact, gear, edge, likes or ease, as a hook's contents have it.
        name: what is known, had or useful now; "" for likes and ease.
    """

    kind: str
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What somebody says to ordinary talk.

    Attributes:
        who: name of the one who says it.
        says: one or two sentences.
        kind: what is asked ("want", "where" ...); "" for any question.
        asked: words of which one must stand in what the player says; empty for none.
        pays: what it changes.
    """

    who: str
    says: str
    kind: str = ""
    asked: frozenset[str] = frozenset()
    pays: tuple[Change, ...] = ()

    @property
    def is_general(self) -> bool:
        """Whether it answers whatever is said."""
        return not (self.kind or self.asked)

    def is_about(self, said: Collection[str]) -> bool:
        """Return whether words ask about what it speaks of."""
        return bool((self.asked & {*said}) - LITTLE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Gift:
    """What somebody does with what the player gives, shows or offers.

    Attributes:
        who: to whom.
        words: words of the thing.
        says: how it is told.
        pays: what it changes.
    """

    who: str
    words: frozenset[str]
    says: str
    pays: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """Something that lies there.

    Attributes:
        words: words that name it.
        look: what is seen of it.
        handled: what comes of touching, taking or opening it; "" where ``look`` says it all.
        pays: what that changes.
        by: verbs of which one must be used, where ``look`` tells what comes of that.
        at: the way's place where it is; "" for where the story began.
        also: a way's place where it can be reached as well.
    """

    words: frozenset[str]
    look: str
    handled: str = ""
    pays: tuple[Change, ...] = ()
    by: frozenset[str] = frozenset()
    at: str = ""
    also: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """A place to which one can go from there.

    Attributes:
        to: the place as the story calls it.
        words: words that mean it.
        text: what is found there, told on arrival.
        people: who of the opening is there.
        after: what is found there instead once the trouble has come or all is decided; "" for
            nothing of its own.
    """

    to: str
    words: frozenset[str]
    text: str
    people: tuple[str, ...] = ()
    after: str = ""


UNSEEN: Final = frozenset(["steal", "sneak", "hide", "pick_lock", "hack"])
"""Kinds of action that are done behind somebody's back, which nobody turns in a fight."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneBeat:
    """A beat of this scene.

    Attributes:
        pair: what is at stake and how it is told.
        of: kinds of action that it is told for.
        whom: only where this one is dealt with; "" for anybody or nobody.
        about: only where the player's words name one of these; empty for any words.
        leads: where one is when it succeeds; "" for here.
        gives: what success changes beside.
        at: the way's place where it holds; "" for where the story began.
        ends: how success answers what the opening put at stake; "" where it does not.
        ways: the ways of its kit by the places they lead to, where it leads to one.
        told_of: words of what is done and won in it, small ones aside.
        all_of: every word that it is told in.
        names: words that its kit's people are called by.
    """

    pair: StakesPair
    of: frozenset[str]
    whom: str = ""
    about: frozenset[str] = frozenset()
    leads: str = ""
    gives: tuple[Change, ...] = ()
    at: str = ""
    ends: str = ""
    ways: tuple[tuple[str, frozenset[str]], ...] = ()
    told_of: frozenset[str] = frozenset()
    all_of: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()

    def nearness(self, said: Collection[str]) -> int:
        """Return how much it is about what the player says, among those that suit."""
        shared = len(self.told_of & set(said))
        about = 3 * bool(self.about) + len(self.about & set(said))
        return 8 * bool(self.ends) + about + 2 * bool(self.whom) + shared

    def suits(self, manners: Collection[str], whom: Collection[str], said: Collection[str]) -> bool:
        """Return whether it is about such an attempt.

        Args:
            manners: kinds of action that the attempt is read and told as.
            whom: names of those whom it is about.
            said: words of the player's.
        """
        if not self.of & set(manners) or (self.whom and self.whom not in whom):
            return False
        if self.ends:
            return self.is_meant(whom, said)
        return not self.about or not self.about.isdisjoint(said)

    def is_meant(self, whom: Collection[str], said: Collection[str]) -> bool:
        """Return whether words clearly mean this very act: one word alone may stand anywhere."""
        words = self.about & set(said)
        # "Drays" is one word and not two, and somebody's whole name is one as well.
        met = len({word.removesuffix("s") for word in words - self.names})
        met += bool(words & self.names)
        return met > 1 or (met == 1 and (len(self.about) == 1 or bool(self.whom in whom)))

    def is_about(self, named: Collection[str]) -> bool:
        """Return whether it is told of what the player's words name, if they name anything.

        Who climbs the back wall is not told of a hatch.
        """
        there = next((words for to, words in self.ways if to == self.leads), frozenset[str]())
        return not named or bool(self.about) or not (self.all_of | there).isdisjoint(named)

    def leads_where(self, text: str) -> bool:
        """Return whether it leads where the player's words do, if they name a place at all."""
        named = [said_words(found["whither"]) for found in _WHITHER.finditer(text)]
        if not named or not self.ways:
            return True
        near = {to: max(len(words & said) for said in named) for to, words in self.ways}
        meant = max(near, key=lambda to: near[to])
        return meant == self.leads if near[meant] else any(self.told_of & said for said in named)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trouble:
    """What comes when the clock of the opening's trouble is full.

    Attributes:
        full: how it comes, told where it began.
        elsewhere: how it is learnt of anywhere else.
        leaves: the trouble that stands from then on.
        brings: who of the opening comes with it, to where it began.
    """

    full: str
    elsewhere: str
    leaves: str
    brings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """What one scene holds; see the module.

    Attributes:
        called: names that its words have for its people, each with who is meant.
    """

    lines: tuple[Line, ...] = ()
    gifts: tuple[Gift, ...] = ()
    things: tuple[Thing, ...] = ()
    ways: tuple[Way, ...] = ()
    beats: tuple[SceneBeat, ...] = ()
    trouble: Trouble | None = None
    called: tuple[tuple[str, str], ...] = ()


EMPTY: Final = Kit()


@cache
def kit(name: str) -> Kit:
    """Return the kit of an opening; an empty one where none is written.

    Args:
        name: id of the opening.

    Raises:
        CorpusError: the shipped file is malformed.
    """
    if not _ID.fullmatch(name):
        return EMPTY
    source = resources.files("companion.narration") / FOLDER / f"{name}.toml"
    if not source.is_file():
        return EMPTY
    try:
        return kit_of(tomllib.loads(source.read_text(encoding="utf-8")))
    except (KeyError, TypeError, ValueError) as error:
        raise CorpusError(f"the scene kit {name!r} cannot be read: {error}") from error


def kit_names() -> list[str]:
    """Return the ids of the openings that have a kit, in order."""
    folder = resources.files("companion.narration") / FOLDER
    return sorted(p.name.removesuffix(".toml") for p in folder.iterdir() if p.name != "__init__.py")


def kit_of(data: dict[str, Any]) -> Kit:
    """Return the kit that a file's tables describe.

    Raises:
        KeyError: a piece lacks what it needs.
        ValueError: a change is of no known kind.
    """
    names = said_words(" ".join(row["who"] for row in data.get("line", ())))
    ways = tuple((row["to"], _words(row["words"])) for row in data.get("way", ()))
    return Kit(
        lines=tuple(
            Line(
                who=row["who"],
                says=_tidy(row["says"]),
                kind=row.get("kind", ""),
                asked=_words(row.get("asked", "")),
                pays=changes_of(row.get("pays", "")),
            )
            for row in data.get("line", ())
        ),
        gifts=tuple(
            Gift(
                who=row["who"],
                words=_words(row["words"]),
                says=_tidy(row["says"]),
                pays=changes_of(row.get("pays", "")),
            )
            for row in data.get("gift", ())
        ),
        things=tuple(
            Thing(
                words=_words(row["words"]),
                look=_tidy(row["look"]),
                handled=_tidy(row.get("handled", "")),
                pays=changes_of(row.get("pays", "")),
                by=_words(row.get("by", "")),
                at=row.get("at", ""),
                also=row.get("also", ""),
            )
            for row in data.get("thing", ())
        ),
        ways=tuple(
            Way(
                to=row["to"],
                words=_words(row["words"]),
                text=_tidy(row["text"]),
                people=tuple(row.get("people", ())),
                after=_tidy(row.get("after", "")),
            )
            for row in data.get("way", ())
        ),
        beats=tuple(
            SceneBeat(
                pair=pair_of(row),
                of=frozenset(row["of"].split()),
                whom=row.get("with", ""),
                about=_words(row.get("about", "")),
                leads=row.get("leads", ""),
                gives=changes_of(row.get("gives", "")),
                at=row.get("at", ""),
                ends=row.get("ends", ""),
                ways=ways if row.get("leads") else (),
                told_of=long_words(f"{row['win']} {row['done']}"),
                all_of=said_words(" ".join(row[key] for key in _PROSE)),
                names=names,
            )
            for row in data.get("beat", ())
        ),
        trouble=_trouble(data.get("trouble")),
        called=tuple((row["name"], row["who"]) for row in data.get("called", ())),
    )


def _trouble(row: Mapping[str, Any] | None) -> Trouble | None:
    if row is None:
        return None
    return Trouble(
        full=_tidy(row["full"]),
        elsewhere=_tidy(row["elsewhere"]),
        leaves=row["leaves"].strip(),
        brings=tuple(row.get("brings", ())),
    )


_KINDS: Final = frozenset({"fact", "gear", "edge", "likes", "ease"})
_NAMED: Final = frozenset({"fact", "gear", "edge"})


def changes_of(text: str) -> tuple[Change, ...]:
    """Return what ``pays`` and ``gives`` describe.

    Raises:
        ValueError: a change is of no known kind, or lacks its name.

    Example:
        >>> changes_of("fact:The well is dry; likes")
        (Change(kind='fact', name='The well is dry'), Change(kind='likes', name=''))
    """
    found = []
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        kind, _, name = part.partition(":")
        if kind not in _KINDS or (kind in _NAMED) is not bool(name.strip()):
            raise ValueError(f"{part!r} is no change that a kit can make")
        found.append(Change(kind, name.strip()))
    return tuple(found)


def _tidy(text: str) -> str:
    return " ".join(text.split())


_PROSE: Final = ("win", "lose", "done", "won", "undone", "told")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.casefold().split())


def said_words(text: str) -> frozenset[str]:
    """Return the words of a text as kits name them: as they are, in the singular, and undone.

    Example:
        >>> sorted(said_words("The rusted badges"))
        ['badg', 'badge', 'badges', 'rust', 'ruste', 'rusted', 'the']
    """
    found = set(fold_words(text))
    found |= {word.removesuffix("'s") for word in found}
    found |= {word[:-1] for word in found if word.endswith("s") and len(word) > _SHORTEST}
    found |= {word[:-2] for word in found if word.endswith("es") and len(word) > _SHORTEST}
    past = [word for word in found if word.endswith("ed") and len(word) > _SHORTEST + 1]
    found |= {word[:-2] for word in past} | {word[:-1] for word in past}
    return frozenset(found)


def long_words(text: str) -> frozenset[str]:
    """Return the words of a text that may name something: ``said_words`` of four letters and more.

    Example:
        >>> sorted(long_words("The old badges"))
        ['badg', 'badge', 'badges']
    """
    return frozenset(word for word in said_words(text) if len(word) > SMALL)


SMALL: Final = 3
"""Letters of a word that says little."""
_SHORTEST: Final = 3
"""Letters of a word that can hardly be a plural."""
