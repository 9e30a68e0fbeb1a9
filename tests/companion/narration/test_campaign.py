"""Three hundred exchanges of each game: nothing comes again, everything owed is paid and told."""

import itertools
import re

import pytest

from companion.narration.cast import cast_of
from companion.narration.memory import tokens
from companion.narration.owing import promised_pair
from engine.core.effects import bound
from tests.companion.narration.players import Player

EXCHANGES = 300
SYSTEMS = ("stitcher", "skitterbarren", "altars")


@pytest.fixture(scope="module", params=SYSTEMS)
def campaign(request):
    return list(Player(request.param, seed=11).play(EXCHANGES))


def share(first: frozenset[str], second: frozenset[str]) -> float:
    return 2 * len(first & second) / (len(first) + len(second))


def test_no_sentence_comes_again_or_nearly_again(campaign):
    told = [tokens(s) for _, _, sentences in campaign for s in sentences]
    near = [(a, b) for a, b in itertools.combinations(told, 2) if share(a, b) > 0.8]
    assert near == []


def test_no_consequence_comes_twice_within_thirty_exchanges(campaign):
    # A clock that ticks, an old item that suffers and an old trouble that goes have their names
    # from the state; they are told apart by how they are told.
    def identity(effect):
        own = effect.kind in ("clock", "gear") or effect.change == "lose"
        return (effect.kind, effect.tell if own else effect.name.casefold())

    seen: dict[tuple[str, str], int] = {}
    for number, (_, effects, _) in enumerate(campaign):
        for effect in effects:
            before = seen.get(identity(effect))
            assert before is None or number - before >= 30, (before, number, effect)
            seen[identity(effect)] = number


def test_what_is_owed_is_paid_and_nothing_is_cut(campaign):
    for brief, effects, _ in campaign:
        bounded = bound(brief.owed, effects)
        assert bounded.cut == ()
        assert bounded.gains_missing == bounded.setbacks_missing == 0


def test_every_effect_is_told_and_has_a_name_for_a_sheet(campaign):
    for _, effects, sentences in campaign:
        for effect in effects:
            # A word like "Still," may stand before it, and luck behind its own "But".
            told = re.sub(r"^(?:but|and|then) ", "", effect.tell.lower())
            assert any(s.lower().endswith(told) for s in sentences)
            assert effect.name[0].isupper() or effect.kind in ("clock", "trouble")
            assert len(effect.name.split()) <= 9


def test_a_narration_has_two_to_six_sentences(campaign):
    lengths = [len(sentences) for _, _, sentences in campaign]
    assert min(lengths) >= 2
    assert max(lengths) <= 6


def test_first_words_are_new_each_time(campaign):
    openings = [" ".join(sentences[0].lower().split()[:4]) for _, _, sentences in campaign]
    assert len(set(openings)) == len(openings)


def test_failing_brings_what_was_said_before_the_roll(campaign):
    kept = 0
    for brief, effects, sentences in campaign:
        if brief.passed is not False:
            continue
        pair = promised_pair(brief, cast_of(brief))
        assert pair is not None
        name = cast_of(brief).slots.fill(pair.lost.name.text)
        promised = any(e.name.startswith(name) for e in effects)
        told = any(brief.stakes.failure[1:-1] in s for s in sentences)
        kept += promised or told
    failures = sum(brief.passed is False for brief, _, _ in campaign)
    assert kept >= 0.9 * failures
