"""Operates the example Packages without a display, or in a window, over its script socket."""

import json
import os
import shutil
import socket
import subprocess
import sys
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
# Seconds: a search has ended if the screen is the same for the first time; a step fails after the second one.
QUIET, DEADLINE = 0.6, 180
# The time between two looks at the screen.
PAUSE = 0.002

def fail(text):
    sys.exit(f"{os.path.basename(sys.argv[0])}: {text}")


class App:
    """The program, and the connection to its script socket. Keeps its files in a folder."""

    def __init__(self, program, folder, host="headless", variables=None, output=subprocess.DEVNULL):
        path = os.path.join(folder, "socket")
        if os.path.exists(path):
            os.remove(path)
        environment = dict(os.environ, UIKIT_HOST=host, UIKIT_SCRIPT_SOCKET=path, **(variables or {}))
        environment.update({name: folder for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME")})
        # Each start without the search of the previous one.
        environment["XDG_STATE_HOME"] = os.path.join(folder, "state")
        shutil.rmtree(environment["XDG_STATE_HOME"], ignore_errors=True)
        environment.pop("PACKAGES_ROOT", None)
        self.start = time.monotonic()
        self.process = subprocess.Popen(
            [program], env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=None if output is subprocess.PIPE else subprocess.DEVNULL
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

    def settled(self, quiet=QUIET):
        screen, since = self.screen(), time.monotonic()
        while time.monotonic() - since < quiet:
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
