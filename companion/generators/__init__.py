"""Makes NPCs, monsters, creatures, archetypes and characters for a game master.

``making`` makes from a seed, ``maker`` lets a chat model make under the engine's eyes, ``groups``
ties people together, ``evolve`` changes somebody after events, ``scene`` serves play. ``facets``
takes a concept apart, ``concept`` and ``meaning`` read it for people and beings and for
archetypes, and ``saying`` brings back in sentences what it says; the sentences are in ``words``.
"""
