#!/usr/bin/python3
"""Searches in the Packages example as the user of a screen reader would: with keys and over AT-SPI, knowing nothing of how the
program is made.

Usage: search_packages.py PROGRAM

Writes lists of packages for apt to a temporary folder, which the program reads. Needs apt, a display, a session bus, xdotool and the
packages python3-pyatspi and gir1.2-gtk-4.0. Exits 0 when everything was found.
"""

import json
import os
import subprocess
import sys
import tempfile

import pyatspi
from gi.repository import Atspi, GLib

TIMEOUT = 15
EVENTS = ("object:announcement", "object:state-changed:showing", "object:state-changed:focused")
HERE = os.path.dirname(os.path.abspath(__file__))
OTHER_PROGRAM = os.path.join(HERE, "..", "OtherPrograms", "other_program.py")

SOURCES = "deb [trusted=yes] file:/archive stable main\n"
LIST = """\
Package: nano
Version: 7.2-1
Architecture: {native}
Section: editors
Depends: libc6 (>= 2.34), vanished
Description: small, friendly text editor
 GNU nano is easy to use.

Package: libc6
Version: 2.36-9
Architecture: {native}
Section: libs
Description: GNU C Library

Package: game
Version: 1.0
Architecture: {native}
Section: games
Description: a friendly game

Package: mc
Version: 4.8.29
Architecture: {native}
Section: utils
Description: file manager

"""
STATUS = """\
Package: nano
Status: install ok installed
Version: 7.1-1
Architecture: {native}
Section: editors
Description: small, friendly text editor

"""


def fail(text):
    sys.exit(f"search_packages.py: {text}")


def expect(what, found, expected):
    if found != expected:
        fail(f"{what}: found {found!r}, expected {expected!r}")
    print(f"ok: {what}")


