"""Engine rolls with their full record, against ``d20.roll("3d6")``."""

import d20

from benchmarks.measure import in_turn, report
from engine.api import SeededDice, get_system, parse_call

CALLS = {
    "stitcher": {"op": "challenge", "ds": 2, "elements": [{"name": "Techie", "weight": 2}]},
    "skitterbarren": {"op": "check", "dr": 10, "modifiers": [{"value": 2}]},
    "altars": {"op": "action", "actor": {"die": "d8"}, "difficulty": ["d6"]},
}


def main() -> None:
    """Print rolls a second and the ratio to the peer."""
    for slug, payload in CALLS.items():
        system = get_system(slug)
        action = parse_call(system, payload, for_odds=True).action
        state = system.new_state()
        number = iter(range(10**9))

        def ours(system=system, action=action, state=state, number=number) -> object:  # noqa: ANN001
            return system.resolve(state, action, SeededDice(b"key", number=next(number)))

        mine, peer, ratio = in_turn(ours, lambda: d20.roll("3d6"))
        report(
            f"{slug} rolls a second, against d20.roll('3d6')",
            f"{1 / mine:,.0f} : {1 / peer:,.0f} = {1 / ratio:.2f}",
            "at least 2 times",
            holds=1 / ratio >= 2,
        )


if __name__ == "__main__":
    main()
