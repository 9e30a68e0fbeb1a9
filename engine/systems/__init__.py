"""The rule systems, one folder each. They do not know each other."""
