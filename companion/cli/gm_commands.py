"""The ``/`` commands of a human GM's table."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from companion.cli.clocks import CLOCK_HELP, clock_effect, show_clocks
from companion.cli.commands import Command
from companion.cli.gm_effects import run_effect
from companion.cli.gm_view import GmView
from companion.cli.play_commands import PlayCommands
from companion.cli.screen import Screen
from companion.cli.solo import Solo
from companion.cli.taking_back import UNDO_HELP, take_back
from companion.errors import BadInputError
from companion.session.along import company_of
from companion.session.book import attitude_words
from companion.session.free_dice import is_dice
from companion.session.gm_coming import comers
from companion.session.gm_table import GmTable
from companion.session.noting import note
from companion.session.scenes import is_anybody
from companion.session.sitting import Sitting
from companion.threads import NOTE
from companion.wording import listed

LAST_NOTES: Final = 12


class GmCommands:
    """Commands that a human GM's table has beside those of every table, or in their place.

    Each gets the rest of its line, and raises BadInputError with a sentence that the chat shows.

    Args:
        view: what the GM sees of the table.
        screen: where everything is shown.
        play: the commands of every table.
    """

    def __init__(self, view: GmView, screen: Screen, play: PlayCommands) -> None:
        self._view = view
        self._screen = screen
        self._play = play

    @property
    def _sitting(self) -> Sitting:
        return self._view.sitting

    @property
    def _table(self) -> GmTable:
        return self._view.table

    def commands(self) -> dict[str, Command]:
        """Return the commands, each with its line of help."""
        return {
            "/npc": Command(
                self.npc,
                "your people: /npc make a sly ferryman, add NAME 3, NAME bites Farek, auto",
            ),
            "/effect": Command(
                self.effect, "what the roll offers: /effect ok, 1, skip; or your own"
            ),
            "/difficulty": Command(self.difficulty, "overrule it: /difficulty 4"),
            "/clock": Command(self.clock, CLOCK_HELP),
            "/note": Command(self.note, "write a note down, or list them"),
            "/secret": Command(self.secret, "note what the players must not see"),
            "/ask": Command(self._play.rules, "ask the rules: /ask what happens on a tie?"),
            "/scene": Command(self.scene, "where it is; /scene to PLACE begins another"),
            "/fight": Command(self.fight, "count rounds: /fight, or /fight NAME, NAME"),
            "/sheet": Command(self.sheet, "a sheet: /sheet NAME"),
            "/roll": Command(
                self.roll, "roll what is on the table, or /roll Farek climbs, /roll 2d6+1"
            ),
            "/end": Command(self.end, "end the turn that runs"),
            "/initiative": Command(self.turns, "whose turn it is, and who waits"),
            "/oracle": Command(
                self.oracle, "a yes or no to lean on: /oracle likely: is the gate guarded?"
            ),
            "/recap": Command(self.so_far, "what was told and rolled lately, and what is open"),
            "/x": Command(
                self.skip, "strike what was just told; /x 1 also takes back what it changed"
            ),
            "/undo": Command(self.undo, UNDO_HELP),
        }

    # Rolls and what they owe

    def effect(self, rest: str) -> bool:
        """Take, change or leave what is on offer; or apply an effect of the GM's own."""
        run_effect(self._view, self._screen, rest)
        return True

    def so_far(self, _: str) -> bool:
        """Show what was told and rolled lately, and what is open."""
        self._view.so_far()
        return True

    def difficulty(self, rest: str) -> bool:
        """Overrule the difficulty of the proposal on the table."""
        if not rest.strip():
            raise BadInputError("say which: /difficulty 4")
        self._view.proposal(self._table.checks.set_difficulty(rest.strip().casefold()))
        return True

    def npc(self, rest: str) -> bool:
        """List the GM's people, or do something with one of them."""
        word, _, more = rest.strip().partition(" ")
        if not word:
            self._screen.lines("Your people", self._npcs() or ["nobody yet: /npc add NAME 3"])
        elif word == "add":
            for name, strength in comers(more):
                self._screen.line(f"{self._table.add_npc(name, strength)} is here.", "hint")
        elif word == "make":
            from companion.cli.arrivals import let_in  # the makers' lists load when asked

            let_in(self._screen, self._sitting, more, for_gm=True)
        elif word in ("out", "drop"):
            self._screen.line(f"{self._table.drop_npc(more)} is gone.", "hint")
        elif word == "auto":
            self._auto_turn(more)
        else:
            return self.roll(rest)
        return True

    def _npcs(self) -> list[str]:
        system, state = self._sitting.system, self._sitting.campaign.state
        rows = []
        for name, sheet in state.characters.items():
            if sheet.side != "gm":
                continue
            first, *more = system.play.sheet_lines(sheet)
            about = [first.removeprefix(name).strip(": "), *(row.strip("- ") for row in more)]
            about = [text for text in about if text]
            attitude = state.story.relations.get(name, 0)
            told = list(about)
            if told[:1] and told[0].casefold().startswith(name.casefold()):
                told[0] = told[0][len(name) :].strip(" ():")  # one who is their own Trait
            wants = self._sitting.memory.wants.get(name, "")
            told += [attitude_words(attitude, "the players")] if attitude else []
            told += [f"wants {wants}"] if wants and not self._table.crossing(wants) else []
            rows.append(": ".join(part for part in (name, "; ".join(t for t in told if t)) if part))
        return rows

    def _auto_turn(self, name: str) -> None:
        turn = self._sitting.fighting.gm_turn()
        who = self._table.names.must_know(name) if name.strip() else (turn[0] if turn else "")
        if not who:
            ours = self._sitting.party.on_turn()
            runs = f"it is the turn of {ours[0]}, and /end ends it" if ours else ""
            why = runs or "/fight begins a fight"
            raise BadInputError(f"none of your people has the turn; {why}")
        self._view.steps(self._sitting.fighting.act_for(who))

    def roll(self, rest: str) -> bool:
        """Roll what is on the table, for whom the words name, or any dice."""
        if not rest.strip() or is_dice(rest):
            return self._play.roll(rest)
        proposal = self._table.checks.propose(rest, roll=True)
        if proposal is None:
            raise BadInputError("say who tries what: /roll Farek climbs the wall")
        self._view.proposal(proposal)
        return True

    def fight(self, rest: str) -> bool:
        """Begin counting rounds."""
        names = [name.strip() for name in rest.split(",") if name.strip()]
        self._view.steps(self._table.start_fight(names))
        return True

    def turns(self, _: str) -> bool:
        """Show the fight, and whose turn it is."""
        fights = self._sitting.system.fights
        if fights is None or not self._sitting.fighting.is_running:
            self._screen.line("No fight is running; /fight begins one.", "hint")
            return True
        self._screen.lines("The fight", list(fights.lines(self._sitting.campaign.state)))
        self._view.follow()
        return True

    def end(self, _: str) -> bool:
        """End the turn that runs."""
        self._view.steps(self._table.end_turn())
        return True

    def clock(self, rest: str) -> bool:
        """Show the clocks, or start, tick and stop one."""
        effect = clock_effect(rest)
        if effect is not None:
            self._table.own_effect(effect)
        show_clocks(self._screen, self._sitting.campaign.state.story.clocks)
        return True

    def note(self, rest: str) -> bool:
        """Write a note down, or list the last ones."""
        campaign = self._sitting.campaign
        if rest.strip():
            self._screen.line(note(campaign, self._sitting.book, rest).text, "hint")
            return True
        notes = [str(r.body.get("text", "")) for r in campaign.records(kinds={NOTE}, live=True)]
        self._list("Notes", [text for text in notes[-LAST_NOTES:] if text], "none yet")
        return True

    def _list(self, title: str, texts: Sequence[str], nothing: str) -> None:
        """List what the GM wrote down, without what crosses a line that was drawn since."""
        kept = [text for text in texts if not self._table.crossing(text)]
        self._screen.lines(title, kept or [nothing])
        hidden = len(texts) - len(kept)
        if hidden:
            crosses = "1 more crosses" if hidden == 1 else f"{hidden} more cross"
            self._screen.line(
                f"{crosses} a line or a veil of this table; /lines lists both.", "hint"
            )

    def secret(self, rest: str) -> bool:
        """Note what the players must not see, or list it."""
        if rest.strip():
            self._table.keep_secret(rest.strip())
        secrets = self._sitting.campaign.state.secrets
        self._list("For your eyes only", list(secrets), "nothing yet")
        return True

    def scene(self, rest: str) -> bool:
        """Show the scene, or begin another."""
        word, _, place = rest.strip().partition(" ")
        if word.casefold() not in ("to", "next"):
            self._view.show_place()
            return True
        company = company_of(place, knows=partial(is_anybody, self._sitting.campaign))
        begun = self._table.set_scene(company.place, company.along)
        self._screen.line(f"Scene {begun.number}: {begun.place}", "title")
        running = self._sitting.adventure
        written = running.scene if running is not None else None
        if written is not None and written.place == begun.place:
            self._view.read_out(written.text)
        self._view.show_scene(())
        stayed = [
            name for name in begun.left if name not in self._sitting.campaign.state.characters
        ]
        if stayed:
            self._screen.line(
                f"Left behind: {listed(stayed)}. They are there when you come back, or come along "
                'with "/scene to PLACE with NAME".',
                "hint",
            )
        return True

    def sheet(self, rest: str) -> bool:
        """Show a sheet."""
        name = self._table.names.must_know(rest) if rest.strip() else self._sitting.actor
        state = self._sitting.campaign.state
        self._screen.sheet(self._sitting.system.play.sheet_lines(state.characters[name]))
        return True

    def oracle(self, rest: str) -> bool:
        """Ask the oracle; what happens by it is an idea for the GM, told by nobody else."""
        return Solo(self._view, self._screen, tell=self._suggest).oracle(rest)

    def _suggest(self, text: str) -> None:
        self._screen.line(f"An idea: {text}")

    def skip(self, rest: str) -> bool:
        """Strike what was just told."""
        self._table.due.offers.clear()
        return Solo(self._view, self._screen).skip(rest)

    def undo(self, rest: str) -> bool:
        """Take back the last move, several, or all since the last roll; what it owes stands."""
        self._screen.line(take_back(self._sitting, rest), "hint")
        self._table.due.offers.clear()
        rolled = self._sitting.unfinished()
        if rolled is not None:
            self._view.tell(rolled)  # the roll stands, and so does what it owes
        return True
