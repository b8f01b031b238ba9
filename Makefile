# Two commands do everything: `make run` serves the dashboard, `make test` runs every suite.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: run cluster cluster-test test install uninstall docs interface references pictures soak bench bench-store bench-cluster bench-page format lint help build-release swift-test swift-suites build-tests node-test python-test example test-all tools protocol protocol-short browser browser-short apps without-server

SWIFT_SOURCES := Package.swift Sources Tests
JS_SOURCES := $(shell find Public Tests/Dashboard Tests/Durability -name '*.js' -o -name '*.mjs' -o -name '*.d.ts')
RELEASE := .build/release/colonnade
VENV := .build/venv
PYTHON := $(VENV)/bin/python
# From PyPI: distributions carry Nodes too old for what browsers have had for years.
NODE := $(VENV)/bin/node
RUFF := $(VENV)/bin/ruff
# Formats, lints and type-checks JavaScript, by the TypeScript compiler in it; nothing runs on it.
DENO := DENO_DIR=.build/deno DENO_NO_UPDATE_CHECK=1 $(VENV)/bin/deno
DENO_OPTIONS := --quiet --config .deno.json
PYTEST := $(PYTHON) -m pytest -q -p no:cacheprovider
# The build of the Swift tests, whose program the short tests drive. Nobody reads its debug information;
# its index is only for SwiftPM, which looks there for tests of XCTest.
TESTS := .build/tests
TESTS_OPTIONS := --scratch-path $(TESTS) -debug-info-format none -Xswiftc -index-ignore-system-modules
# They build where the apps of other tests lie, so they go before them.
BUILDS_APPS := Tests/Protocol/test_new_package.py Tests/Protocol/test_tutorials.py \
  Tests/Protocol/test_watch.py Tests/Protocol/test_tests_without_server.py
# Options for the server: make run ARGS="--port 9000"
ARGS ?=
PREFIX ?= /usr/local
# The server is wanted here, whatever SwiftPM remembers of the libraries.
export COLONNADE_SERVER := 1
# All that use the build of the tests ask for the same one.
build-tests docs: export COLONNADE_OPTIMIZED := 1
# The gallery's own, for the panel that shows where a screen is declared.
SOURCES := $(if $(findstring --sources,$(ARGS)),,--sources Sources)

run: build-release ## build a release and serve the dashboard on this machine
	@exec $(RELEASE) serve $(SOURCES) $(ARGS)

cluster: build-release ## serve from three nodes on a PostgreSQL behind a balancer, on this machine
	@.ci/install cluster
	@exec python3 Tests/Cluster/cluster.py $(RELEASE) $(ARGS)

cluster-test: $(VENV)/ready build-release ## prove what nodes promise: kills, freezes, cut networks, failovers
	@COLONNADE_BINARY=$(RELEASE) $(PYTHON) -m pytest -q -p no:cacheprovider -n 2 Tests/Cluster

test: ## run something of every kind of test
	@.ci/install test || true
	@python3 .ci/stages.py short

test-all: ## run every test there is
	@.ci/install test || true
	@python3 .ci/stages.py all

DOCS := .build/docs
DOCS_SOURCES := .ci/docs $(shell find Sources -name '*.swift' -o -name '*.md')

docs: $(DOCS)/index.html ## build the documentation as a site, which the server has at /docs/

$(DOCS)/index.html: $(DOCS_SOURCES)
	@BUILD_OPTIONS="$(TESTS_OPTIONS)" .ci/docs $(DOCS)

# The page goes where the program looks for it, beside its own folder.
SHARE = $(DESTDIR)$(PREFIX)/share
INSTALLED = $(DESTDIR)$(PREFIX)/bin/colonnade $(SHARE)/man/man1/colonnade.1 \
  $(SHARE)/bash-completion/completions/colonnade $(SHARE)/zsh/site-functions/_colonnade \
  $(SHARE)/fish/vendor_completions.d/colonnade.fish $(SHARE)/systemd/user/colonnade.service

