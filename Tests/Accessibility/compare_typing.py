#!/usr/bin/python3
"""Types the same keys into the search field of a program and into a search entry of GTK's, and compares what a screen reader
hears of both.

Usage: compare_typing.py PROGRAM

PROGRAM shows a search field, to which Ctrl+F leads. Needs a display, a session bus, xdotool and the packages
python3-pyatspi and gir1.2-gtk-4.0. Exits 0 when both logs are equal.
"""

import os
import subprocess
import sys
import threading

import pyatspi
from gi.repository import GLib

TIMEOUT = 15
# Letters, a capital, a space, non-ASCII characters, a character outside the Basic Multilingual Plane, the caret in the middle of
# the text, both deletion keys, and a selection that typing replaces.
KEYS = ["b", "A", "space", "eacute", "U1F30D", "Left", "BackSpace", "Home", "Delete", "shift+Right", "x", "End", "BackSpace"]
EVENTS = (
    "object:text-changed:insert",
    "object:text-changed:delete",
    "object:text-caret-moved",
    "object:text-selection-changed",
)


class Log:
    """What is heard of the texts of one process. An event comes before the answer to a question that is asked after it."""

    def __init__(self):
        self.process = None
        self.entries = []
        pyatspi.Registry.registerEventListener(self.hear, *EVENTS)

    def hear(self, event):
        try:
            if event.host_application.get_process_id() != self.process:
                return
        except (AttributeError, GLib.Error):
            return
        kind = event.type.removeprefix("object:text-")
        # For GTK, `detail2` is the length of the text. `any_data` is empty in events without text.
        self.entries.append((str(kind), event.detail1, event.detail2, event.any_data))

    def take(self):
        entries, self.entries = self.entries, []
        return entries


def run_until(holds, what):
    """Lets events come until something holds."""
    context = GLib.MainContext.default()
    deadline = [False]

    def expire():
        deadline[0] = True
        return False

    timer = GLib.timeout_add_seconds(TIMEOUT, expire)
    while not deadline[0]:
        try:
            found = holds()
        except (LookupError, RuntimeError, NotImplementedError, GLib.Error):
            found = None
        if found:
            GLib.source_remove(timer)
            return found
        GLib.timeout_add(20, lambda: False)
        context.iteration(True)
    sys.exit(f"compare_typing.py: there is no {what}, after {TIMEOUT} seconds")


def descendants(node):
    for child in node:
        if child is not None:
            yield child
            yield from descendants(child)


def application_of(process):
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.get_process_id() == process:
            return application
    return None


def focused_text(process):
    """The text field of a process that has the keyboard."""
    for node in descendants(application_of(process)):
        states = node.getState()
        if states.contains(pyatspi.STATE_FOCUSED) and states.contains(pyatspi.STATE_EDITABLE):
            return node
    return None


def text_of(node):
    text = node.queryText()
    return text.getText(0, text.characterCount), text.caretOffset


def press(*keys):
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True, env=environment)


def give_keyboard(process):
    """There is no window manager that would give the window the keyboard."""
    search = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(process)]
    found = subprocess.run(search, check=True, capture_output=True, text=True, timeout=TIMEOUT).stdout.split()
    subprocess.run(["xdotool", "windowfocus", "--sync", found[-1]], check=True)


def type_keys(log, command, leads_to_field):
    """What is heard of each key that is typed in a program, and the text and the caret after it."""
    process = subprocess.Popen(command, env=dict(os.environ, UIKIT_HOST="gtk"))
    try:
        run_until(lambda: application_of(process.pid), f"accessible application {command}")
        give_keyboard(process.pid)
        if leads_to_field:
            press(leads_to_field)
        field = run_until(lambda: focused_text(process.pid), f"search field with the keyboard in {command}")
        log.process = process.pid
        log.take()
        answers = []
        for key in KEYS:
            press(key)
            answers.append((key, listen(log, field, key), text_of(field)))
        return answers
    finally:
        process.kill()
        process.wait()


def listen(log, field, key):
    """What is heard until nothing more comes."""
    heard = []
    run_until(lambda: log.entries, f"event of the key {key}")
    quiet = 0
    while quiet < 5:
        # The reply arrives after all events that the program has already sent.
        text_of(field)
        wait(30)
        new = log.take()
        quiet = 0 if new else quiet + 1
        heard += new
    return heard


def wait(milliseconds):
    done = threading.Event()

    def end():
        done.set()
        return False

    GLib.timeout_add(milliseconds, end)
    while not done.is_set():
        GLib.MainContext.default().iteration(True)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    log = Log()
    other = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "OtherPrograms", "search_entry.py")
    wanted = type_keys(log, ["/usr/bin/python3", other], None)
    found = type_keys(log, [sys.argv[1]], "ctrl+f")
    differences = 0
    for (key, heard, text), (_, expected, expected_text) in zip(found, wanted):
        if (heard, text) == (expected, expected_text):
            print(f"ok: {key}: {heard}")
            continue
        differences += 1
        print(f"{key}: heard {heard} and read {text!r}; a search entry says {expected} and reads {expected_text!r}")
    if differences:
        sys.exit(f"compare_typing.py: {differences} of {len(KEYS)} keys are told in another way than by a search entry")


main()
