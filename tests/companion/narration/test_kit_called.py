"""What a scene's people are called beside what they are met as."""

from companion.narration.kit_called import called
from companion.narration.scene_kits import Line, kit, kit_names


def test_names_come_out_of_what_is_told_of_their_speech():
    lines = [
        Line(who="the girl in the crate", kind="you", says='"Eleanor Dacey, of Sweetwater."'),
        Line(who="the girl in the crate", says='"Judge Amory," says Nell. "By nine."'),
        Line(who="Madame Thibault", says='Thibault says nothing. "Later," she says.'),
    ]
    assert called(lines) == [
        ("Eleanor Dacey", "the girl in the crate"),
        ("Nell", "the girl in the crate"),
    ]


def test_nobody_of_the_shipped_scenes_has_two_bearers_of_one_name():
    for name in kit_names():
        names = [called_so for called_so, _ in called(kit(name).lines)]
        assert len(names) == len(set(names))
