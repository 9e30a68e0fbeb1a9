"""The book's sample archetypes, in groups of our own (A-77)."""

from typing import Final

SAMPLE_ARCHETYPES: Final[dict[str, tuple[str, ...]]] = {
    "fighting": ("Amazon", "Barbarian", "Gladiator", "Knight", "Warrior", "General"),
    "shady": ("Assassin", "Highwayman", "Pirate", "Thief", "Drug Dealer", "Doxy"),
    "magic": (
        "Conjurer", "Demonologist", "Enchanter", "Evoker", "Necromancer", "Summoner", "Warlock",
        "Psionic",
    ),
    "learned and healing": ("Alchemist", "Herbalist", "Medic", "Monk", "Sage"),
    "folk": (
        "Bard", "Labourer", "Merchant", "Peasant", "Hunter", "Beastmaster", "Revolutionary",
    ),
}  # fmt: skip
"""Group to names; the book prints them as one list and misspells Beastmaster."""
