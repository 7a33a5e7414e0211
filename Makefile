# The commands for development of Searchlight.
#
# `make run` leaves standard input and output to the program: messages of the installation and the build go to standard error.

# The product that `make run` and `make web` start.
APP ?= listed

# The port of `make web`.
PORT ?= 8085

# The duration of `make fuzz` and `make fuzz-terminal` in seconds.
FUZZ_SECONDS ?= 60

# The number of actions in each example and the seed of `make random-walk`.
RANDOM_ACTIONS ?= 100000
RANDOM_SEED ?= 1

comma := ,

swift_files := Plugins Sources Tests Examples Package.swift Benchmarks/Package.swift Benchmarks/Sources Tools/Package.swift Tools/Sources Tools/Tests

# `make test` has its own build folder, because its settings differ (warnings are errors). In a shared folder, `make run` and
# `make test` would rebuild everything in turn.
ci_build := .build/ci

# SwiftPM passes the package's traits to the compiler in the order of a hash table. Without this variable that order is random, and
# most builds compile everything again.
swift_build := SWIFT_DETERMINISTIC_HASHING=1 swift build

# Documentation/Support.md is generated from the index of the tests, including types that are local to tests. The traits add the
# tests of web pages, of terminals, and of search indexes in files and databases.
ci_flags := --scratch-path $(ci_build) -Xswiftc -index-include-locals --traits default,PostgreSQL,SQLite,Terminal,WebKitGTK

# The build folder of the README's example. Tests/SourceCompatibility/Client is built there, too, so that the library is built once
# for both.
client_build := .build/readme/client/.build

.DEFAULT_GOAL := build
.PHONY: run web build install uninstall archive test test-ui test-engine test-tools test-traits format bench bench-windows \
	bench-terminal bench-engine bench-fuzzy bench-packages bench-packages-build api support screenshots folding-table fuzz fuzz-terminal \
	random-walk
.PHONY: setup setup-tests setup-archive setup-api setup-bench setup-web setup-screenshots setup-folding setup-pages

# Apps run in debug mode with an optimized TypeAhead: this builds in half the time of release mode. The settings differ from other
# builds, so they have their own build folder. Only products that show web pages are built with WebKitGTK, and only those with a search
# index in a file with the trait SQLite, each in a build folder of its own: a change of traits compiles everything again.
ifneq ($(filter attractions,$(APP)),)
run_setup := setup-pages
run_build := .build/run-pages
run_traits := --traits default,WebKitGTK
else ifneq ($(filter packages,$(APP)),)
run_setup := setup
run_build := .build/run-sqlite
run_traits := --traits default,SQLite
else
run_setup := setup
run_build := .build/run
endif
run_flags := --scratch-path $(run_build) --disable-index-store $(run_traits)

# Builds $(APP) and runs it.
run: $(run_setup)
	@SEARCHLIGHT_OPTIMIZED_ENGINE=1 Scripts/build-product $(APP) $(run_flags)
	@exec $(run_build)/debug/$(APP)

# Builds $(APP) and shows it in a browser on this machine, at port $(PORT). Web pages show only their addresses there.
web: setup-web
	@SEARCHLIGHT_OPTIMIZED_ENGINE=1 Scripts/build-product $(APP) --scratch-path .build/run --disable-index-store
	@exec Scripts/web .build/run/debug/$(APP) $(PORT)

# Installs the program `searchlight` and the library for it in $(PREFIX); default: /usr/local if it is writable, otherwise ~/.local.
# Like apps, the library is built in debug mode with an optimized TypeAhead, in the build folder of `make run`. It shows web pages if
# WebKitGTK is installed. DESTDIR precedes all paths.
PREFIX ?= $(shell test -w /usr/local/bin && test -w /usr/local/lib && echo /usr/local || echo "$$HOME/.local")
install_root = $(DESTDIR)$(PREFIX)
has_pages := $(shell pkg-config --exists webkitgtk-6.0 2>/dev/null && echo yes)
library_build := $(if $(has_pages),.build/run-pages,.build/run)
library_flags := --scratch-path $(library_build) --disable-index-store $(if $(has_pages),--traits default$(comma)WebKitGTK)

# `make install APP=packages` installs the app Packages instead, in release mode, with its entry in the desktop's menu and its search
# provider for GNOME Shell; `make uninstall APP=packages` removes it.
ifeq ($(APP),packages)
install: setup
	@$(swift_build) --configuration release --product packages --traits default,SQLite --scratch-path .build/run-sqlite >&2 </dev/null
	@Scripts/install-app .build/run-sqlite/release '$(PREFIX)' '$(DESTDIR)'
	@echo "Installed $(install_root)/bin/packages and its files in $(install_root)/lib/packages and $(install_root)/share." >&2

