# make proof: check, print and play-test every set.   make test: run the tests.
PYTHON ?= python3
BIN := .venv/bin
SETS ?=
ARGS ?=

.PHONY: proof test soak lint bench clean

proof: .venv/ready
	$(BIN)/proofpress proof $(SETS) $(ARGS)

test: .venv/ready
	$(BIN)/python -m pytest $(ARGS)

# The long runs: tens of thousands of games, the strength of the agents.
soak: .venv/ready
	$(BIN)/python -m pytest -m soak $(ARGS)

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict -p generator -p validator

bench: .venv/ready
	$(BIN)/python benchmarks/print_speed.py
	$(BIN)/python benchmarks/play_speed.py empires
	$(BIN)/python benchmarks/play_speed.py trucker
	$(BIN)/python benchmarks/play_speed.py race
	$(BIN)/python benchmarks/play_speed.py roll
	$(BIN)/python benchmarks/play_speed.py steam
	$(BIN)/python benchmarks/ship_speed.py

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

clean:
	rm -rf .venv output/*
	git checkout -- output
