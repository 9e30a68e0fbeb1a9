"""Word lists of the generators: plain data, one table a module."""
