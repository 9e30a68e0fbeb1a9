"""Words that tell how a concept is built: plain data."""

from typing import Final

PLACES: Final = frozenset(
    ["aboard", "above", "at", "behind", "below", "beneath", "beside", "between", "beyond",
     "from", "in", "inside", "near", "on", "outside", "under", "underneath", "within"]
)  # fmt: skip
"""Words before a place."""
ADVERBS: Final = frozenset(
    ["actually", "allegedly", "already", "also", "always", "apparently", "both",
     "constantly", "even", "just", "merely", "mostly", "now", "often", "once", "only",
     "quietly", "rarely", "really", "secretly", "simply", "sometimes", "still", "then",
     "usually"]
)  # fmt: skip
"""Words before a verb that say how, and change little."""
NO_FACET: Final = frozenset(
    ["a", "all", "an", "and", "anybody", "anyone", "but", "everybody", "everyone", "he",
     "her", "him", "it", "me", "more", "or", "she", "the", "them", "they", "us", "you"]
)  # fmt: skip
"""What is no noun phrase by itself."""
ORDER_WORDS: Final = frozenset(
    ["assistant", "drop", "health", "ignore", "instruction", "instructions", "json",
     "points", "prompt", "script", "select", "strength", "system", "weight", "weights"]
)  # fmt: skip
"""Words of orders to a machine; a part of a concept that holds one says nothing of anybody."""
COLLECTIVES: Final = frozenset(
    ["army", "bunch", "bundle", "choir", "colony", "crowd", "flock", "gang", "group",
     "heap", "herd", "hive", "horde", "host", "murmuration", "pack", "pair", "pile", "set",
     "shoal", "swarm"]
)  # fmt: skip
"""Words for many of something."""
FEELINGS: Final = frozenset(
    ["admire", "adore", "believe", "belong", "despise", "dislike", "distrust", "dread",
     "dream", "envy", "fear", "feel", "hate", "hope", "know", "like", "long", "love",
     "matter", "miss", "mistrust", "need", "owe", "pity", "prefer", "regret", "remember",
     "resemble", "seem", "suspect", "think", "trust", "understand", "want", "wish",
     "worship"]
)  # fmt: skip
"""Verbs of what goes on inside somebody."""
KIN: Final = frozenset(
    ["apprentice", "aunt", "bastard", "biographer", "bodyguard", "bride", "brother",
     "child", "cousin", "daughter", "disciple", "double", "ex-husband", "ex-wife", "father",
     "fiancee", "friend", "ghost", "granddaughter", "grandfather", "grandmother",
     "grandson", "groom", "half-brother", "half-sister", "heir", "husband", "impersonator",
     "killer", "lover", "mistress", "mother", "murderer", "nanny", "nephew", "niece",
     "orphan", "pupil", "rival", "servant", "shadow", "sister", "son", "stepdaughter",
     "stepmother", "stepson", "twin", "uncle", "understudy", "valet", "widow", "widower",
     "wife"]
)  # fmt: skip
"""Words for what somebody is to somebody else."""
STATES: Final = frozenset(
    ["drawn", "attracted", "chained", "tied", "nailed", "sewn", "stitched", "frozen",
     "hidden", "sold", "locked", "banned", "exiled", "banished", "fed", "driven", "torn",
     "hired", "sent", "followed", "pursued",
     "accused", "accustomed", "addicted", "afraid", "allergic", "armed", "ashamed",
     "betrothed", "born", "bound", "buried", "carved", "cursed", "devoted", "disguised",
     "doomed", "dressed", "engaged", "envious", "famous", "fond", "forbidden", "guilty",
     "haunted", "hunted", "immune", "jealous", "known", "loyal", "married", "obsessed",
     "owned", "possessed", "promised", "proud", "raised", "sick", "stuck", "suspected",
     "sworn", "tired", "trained", "trapped", "wanted", "weary", "wrapped"]
)  # fmt: skip
"""Words that say how somebody is when "of", "by" or "as" follows."""
TRIED: Final = frozenset(
    ["share", "sharpen", "whisper", "count", "mourn", "polish", "drown", "nurse", "gnaw",
     "swallow", "paint",
     "bake", "beg", "brew", "build", "carry", "catch", "chase", "collect", "cook", "deal",
     "dig", "dream", "drink", "drive", "eat", "feed", "fight", "flee", "follow", "grow",
     "guard", "haunt", "hide", "hold", "hunt", "keep", "lead", "learn", "live", "look",
     "make", "mend", "mourn", "plan", "play", "pose", "pretend", "raise", "read", "ride",
     "rob", "run", "search", "seek", "sell", "serve", "sing", "smuggle", "steal", "study",
     "teach", "tend", "trade", "travel", "try", "wait", "walk", "wander", "watch", "wear",
     "work", "write"]
)  # fmt: skip
"""Verbs whose -ing form tells what somebody is doing, whatever follows."""
FAMILY: Final = frozenset(
    ["baby", "brother", "brothers", "child", "children", "daughter", "daughters", "family",
     "father", "grandchildren", "grandmother", "husband", "husbands", "lover", "mother",
     "parents", "sister", "sisters", "son", "sons", "twins", "wife", "wives"]
)  # fmt: skip
"""People whom one has."""
DONE: Final = frozenset(
    ["become", "been", "bought", "built", "burnt", "caught", "come", "dealt", "died",
     "done", "felt", "fought", "found", "gone", "had", "held", "kept", "lain", "learnt",
     "left", "lost", "made", "met", "read", "run", "said", "sat", "seen", "sent", "slept",
     "sold", "stood", "stopped", "struck", "taught", "thought", "told", "won"]
)  # fmt: skip
"""Participles that do not end in -ed or -en."""
AFTER_DEATH: Final = frozenset(["heir", "killer", "murderer", "orphan", "widow", "widower"])
"""What somebody is to the dead."""

WHO: Final = frozenset(("who", "that", "which"))
NOBODIES: Final = frozenset(("nobody", "everybody", "everyone", "no-one"))
KEPT_ADVERBS: Final = frozenset(("only", "always", "secretly", "still"))
POINTERS: Final = frozenset(("a", "an", "the", "his", "her", "their", "my", "our"))
"""Words before a noun that make it a certain one."""
LINKS: Final[dict[str, str]] = {
    "with": "has", "without": "lacks", "of": "of", "for": "for", "to": "for", "about": "of",
    "against": "of",
}  # fmt: skip
"""Words that begin a facet, with its kind."""
GOALS: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (("look for", "search for", "hunt for", "seek"), "find"),
    (("wait for", "long for", "yearn for"), "see"),
    (("try to", "want to", "hope to", "plan to", "mean to", "dream of becoming", "wish to",
      "long to", "intend to", "need to", "vow to", "swear to"), ""),
)  # fmt: skip
"""Clauses that are a want: how they begin, and the verb that the want is told with."""
STUFFS: Final = frozenset(
    ["money", "hope", "faith", "mercy", "fear", "water", "food", "sleep", "time", "luck",
     "patience",
     "power", "magic", "love", "honour", "honor", "shame", "rest", "blood", "skin", "hair", "sense",
     "talent", "training", "gold", "bread", "peace", "pity", "ambition", "pride", "evidence"]
)  # fmt: skip
"""Nouns that take no article."""
FOREIGN: Final = frozenset(
    ["ein", "eine", "der", "das", "un", "une", "una", "uno", "el", "la", "le", "il", "los", "las",
     "les", "um", "uma"]
)  # fmt: skip
"""Articles of other languages, which belong to no title."""
