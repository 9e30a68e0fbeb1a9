"""Sources of chance: fair, repeatable, and strict about given dice."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.api import (
    ChanceError,
    GivenDice,
    RecordedDice,
    RollLimitError,
    SeededDice,
    campaign_key,
    commitment,
)
from engine.dice.source import face_from_byte

KEY = bytes(range(32))


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 20, 100, 256])
def test_all_256_bytes_give_each_face_equally_often(sides: int) -> None:
    faces = Counter(face_from_byte(value, sides) for value in range(256))
    thrown_away = faces.pop(None, 0)
    assert thrown_away == 256 % sides
    assert faces == dict.fromkeys(range(1, sides + 1), 256 // sides)


@given(st.binary(min_size=1, max_size=64), st.text(max_size=20), st.integers(0, 2**40))
def test_a_roll_number_always_has_the_same_faces(key: bytes, stream: str, number: int) -> None:
    first = SeededDice(key, stream=stream, number=number)
    again = SeededDice(key, stream=stream, number=number)
    assert [first.face(6) for _ in range(80)] == [again.face(6) for _ in range(80)]


def faces(stream: str, number: int) -> tuple[int, ...]:
    dice = SeededDice(KEY, stream=stream, number=number)
    return tuple(dice.face(256) for _ in range(8))


def test_streams_and_numbers_do_not_share_faces() -> None:
    rolls = [faces(stream, n) for stream in ("play", "pla", "oracle") for n in range(50)]
    assert len(set(rolls)) == len(rolls)


@given(st.lists(st.sampled_from([4, 6, 8, 10, 12, 20]), min_size=1, max_size=200))
def test_seeded_faces_stay_within_their_die(sides: list[int]) -> None:
    dice = SeededDice(KEY)
    assert all(1 <= dice.face(n, lane="any") <= n for n in sides)


def test_seeded_faces_follow_the_documented_construction() -> None:
    def prefixed(part: bytes) -> bytes:
        return len(part).to_bytes(8, "big") + part

    head = prefixed(b"play") + prefixed((7).to_bytes(8, "big"))
    block = hashlib.blake2b(
        head + prefixed((0).to_bytes(8, "big")), key=KEY, digest_size=64
    ).digest()
    expected = [b % 6 + 1 for b in block if b < 252]
    dice = SeededDice(KEY, number=7)
    assert [dice.face(6) for _ in expected] == expected


def test_commitment_and_key_follow_the_standards() -> None:
    seed = b"\x01" * 32
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()
    message = (2).to_bytes(8, "big") + b"id" + (4).to_bytes(8, "big") + b"text"
    assert campaign_key(seed, "id", "text") == hmac.new(seed, message, hashlib.sha256).digest()
    assert campaign_key(seed, "id", "text") != campaign_key(seed, "idt", "ext")


def test_given_dice_say_what_is_wrong() -> None:
    short, long = GivenDice([3]), GivenDice([3, 4])
    assert short.face(6) == long.face(6) == 3
    with pytest.raises(ChanceError, match="too few dice: 1 given, at least 2 needed"):
        short.face(6)
    with pytest.raises(ChanceError, match="too many dice: 2 given, 1 needed"):
        long.finish()
    with pytest.raises(ChanceError, match=r"die 1 for 'b' shows 7; a d6 cannot"):
        GivenDice({"b": [7]}).face(6, lane="b")
    with pytest.raises(ChanceError, match="die 1 shows 0"):
        GivenDice([0]).face(6)


def test_a_failed_draw_uses_nothing_up() -> None:
    dice = GivenDice([9])
    for _ in range(2):
        with pytest.raises(ChanceError, match="die 1 shows 9"):
            dice.face(6)
    assert dice.face(20) == 9


class AlwaysSix:
    def face(self, sides: int, *, lane: str = "") -> int:
        return sides


def explode(dice: RecordedDice) -> None:
    while dice.face(6) == 6:
        pass


def test_endless_explosions_are_stopped() -> None:
    dice = RecordedDice(AlwaysSix(), limit=100)
    with pytest.raises(RollLimitError, match="stopped after 100 dice"):
        explode(dice)
    assert len(dice.draws) == 100
