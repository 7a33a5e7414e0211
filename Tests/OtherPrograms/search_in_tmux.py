#!/usr/bin/python3
"""Searches in the Listed example from outside, as a user of the terminal multiplexer tmux: sends keys, and compares whole screens.

Usage: search_in_tmux.py PROGRAM

Needs the package tmux. Each run has a tmux server, a home folder and a stored state of its own. Exits 0 when every screen was as
expected; prints the expected and the found screen otherwise.
"""

import os
import subprocess
import sys
import tempfile
import time

# Seconds until a screen must appear.
DEADLINE = 10

COLUMNS, ROWS = 60, 16

START = """

  L.I.S.T.E.D.
   🔍 Search
  Afghanistan                                              ▐
  2018: 37,171,921
  Afghanistan
  2019: 38,041,754
  Albania
  2018: 2,882,740
  Albania
  2019: 2,880,917
  Algeria
  2018: 42,228,408
  Algeria
  2019: 43,053,054
 Tab Next  Ctrl+C Quit  ? Keys
"""

CONTINENTS = """
   🔍 Search                                        Cancel
  🌐  Search by Africa
  🌐  Search by Asia
  🌐  Search by Europe
  🌐  Search by North America
  🌐  Search by Oceania
  🌐  Search by South America








 ↓ Results  Esc Cancel  Tab Next  F1 Keys
"""

TOKEN = """
   🔍  🌐 Europe                                ⊗   Cancel
        ▸ All               2018              2019
  Albania                                             2018 ▐
  2,882,740, Europe
  Albania                                             2019
  2,880,917, Europe
  Andorra                                             2018
  77,006, Europe
  Andorra                                             2019
  77,142, Europe
  Austria                                             2018
  8,891,388, Europe
  Austria                                             2019
  8,955,102, Europe
  Belarus                                             2018
 ↓ Results  Esc Cancel  Tab Next  F1 Keys
"""

TEXT = """
   🔍  🌐 Europe  land                          ⊗   Cancel
        ▸ All               2018              2019
  Channel Islands                                     2018 ▐
  170,499, Europe                                          ▐
  Channel Islands                                     2019 ▐
  172,259, Europe                                          ▐
  Faroe Islands                                       2018 ▐
  48,497, Europe
  Faroe Islands                                       2019
  48,678, Europe
  Finland                                             2018
  5,522,576, Europe
  Finland                                             2019
  5,532,156, Europe
  Iceland                                             2018
 ↓ Results  Esc Cancel  Tab Next  F1 Keys
"""

RESULTS = TEXT.replace("↓ Results  Esc Cancel  Tab Next  F1 Keys", "↑↓ Move  Enter Open  Esc Cancel  Tab Next  ? Keys")

SCOPE = """
   🔍  🌐 Europe  land                          ⊗   Cancel
          All               2018            ▸ 2019
  Channel Islands                                     2019 ▐
  172,259, Europe                                          ▐
  Faroe Islands                                       2019 ▐
  48,678, Europe                                           ▐
  Finland                                             2019 ▐
  5,532,156, Europe                                        ▐
  Iceland                                             2019 ▐
  339,031, Europe                                          ▐
  Ireland                                             2019 ▐
  4,882,495, Europe                                        ▐
  Netherlands                                         2019 ▐
  17,097,130, Europe
  Poland                                              2019
 ↓ Results  Esc Cancel  Tab Next  F1 Keys
"""

NARROW = """
   🔍  🌐 Europe  land      ⊗   Cancel
    ▸ All         2018        2019
  Channel Islands                 2018 ▐
  170,499, Europe                      ▐
  Channel Islands                 2019
  172,259, Europe
  Faroe Islands                   2018
  48,497, Europe
  Faroe Islands                   2019
 ↓ Results  Esc Cancel  Tab Next
"""

WIDE = """
                        🔍  🌐 Europe  land                         ⊗   Cancel
  L.I.S.T.E.D.
           ▸ All                      2018                     2019
  Channel Islands                                                         2018 ▐
  170,499, Europe                                                              ▐
  Channel Islands                                                         2019
  172,259, Europe
  Faroe Islands                                                           2018
  48,497, Europe
  Faroe Islands                                                           2019
  48,678, Europe
 ↓ Results  Esc Cancel  Tab Next  F1 Keys
"""

