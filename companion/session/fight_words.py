"""Plain words in a fight that are no attempt: an answer to a choice, the end of a turn, giving up.

A fight asks the player for one of a few options; a player answers in words ("I parry", "I stand my
ground"). What fits an option is that option; what fits none gets the question again, in short.
"""

import re
from typing import Final

from companion.session.scene import fold, words
from engine.api import Choice

STAND_STILL: Final = "stand still"
LET_GO: Final = "let_go"
_SHORTEST: Final = 3

_SUBJECT: Final = r"(?:(?:ok(?:ay)?|well|so|then|now|and),? )*(?:(?:i|we)(?:'ll| will|'m| am)? )?"
_ENDS: Final = re.compile(
    rf"\W*(?:{_SUBJECT}(?:(?:now|just|then) )?(?:(?:end|finish|pass|skip) (?:my|our|the|this) "
    r"(?:turn|go|round)|(?:end|finish|pass|skip)(?: (?:turn|round))?|(?:done|finished|ready)"
    r"(?: (?:now|here|for now|with my turn))?|do nothing(?: more| else)?|"
    r"stand still|wait(?: and see| for them to come)?|hold (?:still|back|my ground|off)|"
    r"stay (?:put|where i am))|that's (?:it|all)"
    r"(?: for (?:now|me|this turn))?|(?:next|over)|end of (?:my )?turn|your turn|nothing more)\W*"
)
_FLEES: Final = re.compile(
    rf"\W*{_SUBJECT}(?:(?:now|just|then|try to|turn and|turn to) )*"
    r"(?:(?:jump|dive|leap|drop|roll|slip|break|vault)(?: [\w'-]+){1,5},? and (?:then )?)?(?:"
    r"(?:run|bolt|get|sprint|dash|race|scramble|fly|take off|swim|ride|drive|climb"
    r"|crawl|limp)(?: away| off| out of here| for it"
    r"| for my life| for the (?:door|exit|hills|gate|stairs|way out))+|flee|retreat|escape"
    r"|make a (?:run|break|dash) for it|take to my heels|beat a retreat|break (?:off|away)"
    r"|(?:leave|quit|get out of|break off|run from|abandon) the (?:fight|battle|combat|melee)"
    r"|disengage|back (?:out|off|away) of the fight)\b"
    r"(?: (?:from|before|as|and|while|so|past|through|down|up|into|out|towards?|to|for|with|using|"
    r"under|before)\b.{0,60})?\W*"
)
_ARMS: Final = (
    r"(?:\w+ )?(?:arms|weapons?|swords?|longsword|blade|knife|knives|dagger|gun|pistol|bow|sabre"
    r"|saber|cutlass|spear|hatchet|axe|cudgel|club|maul|mace|staff|sling|rapier)"
)
_HANDS_UP: Final = (
    r"(?:(?:put|throw|raise|hold|lift) (?:up )?my hands(?: up| in the air)?|surrender|yield"
    r"|give (?:up|in|myself up)|kneel|beg)"
)
_YIELDS: Final = re.compile(
    r"(?:surrender|yield|give (?:up|in))[ .]*|"
    r"\W*(?:(?:ok(?:ay)?|well|so|then|now|and|please|stop|enough|wait),? )*"
    r"(?:i|we)(?:'ll| will| want to| would rather|'d rather)? (?:(?:now|just|then) )?(?:"
    rf"{_HANDS_UP}|ask for (?:mercy|quarter|terms)|(?:beg|plead|cry) for (?:mercy|quarter|my life)"
    rf"|(?:throw|lay|put) down my {_ARMS}|(?:throw|lay|put) my {_ARMS} (?:down|at .{{1,20}} feet)"
    rf"|(?:throw|lay|put|drop) (?:down )?my {_ARMS}(?: down| away)? and {_HANDS_UP})\b"
    r"(?: (?:to|and|now|at once|at .{1,20}|before).{0,40})?\W*"
)
_STILL: Final = re.compile(
    r"\b(?:nothing|stand (?:still|firm|there|my ground)|stay|keep my action|save my action"
    r"|don't (?:resist|move|defend)|do not (?:resist|move|defend)|let (?:it|him|her|them) (?:hit|"
    r"come|strike)|take (?:it|the (?:blow|hit))|hold (?:still|my (?:action|ground))|endure|accept"
    r"|ignore|wait|brace)\b"
)
_STRIKES: Final = re.compile(
    r"\b(?:attack|strike|swing|stab|slash|hit|shoot|fire|cut|thrust|punch|kick|lunge|charge|hack"
    r"|fight|throw|hurl|kill)\b"
)
_WARDS: Final = re.compile(
    r"\b(?:parr(?:y|ies)|block|dodge|duck|resist|defend|evade|deflect|shield|counter|sidestep"
    r"|side-step|step (?:aside|back)|jump (?:aside|back)|leap (?:aside|back)|give ground|roll"
    r"|avoid|fend|ward|guard|get out of the way|protect|repel|catch the blow|twist)\b"
)
_NONE: Final = re.compile(
    r"\W*(?:(?:no|nope|none|keep|save|nothing|don't|not|let)\b.*|.*\b(?:no boons?|keep (?:it|them)"
    r"|save (?:it|them)|don't|do not|let (?:him|her|it|them) go)\b.*)"
)
_YES: Final = re.compile(
    r"\W*(?:yes|yeah|sure|ok(?:ay)?|do it)\b.*|.*\b(?:spend|use) (?:it|one|a|the|my|1)\b.*"
)
_ALL: Final = re.compile(r".*\b(?:all|everything|both|them all)\b.*")
_COUNTS: Final = {"none": "0", "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4"}


