"""A rules answer worded by a chat model, which may only choose among passages that were found.

The model sees the passages and no tool. It names a status, passages and a short answer; quotes are
copied out of the passages here, never taken from its words. An answer with a number or a die that
no quoted passage holds, or that rests on nothing, is thrown away, and the desk's own stands.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from companion.models.arguments import strict_object
from companion.models.asking import Asker
from companion.models.client import JsonSchema, Request, Shape
from companion.narration.sentences import split_sentences, tidy
from companion.prompting import listed, load_prompt, quoted
from companion.replying import ask_typed
from companion.rules_desk.answer import Answer, Citation, FoundPassage, Status
from companion.rules_desk.rulings import HouseRuling
from engine.api import get_system

MOST_PASSAGES: Final = 5
PASSAGE: Final = 1_600
MOST_SENTENCES: Final = 3
LONGEST: Final = 600
TOKENS: Final = 500
TIMEOUT_S: Final = 30.0
LOOKING: Final = "Reading the rules ..."
SHORTEST_QUOTE: Final = 8
"""Characters below which a quote proves nothing."""

_VALUE: Final = re.compile(r"\bd\d+\b|\d+", re.IGNORECASE)
_WORDS: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve".split()  # noqa: SIM905
)
_WORD: Final = re.compile(rf"\b({'|'.join(_WORDS)}|half|double|twice|thrice)\b", re.IGNORECASE)
MARKUP: Final = re.compile(r"[{}<>|`]|https?:|\b(?:system|assistant|tool)\s*:", re.IGNORECASE)
_SPACE: Final = re.compile(r"\s+")


def with_model(
    asker: Asker, question: str, system: str, plain: Answer, *, rulings: Sequence[HouseRuling] = ()
) -> Answer:
    """Return the desk's answer in a chat model's words, or as it is.

    Args:
        asker: the way to the model.
        question: the player's question.
        system: slug of the game.
        plain: what the desk answers, with the passages it found.
        rulings: how this table plays it.
    """
    passages = plain.passages[:MOST_PASSAGES]
    if not passages or not asker.is_open:
        return plain
    request = _request(question, system, passages, rulings)
    found = ask_typed(
        asker, request, lambda reply: strict_object(reply, schema=_SCHEMA), status=LOOKING
    )
    asker.say("")
    worded = None if found is None else _checked(found, passages, plain)
    return plain if worded is None else _with_rulings(worded, plain, rulings)


def _with_rulings(worded: Answer, plain: Answer, rulings: Sequence[HouseRuling]) -> Answer:
    """Return an answer that begins with how the table plays it, where the desk's own does.

    That is never left to a model: a ruling that is forgotten once is lost.
    """
    held = {citation.id: citation for citation in plain.citations}
    ours = [ruling for ruling in rulings if ruling.id in held]
    if not ours:
        return worded
    said = " ".join(ruling.text for ruling in ours)
    books = [c for c in worded.citations if c.id not in {ruling.id for ruling in ours}]
    return worded.model_copy(
        update={
            "status": plain.status,
            "answer": f"Your table plays it so: {said} By the book: {worded.answer}",
            "citations": (*(held[ruling.id] for ruling in ours), *books),
        }
    )


def _request(
    question: str, system: str, passages: Sequence[FoundPassage], rulings: Sequence[HouseRuling]
) -> Request:
    shown = "\n".join(quoted(p.id, p.text, limit=PASSAGE) for p in passages)
    prompt = load_prompt("desk/answer_question").render(
        game=get_system(system).info.title,
        rulings=listed(ruling.text for ruling in rulings),
        passages=shown,
        question=quoted("the player", question, limit=1_000),
    )
    return Request(
        messages=prompt.messages,
        purpose="rules",
        prompts=(prompt.ref,),
        shape=Shape(name="rules_answer", schema=_SCHEMA),
        max_tokens=TOKENS,
        temperature=0.0,
        timeout_s=TIMEOUT_S,
        deadline_s=TIMEOUT_S,
    )


_SCHEMA: Final[JsonSchema] = {
    "type": "object",
    "properties": {
        "status": {"type": "string", "enum": ["answered", "open", "not_found"]},
        "answer": {"type": "string"},
        "quotes": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"id": {"type": "string"}, "quote": {"type": "string"}},
                "required": ["id", "quote"],
                "additionalProperties": False,
            },
        },
    },
    "required": ["status", "answer", "quotes"],
    "additionalProperties": False,
}


def _checked(
    found: Mapping[str, Any], passages: Sequence[FoundPassage], plain: Answer
) -> Answer | None:
    """Return the answer that a reply gives; None for one that cannot be stood by."""
    status, text = found.get("status"), found.get("answer")
    if status not in ("answered", "open", "not_found") or not isinstance(text, str):
        return None
    if plain.status not in (status, "answered"):
        return None  # where the book is silent, no model may say that it speaks
    answer = " ".join(split_sentences(tidy(text))[:MOST_SENTENCES])
    if not answer or len(answer) > LONGEST or MARKUP.search(answer):
        return None
    cited = _citations(found.get("quotes"), passages, plain)
    if not cited or not _stands(answer, [c.quote for c in cited]):
        return None
    return plain.model_copy(
        update={"status": _status(status, plain), "answer": answer, "citations": tuple(cited)}
    )


def _status(status: str, plain: Answer) -> Status:
    return plain.status if status == "not_found" else "open" if status == "open" else "answered"


def _citations(quotes: object, passages: Sequence[FoundPassage], plain: Answer) -> list[Citation]:
    """Return the quotes, each as it stands in its passage; one that does not is left out."""
    titles = {c.id: c.title for c in plain.citations}
    kept: list[Citation] = []
    for item in quotes if isinstance(quotes, list) else ():
        if not isinstance(item, Mapping):
            continue
        wanted = str(item.get("quote", ""))
        # A model may mix up the ids: the words decide, the named passage is looked at first.
        order = sorted(passages, key=lambda p: p.id != item.get("id"))
        for passage in order:
            exact = stretch(passage.text, wanted)
            if exact:
                title = titles.get(passage.id) or _title(passage.text)
                kept.append(Citation(id=passage.id, title=title, quote=exact))
                break
    return list({(c.id, c.quote): c for c in kept}.values())


def stretch(text: str, wanted: str) -> str:
    """Return the stretch of ``text`` that a quote means, letter for letter; "" when there is none.

    Blanks, letter case, emphasis marks and the kind of quotation marks do not matter in the quote.

    Example:
        >>> stretch("A tie goes to **whoever** resists.", "a tie goes to whoever resists")
        'A tie goes to **whoever** resists'
    """
    plain = re.sub(r"[*_`]", "", wanted).strip(" .\"'“”‘’")
    if len(plain) < SHORTEST_QUOTE:
        return ""
    parts = [re.escape(part) for part in _SPACE.split(plain)]
    loose = r"[\s*_`]+".join(part.replace("'", "['’]").replace('"', '["“”]') for part in parts)
    found = re.search(rf"{loose}", text, re.IGNORECASE)
    return found.group(0) if found else ""


def _title(text: str) -> str:
    return text.partition("\n")[0].lstrip("# ").strip()


def _stands(answer: str, quotes: Sequence[str]) -> bool:
    """Whether every number, number word and die of an answer stands in a quote."""
    said, held = values(answer), set().union(*map(values, quotes))
    return said <= held


def values(text: str) -> set[str]:
    """Return the numbers and dice that a text names, number words as figures.

    Example:
        >>> sorted(values("Roll 3d6; twelve or more, at 74.1 %, is enough."))
        ['1', '12', '3', '74', 'd6']
    """
    found = {value.casefold() for value in _VALUE.findall(text)}
    words = {word.casefold() for word in _WORD.findall(text)}
    same = {"thrice": "three", "twice": "double"}
    words = {same.get(word, word) for word in words}
    return found | {str(_WORDS.index(w)) if w in _WORDS else w for w in words}
