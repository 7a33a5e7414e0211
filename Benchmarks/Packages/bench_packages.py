#!/usr/bin/python3
"""Compares the search of the example Packages with apt-cache, aptitude and GNOME Software, on the packages of this machine.

Usage: bench_packages.py PROGRAM

Runs the program without a display, and operates it over its script socket. Prints tables; progress goes to standard error. BENCH_RUNS
sets the number of runs of each query; default: 5. Tools that are not installed are omitted, with a note. A tool that does not answer
within BENCH_LIMIT seconds (default: 30) is not asked again.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import gnome_software
from packages_app import FIRST, QUERIES, App, fail, has_all, rows, total

RUNS = int(os.environ.get("BENCH_RUNS", "5"))
# Seconds. aptitude reads each description from the lists, which takes minutes if apt keeps them compressed.
LIMIT = float(os.environ.get("BENCH_LIMIT", "30"))


def measure_app(program, folder):
    """The results by query: milliseconds to the first and to all results, the number, and the first rows."""
    # The first run builds the index, the second one opens it.
    with App(program, folder) as app:
        app.do('tap "Search"')
        app.do(f'type "{FIRST}"')
        cold = app.wait_for(lambda screen: FIRST in rows(screen))
        peak_early = app.memory("VmHWM")
    for name in os.listdir(folder):
        path = os.path.join(folder, name)
        shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
    with App(program, folder) as app:
        built = app.wait_for(has_all)
        peak = max(app.memory("VmHWM"), peak_early)
    starts = []
    for _ in range(RUNS):
        with App(program, folder) as app:
            app.do('tap "Search"')
            app.do(f'type "{FIRST}"')
            starts.append(app.wait_for(lambda screen: FIRST in rows(screen)))
    found = {}
    with App(program, folder) as app:
        app.wait_for(has_all)
        app.settled()
        idle = app.memory()
        app.do('tap "Search"')
        for query, _ in QUERIES:
            found[query] = [app.search(query)]
            app.clear()
        after = app.memory()
        for run in range(1, RUNS):
            print(f"packages: run {run + 1} of {RUNS}", file=sys.stderr)
            for query, _ in QUERIES:
                found[query].append(app.search(query))
                app.clear()
    figures = (
        ("start without index to first results (s)", cold),
        ("start without index to all packages (s)", built),
        ("start with index to first results (s)", statistics.median(starts)),
        ("greatest resident memory while reading (MB)", peak),
        ("resident memory, idle (MB)", idle),
        ("resident memory after the ten queries (MB)", after),
    )
    return found, figures


def apt_cache(query):
    """The command for a query; none if the tool cannot express it."""
    words = query.split()
    if any(word.startswith("-") for word in words):
        return None
    return ["apt-cache", "search", *(word.replace("+", r"\+") for word in words)]


def aptitude(query, term="?term"):
    terms = [f"!{term}({word[1:]})" if word.startswith("-") else f"{term}({word})" for word in query.split()]
    return ["aptitude", "search", "--disable-columns", "-F", "%p", " ".join(terms)]


def aptitude_names(query):
    return aptitude(query.replace("+", r"\+"), "?name")


def measure_tool(command):
    """The median of milliseconds, and the names of the packages that it prints; none if it does not answer in time."""
    times, environment = [], dict(os.environ, LC_ALL="C.UTF-8")
    for _ in range(RUNS):
        start = time.monotonic()
        try:
            output = subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LIMIT, env=environment, check=False
            )
        except subprocess.TimeoutExpired:
            return None
        times.append(time.monotonic() - start)
        # aptitude ends with 1 if it finds nothing.
        if output.returncode and output.stdout == "" and output.stderr.strip():
            fail(f"{' '.join(command)}: {output.stderr.strip()}")
    names = [line.split(" - ")[0].strip() for line in output.stdout.splitlines()]
    return statistics.median(times) * 1000, names


def measure_gnome_software():
    """The columns by query, and a note; no columns if GNOME Software cannot be measured."""
    print("gnome-software", file=sys.stderr)
    # It has no means of excluding a word.
    queries = [query for query in QUERIES if not any(word.startswith("-") for word in query[0].split())]
    try:
        note, answers = gnome_software.measure(queries, RUNS)
    except gnome_software.Unavailable as error:
        return None, f"GNOME Software was not measured: {error}."
    columns = {text: ["–"] * 4 for text, _ in QUERIES}
    for text, answer in answers.items():
        columns[text] = [f"{answer.first:.0f}", f"{answer.later:.0f}", str(answer.results), answer.place]
    return columns, note


def place(names, wanted):
    return "yes" if wanted in names[:10] else "no"


def print_table(head, lines):
    for line in (head, ["---"] * len(head), *lines):
        print("| " + " | ".join(line) + " |")
    print()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    # The folder of the socket must belong to the user alone, as temporary folders do.
    with tempfile.TemporaryDirectory() as folder:
        found, figures = measure_app(program, folder)
    tools = [("apt-cache", apt_cache), ("aptitude", aptitude), ("aptitude, names", aptitude_names)]
    missing = {program for name, _ in tools if not shutil.which(program := name.split(",")[0])}
    tools = [tool for tool in tools if tool[0].split(",")[0] not in missing]
    columns, note = measure_gnome_software()
    slow = set()
    lines = []
    for query, wanted in QUERIES:
        runs = found[query]
        screen = runs[-1][2]
        names = rows(screen)
        first, last = (f"{statistics.median(run[index] for run in runs) * 1000:.0f}" for index in (0, 1))
        answer = place(names, wanted)
        if answer == "no" and names and names[0].startswith("Did you mean") and wanted in names[0]:
            answer = "offered"
        line = [query, wanted, first, last, str(total(screen)), answer]
        for name, command in tools:
            print(f"{name}: {query}", file=sys.stderr)
            words = command(query)
            answer = measure_tool(words) if words and name not in slow else None
            if answer is None:
                if words:
                    slow.add(name)
                line += ["–", "–", "–"]
                continue
            duration, printed = answer
            line += [f"{duration:.0f}", str(len(printed)), place(printed, wanted)]
        lines.append(line + (columns[query] if columns else []))
    head = ["query", "wanted", "packages: first ms", "last ms", "results", "among ten"]
    for name, _ in tools:
        head += [f"{name}: ms", "results", "among ten"]
    if columns:
        head += ["gnome-software: first time ms", "later ms", "results", "among ten"]
    print_table(head, lines)
    print_table(["packages", "value"], [[name, f"{value:.2f}" if value < 30 else f"{value:.0f}"] for name, value in figures])
    for name in sorted(slow):
        print(f"{name} did not answer within {LIMIT:.0f} seconds.")
    for name in sorted(missing):
        print(f"{name} is not installed, and was not measured.")
    print(note)


main()
