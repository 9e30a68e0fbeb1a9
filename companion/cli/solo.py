"""The ``/`` commands of solo play: oracle, scenes, threads, notes, lines and veils, branches."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.cli.clocks import CLOCK_HELP, clock_effect, show_clocks
from companion.cli.commands import Command
from companion.cli.oracle_view import show_answer, show_odds, split_likelihood
from companion.cli.screen import Screen
from companion.cli.table_view import TableView
from companion.errors import BadInputError
from companion.oracle import LIKELIHOODS, Answer, likelihood_of, scene_odds
from companion.session.branching import branch, place_of
from companion.session.noting import decide, note
from companion.session.oracle_facts import ask_oracle
from companion.session.safety import decide as agree
from companion.session.scenes import oracle_of, scene_number
from companion.session.showing import ledger_rows
from companion.session.sitting import Sitting
from companion.session.skipping import effects_told, skip
from companion.wording import describe, listed
from engine.api import EffectApplied

if TYPE_CHECKING:
    from companion.oracle import Oracle


class Solo:
    """Solo commands of one chat.

    Each gets the rest of its line, and raises BadInputError with a sentence that the chat shows.

    Args:
        view: what the player sees of the sitting.
        screen: where everything is shown.
        tell: tells a happening; None to tell it as part of the story.
    """

    def __init__(
        self, view: TableView, screen: Screen, *, tell: Callable[[str], None] | None = None
    ) -> None:
        self._view = view
        self._screen = screen
        self._tell = tell or self._tell_in_story

    @property
    def _sitting(self) -> Sitting:
        return self._view.sitting

    @property
    def _oracle(self) -> "Oracle":
        return oracle_of(self._sitting.campaign, self._sitting.book)

    def commands(self) -> dict[str, Command]:
        """Return the commands, each with its line of help."""
        return {
            "/oracle": Command(self.oracle, "ask yes or no: /oracle likely: is the gate guarded?"),
            "/scene": Command(
                self.scene,
                "where you are, who is there, how strong, how they feel about you; "
                "/scene next PLACE goes on to another",
            ),
            "/next": Command(self.next, "the next chapter of the story, when you have done here"),
            "/thread": Command(self.thread, "what is open; /thread add, accept, edit, close, drop"),
            "/clock": Command(self.clock, CLOCK_HELP),
            "/note": Command(
                self.note, "note or correct something: /note it was Calzon, not Agatha"
            ),
            "/npc": Command(
                self.npc, "somebody new, made from your words: /npc make a sly ferryman"
            ),
            "/lines": Command(self.lines, "lines and veils: /lines add spiders, /lines veil gore"),
            "/x": Command(
                self.skip, "skip what was just told; /x 1 also takes back what it changed"
            ),
            "/branch": Command(
                self.branch, "go on from an earlier point with new dice: /branch NAME 12"
            ),
            "/stats": Command(self.stats, "your dice so far, against their exact odds"),
        }

    # Oracle

    def oracle(self, rest: str) -> bool:
        """Ask the oracle, or show its odds, throw words, make something happen, set tension."""
        word, _, more = rest.partition(" ")
        match word.casefold():
            case "":
                self._screen.line("Ask it something: /oracle likely: is the gate guarded?", "error")
                self._screen.line(
                    f"Likelihoods: {', '.join(LIKELIHOODS)}. Also: /oracle odds likely, "
                    "/oracle event, /oracle words, /oracle tension 3.",
                    "hint",
                )
            case "odds":
                self.odds(likelihood_of(more), self._oracle.tension)
            case "event" | "twist":
                self._tell(self._oracle.event().text)
            case "words":
                self._screen.line(" ".join(self._oracle.words()))
            case "tension":
                self._tension(more.strip())
            case _:
                self._ask(rest)
        return True

    def _ask(self, rest: str) -> None:
        likelihood, question = split_likelihood(rest)
        sitting = self._sitting
        answer, fact = ask_oracle(
            sitting.campaign, sitting.book, question, likelihood, memory=sitting.memory
        )
        if answer.again:
            self._screen.line("That was asked a moment ago; the answer stands.", "hint")
        self.show(answer)
        if fact:
            self._screen.line(f"So it is from now on: {fact}", "hint")

    def show(self, answer: Answer) -> None:
        """Show an answer."""
        show_answer(self._screen, answer, shown=self._sitting.guard.shown)

    def odds(self, likelihood: str, tension: int) -> None:
        """Show exact odds."""
        show_odds(self._screen, likelihood, tension)

    def _tension(self, text: str) -> None:
        oracle = self._oracle
        if text:
            sign = text[:1] in ("+", "-")
            if not text.lstrip("+-").isdecimal():
                raise BadInputError("a tension is a number from 0 to 6: /oracle tension 3")
            oracle.set_tension(oracle.tension + int(text) if sign else int(text))
        self._screen.line(f"Tension: {oracle.tension} of 6.")

    def _tell_in_story(self, text: str) -> None:
        """Tell a happening as part of the story."""
        self._screen.story(self._sitting.telling.words([text]))

    # Scenes

    def scene(self, rest: str) -> bool:
        """Show the scene, or go on to the next."""
        word, _, place = rest.partition(" ")
        campaign = self._sitting.campaign
        if not word:
            numbers = f"scene {scene_number(campaign)}, tension {self._oracle.tension} of 6"
            self._view.show_scene([numbers, *self._ways()])
        elif word.casefold() == "odds":
            tension = self._oracle.tension
            self._screen.line(f"How the next scene begins, at tension {tension}:")
            self._screen.odds([(k, p) for k, p in scene_odds(tension).items()])
        elif word.casefold() in ("next", "to"):
            self._view.show_scene_begun(self._sitting.next_scene(place))
        else:
            raise BadInputError("say /scene, /scene odds, or /scene next and where it is")
        return True

    def next(self, rest: str) -> bool:
        """Go on to the next chapter."""
        if rest:
            raise BadInputError("/next goes on to the next chapter; /scene next PLACE to a place")
        self._view.show(self._sitting.next_chapter())
        return True

    def _ways(self) -> list[str]:
        running = self._sitting.adventure
        if running is None:
            title = self._sitting.chapters.next_title
            return [f"/next: {title}"] if title and self._sitting.chapters.is_over else []
        return [f"from here, {i}: {s.place}" for i, s in enumerate(running.ways_on(), 1)]

    # Ledger

    def thread(self, rest: str) -> bool:
        """List the ledger, or change it."""
        if not rest or rest.casefold() == "all":
            rows = ledger_rows(
                self._sitting.book.ledger, self._sitting.guard, everything=bool(rest)
            )
            self._screen.lines("What is open", rows or ["nothing yet"])
            return True
        entry = decide(self._sitting.campaign, self._sitting.book, rest)
        if entry is not None:
            self._screen.line(f"{entry.number}. {entry.name}: {entry.status}.", "hint")
        return True

    def clock(self, rest: str) -> bool:
        """Show the clocks, or start, tick and stop one."""
        effect, campaign = clock_effect(rest), self._sitting.campaign
        if effect is not None:
            known = {clock.name.casefold() for clock in campaign.state.story.clocks}
            if effect.change != "gain" and effect.name.casefold() not in known:
                raise BadInputError(f"no clock is called {effect.name!r}; /clock lists them")
            campaign.apply(EffectApplied(effect=effect))
        shown = self._sitting.guard.shown
        show_clocks(self._screen, [c for c in campaign.state.story.clocks if shown(c.name)])
        return True

    def note(self, rest: str) -> bool:
        """Note something down."""
        sitting = self._sitting
        done = note(sitting.campaign, sitting.book, rest, in_fight=sitting.fighting.is_running)
        if done.rewords:
            sitting.memory.reread()
        self._screen.line(done.text, "hint")
        return True

    # People

    def npc(self, rest: str) -> bool:
        """List who is here, or make somebody new and let them in."""
        from companion.cli.arrivals import let_in, people_here  # the makers' lists load when asked

        word, _, more = rest.strip().partition(" ")
        if not word:
            people = people_here(self._sitting)
            self._screen.lines("Here", people or ["nobody: /npc make a sly ferryman"])
        else:
            wanted = more if word.casefold() in ("make", "add") else rest
            let_in(self._screen, self._sitting, wanted, for_gm=False)
        return True

    # Safety

    def lines(self, rest: str) -> bool:
        """Show or change lines, veils and the rating."""
        safety = self._sitting.guard.safety
        word, _, topic = rest.partition(" ")
        do = {"add": "line", "line": "line", "veil": "veil", "remove": "lift", "lift": "lift",
              "rating": "rating"}.get(word.casefold())  # fmt: skip
        if not word:
            self._screen.lines("Lines and veils", safety.rows())
            self._screen.line(
                "A line is never told; a veil fades. /lines add TOPIC, /lines veil TOPIC, "
                "/lines remove TOPIC, /lines rating everyone|teen|adult.",
                "hint",
            )
            return True
        if do is None:
            raise BadInputError("/lines can add, veil, remove and rating")
        topics = [topic] if do == "rating" or ":" in topic else re.split(r"\s*[,;]\s*", topic)
        taken = listed([agree(self._sitting.campaign, safety, do, one) for one in topics])
        gone = self._sitting.guard.clear_scene() if do in ("line", "rating") else ()
        several = len(topics) > 1
        said = {"line": "are lines now" if several else "is a line now",
                "veil": f"{'are' if several else 'is'} behind a veil now",
                "lift": f"{'are' if several else 'is'} free again",
                "rating": "is the rating now"}[do]  # fmt: skip
        self._screen.line(f"{taken} {said}.", "hint")
        if gone:
            self._screen.line(f"{len(gone)} of the scene left the story with it.", "hint")
        return True

    def skip(self, rest: str) -> bool:
        """Skip what was just told."""
        sitting = self._sitting
        if rest.casefold() in ("?", "list"):
            rows = [f"{i}. {describe(e)}" for i, e in enumerate(effects_told(sitting.campaign), 1)]
            self._screen.lines("It changed", rows or ["nothing"])
            return True
        done = skip(sitting.campaign, rest)
        sitting.memory.reread()
        self._screen.line("Skipped. It is not part of the story.", "hint")
        for effect in done.taken_back:
            self._screen.line(f"  taken back: {describe(effect)}", "hint")
        if done.kept:
            self._screen.line("  Still true (/x 1 takes that back as well):", "hint")
            for effect in done.kept:
                self._screen.line(f"    {describe(effect)}", "hint")
        return True

    # Branches and figures

    def branch(self, rest: str) -> bool:
        """Start a campaign from an earlier point and go on there."""
        sitting = self._sitting
        name, at = place_of(sitting.campaign, rest)
        made = branch(sitting.campaign, name, at=at)
        self._screen.line(
            f"Branched {sitting.campaign.name!r} into {made.name!r}. The new dice's commitment: "
            f"{made.commitment[:16]}. The old campaign stays as it is.",
            "hint",
        )
        self._view.move_to(sitting.moved_to(made))
        return True

    def stats(self, _: str) -> bool:
        """Show the dice so far."""
        from companion.export.stats import stats_of, stats_rows

        self._screen.lines("Your dice", stats_rows(stats_of(self._sitting.campaign)))
        return True
