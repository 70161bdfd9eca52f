# make play and make test are all it takes on a fresh machine; both set up .venv first, and only once.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$python"; break; }; done)
PIP = .venv/bin/python -m pip install --quiet --disable-pip-version-check
NPM = .venv/bin/python tools/npm.py
PAGE = src/hustings/server/page

# Without stored bytecode every worker of the tests rewrites each assertion anew, and every command starts a second later.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play page page-test page-layout page-style page-types page-units page-size page-speed pictures needed needed-for-check prepared check test test-all test-training coverage test-postgresql test-under-load lint fuzz bench ladder load soak golden wheel release lock clean

help:
	@echo "make play [ARGS=...]     start a server with the page and open it; ARGS go to hustings serve"
	@echo "make page                build the page"
	@echo "make page-test           check the page's layout, style and types, test its parts, check its size"
	@echo "make page-speed          measure the page in a browser: a slow line, long tasks, memory over a game"
	@echo "make pictures            take pictures of every screen and phase into docs/pictures/all, and those of the README"
	@echo "make check               style, types and every test without browser, terminal and killing: a few minutes"
	@echo "make test                check style and types, run all tests; ARGS=... goes to pytest"
	@echo "make test-all            the same with every language at every width"
	@echo "make test-training       fetch PyTorch, run the tests of training, learn for three minutes and see that it helps"
	@echo "make test-under-load     all tests ten times (TIMES=...) beside two busy loops: does any fail by luck? For hours"
	@echo "make coverage            all tests with their coverage, branches too"
	@echo "make test-postgresql     the tests of store and server once more, all of them on PostgreSQL"
	@echo "make lint                check style and types only"
	@echo "make fuzz [SECONDS=60]   play random games and look for broken rules"
	@echo "make bench [BASE=main]   measure our speed, or compare it with another revision"
	@echo "make ladder [GAMES=200]  play the matches of docs/ladder.md, for hours, and write it; stop and go on as you like"
	@echo "make load                100 tables, 500 sockets, 200 actions a second for a minute: is the server fast enough?"
	@echo "                         ARGS=--postgres: two server processes on PostgreSQL; ARGS=--growth=2000: cost by tables in memory"
	@echo "make soak [KILLS=50]     kill servers again and again while tables are played: is nothing lost?"
	@echo "                         ON=sqlite or ON=postgresql (one of two server processes): only there"
	@echo "make golden              write the golden files and generated pages anew; read the difference before you keep it"
	@echo "make wheel               build the wheel and the source archive into dist, with the page in them"
	@echo "make release VERSION=... write version and change log, commit and tag them"
	@echo "make lock                write requirements.lock anew: every package of a server with its hashes"
	@echo "make clean               remove .venv and what tools left behind"

play: .venv/installed-server page
	@.venv/bin/hustings serve --open $(ARGS) || test $$? -eq 130  # Ctrl-C is how it ends

page: $(PAGE)/index.html

page-test: page-layout page-style page-types page-units page-size

page-layout: page
	$(NPM) run --silent format:check

page-style: page
	$(NPM) run --silent lint

page-types: page
	$(NPM) run --silent check

page-units: page
	$(NPM) run --silent test

page-size: page
	$(NPM) run --silent size

page-speed: .venv/installed-for-tests page
	.venv/bin/python tools/page_speed.py $(ARGS)

pictures: .venv/installed-for-tests page
	.venv/bin/python tools/screenshots.py --best $(ARGS)

# What no test loads of all that is installed for them, or a few files of it: 6,000 of 12,000, whose bytecode pip would write one by one.
NEVER_LOADED = /(pip|setuptools|pkg_resources|mypy|mypyc|pygments|graphql|babel|google|onnxruntime|tests?|testing)/|/numba/cuda/|/ray/(rllib|data|serve|tune|train|llm)/

CORES = $(shell .venv/bin/python -c 'import os; print(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count())')
# Two more workers than cores: with one more, close to a fifth of two cores lay idle while servers and browsers were waited for.
WORKERS ?= $(shell expr $(CORES) + 2)
# A worker takes a whole file, in the order of tests/conftest.py: by number of tests, files of few long ones would come last.
PYTEST = .venv/bin/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder --durations=20

# What comes before the tests, as many at a time as there are cores: on a fresh machine each of them takes a minute or more.
BESIDE = --no-print-directory -j $(CORES)

# npm first, since it may have to be installed into .venv; then what is fetched for the page beside what is fetched for Python.
needed: | .venv/bin/python
	@$(NPM) --version >/dev/null
	@$(MAKE) $(BESIDE) .venv/installed-for-tests page
	@.venv/bin/python -m support.needed

prepared: .venv/installed-for-tests
	.venv/bin/python -m support.prepare

test: needed
	@$(MAKE) $(BESIDE) prepared lint page-test
	$(PYTEST) $(ARGS)

