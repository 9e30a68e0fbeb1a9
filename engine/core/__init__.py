"""What all rule systems share: value types, effects, the protocol, JSON calls, replay."""