def write_fixture(root):
    """The files of apt and dpkg: a source, its list of packages, and the installed packages."""
    command = ["dpkg", "--print-architecture"]
    native = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    files = {
        "etc/apt/sources.list": SOURCES,
        f"var/lib/apt/lists/_archive_dists_stable_main_binary-{native}_Packages": LIST.format(native=native),
        "var/lib/dpkg/status": STATUS.format(native=native),
    }
    for path, text in files.items():
        path = os.path.join(root, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


class Reader:
    """What is heard of a process, and what can be read of it."""

    def __init__(self, process):
        self.process = process
        self.announcements = []
        self.focused = []
        pyatspi.Registry.registerEventListener(self.hear, *EVENTS)

    def hear(self, event):
        try:
            application = event.host_application or event.source.getApplication()
            if application is None or application.get_process_id() != self.process.pid:
                return
            role, kind = event.source.getRole(), str(event.type)
            if kind == "object:announcement":  # GTK 4.14 and later
                self.announcements.append(event.any_data)
            elif kind.endswith("showing") and event.detail1 and role == pyatspi.ROLE_NOTIFICATION:
                self.announcements.append(event.source.name)
            elif kind.endswith("focused") and event.detail1:
                self.focused.append((role, event.source.name))
        except (AttributeError, LookupError, RuntimeError, GLib.Error):
            pass  # The source was removed during the query.

    def take_announcements(self):
        heard, self.announcements = self.announcements, []
        return heard

    def wait_for(self, what, find):
        """Lets events come until there is an answer."""
        context, expired = GLib.MainContext.default(), []
        timer = GLib.timeout_add_seconds(TIMEOUT, lambda: expired.append(True) or True)
        try:
            while not expired:
                if self.process.poll() is not None:
                    fail(f"the program ended with status {self.process.returncode} before there was a {what}")
                try:
                    answer = find()
                except (LookupError, RuntimeError, NotImplementedError, GLib.Error):
                    answer = None
                if answer:
                    return answer
                GLib.timeout_add(30, lambda: False)
                context.iteration(True)
        finally:
            GLib.source_remove(timer)
        fail(f"there is no {what}, after {TIMEOUT} seconds. On screen: {self.summary()}")

    def summary(self):
        """All named elements, for messages."""
        try:
            return [(node.getRoleName(), node.name) for node in self.visible() if node.name]
        except (LookupError, RuntimeError, GLib.Error) as error:
            return repr(error)

    def application(self):
        for application in pyatspi.Registry.getDesktop(0):
            if application is not None and application.get_process_id() == self.process.pid:
                # Disables the cache, so that queries return the current state.
                application.set_cache_mask(Atspi.Cache.NONE)
                return application
        raise LookupError("no application")

    def visible(self):
        return list(descendants(self.application()))

    def all(self, role, name=None):
        return [node for node in self.visible() if node.getRole() == role and name in (None, node.name)]

    def one(self, role, name=None):
        found = self.all(role, name)
        return found[0] if found else None

    def names(self, role):
        return [node.name for node in self.all(role)]

    def rows(self):
        """The names and descriptions of the rows on screen, by name."""
        return {row.name: row.description for row in self.all(pyatspi.ROLE_LIST_ITEM)}


def descendants(node):
    """Everything on screen in a node, in reading order. GTK 4.8 tells of no widget that it is showing, only that it is visible."""
    for child in node:
        if child is not None and has(child, pyatspi.STATE_VISIBLE):
            yield child
            yield from descendants(child)


def has(node, *states):
    return all(node.getState().contains(state) for state in states)


def text_of(node):
    text = node.queryText()
    return text.getText(0, text.characterCount)


def press(node):
    if not node.queryAction().doAction(0):
        fail(f"{node.name!r} cannot be pressed")


def xdotool(*arguments):
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    return subprocess.run(
        ["xdotool", *arguments], check=True, capture_output=True, text=True, timeout=TIMEOUT, env=environment
    ).stdout.split()


def give_keyboard(process):
    """There is no window manager that would give the window the keyboard."""
    windows = xdotool("search", "--sync", "--onlyvisible", "--pid", str(process.pid))
    xdotool("windowfocus", "--sync", windows[-1])


def is_search_field(node):
    """GTK 4.8 tells of a search field as an entry, or as a text with an attribute."""
    attributes = dict(pair.split(":", 1) for pair in node.getAttributes() if ":" in pair)
    is_entry = node.getRole() in (pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT)
    return is_entry and (attributes.get("xml-roles") == "searchbox" or node.name == "Search")


def read_clipboard():
    """The clipboard as another program gets it."""
    command = ["/usr/bin/python3", OTHER_PROGRAM, "read"]
    output = subprocess.run(command, check=True, capture_output=True, text=True, timeout=TIMEOUT).stdout
    lines = [line for line in output.splitlines() if line != '"ready"']
    return json.loads(lines[0]) if lines else None


def search(reader):
    give_keyboard(reader.process)
    reader.wait_for("row with the number of packages", lambda: "4 packages, 1 installed, 1 upgradable" in reader.rows())
    print("ok: the first row tells the numbers of packages")
    rows = reader.rows()
    expect("a section tells its number of packages", rows.get("editors"), "1")
    headings = [name for name in reader.names(pyatspi.ROLE_HEADING) if name != "Packages"]
    expect("the groups have headings", headings, ["Status", "Sections"])
    field = reader.wait_for("search field", lambda: [node for node in reader.visible() if is_search_field(node)])[0]
    expect("the field can be edited and focused", has(field, pyatspi.STATE_EDITABLE, pyatspi.STATE_FOCUSABLE), True)

    xdotool("key", "--clearmodifiers", "ctrl+f")
    reader.wait_for("search field with the keyboard", lambda: has(field, pyatspi.STATE_FOCUSED))
    expect("a key leads to the field, which is heard", (field.getRole(), field.name) in reader.focused, True)
    reader.take_announcements()
    xdotool("type", "--delay", "40", "friendly")
    reader.wait_for("announcement of two results", lambda: "2 results" in reader.announcements)
    print("ok: the number of results is announced")
    expect("the field has the typed text", text_of(field), "friendly")
    rows = reader.wait_for("two rows", lambda: (rows := reader.rows()) and len(rows) == 2 and rows)
    expect("the rows are the packages", sorted(rows), ["game", "nano"])
    expect("a row tells state, version and summary", rows["nano"], "Upgradable, 7.2-1, small, friendly text editor")
    expect("the state of a package is that of its row", rows["game"], "Not installed, 1.0, a friendly game")
    lists = [node.description for node in reader.all(pyatspi.ROLE_LIST)]
    expect("the list tells the number of rows", lists, ["2 rows"])
    scopes = reader.names(pyatspi.ROLE_RADIO_BUTTON)
    expect("the scopes tell their numbers of results", scopes, ["All 2", "Name 0", "Description 2"])


def filter_by_section(reader):
    reader.take_announcements()
    xdotool("type", "--delay", "40", " section:editors ")
    remove = reader.wait_for(
        "button that removes the token",
        lambda: reader.one(pyatspi.ROLE_PUSH_BUTTON, "Remove section:editors"),
    )
    reader.wait_for("announcement of one result", lambda: "1 result" in reader.announcements)
    print("ok: the number of results with the filter is announced")
    expect("the token has a name", remove.parent.name, "section:editors")
    token = reader.one(pyatspi.ROLE_PUSH_BUTTON, "section:editors")
    expect("the token can be focused", token is not None and has(token, pyatspi.STATE_FOCUSABLE), True)
    expect("the token tells how it is removed", token.description, "Delete to remove")
    reader.wait_for("single row", lambda: list(reader.rows()) == ["nano"])
    field = [node for node in reader.visible() if is_search_field(node)][0]
    expect("the words remain in the field", text_of(field).strip(), "friendly")


def open_package(reader):
    reader.focused.clear()
    xdotool("key", "--clearmodifiers", "Down")
    reader.wait_for("focused row", lambda: (pyatspi.ROLE_LIST_ITEM, "nano") in reader.focused)
    print("ok: an arrow key leads to the row, which is heard")
    xdotool("key", "--clearmodifiers", "Return")
    reader.wait_for("screen of the package", lambda: "nano" in reader.names(pyatspi.ROLE_HEADING))
    print("ok: the name of the package is a heading")
    rows = reader.wait_for("dependency", lambda: (rows := reader.rows()) and "libc6 (>= 2.34)" in rows and rows)
    expect("the window is called like the package", reader.names(pyatspi.ROLE_FRAME), ["nano"])
    expect("the version can be read", rows.get("Version"), "7.2-1")
    expect("the installed version can be read", rows.get("Installed version"), "7.1-1")
    expect("the state can be read", rows.get("Status"), "Upgradable")
    expect("the description can be read", "GNU nano is easy to use." in rows, True)
    expect("a dependency tells state and summary", rows["libc6 (>= 2.34)"], "Not installed, GNU C Library")
    expect("a dependency without package says so", rows.get("vanished"), "Not available")
    expect("the dependencies have a heading", "Depends on" in reader.names(pyatspi.ROLE_HEADING), True)
    back = [name for name in reader.names(pyatspi.ROLE_PUSH_BUTTON) if name.startswith("Back")]
    expect("there is a way back", back, ["Back, Packages"])


def copy_command(reader):
    command = "sudo apt install nano"
    row = reader.one(pyatspi.ROLE_LIST_ITEM, command)
    expect("the command tells that it can be copied", row is not None and row.description, "Copy")
    reader.take_announcements()
    press(row)
    reader.wait_for("row of the copied command", lambda: reader.rows().get(command) == "Copied")
    reader.wait_for("announcement that the command is copied", lambda: "Copied" in reader.announcements)
    print("ok: the copy is announced")
    expect("another program gets the command from the clipboard", read_clipboard(), command)


def follow_dependency(reader):
    press(reader.one(pyatspi.ROLE_LIST_ITEM, "libc6 (>= 2.34)"))
    reader.wait_for("screen of the dependency", lambda: "libc6" in reader.names(pyatspi.ROLE_HEADING))
    rows = reader.wait_for("dependent package", lambda: (rows := reader.rows()) and "nano" in rows and rows)
    expect("a dependency leads to its package", rows.get("Version"), "2.36-9")
    heading = [name for name in reader.names(pyatspi.ROLE_HEADING) if name.startswith("Needed by")]
    expect("the package tells which ones need it", heading, ["Needed by 1"])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as root:
        write_fixture(root)
        environment = dict(os.environ, UIKIT_HOST="gtk", PACKAGES_ROOT=root, G_DEBUG="fatal-warnings")
        process = subprocess.Popen([sys.argv[1]], env=environment)
        try:
            reader = Reader(process)
            for step in (search, filter_by_section, open_package, copy_command, follow_dependency):
                step(reader)
            if process.poll() is not None:
                fail(f"the program ended with status {process.returncode}")
        finally:
            process.kill()
            process.wait()


main()
