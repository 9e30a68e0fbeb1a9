"""Short phrases for the proposal: what the player is after, and why dice are rolled."""

from collections.abc import Sequence

from companion.reader.act import Act, Reading
from engine.api import agreeing

_GOAL_WORDS = 9
_YOURS = {"my": "your", "me": "you", "myself": "yourself", "our": "your", "us": "you",
          "i": "you", "i'm": "you are", "mine": "yours"}  # fmt: skip
_WHO = frozenset({"i", "we", "i'll", "we'll", "i’ll", "we’ll"})
_REASONS = {
    "challenge": "The outcome is open and matters, so a difficulty is set",
    "opposed": "Another will stands against it, so both sides roll",
    "purchase": "It is bought at a set price, so its worth sets the difficulty",
    "attack": "It is meant to hurt, so the attack is rolled",
    "magic": "It is done by magic, so the spell is rolled",
    "question": "This asks about the game itself, so nothing is rolled",
    "none": "Nothing here is in doubt or at stake, so nothing is rolled",
}


def goal_of(reading: Reading, act: Act | None) -> str:
    """What the player is after, cut out of the text.

    Args:
        reading: The text.
        act: The act, or None for the text as a whole.

    Returns:
        A phrase that may follow "You want to"; empty when there is no text.
    """
    tokens = reading.tokens
    start = act.at if act is not None else 0
    if not tokens or start >= len(tokens):
        return ""
    out: list[str] = []
    for at in range(start, len(tokens)):
        token = tokens[at]
        parted = token.is_sign and token.word in ".!?;\n…—,:"
        if parted or token.quoted != tokens[start].quoted or len(out) >= _GOAL_WORDS:
            break
        if token.is_sign:
            continue
        if out and token.clause != tokens[start].clause and at >= (act.end if act else at):
            break
        out.append(token.raw)
    if act is not None and out:
        out[0] = _plain_verb(reading, act, out[0])
    if reading.lexicon.language == "en":
        if len(out) > 1 and out[0].lower() in _WHO:
            out = out[1:]  # a goal says what, not who
        out = [_YOURS.get(w.lower(), w) for w in out]
    return " ".join(out)


def _plain_verb(reading: Reading, act: Act, raw: str) -> str:
    """The verb as the tables spell it, for English; other languages keep the player's form."""
    if reading.lexicon.language != "en":
        return raw
    word = reading.tokens[act.at].word
    irregular = reading.lexicon.irregular
    if word in irregular:
        return irregular[word]
    if word in irregular.values():
        return raw  # "shoot" is spelt already, whatever noun it is the stem of
    known = reading.lexicon.infinitives.get(reading.stems[act.at][0])
    return known or raw


def reason_of(
    kind: str, stitched: Sequence[str], hinder: Sequence[str], opponent: str | None
) -> str:
    """One sentence for the proposal.

    Args:
        kind: The kind of roll.
        stitched: Names that help.
        hinder: Names that hinder.
        opponent: Who stands against it.

    Returns:
        The sentence.
    """
    text = _REASONS[kind]
    if opponent and kind in ("opposed", "attack"):
        text += f"; {opponent} {agreeing(opponent, 'resists', 'resist')}"
    if stitched:
        text += f"; {', '.join(stitched)} help{'s' if len(stitched) == 1 else ''}"
    if hinder:
        text += f"; {', '.join(hinder)} get{'s' if len(hinder) == 1 else ''} in the way"
    return text + "."
