"""Which passage leads an answer, and which of its sentences are taken."""

import pytest

from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.lexicon import Lexicon, Slot, Stemmer
from companion.retrieval.passages import Passage
from companion.retrieval.search import Hit
from companion.rules_desk.desk import RulesDesk
from companion.rules_desk.extract import TARGET_WORDS, Extractor


@pytest.fixture(scope="module")
def extractor() -> Extractor:
    return Extractor(WordLlamaEmbedder(), Stemmer())


def slots(question: str) -> tuple[Slot, ...]:
    return tuple(Lexicon([], Stemmer()).slots(question, {}))


def hit(name: str, text: str, score: float, *, see_also: tuple[str, ...] = ()) -> Hit:
    return Hit(Passage(name, name, f"# {name}\n{text}", "b", see_also=see_also), score, {})


RULE = "A rope bridge holds four people at once."


def test_a_rule_leads_before_a_worked_example_of_nearly_the_same_score(
    extractor: Extractor,
) -> None:
    example = hit("b:bridges/example-nia", "Nia and four people cross the rope bridge.", 0.52)
    rule = hit("b:bridges/load", RULE, 0.5)
    question = "how many people does the rope bridge hold"
    first = extractor.lead_first([example, rule], question)
    assert [h.passage.id for h in first] == ["b:bridges/load", "b:bridges/example-nia"]
    asked = "show me an example of people on a rope bridge"
    assert extractor.lead_first([example, rule], asked)[0] is example


def test_a_rule_far_behind_does_not_take_the_lead(extractor: Extractor) -> None:
    example = hit("b:bridges/example-nia", "Nia and four people cross the rope bridge.", 0.8)
    rule = hit("b:bridges/load", RULE, 0.5)
    question = "how many people does the rope bridge hold"
    assert extractor.lead_first([example, rule], question)[0] is example


def test_rules_keep_the_order_of_their_scores(extractor: Extractor) -> None:
    one = hit("b:x/one", "Ropes are long.", 0.5)
    two = hit("b:x/two", "Ropes for bridges are long and strong.", 0.49)
    assert extractor.lead_first([one, two], "ropes for bridges?") == [one, two]


def test_a_question_for_a_die_gets_the_sentence_with_the_die(extractor: Extractor) -> None:
    filler = " ".join(["Rowing is taught on the lake in spring, with songs and soup."] * 1)
    text = (
        f"{filler} Whoever rows belongs to the guild and wears its cap on feast days. "
        "The guild keeps long lists of boats, crews, harbours, tides, tolls, and old feuds. "
        "A new rower starts at d6."
    )
    passage = hit("b:x/rowing", text, 0.5).passage
    question = "which die does a rower start with"
    assert "d6" in extractor.extract(passage, question, slots(question)).text


def test_only_rows_that_were_asked_for_are_read_out(extractor: Extractor) -> None:
    rows = "\n".join(f"| {n} | {w} |" for n, w in enumerate(("mud", "clay", "slate", "marble")))
    passage = hit("b:x/floors", f"Floors by level.\n\n| Level | Floor |\n|---|---|\n{rows}", 1)
    text = extractor.extract(passage.passage, "floor of level two", slots("floor level two")).text
    assert "slate" in text
    assert "marble" not in text


def test_a_second_rule_joins_only_where_it_fits_as_well_and_there_is_room(
    extractor: Extractor,
) -> None:
    question = "how many people does the rope bridge hold"
    lead = hit("b:bridges/load", RULE, 0.5)
    other = hit("b:bridges/rope", "The rope bridge holds six people if they are small.", 0.49)
    stray = hit("b:soup/pot", "Soup is served at dusk.", 0.49)
    assert "six people" in extractor.text_of([lead, other], question, slots(question))
    assert extractor.text_of([lead, stray], question, slots(question)) == RULE
    wordy = hit("b:bridges/long", f"The rope bridge holds people {'and goats ' * 25}.", 0.49)
    assert extractor.text_of([lead, wordy], question, slots(question)) == RULE


@pytest.mark.parametrize("system", ["stitcher", "skitterbarren", "altars"])
def test_answers_stay_short(desk: RulesDesk, system: str) -> None:
    for question in ("what happens on a tie", "how do I roll", "can we help each other"):
        answer = desk.answer(question, system)
        if answer.status == "answered":
            assert 3 < len(answer.answer.split()) <= TARGET_WORDS + 10


def test_a_row_that_a_sentence_tells_is_not_read_out(extractor: Extractor) -> None:
    text = (
        "Tolls run from one coin to nine.\n\n"
        "| Load | Toll |\n|---|---|\n| cart | 4 |\n| mule | 2 |\n\n"
        "A cart pays a toll of 4. A mule pays a toll of 2. "
        + " ".join(["The guild keeps long lists of boats, crews, harbours, tides, and feuds."] * 8)
    )
    question = "what does a cart pay"
    answer = extractor.extract(hit("b:x/tolls", text, 1).passage, question, slots(question)).text
    assert "A cart pays a toll of 4." in answer
    assert "Load:" not in answer
