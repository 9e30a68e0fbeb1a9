"""What a name on the sheet is about, and the items that no model has learned from."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.reader import read
from companion.reader.learned.judge import judge
from companion.reader.learned.names import description
from companion.reader.reader import read_by_rules
from companion.reader.second import seen_of
from companion.reader.sheet import sheet_elements

DATA = Path(__file__).parents[3] / "benchmarks" / "data"
HELD = ("unseen", "typed_held", "more_held")
LEARNED = ("fresh", "typed", "more", "play")


@pytest.mark.parametrize(
    ("sheet", "text", "wanted"),
    [
        ({"Viking": "d12", "Skald": "d8"}, "I praise his dead sons in verse", "Skald"),
        ({"Knight": "d8", "Courtesan": "d8"}, "I fill his cup and laugh at his jokes", "Courtesan"),
        ({"Monk": "d8", "Baker": "d8"}, "I knead the dough again and bake it", "Baker"),
    ],
)
def test_a_calling_is_known_by_what_it_is_about(
    sheet: dict[str, str], text: str, wanted: str
) -> None:
    told = {"system": "altars", "sheet": {"archetypes": sheet}, "scene": "A king (d8) listens."}
    view = judge(seen_of(*read_by_rules(**told, text=text)))
    assert max(view.seen.elements, key=view.calls).name == wanted


def test_names_are_described_by_their_words() -> None:
    skald, rope, nonsense = sheet_elements({"traits": ["Young skald", "Rope", "Xyzzy"]})
    assert "verse" in description(skald)
    assert "climb" in description(rope)
    assert description(nonsense) == ()


def lines_of(name: str) -> list[dict[str, Any]]:
    text = (DATA / f"intents_{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_items_that_no_model_has_learned_from_are_read() -> None:
    items = [item for name in HELD for item in lines_of(name)]
    taught = {i["scene"] + i["text"] for name in LEARNED for i in lines_of(name)}
    assert not taught & {i["scene"] + i["text"] for i in items}
    sample = items[::4]
    told = [read(**{k: i[k] for k in ("system", "sheet", "scene", "text")}) for i in sample]
    right = [t.needs_roll == i["expect"]["needs_roll"] for t, i in zip(told, sample, strict=True)]
    wanted = [
        (t, name) for t, i in zip(told, sample, strict=True) for name in i["expect"]["must_use"]
    ]
    assert sum(right) >= 0.82 * len(sample)
    assert sum(name in t.stitched for t, name in wanted) >= 0.55 * len(wanted)
