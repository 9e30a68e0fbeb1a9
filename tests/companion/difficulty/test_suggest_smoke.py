from companion.difficulty import suggest


def test_every_system_answers_on_its_own_ladder():
    ds = suggest(system="stitcher", action="I pick the lock").difficulty
    dr = suggest(system="skitterbarren", action="I pick the lock").difficulty
    die = suggest(system="altars", action="I pick the lock").difficulty
    assert ds in range(1, 7)
    assert dr in range(5, 23)
    assert die in ("d4", "d6", "d8", "d10", "d12", "d20")