uninstall:
	@Scripts/install-app --remove '$(PREFIX)' '$(DESTDIR)'
	@echo "Removed $(install_root)/bin/packages and its files." >&2
else
install: setup
	@SEARCHLIGHT_OPTIMIZED_ENGINE=1 Scripts/build-product Searchlight $(library_flags)
	@SEARCHLIGHT_OPTIMIZED_ENGINE=1 Scripts/build-product searchlight-interfaces $(library_flags)
	@$(swift_build) --configuration release --package-path Tools --product searchlight --scratch-path .build/tools-release >&2 \
		</dev/null
	@Scripts/install-library $(library_build)/debug .build/tools-release/release/searchlight '$(install_root)/lib/searchlight'
	@mkdir -p '$(install_root)/bin' '$(install_root)/share/man/man1'
	@install -m 755 .build/tools-release/release/searchlight '$(install_root)/bin/searchlight'
	@install -m 644 Documentation/Manual/searchlight.1 '$(install_root)/share/man/man1/searchlight.1'
	@echo "Installed $(install_root)/bin/searchlight and $(install_root)/lib/searchlight." >&2

# Removes what `make install` installed, with the same PREFIX and DESTDIR.
uninstall:
	@test -f '$(install_root)/lib/searchlight/library.json' || \
		{ echo 'There is no Searchlight in $(install_root).' >&2; exit 1; }
	@rm -rf '$(install_root)/lib/searchlight'
	@rm -f '$(install_root)/bin/searchlight' '$(install_root)/share/man/man1/searchlight.1'
	@echo "Removed $(install_root)/bin/searchlight and $(install_root)/lib/searchlight." >&2
endif

# Makes the release archive in .build/archive, and prints its path. VERSION is the newest version in CHANGELOG.md; without one, a number
# for the date of the last commit. The library shows web pages if WebKitGTK is installed.
VERSION ?= $(or $(shell sed -n 's/^\#\# \[\([0-9][^]]*\)\].*/\1/p' CHANGELOG.md | head -n 1),0.0.$(shell git log -1 --format=%cd --date=format:%Y%m%d))

archive: setup-archive
	@SEARCHLIGHT_OPTIMIZED_ENGINE=1 Scripts/build-product Searchlight $(library_flags)
	@SEARCHLIGHT_OPTIMIZED_ENGINE=1 Scripts/build-product searchlight-interfaces $(library_flags)
	@$(swift_build) --configuration release --package-path Tools --product searchlight --scratch-path .build/tools-release >&2 \
		</dev/null
	@Scripts/install-library $(library_build)/debug .build/tools-release/release/searchlight .build/archive/library
	@Scripts/make-archive .build/archive/library .build/tools-release/release/searchlight '$(VERSION)' .build/archive

# Builds everything in release mode.
build: setup
	@$(swift_build) --configuration release

# Fails on unformatted code, a dependency on a higher group, a warning, a failed test, a data race in TypeAhead, more allocations or
# work in TypeAhead than its thresholds permit, a failing example in the README, an outdated Documentation/Support.md, or a signature
# that differs from Apple's. Also builds without the libraries of the package traits.
test: export CI = true
test: setup-tests
	swift format lint --strict --parallel --recursive $(swift_files)
	Scripts/lint-prose
	Scripts/lint-dependencies
	Scripts/test-readme
	$(swift_build) --build-tests --package-path Tests/SourceCompatibility/Client --scratch-path $(client_build)
	Scripts/with-display swift test --skip-build --package-path Tests/SourceCompatibility/Client --scratch-path $(client_build)
	$(swift_build) --build-tests $(ci_flags)
	Scripts/support check $(ci_build)/debug
	Scripts/signatures $(ci_build)/debug
	Tests/SourceCompatibility/check $(ci_build)/debug
	$(MAKE) --jobs 2 test-ui test-engine test-tools test-traits

