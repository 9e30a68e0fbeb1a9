"""Words by which the head of a concept is told apart: orders, articles, adjectives, children."""

from typing import Final

ORDERS: Final = frozenset(
    (
        "give", "make", "ignore", "set", "write", "please", "you", "i", "print", "return", "do",
        "let", "all", "every", "add", "use", "delete", "run", "forget", "output", "pretend",
        "system", "assistant", "user", "disregard", "raise", "max", "grant", "create", "invent",
        "somebody", "someone", "anybody", "anything", "something", "nobody", "it", "they", "he",
        "she", "we", "this", "there", "drop", "select", "script",
    )
)  # fmt: skip
GENERIC: Final = frozenset(
    (
        "person", "man", "woman", "guy", "girl", "boy", "kid", "child", "stranger", "figure",
        "npc", "character", "one", "fellow", "people", "creature", "monster", "beast", "thing",
        "animal", "being", "human",
    )
)  # fmt: skip
ARTICLES: Final = frozenset(("a", "an", "the", "some", "very", "my", "our", "really", "rather"))
SUBJECTS: Final = frozenset(
    ("somebody", "someone", "anybody", "something", "anything", "one", "it", "they", "he", "she")
)
CHILDREN: Final = ("child", "kid", "boy", "girl", "orphan", "urchin", "toddler", "schoolboy",
                    "schoolgirl", "pupil", "foundling", "infant", "baby", "youngest",
                    "street child", "street kid", "teenager", "teenage", "teen")  # fmt: skip
ADJECTIVES: Final = frozenset(
    (
        "blind", "deaf", "mute", "headless", "heartless", "sleepless", "nameless", "homeless",
        "faceless", "bloodless", "toothless", "legless", "vegetarian", "vegan", "cannibal",
        "immortal", "invisible", "illiterate", "unlicensed", "undead", "albino", "allergic",
        "amnesiac", "colour-blind", "color-blind", "clairvoyant", "psychic", "telepathic",
        "sleepwalking", "insomniac", "claustrophobic", "agoraphobic", "pregnant", "left-handed",
        "bankrupt", "exiled", "excommunicated", "two-faced", "identical", "bearded", "bald",
        "masked", "veiled", "barefoot", "tattooed", "gilded", "reincarnated", "possessed",
        "defrocked", "disinherited", "unlucky", "lucky", "sentient", "homesick", "feral",
        "forgetful", "nocturnal", "carnivorous", "luminous", "edible",
    )
)  # fmt: skip
SPEECH: Final = frozenset(("shy", "timid", "gentle", "greedy", "lonely", "sad", "mad", "silent"))
"""Epithets that also tell how somebody is."""
PEOPLE: Final = frozenset(
    ("cannibal", "vegetarian", "vegan", "insomniac", "amnesiac", "psychic", "albino")
)
"""Adjectives that are nouns when they stand alone: "a cannibal"."""
NO_KIN: Final = ("ghost", "shadow", "double", "killer")
NOUNS: Final = frozenset(("magic", "music", "public", "traffic", "plastic", "fabric", "garlic",
                           "relic", "mechanic", "mosaic", "arctic", "clerical", "musical",
                           "medical", "magical", "radish", "polish"))  # fmt: skip
LASTS: Final = frozenset(("last", "only", "sole", "remaining"))
