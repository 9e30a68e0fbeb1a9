"""The command line: parse, call the session, render. `main(argv)` returns the exit status."""
