"""An oracle of our own: yes and no with likelihoods, events, meaning words, tests of scenes."""

from companion.oracle.odds import LIKELIHOODS, MOST_TENSION, answer_odds, likelihood_of, scene_odds
from companion.oracle.oracle import ORACLE, SCENE, Oracle
from companion.oracle.throws import Answer, Happening, Known, SceneTest, told_of

__all__ = [
    "LIKELIHOODS",
    "MOST_TENSION",
    "ORACLE",
    "SCENE",
    "Answer",
    "Happening",
    "Known",
    "Oracle",
    "SceneTest",
    "answer_odds",
    "likelihood_of",
    "scene_odds",
    "told_of",
]
