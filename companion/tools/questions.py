"""A question in the middle of play, answered by a chat model that may look things up.

"What are my chances if I take the rope?" is answered from exact odds, "what have I got against
ghosts?" from the sheet, and a question that the desk did not understand, in another language
perhaps, is put to it once more in the model's words. No tool here rolls or changes anything: a roll
is proposed by reading what the player wants, and agreed to by the player. What the model says is
shown where every number of it stands in what the tools told; else the desk's own answer stands.
"""

import json
import re
from collections.abc import Callable, Sequence
from typing import Final

from companion.difficulty.words import language_of
from companion.journal import Campaign
from companion.models.asking import Asker
from companion.models.client import Request
from companion.narration.sentences import split_sentences, tidy
from companion.prompting import load_prompt, quoted
from companion.reader.text import words_of
from companion.rules_desk.answer import Answer
from companion.rules_desk.model_answer import LONGEST, MARKUP, values, with_model
from companion.rules_desk.rulings import HouseRuling
from companion.tools.box import RULES, ToolBox, ToolResult
from companion.tools.talk import converse
from engine.api import JsonValue, get_system

LookUp = Callable[[str], Answer]
"""Takes a question; returns the desk's own answer."""

TOKENS: Final = 400
DEADLINE_S: Final = 30.0
MOST_SENTENCES: Final = 4
MOST_PASSAGES: Final = 3
PASSAGE: Final = 700
LOOKING: Final = "Looking it up ..."

_CHANCES: Final = re.compile(
    r"\b(?:chances?|odds|likely|likelihood|probab\w+|how (?:hard|difficult|risky|dangerous))\b",
    re.IGNORECASE,
)
_OWN: Final = re.compile(r"\b(?:i|my|me|mine|we|our|us|i'm|i'd|i've)\b", re.IGNORECASE)


def needs_tools(question: str, plain: Answer) -> bool:
    """Whether a question is worth a model's look: the desk found nothing, or it asks for chances.

    Or the desk may have misread it: its books and its search are English.

    Args:
        question: the player's words.
        plain: the desk's own answer.
    """
    own_chances = bool(_CHANCES.search(question) and _OWN.search(question)) and not plain.odds
    return plain.status == "not_found" or own_chances or language_of(words_of(question)) != "en"


def with_tools(
    asker: Asker,
    question: str,
    plain: Answer,
    *,
    system: str,
    look_up: LookUp,
    campaign: Campaign | None = None,
    actor: str = "",
    rulings: Sequence[HouseRuling] = (),
) -> Answer:
    """Return what a model finds out with its tools, or the desk's answer as it is.

    Args:
        asker: the way to the model.
        question: the player's words.
        plain: the desk's own answer.
        system: slug of the game.
        look_up: puts another question to the desk.
        campaign: the game that is played; None outside of one.
        actor: whose player asks.
        rulings: how this table plays it.
    """
    if not asker.is_open:
        return plain
    found: list[Answer] = []

    def search(wanted: str) -> JsonValue:
        found.append(look_up(wanted))
        return _passages(found[-1])

    box = ToolBox(campaign, actor, read_only=True, search=search)
    request = question_request(question, system, box, campaign, actor)
    talk = converse(asker, request, box, status=LOOKING, enough=_is_for_the_desk)
    asker.say("")
    told = [answer for answer in found if answer.status != "not_found"]
    if told and _is_for_the_desk(talk.results):
        return with_model(asker, question, system, told[-1], rulings=rulings)
    text = "" if talk.failed else _standing(talk.text, talk.results, question)
    if not text:
        return plain
    return Answer(status="answered", answer=text, citations=(), passages=plain.passages)


def _is_for_the_desk(results: Sequence[ToolResult]) -> bool:
    """Whether only the rules were asked: then the desk words the answer, with checked quotes."""
    made = [result for result in results if not result.fault]
    return bool(made) and all(result.call.name == RULES for result in made)


def _passages(answer: Answer) -> JsonValue:
    passages: list[JsonValue] = [
        {"id": passage.id, "text": passage.text[:PASSAGE]}
        for passage in answer.passages[:MOST_PASSAGES]
    ]
    return {"status": answer.status, "answer": answer.answer, "passages": passages}


def question_request(
    question: str, system: str, box: ToolBox, campaign: Campaign | None, actor: str
) -> Request:
    """Return what a model is sent with a question; arguments as for ``with_tools``."""
    story = campaign.state.story if campaign is not None else None
    prompt = load_prompt("desk/use_tools").render(
        game=get_system(system).info.title,
        character=quoted("the character", actor or "nobody yet"),
        scene=quoted("the scene", (story.place if story is not None else "") or "none"),
        question=quoted("the player", question, limit=1_000),
    )
    return Request(
        messages=prompt.messages,
        purpose="tools",
        prompts=(prompt.ref,),
        tools=box.tools,
        max_tokens=TOKENS,
        temperature=0.0,
        timeout_s=DEADLINE_S,
        deadline_s=DEADLINE_S,
    )


def _standing(text: str, results: Sequence[ToolResult], question: str) -> str:
    """Return a model's answer that rests on what the tools told; "" for one that does not."""
    made = [result for result in results if not result.fault]
    answer = " ".join(split_sentences(tidy(text))[:MOST_SENTENCES])
    if not made or not answer or len(answer) > LONGEST or MARKUP.search(answer):
        return ""
    held = values(" ".join([question, *(_told(result) for result in made)]))
    return answer if values(answer) <= held else ""


def _told(result: ToolResult) -> str:
    """Return what a call told and what it asked, in words."""
    return f"{json.loads(result.content)} {result.call.arguments}"