install: build-release ## install the program, its page, scenes, manual, completions: PREFIX=/usr/local
	@mkdir -p $(dir $(INSTALLED)) $(SHARE)/colonnade
	@install -m 755 $(RELEASE) $(DESTDIR)$(PREFIX)/bin/colonnade
	@rm -rf $(SHARE)/colonnade/Public && cp -R Public $(SHARE)/colonnade/Public
	@rm -rf $(SHARE)/colonnade/Gallery && cp -R Sources/Products/Gallery $(SHARE)/colonnade/Gallery
	@rm -rf $(SHARE)/colonnade/docs && if [ -d $(DOCS) ]; then cp -R $(DOCS) $(SHARE)/colonnade/docs; fi
	@$(RELEASE) manual > $(SHARE)/man/man1/colonnade.1
	@$(RELEASE) completions bash > $(SHARE)/bash-completion/completions/colonnade
	@$(RELEASE) completions zsh > $(SHARE)/zsh/site-functions/_colonnade
	@$(RELEASE) completions fish > $(SHARE)/fish/vendor_completions.d/colonnade.fish
	@sed 's|@PREFIX@|$(PREFIX)|' .ci/colonnade.service > $(SHARE)/systemd/user/colonnade.service
	@echo "Installed $(PREFIX)/bin/colonnade. As a service: systemctl --user enable --now colonnade"

uninstall: ## remove what install has put there
	@rm -f $(INSTALLED)
	@rm -rf $(SHARE)/colonnade

# A release runs where there is no Swift, if the toolchain has the static libraries. LLVM's linker does not
# warn whoever builds it of calls that Foundation is better off without.
STATIC = $(shell runtime=$$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)"/\1/p'); \
  [ -e "$${runtime}_static/linux/static-stdlib-args.lnk" ] && [ -x "$${runtime%/lib/swift}/bin/ld.lld" ] && \
  echo --static-swift-stdlib -Xswiftc -use-ld=lld)
# Without debug information and symbols, which are two fifths of the program.
RELEASE_OPTIONS = -c release $(STATIC) -debug-info-format none -Xlinker --strip-all

build-release:
	@.ci/swift-toolchain
	@.ci/install run
	@[ -x $(RELEASE) ] || echo "Building a release: the first time this takes some minutes."
	@swift build --product colonnade $(RELEASE_OPTIONS)

lint: $(VENV)/ready ## check the format, the style and the types of all sources
	@echo "Format and style of Swift"
	@swift format lint --strict --recursive $(SWIFT_SOURCES)
	@echo "Python"
	@$(RUFF) check --quiet .
	@$(RUFF) format --quiet --check .
	@echo "Format and style of JavaScript"
	@$(DENO) fmt $(DENO_OPTIONS) --check $(JS_SOURCES)
	@$(DENO) lint $(DENO_OPTIONS) $(JS_SOURCES)
	@echo "Words"
	@python3 .ci/prose.py
	@python3 .ci/words.py
	@python3 .ci/languages.py
	@python3 Tests/Interface/accepted_names.py --check
	@echo "Types of JavaScript: the page's, then the tests'"
	@$(DENO) check $(DENO_OPTIONS) --no-remote --no-npm $(filter Public/%,$(JS_SOURCES))
	@$(DENO) check --quiet --config Tests/Dashboard/.deno.json --no-remote --no-npm $(filter Tests/%,$(JS_SOURCES))

tools: $(VENV)/ready

build-tests:
	@.ci/swift-toolchain
	@.ci/install build
	@swift build --build-tests $(TESTS_OPTIONS)

swift-test: $(VENV)/ready build-tests swift-suites ## run the Swift suites alone

swift-suites:
	@COLONNADE_PYTHON=$(PYTHON) $(TESTS)/debug/colonnadePackageTests.xctest --testing-library swift-testing

