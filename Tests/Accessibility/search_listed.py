#!/usr/bin/python3
"""Searches in the Listed example as a screen reader would: over AT-SPI, knowing nothing of how the program is made.

Usage: search_listed.py PROGRAM [--without-icons]

With --without-icons the program finds no icon theme, and has to do without.

Needs a display, a session bus and the package python3-pyatspi. Exits 0 when everything was found.
"""

import os
import subprocess
import sys
import tempfile
import time

import pyatspi

TIMEOUT = 15


def descendants(node):
    """Everything on screen in a node, in reading order."""
    for child in node:
        if child is None:
            continue
        yield child
        yield from descendants(child)


def is_showing(node):
    """GTK 4.8 tells of no widget that it is showing, only that it is visible; others it leaves out."""
    return node.getState().contains(pyatspi.STATE_VISIBLE)


def wait_for(what, find):
    """Asks until there is an answer."""
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        try:
            answer = find()
        except (LookupError, RuntimeError):  # The element was removed during the query.
            answer = None
        except Exception as error:  # pyatspi raises GLib errors, which have no common class.
            if "GLib.Error" not in repr(type(error)) and "GError" not in repr(error):
                raise
            answer = None
        if answer:
            return answer
        time.sleep(0.05)
    sys.exit(f"search_listed.py: there is no {what}, after {TIMEOUT} seconds")


def find_application(process):
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.get_process_id() == process.pid:
            return application
    return None


def named(application, role, name=None):
    """The nodes of a role that can be seen, of one name or of any."""
    return [
        node
        for node in descendants(application)
        if node.getRole() == role and is_showing(node) and (name is None or node.name == name)
    ]


def expect(what, found, expected):
    if found != expected:
        sys.exit(f"search_listed.py: {what}: found {found!r}, expected {expected!r}")
    print(f"ok: {what}")


def text_of(node):
    text = node.queryText()
    return text.getText(0, text.characterCount)


def press(node):
    action = node.queryAction()
    if not action.doAction(0):
        sys.exit(f"search_listed.py: {node.name!r} cannot be pressed")


def search(process):
    application = wait_for("accessible application", lambda: find_application(process))
    field = wait_for(
        "search field",
        lambda: [node for node in descendants(application) if is_search_field(node)],
    )[0]
    print(f"ok: a search field called {field.name!r}")

    def rows():
        return [row.name for row in named(application, pyatspi.ROLE_LIST_ITEM)]

    wait_for("list of countries", rows)
    expect("the title is a heading", [node.name for node in named(application, pyatspi.ROLE_HEADING)][-1], "L.I.S.T.E.D.")
    expect("the field can be edited and focused", has(field, pyatspi.STATE_EDITABLE, pyatspi.STATE_FOCUSABLE), True)
    expect("the field says what belongs in it", attributes_of(field).get("placeholder-text"), "Search")
    lists = named(application, pyatspi.ROLE_LIST)
    expect("the list says how many rows there are", [node.description for node in lists], ["472 rows"])
    expect("only the rows on screen are there", len(rows()) < 40, True)
    expect("the field searches the list", controlled_by(field), lists)
    field.queryEditableText().insertText(0, "united", 6)
    countries = ["United Arab Emirates", "United Kingdom", "United States"]
    wait_for("United Kingdom among the rows", lambda: "United Kingdom" in rows())
    expect("typing finds three countries, both years", rows(), sorted(countries * 2))
    expect("the field's text can be read", text_of(field), "united")

    expect("the field has the keyboard", has(field, pyatspi.STATE_FOCUSED), True)
    expect(
        "the field searches the list of what was found",
        [node.description for node in controlled_by(field)],
        ["6 rows"],
    )
    scopes = wait_for("scopes", lambda: named(application, pyatspi.ROLE_RADIO_BUTTON))
    expect("there are three scopes", [node.name for node in scopes], ["All", "2018", "2019"])
    expect("the scopes are a group", scopes[0].parent.childCount, 3)
    expect("one scope is chosen", [node.name for node in scopes if has(node, pyatspi.STATE_CHECKED)], ["All"])
    scope = wait_for("scope button 2019", lambda: named(application, pyatspi.ROLE_RADIO_BUTTON, "2019"))[0]
    press(scope)
    wait_for("shorter list", lambda: len(rows()) == 3)
    expect("a scope narrows the search", rows(), countries)
    expect("another scope is chosen", has(scope, pyatspi.STATE_CHECKED), True)

    text = field.queryEditableText()
    text.deleteText(0, 6)
    wait_for("list of continents", lambda: "Search by Europe" in rows())
    expect("without text the six continents are offered", len(rows()), 6)
    row = named(application, pyatspi.ROLE_LIST_ITEM, "Search by Europe")[0]
    press(row)
    remove = wait_for(
        "button that removes the token",
        lambda: named(application, pyatspi.ROLE_PUSH_BUTTON, "Remove Europe"),
    )
    wait_for("Albania among the rows", lambda: "Albania" in rows())
    print("ok: a row can be chosen, and becomes a token")
    expect("the token has a name", remove[0].parent.name, "Europe")
    expect("pictures that say nothing are left out", named(application, pyatspi.ROLE_IMAGE), [])
    press(remove[0])
    wait_for("list of continents", lambda: rows()[:1] == ["Search by Africa"])
    print("ok: a token can be removed")


def has(node, *states):
    return all(node.getState().contains(state) for state in states)


def attributes_of(node):
    return dict(pair.split(":", 1) for pair in node.getAttributes() if ":" in pair)


def controlled_by(node):
    """What a thing changes when it is worked."""
    return [
        relation.getTarget(index)
        for relation in node.getRelationSet()
        if relation.getRelationType() == pyatspi.RELATION_CONTROLLER_FOR
        for index in range(relation.getNTargets())
    ]


def is_search_field(node):
    """GTK 4.8 tells of a search field as an entry, or as a text with an attribute."""
    return (
        node.getRole() in (pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT)
        and is_showing(node)
        and (attributes_of(node).get("xml-roles") == "searchbox" or node.name == "Search")
    )


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--without-icons"]):
        sys.exit(__doc__)
    environment = dict(os.environ, UIKIT_HOST="gtk", G_DEBUG="fatal-warnings")
    with tempfile.TemporaryDirectory() as folder:
        if sys.argv[2:]:
            take_icons_away(environment, folder)
        run(sys.argv[1], environment)


def take_icons_away(environment, folder):
    """Leaves of the desktop's data only what says which file is of which kind, and the settings."""
    for part in ("mime", "glib-2.0"):
        os.symlink(os.path.join("/usr/share", part), os.path.join(folder, part))
    environment.update(XDG_DATA_DIRS=folder, XDG_DATA_HOME=folder)


def run(program, environment):
    process = subprocess.Popen([program], env=environment)
    try:
        search(process)
        if process.poll() is not None:
            sys.exit(f"search_listed.py: the program ended with status {process.returncode}")
    finally:
        process.kill()
        process.wait()


main()
