#!/usr/bin/python3
"""Measures the time from a key to the painted result in the window of the example Packages, on the packages of this machine.

Usage: Scripts/with-display env --unset=G_DEBUG bench_keys.py PROGRAM GAUGE

PROGRAM is the example, GAUGE the library PreloadedGauge of the package Benchmarks. The keys type the queries of bench_packages.py and
the beginnings of BENCH_NAMES (default: 20) names of packages, and delete each again. The expected results come from the program without
a display. A key's result is painted when the field has the text, the first scope the number of results, and the list the first rows.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile

from packages_app import QUERIES, App, fail, has_all, quoted, rows

NAMES = int(os.environ.get("BENCH_NAMES", "20"))
# The number of rows that are compared: not more than fit into the window.
ROWS = 5
# Seconds without a change after which a search has ended.
QUIET = 0.25
KEYS = {" ": "space", "-": "minus"}
# The number of texts whose keys are not counted.
WARM_UP = 2


def texts():
    """The texts that are typed one after the other."""
    names = subprocess.run(["apt-cache", "pkgnames"], capture_output=True, text=True, check=True).stdout.split()
    generator = random.Random(11)
    chosen = [name[: generator.randint(3, 8)] for name in generator.sample(sorted(names), NAMES)]
    typed = [*(query for query, _ in QUERIES), *chosen]
    # Other characters need a modifier key.
    return [text for text in typed if all(letter in KEYS or letter.isascii() and letter.isalnum() for letter in text)]


def steps(text):
    """The keys that type and delete a text, and the text after each."""
    yield from ((KEYS.get(letter, letter), text[: index + 1]) for index, letter in enumerate(text))
    yield from (("BackSpace", text[:length]) for length in reversed(range(len(text))))


def first_scope(screen):
    return next((title for line in screen.split("\n") if (title := quoted(line, "scope"))), "All")


def expected(app, text, known):
    """The title of the first scope and the first rows for a text. The field is empty before and afterwards."""
    if text not in known:
        if text:
            app.do(f'type "{text}"')
        screen = app.settled(QUIET)
        title, found = first_scope(screen), rows(screen)[:ROWS]
        # Without rows to compare, a broken list would be the fastest one.
        if any(digit in title for digit in "123456789") and not found:
            fail(f"the search for {text!r} shows no rows:\n{screen}")
        known[text] = [title, *found]
        if text:
            app.do('tap "Clear text"')
    return known[text]


def write_session(program, folder, path):
    """Writes the session of the gauge. Returns the number of keys that are not counted."""
    with App(program, folder) as app:
        app.wait_for(has_all)
        app.do('tap "Search"')
        known, lines, skipped = {}, [], 0
        for index, text in enumerate(texts()):
            for key, result in steps(text):
                lines.append("\t".join([key, result, *expected(app, result, known)]))
            if index < WARM_UP:
                skipped = len(lines)
            print(f"expected results of {text!r}: {len(known[text]) - 1} rows", file=sys.stderr)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    return skipped


def percentile(values, fraction):
    """The smallest value that is not less than a fraction of the values."""
    return sorted(values)[max(0, -(-len(values) * fraction // 100) - 1)]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program, gauge = map(os.path.abspath, sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        session = os.path.join(folder, "session")
        with App(program, folder) as app:
            app.wait_for(has_all)
        draft = session + ".draft"
        skipped = write_session(program, folder, draft)
        variables = {"LD_PRELOAD": gauge, "GAUGE_SESSION": session}
        with App(program, folder, "gtk", variables, subprocess.PIPE) as app:
            app.wait_for(has_all)
            app.do('tap "Search"')
            # Now the keys are pressed.
            os.rename(draft, session)
            lines = app.process.stdout.read().decode().split("\n")
            if app.process.wait() != 0:
                fail("the gauge reports a failure")
    keys = [[int(number) for number in line.split()] for line in lines[1 + skipped :] if line]
    times = [key[0] / 1000 for key in keys]
    frames = [key[2] for key in keys]
    print("| keys | median ms | 95th ms | 99th ms | longest ms | frames, median | within 16.7 ms |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    within = 100 * sum(time <= 16.7 for time in times) / len(times)
    figures = [statistics.median(times), percentile(times, 95), percentile(times, 99), max(times)]
    print(
        f"| {len(times)} | " + " | ".join(f"{value:.1f}" for value in figures) + f" | {statistics.median(frames):.0f} | {within:.1f} % |"
    )


main()
