# The commands a person needs to work on Searchlight.
#
# `make run` keeps standard input and output for the program alone: what installing and building have to say
# goes to standard error.

# The product that `make run` and `make web` start.
APP ?= listed

# Where `make web` shows it.
PORT ?= 8085

# How long `make fuzz` runs.
FUZZ_SECONDS ?= 60

swift_files := Sources Tests Examples Package.swift Benchmarks/Package.swift Benchmarks/Sources

# `make test` builds with other settings than the rest (a warning is an error), so it has its own build folder.
# In a shared one, `make run` and `make test` would each undo the other's work.
ci_build := .build/ci

# The page of what is there is made from the index of the tests, in which the types inside tests count too. Web pages are
# tested as well.
ci_settings := -Xswiftc -index-include-locals --traits default,WebKitGTK
ci_flags := --scratch-path $(ci_build) $(ci_settings)

# Where the README's example was built. The package of screens is built there, too, so that the library, which is the same
# for both, is built once.
client_build := .build/readme/client/.build

.DEFAULT_GOAL := build
.PHONY: run web build test format bench bench-windows bench-engine api support screenshots folding-table fuzz
.PHONY: setup setup-tests setup-api setup-bench setup-web setup-screenshots setup-folding setup-pages

# The products that show web pages are built with WebKitGTK, which the others do without. It is another library then, in a
# folder of its own.
ifneq ($(filter attractions,$(APP)),)
run_setup := setup-pages
run_build := .build/pages
run_flags := --traits default,WebKitGTK --scratch-path $(run_build)
else
run_setup := setup
run_build := .build
endif

# Builds $(APP) for release and runs it.
run: $(run_setup)
	@swift build --configuration release --product $(APP) $(run_flags) >&2 </dev/null
	@exec $(run_build)/release/$(APP)

# Builds $(APP) for release and shows it in a browser on this machine, at port $(PORT).
web: setup-web
	@swift build --configuration release --product $(APP) >&2 </dev/null
	@exec Scripts/web .build/release/$(APP) $(PORT)

# Builds everything for release.
build: setup
	@swift build --configuration release

# Fails on unformatted code, on a warning, on a failed test, on a data race in TypeAhead, and when the example in the README or the page of what is there is
# not true.
test: export CI = true
test: setup-tests
	swift format lint --strict --parallel --recursive $(swift_files)
	Scripts/test-readme
	Scripts/with-display swift test --package-path Tests/SourceCompatibility/Client --scratch-path $(client_build)
	swift build --build-tests $(ci_flags)
	Scripts/support check $(ci_build)/debug
	Tests/SourceCompatibility/check $(ci_build)/debug
	Scripts/run-tests $(ci_build) $(ci_settings)
	Scripts/run-tests --pages $(ci_build) $(ci_settings)
	Scripts/test-threads
	Scripts/fuzz
	Scripts/test-input-method $(ci_build)
	Scripts/with-display env --unset=G_DEBUG /usr/bin/python3 Tests/Accessibility/search_listed.py $(ci_build)/debug/listed
	Scripts/with-display env --unset=G_DEBUG /usr/bin/python3 Tests/Accessibility/search_listed.py $(ci_build)/debug/listed --without-icons
	Scripts/with-display env --unset=G_DEBUG /usr/bin/python3 Tests/Accessibility/compare_typing.py $(ci_build)/debug/listed

# Formats all Swift code in place.
format: setup
	@swift format --in-place --parallel --recursive $(swift_files)

# Measures all that there is to measure.
bench: bench-windows bench-engine

# Measures how long a key press takes until its result is painted, next to a plain window of GTK's. GTK's own warnings do
# not matter here.
bench-windows: setup-bench
	@swift build --configuration release --package-path Benchmarks >&2 </dev/null
	@Scripts/with-display env --unset=G_DEBUG Benchmarks/.build/release/bench

# Measures how long TypeAhead takes for each keystroke, beside other ways to find names. `make bench-engine BENCH_QUICK=1` takes
# seconds.
bench-engine: setup-bench
	@swift build --configuration release --product typeahead >&2 </dev/null
	@swift build --configuration release --package-path Benchmarks --product EngineBench >&2 </dev/null
	@PATH=".build/release:$$PATH" Benchmarks/.build/release/EngineBench

# Prints which members of UIKit are there, and which are missing.
api: setup-api
	@swift build --target UIKitCore >&2
	@Scripts/api .build/debug

# Writes the page that says of each member of UIKit which test shows it.
support: export CI = true
support: setup-tests
	@swift build --build-tests $(ci_flags) >&2
	@Scripts/support write $(ci_build)/debug

# Takes the pictures in the README anew.
screenshots: setup-screenshots
	@swift build --configuration release --product listed >&2 </dev/null
	Scripts/screenshots .build/release/listed Documentation/Pictures

# Gives TypeAhead random bytes for $(FUZZ_SECONDS) seconds, and checks the laws in Tests/Fuzzing.
fuzz: setup-tests
	@Scripts/fuzz $(FUZZ_SECONDS)

# Makes the table anew by which TypeAhead folds texts.
folding-table: setup-folding
	@Scripts/make-folding-table

# Installs what is missing; silent when nothing is.
setup:
	@Scripts/install-packages

# The same, with what the tests need besides.
setup-tests:
	@Scripts/install-packages test

# The same, with what `make api` needs besides.
setup-api:
	@Scripts/install-packages api

# The same, with what `make bench` needs besides.
setup-bench:
	@Scripts/install-packages bench

# The same, with what `make web` needs besides.
setup-web:
	@Scripts/install-packages web

# The same, with what apps need besides that show web pages.
setup-pages:
	@Scripts/install-packages pages

# The same, with what `make screenshots` needs besides.
setup-screenshots:
	@Scripts/install-packages screenshots

# The same, with what `make folding-table` needs besides.
setup-folding:
	@Scripts/install-packages folding