# Runs the built tests of UIKit, its hosts and the examples. Most of the time they wait for windows.
test-ui:
	Scripts/run-tests $(ci_build)
	Scripts/run-tests --media $(ci_build)
	Scripts/run-tests --servers $(ci_build)
	Scripts/run-tests --random $(ci_build)
	Scripts/run-tests --pages $(ci_build)
	Scripts/test-input-method $(ci_build)
	Scripts/with-display env --unset=G_DEBUG /usr/bin/python3 Tests/Accessibility/search_listed.py $(ci_build)/debug/listed
	Scripts/with-display env --unset=G_DEBUG /usr/bin/python3 Tests/Accessibility/search_listed.py $(ci_build)/debug/listed --without-icons
	Scripts/with-display env --unset=G_DEBUG /usr/bin/python3 Tests/Accessibility/search_packages.py $(ci_build)/debug/packages
	Scripts/with-display env --unset=G_DEBUG /usr/bin/python3 Tests/Accessibility/compare_typing.py $(ci_build)/debug/listed
	Scripts/with-display env --unset=G_DEBUG /usr/bin/python3 Tests/Installation/install_packages.py $(ci_build)/debug
	/usr/bin/python3 Tests/OtherPrograms/search_in_tmux.py $(ci_build)/debug/listed
	/usr/bin/python3 Tests/OtherPrograms/fuzz_terminal.py $(ci_build)/debug/listed 30

# Checks TypeAhead with sanitizers, by its work counters and with random input, and all C sources for another processor.
test-engine:
	Scripts/check-aarch64
	Scripts/test-threads
	Scripts/test-work
	Scripts/fuzz

# Tests the program `searchlight`, which has its own package. It uses the library that the other tests were built with.
test-tools:
	$(swift_build) --build-tests --package-path Tools --scratch-path .build/tools
	Scripts/install-library $(ci_build)/debug .build/tools/debug/searchlight .build/library
	SEARCHLIGHT_LIBRARY='$(CURDIR)/.build/library' swift test --skip-build --package-path Tools --scratch-path .build/tools
	Scripts/test-plugin .build/tools/debug/searchlight .build/library
	Scripts/test-archive .build/tools/debug/searchlight .build/library

# Builds the library without Cairo, GStreamer, GTK, SQLite, OpenSSL and libsecret. It then reports what it cannot draw, play, save or
# encrypt.
test-traits:
	$(swift_build) --disable-default-traits --target HeadlessHost --scratch-path .build/without-traits
	$(swift_build) --disable-default-traits --target CoreData --scratch-path .build/without-traits
	$(swift_build) --disable-default-traits --target CryptoKit --scratch-path .build/without-traits
	$(swift_build) --disable-default-traits --target Security --scratch-path .build/without-traits
	$(swift_build) --disable-default-traits --target AVKit --scratch-path .build/without-traits

# Formats all Swift code in place.
format: setup
	@swift format --in-place --parallel --recursive $(swift_files)

# Runs all benchmarks.
bench: bench-windows bench-terminal bench-engine bench-fuzzy bench-packages

# Measures the time from a key press to the painted result, beside a plain GTK window, and in the window of Packages. GTK's warnings are
# not fatal here.
bench-windows: setup-bench bench-packages-build
	@$(swift_build) --configuration release --package-path Benchmarks >&2 </dev/null
	@Scripts/with-display env --unset=G_DEBUG Benchmarks/.build/release/bench
	@Scripts/with-display env --unset=G_DEBUG python3 -B Benchmarks/Packages/bench_keys.py $(bench_packages) \
		Benchmarks/.build/release/libPreloadedGauge.so

# Measures the time from a key press to the last byte of output in a terminal, and the number of bytes, beside fzf.
bench-terminal: setup-bench
	@$(swift_build) --configuration release --package-path Benchmarks --product TerminalApp >&2 </dev/null
	@$(swift_build) --configuration release --package-path Benchmarks --product TerminalBench >&2 </dev/null
	@Benchmarks/.build/release/TerminalBench

# Measures the time of TypeAhead per keystroke, beside other search tools. `make bench-engine BENCH_QUICK=1` takes seconds.
bench-engine: setup-bench
	@$(swift_build) --configuration release --product typeahead >&2 </dev/null
	@$(swift_build) --configuration release --package-path Benchmarks --product EngineBench >&2 </dev/null
	@PATH=".build/release:$$PATH" Scripts/with-postgresql 4 Benchmarks/.build/release/EngineBench

# Measures fuzzy matching beside frizbee, on the data of its BENCHMARKS.md. Installs frizbee for Python in .build/peers.
bench-fuzzy: setup-bench
	@test -x .build/peers/bin/python || python3 -m venv .build/peers >&2
	@.build/peers/bin/pip install --quiet --disable-pip-version-check frizbee==0.13.0 >&2
	@$(swift_build) --configuration release --package-path Benchmarks --product FuzzyBench >&2 </dev/null
	@Benchmarks/.build/release/FuzzyBench .build/peers/bin/python Benchmarks/Peers/frizbee_peer.py

