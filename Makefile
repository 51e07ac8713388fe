PYTHON ?= python3
BIN := .venv/bin
QUIETLY := --quiet --quiet --disable-pip-version-check
# Empty for the newest versions that pyproject.toml allows.
LOCK ?= requirements-dev.lock
PROOF_LOCK := $(if $(LOCK),requirements-proof.lock)
SETS ?=
ARGS ?=
# Byte code is kept, also where containers say that none is: without it every start of a command compiles it anew.
export PYTHONDONTWRITEBYTECODE :=
SHARED_OUT := -n auto --dist worksteal
ON_COMPILED = PYTHONPATH=$(CURDIR)/.venv/compiled $(BIN)/python -m pytest -o pythonpath="$(CURDIR)/.venv/compiled ."

.PHONY: help proof test quick compiled slow soak mutants faults lint house bench lock pythons clean manual page
.DEFAULT_GOAL := help

help:  ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/^([a-z]+):[^#]*## ?/  make \1\t/' | expand -t 16

proof: .venv/compiled/tried  ## check, print and play-test every set (SETS=... for some)
	PYTHONPATH=$(CURDIR)/.venv/compiled $(BIN)/proofpress proof $(SETS) $(ARGS)

test: .venv/ready  ## run the tests, on all cores (ARGS="-n 0 -x tests/sheets" for some, on one)
	$(BIN)/python -m pytest $(SHARED_OUT) $(ARGS)

quick: .venv/ready  ## the tests that your edit touches, in less than a minute (ARGS=--help says how)
	$(BIN)/python -m tests.quick $(ARGS)

compiled: .venv/compiled/tried .venv/ready  ## the tests of what plays, on the compiled program, at every table
	$(ON_COMPILED) -m 'not soak and not faults' tests/games/test_what_every_game_keeps_to.py tests/engine/test_transcripts.py \
		tests/games/*/test_*cases*.py tests/games/*/test_*_every_way.py $(SHARED_OUT) $(ARGS)

# The games of the compiled program are those of its source (tests/engine/test_compiled_plays_the_same.py).
soak: .venv/compiled/tried .venv/ready  ## the long runs: tens of thousands of games, the strength of the agents, newly drawn cases
	$(ON_COMPILED) -m soak tests/soak $(SHARED_OUT) $(ARGS); played=$$?; \
	$(BIN)/python -m pytest -m 'soak or hypothesis' --ignore=tests/soak --hypothesis-profile=new $(SHARED_OUT) $(ARGS) \
		&& exit $$played

slow: .venv/ready  ## tests that take seconds each where a quicker one beside them mostly tells
	$(BIN)/python -m pytest -m 'slow and not soak and not faults and not tables' $(SHARED_OUT) $(ARGS)

faults: .venv/compiled/tried .venv/ready  ## kills, signals, full disks and two runs at once, by the dozen
	$(BIN)/python -m pytest -m '' -n 4 --dist worksteal tests/faults $(ARGS); code=$$?; \
		$(BIN)/python -m pytest -m '' -n 2 tests/studio/test_kills_while_typing.py $(ARGS) && exit $$code

lint: .venv/ready  ## ruff and mypy --strict
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict -p generator -p validator

house: .venv/ready  ## draw the picture of the rooms anew (docs/rooms.svg)
	$(BIN)/python -m tests.draw_house

page:  ## bundle the studio's page anew (generator/front/studio/bundle; needs node)
	cd generator/front/studio/page && npm ci --silent && npm run --silent check && npm run --silent build

manual: .venv/ready  ## build the manual (output/manual/index.html)
	$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going --builder html docs output/manual

bench: .venv/ready  ## how fast things print and play
	$(BIN)/python benchmarks/print_speed.py
	$(BIN)/python benchmarks/play_speed.py empires
	$(BIN)/python benchmarks/play_speed.py trucker
	$(BIN)/python benchmarks/play_speed.py race
	$(BIN)/python benchmarks/play_speed.py roll
	$(BIN)/python benchmarks/play_speed.py steam
	$(BIN)/python benchmarks/ship_speed.py

lock = .venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(ARGS) \
	--custom-compile-command 'make lock' --output-file requirements-$(1).lock --extra $(2) pyproject.toml

lock:  ## choose the versions that are developed with anew (requirements-*.lock; ARGS=--upgrade for the newest)
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/python -m pip install $(QUIETLY) uv
	$(call lock,dev,dev)
	$(call lock,proof,compile) --constraint requirements-dev.lock

pythons:  ## try each CPython from 3.11 to 3.14 that is here
	.ci/pythons $(ARGS)

# Two steps: what a proof needs comes first, and the larger rest only for tests.
# Without --no-compile a third of the time goes into byte code of modules that nobody loads.
.venv/installed: pyproject.toml $(PROOF_LOCK)
	@echo 'making the environment .venv, once' >&2
	$(PYTHON) -m venv .venv
	$(call install,$(PROOF_LOCK),compile)
	touch $@

.venv/ready: .venv/installed $(LOCK)
	@echo 'installing what the tests need, once; it takes about a minute' >&2
	$(call install,$(LOCK),dev)
	touch $@

define install
$(if $(1),$(BIN)/python -m pip install $(QUIETLY) --no-compile --require-hashes --requirement $(1) || \
	{ echo "the locked versions cannot be had here; 'make LOCK= ...' takes what pyproject.toml allows" >&2; exit 1; })
$(BIN)/python -m pip install $(QUIETLY) $(if $(1),--no-build-isolation --no-deps --editable .,--editable '.[$(2)]')
endef

# What plays, compiled where there is a compiler; its folder stays empty where there is none.
PROGRAM := $(shell find generator validator -type f -not -path '*/__pycache__/*' -not -path '*/node_modules/*')
.venv/compiled/tried: .venv/installed compiling.py $(PROGRAM)
	@echo 'compiling what plays (about a minute, and again whenever the program changes)' >&2
	@$(BIN)/python compiling.py .venv/compiled --work .venv/compiling --level g --program >.venv/compiling.log
	@touch $@

mutants: .venv/ready  ## put small bugs in and see whether the tests tell (ARGS="--go-on" goes on after a stop)
	$(BIN)/python -m tests.mutants $(ARGS)

clean:  ## remove the environment and all output
	rm -rf .venv output/*
	git checkout -- output
