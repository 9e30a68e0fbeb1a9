"""``ModelReader``: a chat model reads the player's words, the built-in reader stands under it.

In play it is asked once for what a player says, as they said it (``refined``); the sitting splits
and rewords with the built-in reader alone. Elsewhere it reads by itself.
"""

from collections.abc import Callable, Sequence
from typing import Final, cast

from companion.models.asking import Asker
from companion.models.client import Request
from companion.narration.brief import Brief, Stakes
from companion.prompting import NOTHING, listed, load_prompt, one_line, quoted
from companion.reader import Intent, Kind, Part, read
from companion.reader.goal import reason_of
from companion.reader.text import words_of
from companion.reading_model.answer import ReadAnswer, read_answer
from companion.reading_model.bands import Band, calibrated
from companion.reading_model.choices import Choices, choices_for, here_in
from companion.replying import ask_typed
from engine.api import JsonValue, get_system

TOKENS: Final = 500
TIMEOUT_S: Final = 30.0
TEXT: Final = 1_000
SCENE: Final = 1_800
BEFORE: Final = 200
"""Characters of one message of before."""
MOST_BEFORE: Final = 3
MOST_UNNAMED: Final = 2
"""Elements that a chat model may add although neither the player nor the built-in reader named
them: what helps is judged by the table's rule, not by good will."""
STEM: Final = 4
"""Letters by which two words are taken for the same."""
FEWEST_WORDS: Final = 4
"""Words of a message in which no act was found that a chat model may still make a roll of."""
READING: Final = "Reading what you wrote ..."
_MANNERS: Final = {"attack": "fight", "magic": "cast", "purchase": "buy", "opposed": "persuade"}
_TO_PEOPLE: Final = frozenset(
    ["persuade", "deceive", "intimidate", "haggle", "bribe", "flirt", "insult", "comfort"]
)
"""Manners of winning somebody: without dice they are talk."""
_SINGLE: Final = frozenset({"skill", "attribute", "archetype"})
"""Roles of which one check counts one."""