needed-for-check: .venv/installed-for-tests
	@.venv/bin/python -m support.needed --no-browser

check: needed-for-check
	@$(MAKE) $(BESIDE) prepared lint
	$(PYTEST) --ignore=tests/e2e --ignore=tests/terminal -m "not browser and not processes and not typing and not slow" $(ARGS)

test-all: needed
	@$(MAKE) $(BESIDE) prepared lint page-test
	HUSTINGS_TEST_ALL=1 $(PYTEST) $(ARGS)

test-under-load: needed
	@$(MAKE) $(BESIDE) prepared page
	.venv/bin/python tools/under_load.py --times $(or $(TIMES),10) -- $(PYTEST) $(ARGS)

coverage: needed
	@$(MAKE) $(BESIDE) prepared page
	$(PYTEST) --cov --cov-report= $(ARGS)
	.venv/bin/python -m support.covered

lint: .venv/installed-for-tests
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/lint-imports --no-cache --no-logo
	.venv/bin/mypy

# Apart from the others: PyTorch for Linux brings gigabytes for GPUs from most indexes.
test-training: .venv/installed-for-tests
	@$(PIP) -e '.[train]'
	.venv/bin/pytest -q tests/lab/test_train.py tests/lab/test_gains.py tests/lab/test_export.py \
		tests/lab/test_imitate.py tests/lab/test_distil.py tests/lab/test_worth.py $(ARGS)
	.venv/bin/hustings train --smoke

test-postgresql: .venv/installed-for-tests
	@# A process that a test lets die in the middle of something leaves its connections open, and Python complains of them.
	HUSTINGS_TEST_ON=postgresql .venv/bin/pytest tests/tables tests/store tests/server -m "not sqlite" \
		-W ignore::pytest.PytestUnraisableExceptionWarning $(ARGS)

fuzz: .venv/installed-for-tests
	.venv/bin/python -m support.fuzz --seconds $(or $(SECONDS),60)

bench: .venv/installed
	@.venv/bin/hustings bench $(if $(BASE),--against $(BASE)) $(ARGS)

ladder: .venv/installed-for-tests
	.venv/bin/python tools/ladder.py $(if $(GAMES),--games $(GAMES)) $(ARGS)

load: .venv/installed-for-tests
	.venv/bin/python tools/load.py $(ARGS)

soak: .venv/installed-for-tests
	HUSTINGS_KILLS=$(or $(KILLS),50) .venv/bin/pytest tests/e2e/processes/test_kill.py -s $(if $(ON),-k $(ON)) $(ARGS)

golden: .venv/installed-for-tests
	.venv/bin/python tools/golden.py
	.venv/bin/python tools/examples.py
	.venv/bin/python tools/position_table.py
	.venv/bin/python tools/encoding_table.py
	.venv/bin/python tools/tour.py
	.venv/bin/python tools/settings_table.py
	.venv/bin/python tools/page_models.py
	.venv/bin/python tools/rule_table.py --game die-macher
	.venv/bin/python tools/rule_table.py --game helvetiq

wheel: .venv/installed-for-tests page
	rm -rf dist
	.venv/bin/hatchling build
	.venv/bin/python tools/sbom.py

lock: .venv/bin/python
	.venv/bin/python tools/lock.py $(ARGS)

release: .venv/installed
	@test -n "$(VERSION)" || { echo "which version? e.g. make release VERSION=0.2.0" >&2; exit 2; }
	@.venv/bin/python tools/release.py $(VERSION) --tag

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis $(PAGE) web/node_modules web/.svelte-check

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "hustings needs Python 3.11 or newer with venv: install it (Debian, Ubuntu: sudo apt install python3 python3-venv)," \
		"or name one with make PYTHON=..." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "hustings needs Python 3.11 or newer, and $(PYTHON)" \
		"is older: name another one with make PYTHON=..." >&2; exit 1; }
	@echo "Setting up .venv with $(PYTHON), once: takes a minute or two ..."
	@"$(PYTHON)" -m venv .venv

.venv/installed: pyproject.toml | .venv/bin/python
	@$(PIP) -e .
	@touch $@

.venv/installed-server: pyproject.toml | .venv/bin/python
	@$(PIP) -e '.[server]'
	@touch $@ .venv/installed

.venv/installed-for-tests: pyproject.toml | .venv/bin/python
	@$(PIP) --no-compile -e '.[test]'
	@.venv/bin/python -m compileall -qq -j 0 -x '$(NEVER_LOADED)' .venv/lib || true
	@touch $@ .venv/installed

web/node_modules/.package-lock.json: web/package-lock.json | .venv/bin/python
	@echo "Fetching what the page is built with, once: takes a minute ..."
	@$(NPM) ci --silent
	@touch $@

$(PAGE)/index.html: web/node_modules/.package-lock.json web/index.html web/vite.config.ts web/svelte.config.js \
		$(shell find web/src web/public -type f 2>/dev/null)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
