"""An optional help for sheet names that no table knows: likeness by static word vectors.

The vectors come with the ``wordllama`` package and are loaded on first use; nothing is fetched.
They know English best. The reader works without them.
"""

from functools import lru_cache
from typing import Any

_GLOSSES = {
    "climb": "climbing walls, cliffs, trees and ropes",
    "jump": "jumping, leaping, acrobatics",
    "swim": "swimming and diving in water",
    "sneak": "sneaking, stealth, moving silently",
    "hide": "hiding, camouflage, staying unseen",
    "search": "searching rooms for clues and hidden things",
    "notice": "seeing, hearing, sharp senses, watching",
    "track": "tracking animals and people in the wild",
    "recall": "knowledge, learning, history, lore",
    "read": "reading old languages, ciphers and books",
    "pick_lock": "picking locks, burglary",
    "hack": "hacking computers and networks",
    "repair": "repairing machines, mechanics, engineering",
    "craft": "making things by hand, smithing, carpentry",
    "lift": "lifting heavy things, great strength",
    "break": "breaking doors, brute force",
    "endure": "endurance, toughness, resisting pain and poison",
    "drive": "driving cars, piloting ships and planes",
    "ride": "riding horses",
    "heal": "healing wounds, medicine, surgery",
    "fight": "fighting with swords and fists, combat",
    "shoot": "shooting guns and bows, marksmanship",
    "flee": "running fast, escaping",
    "chase": "running fast, pursuit",
    "persuade": "persuasion, charm, diplomacy",
    "deceive": "lying, disguise, acting, trickery",
    "intimidate": "intimidation, threats, frightening people",
    "haggle": "trading, bargaining, commerce",
    "buy": "money, wealth, riches",
    "steal": "stealing, picking pockets",
    "tame": "taming and handling animals",
    "perform": "music, singing, dancing, performance",
    "forage": "finding food and water in the wild, herbs",
    "cook": "cooking food",
    "cast": "magic, spells, the supernatural",
    "blast": "magic of fire and lightning",
    "navigate": "navigation, maps, stars, finding the way",
}


@lru_cache(maxsize=1)
def _vectors() -> tuple[Any, dict[str, Any]]:
    from pathlib import Path

    import wordllama

    folder = Path(str(wordllama.__file__)).parent
    model = wordllama.WordLlama.load(cache_dir=folder, disable_download=True)
    rows = model.embed(list(_GLOSSES.values()), norm=True)
    return model, dict(zip(_GLOSSES, rows, strict=True))


@lru_cache(maxsize=2048)
def likeness(name: str, manner: str) -> float:
    """How near a name on a sheet lies to a manner of acting.

    Args:
        name: The name as the sheet spells it.
        manner: A manner of acting.

    Returns:
        Cosine in -1..1; 0 for a manner without a description.
    """
    if manner not in _GLOSSES:
        return 0.0
    model, glosses = _vectors()
    return float(model.embed([name], norm=True)[0] @ glosses[manner])
