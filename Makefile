PYTHON ?= python3
BIN := .venv/bin
SETS ?=
ARGS ?=

.PHONY: help proof test soak mutants lint house bench clean
.DEFAULT_GOAL := help

help:  ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/^([a-z]+):[^#]*## ?/  make \1\t/' | expand -t 16

proof: .venv/ready  ## check, print and play-test every set (SETS=... for some)
	$(BIN)/proofpress proof $(SETS) $(ARGS)

test: .venv/ready  ## run the tests
	$(BIN)/python -m pytest $(ARGS)

soak: .venv/ready  ## the long runs: tens of thousands of games, the strength of the agents
	$(BIN)/python -m pytest -m soak $(ARGS)

lint: .venv/ready  ## ruff and mypy --strict
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict -p generator -p validator

house: .venv/ready  ## draw the picture of the rooms anew (docs/rooms.svg)
	$(BIN)/python -m tests.draw_house

bench: .venv/ready  ## how fast things print and play
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

mutants: .venv/ready  ## put small bugs in and see whether the tests tell (ARGS="--go-on" goes on after a stop)
	$(BIN)/python -m tests.mutants $(ARGS)

clean:  ## remove the environment and all output
	rm -rf .venv output/*
	git checkout -- output
