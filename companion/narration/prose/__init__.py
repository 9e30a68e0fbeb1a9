"""The parts of the prose check."""