# Compares the example Packages with apt-cache, aptitude and GNOME Software, on the packages of this machine.
bench-packages: setup-bench bench-packages-build
	@python3 -B Benchmarks/Packages/bench_packages.py $(bench_packages)

bench_packages := .build/bench-packages/release/packages
bench-packages-build: setup-bench
	@$(swift_build) --configuration release --product packages --scratch-path .build/bench-packages --disable-index-store --traits default,SQLite \
		>&2 </dev/null

# Prints the numbers of supported and missing members of UIKit, and the missing ones.
api: setup-api
	@$(swift_build) --target UIKitCollections >&2
	@Scripts/api .build/debug

# Generates Documentation/Support.md: the members of UIKit, with a test for each.
support: export CI = true
support: setup-tests
	@$(swift_build) --build-tests $(ci_flags) >&2
	@Scripts/support write $(ci_build)/debug

# Retakes the images in the README, and its recording of a terminal. `make screenshots APP=gallery` takes images of each screen of the
# gallery, in light, dark and high contrast, with large text and mirrored, in .build/screenshots; `make screenshots APP=packages` those of
# Packages, with the packages of this machine.
gallery_screens := List Drawing Layers Text Scrolling Controls Pickers Desktop Accessibility Lists Transitions Media 'Core Data'

ifeq ($(APP),gallery)
screenshots: setup-screenshots
	@SEARCHLIGHT_OPTIMIZED_ENGINE=1 Scripts/build-product gallery $(run_flags)
	Scripts/screenshots $(run_build)/debug/gallery .build/screenshots $(gallery_screens)
else ifeq ($(APP),packages)
screenshots: setup-screenshots
	@SEARCHLIGHT_OPTIMIZED_ENGINE=1 Scripts/build-product packages $(run_flags)
	Scripts/screenshots --packages $(run_build)/debug/packages Documentation/Pictures
else
screenshots: setup-screenshots
	@$(swift_build) --configuration release --product listed >&2 </dev/null
	Scripts/screenshots .build/release/listed Documentation/Pictures
	Scripts/record-terminal .build/release/listed Documentation/Pictures/terminal.gif
endif

# Fuzzes TypeAhead for $(FUZZ_SECONDS) seconds and checks the invariants in Tests/Fuzzing.
fuzz: setup-tests
	@Scripts/fuzz $(FUZZ_SECONDS)

# Fuzzes the terminal host for $(FUZZ_SECONDS) seconds: random bytes as input, and random Unicode as data of Listed.
fuzz-terminal: setup-tests
	@SEARCHLIGHT_OPTIMIZED_ENGINE=1 Scripts/build-product listed $(run_flags)
	@/usr/bin/python3 Tests/OtherPrograms/fuzz_terminal.py $(run_build)/debug/listed $(FUZZ_SECONDS)

# Performs $(RANDOM_ACTIONS) random actions of a user in each example, without a display, and checks after each of them what users expect of
# every app (Tests/RandomWalkSupport). `make test` performs 4,000 in each. A failure names the seed and the number of its action.
random-walk: export CI = true
random-walk: setup-tests
	@$(swift_build) --build-tests $(ci_flags) >&2
	@SEARCHLIGHT_RANDOM_WALK_ACTIONS=$(RANDOM_ACTIONS) SEARCHLIGHT_RANDOM_WALK_SEED=$(RANDOM_SEED) \
		Scripts/run-tests --random $(ci_build)

# Regenerates TypeAhead's folding table.
folding-table: setup-folding
	@Scripts/make-folding-table

# Installs missing packages; prints nothing if there are none.
setup:
	@Scripts/install-packages

# The same, including packages for the tests.
setup-tests:
	@Scripts/install-packages test

# The same, including packages for `make archive`.
setup-archive:
	@Scripts/install-packages archive

# The same, including packages for `make api`.
setup-api:
	@Scripts/install-packages api

# The same, including packages for `make bench`.
setup-bench:
	@Scripts/install-packages bench

# The same, including packages for `make web`.
setup-web:
	@Scripts/install-packages web

# The same, including packages for apps with web pages.
setup-pages:
	@Scripts/install-packages pages

# The same, including packages for `make screenshots`.
setup-screenshots:
	@Scripts/install-packages screenshots

# The same, including packages for `make folding-table`.
setup-folding:
	@Scripts/install-packages folding
