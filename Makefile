# All commands use .venv, the Python environment of this checkout. `make help` lists the commands.
PYTHON ?= python3
WORKERS ?= 2
# Many tests wait for processes or threads. One more worker or goal than cores keeps all cores busy.
WAITING := $(shell expr $(WORKERS) + 1)
# Two test runs work at the same time, so each gets half of the workers. A single worker runs in the main process.
HALF := --numprocesses $(if $(filter 2 3,$(WORKERS)),0,$(shell expr $(WORKERS) / 2)) --dist worksteal
VENV := .venv
BIN := $(VENV)/bin
ENGINE_TESTS := tests/conformance tests/search tests/learning tests/boards tests/games/balloon_cup \
	tests/games/aeronaut_odyssey/test_engine.py tests/games/aeronaut_odyssey/test_kernels_agree_with_the_reference.py
# Tests must cover every line and branch of these packages, and most lines of the other packages.
ENGINE := engine game rulebook svg games search learning
PACKAGES := __init__.py $(filter-out $(ENGINE),$(patsubst src/skyhop/%/__init__.py,%,$(wildcard src/skyhop/*/__init__.py)))
REACH = -p tests.coverage --into build/coverage/$(1) $(addprefix --reach=,$(2)) $(addprefix --omit=,$(3))
# These modules run only if numba compiles kernels.
COMPILING := src/skyhop/engine/jit/*compiler.py src/skyhop/engine/jit/compilation.py src/skyhop/engine/jit/compile_process.py
# These modules run in separate processes, whose coverage is not measured.
SERVING := src/skyhop/lab/cluster.py src/skyhop/cli/__main__.py src/skyhop/cli/server/serve.py src/skyhop/cli/server/mcp.py \
	src/skyhop/cli/research/compile.py src/skyhop/cli/compile_progress.py src/skyhop/web/process/*.py
UNCOMPILED_TESTS := $(addprefix tests/,engine game rulebook svg package conformance games search learning)
# Tests outside the marker `slow` that try only some of their cases in `make test`.
THOROUGH_TESTS := $(addprefix tests/,analysis boards conformance games puzzles reference search cli/test_journals.py \
	programs/test_leaks.py server/test_friends.py server/test_swiss_oracle.py server/test_tournaments.py \
	web/test_leaks.py web/test_parts.py web/test_routes.py web/test_workers.py)
INSTALL := $(BIN)/python tools/install.py
PYTEST := TMPDIR=$$(tools/scratch.sh) $(BIN)/python -m pytest

# The tests start hundreds of Python programs. With cached bytecode, they start faster.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play test bare pythons proof some warm plain uncompiled presentation packages browsers chromium slow bounds check oracle lint format docs bench lock sbom audit pictures messages clean
.DEFAULT_GOAL := help

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/play.stamp ## Build .venv with everything that the game server needs

play: setup ## Start the game server and open it in the browser
	$(BIN)/skyhop serve

test: $(VENV)/test.stamp ## Build .venv, check style and types, build the docs, and run the tests
	$(MAKE) --no-print-directory --jobs $(WAITING) plain packages browsers docs lint

bare: ## Run `make test` on a new clone, with an empty home folder and only basic system tools
	tools/bare.sh

pythons: $(VENV)/test.stamp ## Test the engine with each other supported Python version on this machine
	$(BIN)/python tools/pythons.py

proof: $(VENV)/test.stamp ## Test the engine with this Python: compile it, simulate matches, and run some of its tests
	$(BIN)/skyhop compile
	for game in $$($(BIN)/python -c 'from skyhop.game import registry; print(*registry.names())'); do \
		$(BIN)/skyhop simulate $$game --bots ismcts random --output $(VENV)/$$game.jsonl || exit 1; \
	done
	$(PYTEST) --quiet --numprocesses $(WORKERS) --dist worksteal -m 'every_python and not slow and not browser' tests/engine tests/conformance tests/games tests/envs

some: $(VENV)/test.stamp ## Run selected tests, for example with TESTS=tests/svg
	$(PYTEST) $(TESTS)

warm: $(VENV)/test.stamp ## Compile the changed parts of the engine
	$(BIN)/skyhop compile

plain: uncompiled presentation ## Run the engine's tests, mostly without compilation, and require full coverage
	$(BIN)/python -m tests.coverage build/coverage/uncompiled build/coverage/presentation --fail-under 100 --missing

uncompiled: $(VENV)/test.stamp
	rm -rf build/coverage/$@
	NUMBA_DISABLE_JIT=1 $(PYTEST) --quiet $(call REACH,$@,$(ENGINE) i18n.py files.py,$(COMPILING)) --branches $(HALF) \
		-m 'not slow and not browser and not presentation' $(UNCOMPILED_TESTS)

# This run imports most test files of `packages` and caches their bytecode for the workers of `packages`.
presentation: warm
	rm -rf build/coverage/$@
	$(PYTEST) --quiet $(call REACH,$@,$(ENGINE) i18n.py files.py,$(COMPILING)) --branches $(HALF) --ignore tests/browser -m 'presentation and not slow'

# `lint` and `docs` run at the same time, with low priority.
packages: warm
	rm -rf build/coverage/$@
	$(PYTEST) $(call REACH,$@,$(PACKAGES),$(SERVING)) \
		--numprocesses $(WAITING) --dist loadfile --no-loadscope-reorder --ignore tests/browser -m 'not slow and not presentation'
	$(BIN)/python -m tests.coverage build/coverage/$@ --fail-under 95.5

# All these tests share one browser and one server.
browsers: warm chromium
	$(PYTEST) -m 'not slow' tests/browser

slow: export SKYHOP_THOROUGH := 1
slow: warm chromium ## Run the slow tests, and try all cases of the other tests
	$(PYTEST) --numprocesses $(WORKERS) --dist worksteal -m slow
	$(PYTEST) --numprocesses $(WORKERS) --dist worksteal -m 'not slow' $(THOROUGH_TESTS)
	$(PYTEST) --numprocesses $(WORKERS) --dist worksteal -m 'hypothesis and not slow' $(addprefix --ignore=,$(THOROUGH_TESTS))

bounds: $(VENV)/test.stamp ## Run the tests of engine, search, learning and maps with compiled kernels that check each array index
	NUMBA_BOUNDSCHECK=1 $(BIN)/skyhop compile
	NUMBA_BOUNDSCHECK=1 $(PYTEST) --quiet --numprocesses $(WORKERS) --dist loadfile \
		-m 'not slow and not browser' $(ENGINE_TESTS)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) --quiet --numprocesses $(WORKERS) --dist loadfile -m slow tests/conformance

check: $(VENV)/test.stamp ## Run the tests that are neither slow nor in a browser, in one process
	$(PYTEST) -m 'not slow and not browser'

oracle: $(VENV)/test.stamp ## Compare the kernels with the independent reference engines in 20,000 matches
	SKYHOP_ORACLE_MATCHES=20000 $(PYTEST) -m slow --numprocesses $(WORKERS) \
		tests/games/*/test_kernels_agree_with_the_reference.py

lint: $(VENV)/test.stamp ## Check the installed packages, style, types and the import contracts
	$(BIN)/uv pip check --quiet --python $(BIN)/python
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	nice $(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/test.stamp ## Format the code, and fix style errors where ruff can
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

docs: $(VENV)/test.stamp ## Build the documentation into site/ and check its links
	NO_MKDOCS_2_WARNING=1 nice $(BIN)/mkdocs --quiet build --strict
	$(BIN)/python tools/links.py site

bench: setup ## Measure the speed of the engine and the server
	$(BIN)/skyhop bench

lock: $(VENV)/test.stamp ## Update the lock files (with LOCK=--upgrade, to newer versions)
	tools/lock.sh $(LOCK)

sbom: $(VENV)/test.stamp ## Write the software bills of materials (CycloneDX) of the lock files to dist/
	$(BIN)/python tools/sbom.py

audit: $(VENV)/test.stamp ## Check the locked packages for known vulnerabilities
	$(BIN)/uv tool run pip-audit --strict --no-deps --disable-pip --requirement requirements/serve.txt
	$(BIN)/uv tool run pip-audit --strict --no-deps --disable-pip --requirement requirements/test.txt

chromium: $(VENV)/test.stamp
	tools/chromium.sh

pictures: chromium ## Update the screenshots in docs/images
	$(BIN)/python tools/pictures.py

messages: $(VENV)/test.stamp ## Update the template and the catalogs of translatable texts
	$(BIN)/python tools/messages.py

clean: ## Delete .venv and everything that was built
	rm -rf $(VENV) site build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

# First pip installs uv, then uv installs the locked packages and skyhop. The lock files contain a hash for each package.
# Tests import only a part of their packages, so `make test` does not compile bytecode in advance.
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