class ModelReader:
    """Reads with a chat model; meets ``Reader`` and ``Refiner`` of ``companion.session.exchange``.

    Args:
        asker: the way to the model.
        recent: what matters from before for a text.
        before: what the player said before, oldest first.
    """

    def __init__(
        self,
        asker: Asker,
        *,
        recent: Callable[[str], Sequence[str]] | None = None,
        before: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        self._asker = asker
        self._before = before
        self._recent = recent or (lambda _: ())
        self._text = ""
        self._answer: ReadAnswer | None = None

    def __call__(
        self, *, system: str, sheet: dict[str, JsonValue], scene: str, text: str
    ) -> Intent:
        """Read ``text``; at most two calls, the second with what was wrong about the first."""
        plain = read(system=system, sheet=sheet, scene=scene, text=text)
        return self.refined(plain, system=system, sheet=sheet, scene=scene, text=text)

    def refined(
        self,
        plain: Intent,
        *,
        system: str,
        sheet: dict[str, JsonValue],
        scene: str,
        text: str,
    ) -> Intent:
        """Read what the player said, within what was read of it already; two calls at most.

        Args:
            plain: what the built-in reader, and the scene, make of it.
            system: slug of the game.
            sheet: who acts.
            scene: where, with the people of its "Here: ..." line.
            text: the player's words, as they were said.
        """
        self._asker.new_exchange()
        self._text, self._answer = text, None
        choices = choices_for(system, sheet, scene, _resisting(plain, scene, text))
        if choices is None or not text.strip():
            return plain
        answer = self._ask(choices, scene, text)
        self._asker.say("")
        if answer is None or not _is_believed(answer, plain, text, is_small=self._asker.is_small):
            return plain
        self._answer = answer
        return _joined(answer, plain, choices, text)

    # What was read besides the intent

    def answer_for(self, text: str) -> ReadAnswer | None:
        """Return what was read of the words that were read last; None for other words."""
        return self._answer if text == self._text else None

    def band_for(self, text: str) -> Band:
        """Return the band, with its reason, of the words that were read last; else none."""
        answer = self.answer_for(text)
        return (answer.band, answer.band_reason) if answer else (None, "")

    def stakes_for(self, brief: Brief) -> Stakes | None:
        """Return the stakes that were read together with an attempt's words."""
        answer = self.answer_for(brief.attempt.text)
        return answer.stakes if answer else None

    # Asking

    def _ask(self, choices: Choices, scene: str, text: str) -> ReadAnswer | None:
        return ask_typed(
            self._asker,
            self.request(choices, scene, text),
            lambda reply: read_answer(reply, choices, text),
            status=READING,
        )

    def request(self, choices: Choices, scene: str, text: str) -> Request:
        """Return the request for a reading."""
        prompt = load_prompt("gm/read_intent").render(
            game=get_system(choices.system).info.title,
            kinds=listed(choices.kind_lines),
            counting=choices.counting,
            ladder=listed(choices.ladder_lines),
            examples=listed(calibrated(choices.system, text)),
            elements=listed(choices.element_lines),
            people=listed(choices.people),
            scene=quoted("the scene", scene[-SCENE:]),
            recent=listed(line for line in self._recent(text) if line not in scene),
            before=_quoted_before(self._before()),
            text=quoted("the player", text, limit=TEXT),
        )
        return Request(
            messages=prompt.messages,
            purpose="read",
            prompts=(prompt.ref,),
            shape=choices.shape(),
            max_tokens=TOKENS,
            temperature=0.0,
            timeout_s=TIMEOUT_S,
            deadline_s=TIMEOUT_S,
        )


def _quoted_before(said: Sequence[str]) -> str:
    lines = (text if len(text) <= BEFORE else f"{text[:BEFORE]} …" for text in said[-MOST_BEFORE:])
    told = "\n".join(map(one_line, lines))
    return quoted("the player", told) if told else NOTHING


def _is_believed(answer: ReadAnswer, plain: Intent, text: str, *, is_small: bool) -> bool:
    """Whether a check may come of it: a greeting stays one, whatever is made of it.

    What is only said to somebody is an attempt where somebody resists it who is here or, as a model
    of some size may see, was only told of; small ones make a check of every word.
    """
    if plain.needs_roll or not answer.needs_roll:
        return True
    if plain.manner == "talk":
        resists = answer.opponent is not None or answer.kind in _MANNERS
        return resists or not (is_small or answer.stakes is None or answer.target is None)
    return bool(plain.parts) or len(text.split()) >= FEWEST_WORDS


def _resisting(plain: Intent, scene: str, text: str) -> list[str]:
    """Return whom the player names and the built-in reader saw, unless they are here by name."""
    named = set(words_of(plain.opponent or ""))
    here = {word for people in here_in(scene) for word in words_of(people)}
    is_other = bool(named) and named <= set(words_of(text)) and not named & here
    return [plain.opponent] if plain.opponent and is_other else []


def _joined(answer: ReadAnswer, plain: Intent, choices: Choices, text: str) -> Intent:
    """Return the intent: the model's reading within what the player said and the sheet holds."""
    if not answer.needs_roll:
        said = "talk" if plain.manner in _TO_PEOPLE else plain.manner
        manner = "question" if answer.kind == "question" else said
        return plain.model_copy(
            update={
                "needs_roll": False, "kind": answer.kind, "manner": manner, "stitched": (),
                "hindering": (), "opponent": None, "opponent_weight": None, "parts": (),
                "goal": answer.goal or plain.goal, "reason": reason_of(answer.kind, (), (), None),
            }
        )  # fmt: skip
    hindering = tuple(dict.fromkeys((*plain.hindering, *answer.hindering)))
    stitched = tuple(n for n in _stitched(answer, plain, choices, text) if n not in hindering)
    opponent = _opponent(answer, plain)
    weight = plain.opponent_weight if opponent == plain.opponent else None
    goal = answer.goal if _is_about(answer.goal, text) else plain.goal or answer.goal
    manner = _manner(answer.kind, plain)
    second = (Part(manner="other", standing="live", needs_roll=True, goal=answer.then),)
    return Intent(
        needs_roll=True,
        kind=cast("Kind", answer.kind),
        stitched=stitched,
        hindering=hindering,
        opponent=opponent,
        opponent_weight=weight,
        opponent_is_chosen=opponent is not None and opponent == answer.opponent,
        manner=manner,
        goal=goal,
        language=plain.language,
        target=opponent or answer.target,
        off_sheet=tuple(dict.fromkeys((*plain.off_sheet, *answer.off_sheet))),
        reason=reason_of(answer.kind, stitched, hindering, opponent),
        parts=(
            Part(manner=manner, standing="live", needs_roll=True, goal=goal),
            *(second if answer.then else ()),
        ),
        then=answer.then,
    )


def _is_about(goal: str, text: str) -> bool:
    """Whether a goal shares a word of some weight with what the player wrote; it heads the card."""
    said = {word[:STEM] for word in words_of(text)}
    return any(word[:STEM] in said for word in words_of(goal) if len(word) >= STEM)


def _stitched(answer: ReadAnswer, plain: Intent, choices: Choices, text: str) -> tuple[str, ...]:
    roles = {element.name: element.role for element in choices.elements}
    said = set(words_of(text))
    named = {n for n in choices.names if words_of(n) and set(words_of(n)) <= said}
    kept: list[str] = [n for n in plain.stitched if n in named]
    unnamed = 0
    for name in answer.stitched:
        if roles.get(name) == "condition":
            continue  # a wound does not help
        if name not in named and name not in plain.stitched:
            unnamed += 1
            if unnamed > MOST_UNNAMED:
                continue
        kept.append(name)
    single = next((n for n in (*answer.stitched, *plain.stitched) if roles.get(n) in _SINGLE), None)
    # A check needs the one that it is made with; of all else a model may well choose nothing.
    kept += [single] if single else []
    return tuple(dict.fromkeys(n for n in kept if roles.get(n) not in _SINGLE or n == single))


def _opponent(answer: ReadAnswer, plain: Intent) -> str | None:
    if answer.kind in ("opposed", "attack"):
        return answer.opponent or plain.opponent
    return answer.opponent if answer.kind == "magic" or plain.opponent else None


def _manner(kind: str, plain: Intent) -> str:
    if plain.needs_roll and plain.kind == kind:
        return plain.manner
    live = next((p.manner for p in plain.parts if p.needs_roll), None)
    if live and kind == "challenge":
        return live
    return _MANNERS.get(kind, plain.manner if plain.needs_roll else "other")