def ends_turn(text: str) -> bool:
    """Return whether words end the turn and do no more.

    Example:
        >>> ends_turn("I end my turn."), ends_turn("I'm done"), ends_turn("I end him")
        (True, True, False)
    """
    return bool(_ENDS.fullmatch(fold(text)))


def yields(text: str) -> bool:
    """Return whether words give the fight up.

    Example:
        >>> yields("I surrender!"), yields("I lay down my sword"), yields("Surrender or die!")
        (True, True, False)
        >>> yields("surrender"), yields("I drop my sabre and raise my hands"), yields("Surrender!")
        (True, True, False)
    """
    return bool(_YIELDS.fullmatch(fold(text)))


def flees(text: str) -> bool:
    """Return whether words try to get out of a fight.

    Example:
        >>> flees("I run for it!"), flees("We retreat to the gate"), flees("I run at the ghoul")
        (True, True, False)
        >>> flees("I jump into the water and swim away"), flees("I swim to the raft")
        (True, False)
    """
    return bool(_FLEES.fullmatch(fold(text)))


def least(choice: Choice) -> str:
    """Return the option of somebody who has given up: to meet nothing, spend nothing, let go."""
    passive = (STAND_STILL, LET_GO, "0")
    return next((o for o in passive if o in choice.options), (*choice.options, "")[0])


def meant_option(choice: Choice, text: str) -> str | None:
    """Return the option that plain words mean; None when they fit none or several.

    Args:
        choice: what is asked.
        text: what was typed; not empty.
    """
    said = fold(text).strip(" .!")
    for option in choice.options:
        if fold(option) == said or fold(option).startswith(said):
            return option
    said_words = set(words(text))
    named = [o for o in choice.options if set(words(o)) and set(words(o)) <= said_words]
    if len(named) == 1:
        return named[0]
    if STAND_STILL in choice.options:
        return _defence(choice, said)
    if all(option.isdecimal() for option in choice.options):
        return _amount(choice, said)
    return _reaction(said) if set(choice.options) == {"attack", LET_GO} else None


def _reaction(said: str) -> str | None:
    if _NONE.fullmatch(said) or _STILL.search(said):
        return LET_GO
    return "attack" if _YES.fullmatch(said) or _STRIKES.search(said) else None


def strikes_back(choice: Choice, text: str) -> bool:
    """Return whether the one who is asked how to resist would rather strike on their own turn."""
    said = fold(text)
    return (
        STAND_STILL in choice.options
        and bool(_STRIKES.search(said))
        and not _WARDS.search(said)
        and meant_option(choice, text) in (None, STAND_STILL)
    )


def _defence(choice: Choice, said: str) -> str | None:
    begun = [
        option
        for option in choice.options
        for word in words(said)
        if len(word) >= _SHORTEST and fold(option).startswith(word)
    ]
    if len(set(begun)) == 1:
        return begun[0]
    if _STILL.search(said) and not _WARDS.search(said):
        return STAND_STILL
    return choice.options[0] if _WARDS.search(said) else None


def _amount(choice: Choice, said: str) -> str | None:
    counted = [_COUNTS.get(word, word) for word in re.findall(r"\w+", said)]
    found = [option for option in choice.options if option in counted]
    if len(found) == 1:
        return found[0]
    if _NONE.fullmatch(said):
        return choice.options[0]
    if _ALL.fullmatch(said):
        return choice.options[-1]
    more = len(choice.options) > 1
    return choice.options[1] if more and _YES.fullmatch(said) else None


def again(choice: Choice) -> str:
    """Return the question of a choice once more, short, for words that fit no option."""
    options = [option.replace("_", " ") for option in choice.options]
    listed = " or ".join((", ".join(options[:-1]), options[-1])) if len(options) > 1 else options[0]
    if STAND_STILL in choice.options:
        return f"That has to wait: the blow comes first. Say how {choice.who} meets it: {listed}."
    return f"That has to wait. First say which: {listed}."