KEYS = """
 ╭────────────────────────────────────────────────────────╮
 │ Tab, Shift+Tab      Next, previous part of the screen  │
 │ ↑ ↓ ← →             Move in a list or text             │▐
 │ Enter, Space        Open or press                      │▐
 │ Esc                 Cancel, close, go back             │▐
 │ Ctrl+F              Search                             │▐
 │ Alt+↓               Open the suggestions               │▐
 │ F3, Ctrl+G          Next match                         │
 │ Shift+F3            Previous match                     │
 │ Page Up, Page Down  Scroll by a page                   │
 │ Shift+F10           Menu of the focused row            │
 │ Ctrl+_              Undo                               │
 │ F2                  Use the terminal's selection       │
 │ F6                  Next window of the app             │
 ╰────────────────────────────────────────────────────────╯
 ↑↓ Scroll  Esc Close
"""


def rows_of(text):
    """The rows of a screen, without the first and the last line break of a literal."""
    return text[1:-1].split("\n")


class Window:
    """A window of a tmux server of its own, in which a shell runs."""

    def __init__(self, program, term, folder):
        self.program, self.folder = os.path.abspath(program), folder
        environment = {
            "HOME": folder,
            "LANG": "C.UTF-8",
            # The shell starts the program by its name, so that no path is on the screens.
            "PATH": os.pathsep.join([os.path.dirname(self.program), os.environ["PATH"]]),
            "TERM": "xterm-256color",
            "TMUX_TMPDIR": folder,
            "UIKIT_HOST": "terminal",
            "XDG_STATE_HOME": folder,
        }
        self.environment = environment
        self.step = f"start of tmux with TERM={term}"
        self.tmux("new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), "-c", folder, "env", f"TERM={term}", "sh")
        self.type("PS1='> '; clear\n")
        self.expect("prompt of the shell", [">"])

    def tmux(self, *arguments):
        command = ["tmux", "-L", "search", "-f", "/dev/null", "-u", *arguments]
        answer = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        if answer.returncode:
            sys.exit(f"search_in_tmux.py: {self.step}: tmux {arguments[0]} failed: {answer.stderr.strip()}")
        return answer.stdout

    def end(self):
        subprocess.run(["tmux", "-L", "search", "kill-server"], env=self.environment, stderr=subprocess.DEVNULL)

    def press(self, *names):
        """Presses keys, by tmux's names."""
        self.tmux("send-keys", *names)

    def type(self, text):
        for line in text.splitlines(keepends=True):
            self.tmux("send-keys", "-l", line.rstrip("\n"))
            if line.endswith("\n"):
                self.press("Enter")

    def click(self, column, row):
        """Clicks a cell, counted from 0 on."""
        place = f"\x1b[<0;{column + 1};{row + 1}"
        self.press("-H", *[f"{byte:02x}" for byte in (place + "M" + place + "m").encode()])

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def screen(self):
        """The rows without the spaces at their ends, as tmux prints them."""
        return self.tmux("capture-pane", "-p").removesuffix("\n").split("\n")

    def cursor(self):
        """The column and the row of the cursor; None if it is hidden."""
        column, row, is_shown = self.tmux("display-message", "-p", "#{cursor_x} #{cursor_y} #{cursor_flag}").split()
        return (int(column), int(row)) if is_shown == "1" else None

    def title(self):
        """The title of the window, which also strings in queries can change."""
        return self.tmux("display-message", "-p", "#{pane_title}")

    def expect(self, step, rows, cursor=None):
        """Waits until the screen has these rows, with blank rows below them, and the cursor is in this place."""
        self.step = step
        self.wait_until(lambda found: found[: len(rows)] == rows and not any(found[len(rows) :]), rows)
        if cursor:
            end = time.monotonic() + DEADLINE
            while self.cursor() != cursor:
                if time.monotonic() > end:
                    sys.exit(f"search_in_tmux.py: {step}: the cursor is at {self.cursor()}, expected {cursor}")
                time.sleep(0.05)
        print(f"ok: {step}")

    def wait_until(self, is_right, expected):
        end = time.monotonic() + DEADLINE
        while not is_right(found := self.screen()):
            if time.monotonic() > end:
                sys.exit("\n".join([f"search_in_tmux.py: {self.step}: expected:", *expected, "found:", *found]))
            time.sleep(0.05)

    def terminal_settings(self, name):
        """The settings of the terminal, as the shell sees them."""
        path = os.path.join(self.folder, name)
        self.type(f"stty -a >{name}.part; mv {name}.part {name}\n")
        end = time.monotonic() + DEADLINE
        while not os.path.exists(path):
            if time.monotonic() > end:
                sys.exit(f"search_in_tmux.py: {self.step}: the shell does not run stty:\n" + "\n".join(self.screen()))
            time.sleep(0.05)
        with open(path) as file:
            return file.read()

    def expect_settings(self, step, found, expected):
        if found != expected:
            sys.exit(f"search_in_tmux.py: {step}: stty -a prints:\n{found}expected:\n{expected}")
        print(f"ok: {step}")

    def start_program(self):
        self.type(os.path.basename(self.program) + "\n")


def search(window):
    """Searches with a token, text and a scope, and returns to the list."""
    window.start_program()
    window.expect("the list of countries", rows_of(START))
    window.press("Tab")
    window.expect("the suggested continents", rows_of(CONTINENTS), cursor=(6, 0))
    window.press("Down", "Down", "Down", "Enter")
    window.expect("a token", rows_of(TOKEN), cursor=(18, 0))
    window.type("land")
    window.expect("results of a token and text", rows_of(TEXT), cursor=(22, 0))
    window.press("Down")
    window.expect("the focus in the results", rows_of(RESULTS))
    window.press("?")
    window.expect("the list of keys", rows_of(KEYS))
    window.press("Escape")
    window.expect("the results after the list of keys", rows_of(RESULTS))
    window.press("Up")
    window.expect("the focus back in the field", rows_of(TEXT), cursor=(22, 0))
    window.click(46, 1)
    window.expect("results of a scope", rows_of(SCOPE), cursor=(22, 0))
    window.press("Escape")
    window.expect("the list after the search", rows_of(START))


def quit_program(window, rows_before):
    """Quits with Ctrl+C: the shell's screen appears again."""
    window.press("C-c")
    window.expect("the shell's screen after Ctrl+C", rows_before + [">"])
    window.type("echo status $?\n")
    window.expect("the exit status after Ctrl+C", rows_before + ["> echo status $?", "status 0", ">"])


def test_search(window):
    title = window.title()
    search(window)
    if window.title() != title:
        sys.exit(f"search_in_tmux.py: the title of the window is now {window.title()!r}, not {title!r}")
    print("ok: the title of the window")
    quit_program(window, [f"> {os.path.basename(window.program)}"])


def test_sizes(window):
    window.start_program()
    window.expect("the list of countries", rows_of(START))
    window.press("Tab", "Down", "Down", "Down", "Enter")
    window.type("land")
    window.expect("results of a token and text", rows_of(TEXT))
    window.resize(40, 10)
    window.expect("a narrow window", rows_of(NARROW), cursor=(22, 0))
    window.resize(80, 12)
    window.expect("a wide window", rows_of(WIDE))
    window.resize(COLUMNS, ROWS)
    window.expect("the first size of the window", rows_of(TEXT), cursor=(22, 0))


def test_shell(window):
    """The screen and the settings of the shell, while the program is suspended and after its end."""
    name = os.path.basename(window.program)
    settings = window.terminal_settings("before")
    window.type("clear; echo Former screen\n")
    former = ["Former screen", f"> {name}"]
    window.expect("a screen of the shell", former[:1] + [">"])
    window.start_program()
    window.expect("the list of countries", rows_of(START))
    window.press("Tab", "Down", "Down", "Down", "Enter")
    window.type("land")
    window.expect("results of a token and text", rows_of(TEXT), cursor=(22, 0))

    window.press("C-z")
    window.step = "the shell's screen while the program is suspended"
    # Each shell has its own message between the command and the prompt.
    window.wait_until(
        lambda found: found[:2] == former and name in found[2] and found[3:] == [">"] + [""] * (ROWS - 4),
        former + [f"(a message about {name})", ">"],
    )
    print(f"ok: {window.step}")
    window.expect_settings("terminal settings while it is suspended", window.terminal_settings("suspended"), settings)
    window.type("fg\n")
    window.expect("the same screen after fg", rows_of(TEXT), cursor=(22, 0))
    window.press("BSpace")
    window.type("d")
    window.press("Down")
    window.expect("keys after fg", rows_of(RESULTS))

    window.press("C-c")
    window.step = "the shell's screen after Ctrl+C"
    window.wait_until(lambda found: found[:2] == former and [row for row in found if row][-1] == ">", former + ["...", ">"])
    print(f"ok: {window.step}")
    window.expect_settings("terminal settings after the end", window.terminal_settings("after"), settings)


def run(name, test, program, term):
    print(f"{name}, TERM={term}:")
    with tempfile.TemporaryDirectory() as folder:
        window = Window(program, term, folder)
        try:
            test(window)
        finally:
            window.end()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for term in ("tmux-256color", "screen", "xterm-256color"):
        run("A search", test_search, sys.argv[1], term)
    run("Sizes", test_sizes, sys.argv[1], "tmux-256color")
    run("The shell", test_shell, sys.argv[1], "tmux-256color")


main()
