# Everything happens in .venv, an environment of this tree only. `make help` lists the commands.
PYTHON ?= python3
WORKERS ?= 2
# Many tests wait for processes or threads. With one more worker or goal than cores, no core waits.
WAITING := $(shell expr $(WORKERS) + 1)
# Two runs of tests at the same time, so each has half of the workers. A single worker needs no other process.
HALF := --numprocesses $(if $(filter 2 3,$(WORKERS)),0,$(shell expr $(WORKERS) / 2)) --dist worksteal
VENV := .venv
BIN := $(VENV)/bin
ENGINE_TESTS := tests/conformance tests/search tests/learning tests/boards tests/games/balloon_cup \
	tests/games/aeronaut_odyssey/test_engine.py tests/games/aeronaut_odyssey/test_kernels_agree_with_the_reference.py
# Tests of these packages reach every line and branch. Of the other packages, tests reach most lines.
ENGINE := engine game rulebook svg games search learning
PACKAGES := __init__.py $(filter-out $(ENGINE),$(patsubst src/skyhop/%/__init__.py,%,$(wildcard src/skyhop/*/__init__.py)))
REACH = -p tests.coverage --into build/coverage/$(1) $(addprefix --reach=,$(2)) $(addprefix --omit=,$(3))
# Lines that run only where something is compiled.
COMPILING := src/skyhop/engine/jit/*compiler.py src/skyhop/engine/jit/compilation.py src/skyhop/engine/jit/compile_process.py
# What runs in processes that tests start, kill and wait for, and are not measured.
SERVING := src/skyhop/lab/cluster.py src/skyhop/cli/__main__.py src/skyhop/cli/server/serve.py src/skyhop/cli/server/mcp.py \
	src/skyhop/cli/research/compile.py src/skyhop/cli/compile_progress.py src/skyhop/web/process/*.py
UNCOMPILED_TESTS := $(addprefix tests/,engine game rulebook svg package conformance games search learning)
INSTALL := $(BIN)/python tools/install.py
PYTEST := TMPDIR=$$(tools/scratch.sh) $(BIN)/python -m pytest

# Programs that tests start by the hundred read bytecode that one of them has made, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play test bare pythons proof some warm plain uncompiled presentation packages browsers chromium slow bounds check oracle lint format docs bench lock sbom audit pictures messages clean
.DEFAULT_GOAL := help

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/play.stamp ## Build .venv with all that playing needs

play: setup ## Open the table in the browser
	$(BIN)/skyhop serve

test: $(VENV)/test.stamp ## Set up, check everything and run all tests
	$(MAKE) --no-print-directory --jobs $(WAITING) plain packages browsers docs lint

bare: ## Run all tests on a machine that has nothing: a clean clone, an empty home, no other tools and fonts
	tools/bare.sh

pythons: $(VENV)/test.stamp ## Prove the engine with each other Python that the project names and this machine has
	$(BIN)/python tools/pythons.py

proof: $(VENV)/test.stamp ## Compile, let searching bots play each game, and run a share of the engine's tests
	$(BIN)/skyhop compile
	for game in $$($(BIN)/python -c 'from skyhop.game import registry; print(*registry.names())'); do \
		$(BIN)/skyhop simulate $$game --bots ismcts random --output $(VENV)/$$game.jsonl || exit 1; \
	done
	$(PYTEST) --quiet --numprocesses $(WORKERS) --dist worksteal -m 'every_python and not slow and not browser' tests/engine tests/conformance tests/games tests/envs

some: $(VENV)/test.stamp ## Run the tests that TESTS names
	$(PYTEST) $(TESTS)

warm: $(VENV)/test.stamp ## Compile what has changed of the engine
	$(BIN)/skyhop compile

plain: uncompiled presentation ## Run the engine's tests, kernels with nothing compiled, and ask how much of it they reach
	$(BIN)/python -m tests.coverage build/coverage/uncompiled build/coverage/presentation --fail-under 100 --missing

uncompiled: $(VENV)/test.stamp
	rm -rf build/coverage/$@
	NUMBA_DISABLE_JIT=1 $(PYTEST) --quiet $(call REACH,$@,$(ENGINE) i18n.py files.py,$(COMPILING)) --branches $(HALF) \
		-m 'not slow and not browser and not presentation' $(UNCOMPILED_TESTS)

# This run collects most tests of `packages` and writes their bytecode, which the workers of `packages` then read.
presentation: warm
	rm -rf build/coverage/$@
	$(PYTEST) --quiet $(call REACH,$@,$(ENGINE) i18n.py files.py,$(COMPILING)) --branches $(HALF) --ignore tests/browser -m 'presentation and not slow'

# `lint` and `docs` run beside these tests, with low priority.
packages: warm
	rm -rf build/coverage/$@
	$(PYTEST) $(call REACH,$@,$(PACKAGES),$(SERVING)) \
		--numprocesses $(WAITING) --dist loadfile --no-loadscope-reorder --ignore tests/browser -m 'not slow and not presentation'
	$(BIN)/python -m tests.coverage build/coverage/$@ --fail-under 95.5

# All these tests share one browser and one server.
browsers: warm chromium
	$(PYTEST) -m 'not slow' tests/browser

slow: export SKYHOP_THOROUGH := 1
slow: warm ## Run what plays many more matches and makes more boards
	$(PYTEST) --numprocesses $(WORKERS) --dist worksteal -m slow
	$(PYTEST) --numprocesses $(WORKERS) --dist worksteal -m 'not slow' \
		tests/analysis tests/boards tests/conformance tests/games tests/puzzles tests/reference tests/search \
		tests/cli/test_journals.py tests/programs/test_leaks.py tests/server/test_friends.py \
		tests/server/test_swiss_oracle.py tests/server/test_tournaments.py \
		tests/web/test_leaks.py tests/web/test_parts.py tests/web/test_routes.py tests/web/test_workers.py
	$(PYTEST) --numprocesses $(WORKERS) --dist worksteal -m 'hypothesis and not slow'

bounds: $(VENV)/test.stamp ## Run the tests of engine, search, learning and maps compiled, with every index checked
	NUMBA_BOUNDSCHECK=1 $(BIN)/skyhop compile
	NUMBA_BOUNDSCHECK=1 $(PYTEST) --quiet --numprocesses $(WORKERS) --dist loadfile \
		-m 'not slow and not browser' $(ENGINE_TESTS)

check: $(VENV)/test.stamp ## Run the quick tests, without the browser and the slow ones
	$(PYTEST) -m 'not slow and not browser'

oracle: $(VENV)/test.stamp ## Compare the kernels with the plain engine over 20,000 matches
	SKYHOP_ORACLE_MATCHES=20000 $(PYTEST) -m slow --numprocesses $(WORKERS) \
		tests/games/*/test_kernels_agree_with_the_reference.py

lint: $(VENV)/test.stamp ## Check what is installed, style, types and the direction of imports
	$(BIN)/uv pip check --quiet --python $(BIN)/python
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	nice $(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/test.stamp ## Lay out the sources and mend what can be mended
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

docs: $(VENV)/test.stamp ## Build the documentation into site/ and check its links
	NO_MKDOCS_2_WARNING=1 nice $(BIN)/mkdocs --quiet build --strict
	$(BIN)/python tools/links.py site

bench: setup ## Measure the speed of engine and table
	$(BIN)/skyhop bench

lock: $(VENV)/test.stamp ## Write the lock files anew (LOCK=--upgrade for newer versions)
	tools/lock.sh $(LOCK)

sbom: $(VENV)/test.stamp ## Write what the locks hold as bills of materials into dist/ (CycloneDX)
	$(BIN)/python tools/sbom.py

audit: $(VENV)/test.stamp ## Ask the package index for known vulnerabilities in what the locks hold
	$(BIN)/uv tool run pip-audit --strict --no-deps --disable-pip --requirement requirements/serve.txt
	$(BIN)/uv tool run pip-audit --strict --no-deps --disable-pip --requirement requirements/test.txt

chromium: $(VENV)/test.stamp
	tools/chromium.sh

pictures: chromium ## Take the pictures of the table in docs/images anew
	$(BIN)/python tools/pictures.py

messages: $(VENV)/test.stamp ## Write the template of all translatable texts anew
	$(BIN)/python tools/messages.py

clean: ## Remove the environment and all that was built
	rm -rf $(VENV) site build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

# The locks pin every package by hash, so nothing is looked for beside them; skyhop itself is then added. Of what tests
# need much is never imported: it is not turned into bytecode at once. uv comes first: it installs the others.
$(VENV)/play.stamp: BYTECODE := --compile
$(VENV)/test.stamp: BYTECODE := --no-compile
$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(VENV)/bin/uv
	$(INSTALL) $(BYTECODE) --require-hashes --no-deps --only-binary :all: --requirement requirements/$*.txt
	$(INSTALL) $(BYTECODE) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/bin/uv: | $(VENV)/bin/python
	awk '/^[^ ]/ { wanted = /^uv==/ } wanted' requirements/test.txt >$(VENV)/uv.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all: --requirement $(VENV)/uv.txt
	@touch $@

$(VENV)/bin/python:
	@$(PYTHON) tools/usable_python.py
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
