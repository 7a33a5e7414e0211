#!/usr/bin/python3
"""Compares the search of the example Packages with `apt-cache search` and `aptitude search`, on the packages of this machine.

Usage: bench_packages.py PROGRAM

Runs the program without a display, and operates it over its script socket. Prints tables; progress goes to standard error. BENCH_RUNS
sets the number of runs of each query; default: 5. Tools that are not installed are omitted, with a note. A tool that does not answer
within BENCH_LIMIT seconds (default: 30) is not asked again.
"""

import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

# Each query with the package that a user most probably wants.
QUERIES = (
    ("pdf viewer", "evince"),
    ("python http", "python3-requests"),
    ("libreoffce", "libreoffice"),
    ("editor -vim", "nano"),
    ("web server", "apache2"),
    ("image converter", "imagemagick"),
    ("c++ compiler", "g++"),
    ("markdown", "markdown"),
    ("firefox", "firefox-esr"),
    ("compress files", "gzip"),
)
# An installed package, which each Debian system has.
FIRST = "gzip"
RUNS = int(os.environ.get("BENCH_RUNS", "5"))
# Seconds. aptitude reads each description from the lists, which takes minutes if apt keeps them compressed.
LIMIT = float(os.environ.get("BENCH_LIMIT", "30"))

# Seconds: a search has ended if the screen is the same for the first time; a step fails after the second one.
QUIET, DEADLINE = 0.6, 180
# The time between two looks at the screen.
PAUSE = 0.002


def fail(text):
    sys.exit(f"bench_packages.py: {text}")


class App:
    """The program without a display, and the connection to its script socket."""

    def __init__(self, program, folder):
        path = os.path.join(folder, "socket")
        if os.path.exists(path):
            os.remove(path)
        environment = dict(os.environ, UIKIT_HOST="headless", UIKIT_SCRIPT_SOCKET=path)
        environment.update({name: folder for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")})
        environment.pop("PACKAGES_ROOT", None)
        self.start = time.monotonic()
        self.process = subprocess.Popen(
            [program], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        connection = socket.socket(socket.AF_UNIX)
        while True:
            try:
                connection.connect(path)
                break
            except OSError:
                if self.process.poll() is not None or self.elapsed() > DEADLINE:
                    fail(f"{program} does not open its script socket")
                time.sleep(PAUSE)
        self.lines = connection.makefile("rw", encoding="utf-8")
        print("answers json", file=self.lines, flush=True)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.process.kill()
        self.process.wait()

    def elapsed(self):
        return time.monotonic() - self.start

    def do(self, command):
        print(command, file=self.lines, flush=True)
        line = self.lines.readline()
        answer = json.loads(line) if line else {"error": "the program ended"}
        if answer.get("error"):
            fail(f"{command}: {answer['error']}")
        return answer["output"]

    def screen(self):
        return self.do("screen")

    def wait_for(self, holds):
        """The seconds since the program was started until the screen is as described."""
        while not holds(self.screen()):
            if self.elapsed() > DEADLINE:
                fail(f"the expected screen does not come:\n{self.screen()}")
            time.sleep(PAUSE)
        return self.elapsed()

    def search(self, text):
        """Types a text into the empty field. Returns the seconds until its first results and until the last change of the screen, and
        that screen."""
        before = self.settled()
        start = time.monotonic()
        self.do(f"type {json.dumps(text)}")
        screen, first, last = before, None, None
        while last is None or time.monotonic() - last < QUIET:
            now = self.screen()
            if now != screen:
                screen, last = now, time.monotonic()
                if first is None and rows(screen):
                    first = last
            if time.monotonic() - start > DEADLINE:
                fail(f"the search for {text!r} does not end")
            time.sleep(PAUSE)
        return (first or last) - start, last - start, screen

    def clear(self):
        self.do('tap "Clear text"')
        self.settled()

    def settled(self):
        screen, since = self.screen(), time.monotonic()
        while time.monotonic() - since < QUIET:
            time.sleep(0.02)
            now = self.screen()
            if now != screen:
                screen, since = now, time.monotonic()
        return screen

    def memory(self, field="VmRSS"):
        """Megabytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            line = next(line for line in file if line.startswith(f"{field}:"))
        return int(line.split()[1]) * 1024 / 1e6


def quoted(line, kind):
    """The first quoted text of a line of the screen that describes an element of a kind; none for others."""
    prefix = f'{kind} "'
    text = line.strip()
    return text[len(prefix) :].split('"')[0] if text.startswith(prefix) else None


def rows(screen):
    return [name for line in screen.split("\n") if (name := quoted(line, "row"))]


def total(screen):
    """The number of results in the title of the first scope."""
    for line in screen.split("\n"):
        title = quoted(line, "scope")
        if title and title.startswith("All "):
            return int("".join(digit for digit in title if digit.isdigit()))
    return 0


def has_all(screen):
    return any(" packages, " in name for name in rows(screen))


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
        lines.append(line)
    head = ["query", "wanted", "packages: first ms", "last ms", "results", "among ten"]
    for name, _ in tools:
        head += [f"{name}: ms", "results", "among ten"]
    print_table(head, lines)
    print_table(["packages", "value"], [[name, f"{value:.2f}" if value < 30 else f"{value:.0f}"] for name, value in figures])
    for name in sorted(slow):
        print(f"{name} did not answer within {LIMIT:.0f} seconds.")
    for name in sorted(missing):
        print(f"{name} is not installed, and was not measured.")


main()