node-test: $(VENV)/ready
	@$(NODE) --test --test-timeout=120000 Tests/Dashboard/*.test.mjs

# Of a package in another folder, SwiftPM sees new files only if it plans the build again.
example:
	@rm -f .build/example/debug.yaml
	@swift build --build-tests --package-path Tests/Example --scratch-path .build/example
	@swift test --skip-build --package-path Tests/Example --scratch-path .build/example --xunit-output .build/example/results.xml

# SwiftPM remembers what a manifest has found on this machine, so it is not asked.
without-server:
	@rm -f .build/without-server/debug.yaml
	@.ci/without-server swift build --build-tests --manifest-cache none --package-path Tests/Example --scratch-path .build/without-server

protocol-short: $(VENV)/ready
	@COLONNADE_BINARY=$(TESTS)/debug/colonnade COLONNADE_SERVE=--plain-page $(PYTEST) -n 2 --dist loadfile -m short Tests/Protocol Tests/Durability

browser-short: $(VENV)/ready
	@COLONNADE_BINARY=$(TESTS)/debug/colonnade $(PYTEST) -n 2 --dist loadfile -m short Tests/Dashboard

apps: $(VENV)/ready
	@COLONNADE_BINARY=$(RELEASE) $(PYTEST) $(BUILDS_APPS)

protocol: $(VENV)/ready
	@COLONNADE_BINARY=$(RELEASE) $(PYTEST) -n 2 --dist loadfile $(addprefix --ignore ,$(BUILDS_APPS)) Tests/Interface Tests/Protocol Tests/Durability Tests/Cluster/test_nodes.py Tests/Cluster/test_forwarded_requests.py Tests/Cluster/test_migration.py Tests/Cluster/test_databases.py

browser: $(VENV)/ready
	@COLONNADE_BINARY=$(RELEASE) $(PYTEST) -n 2 --dist loadfile --no-loadscope-reorder Tests/Dashboard

interface: ## compare SwiftUI's symbols with the modules, and write the list again
	@python3 Tests/Interface/accepted_names.py
	@$(MAKE) --no-print-directory build-tests
	@python3 Tests/Interface/interface.py

references: $(VENV)/ready build-release ## take the scenes' kept pictures and recorded tests anew, to be looked at
	@REFERENCES=renew COLONNADE_BINARY=$(RELEASE) $(PYTHON) -m pytest -q -p no:cacheprovider Tests/Protocol/test_recorded_tests.py
	@REFERENCES=renew COLONNADE_BINARY=$(RELEASE) $(PYTHON) -m pytest -q -p no:cacheprovider Tests/Dashboard/test_reference_pictures.py

pictures: $(VENV)/ready build-release ## take README's pictures anew, to be looked at
	@COLONNADE_BINARY=$(RELEASE) $(PYTHON) Tests/Dashboard/readme_pictures.py

soak: $(VENV)/ready build-release ## kills, power cuts, broken disks, a million frames: the long form
	@SOAK=1 COLONNADE_BINARY=$(RELEASE) $(PYTHON) -m pytest -q -p no:cacheprovider Tests/Durability Tests/Protocol/test_generated_frames.py Tests/Protocol/test_linear_time.py

$(VENV)/ready: Tests/requirements.txt
	@python3 -m venv $(VENV)
	@$(PYTHON) -m pip install -q --disable-pip-version-check -r Tests/requirements.txt
	@touch $@

bench: build-release ## print the figures; one scenario: ONLY=fanout; JSON lines: JSON=1
	@swift build --product Bench $(RELEASE_OPTIONS) --quiet
	@exec .build/release/Bench --server $(RELEASE) $(if $(ONLY),--only $(ONLY)) $(if $(JSON),--json)

bench-store: $(VENV)/ready build-release ## print the store's figures, each beside what it is measured by
	@COLONNADE_BINARY=$(RELEASE) $(PYTHON) Tests/Durability/measure.py

bench-cluster: $(VENV)/ready build-release ## print the figures of nodes on a PostgreSQL
	@COLONNADE_BINARY=$(RELEASE) $(PYTHON) Tests/Cluster/figures.py

bench-page: $(VENV)/ready build-release ## print how fast the page is, on an idle machine
	@COLONNADE_BINARY=$(RELEASE) $(PYTHON) Tests/Dashboard/measure.py

format: $(VENV)/ready ## format all sources in place
	@swift format --in-place --recursive $(SWIFT_SOURCES)
	@$(RUFF) format --quiet .
	@$(DENO) fmt $(DENO_OPTIONS) $(JS_SOURCES)

help: ## show this
	@echo "Colonnade: SwiftUI navigation, off the device."
	@echo
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 12
