#!/usr/bin/python3
"""Prints what a program tells assistive technology, knowing nothing of how the program is made.

Usage: listen.py PROCESS

Prints "ready" once it listens, and then a line of JSON for each event: its kind, and the role and the name of where it
comes from; for a change of a text, its place and what was inserted or deleted; for an announcement, whether it is urgent. A line of
text on standard input is answered with one of JSON: "tree" with all that can be met in the program, each thing with its role,
name, description, states, number of things around it and children; "press NAME" by pressing what has that name; "text JSON" by
editing the text of the element that the JSON object names, and with the text afterwards; "act NAME ACTION", with a tab between, by
performing that action of an element. Ends with standard input. Needs a
display, a session bus and the package python3-pyatspi.
"""

import json
import sys
import threading

import pyatspi
from gi.repository import Atspi, GLib

EVENTS = (
    "object:state-changed:showing",
    "object:state-changed:focused",
    "object:announcement",
    "object:text-changed",
    "object:text-caret-moved",
)


# The politeness of an announcement that interrupts others.
ASSERTIVE = 2


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    process = int(sys.argv[1])

    def heard(event):
        # The query can fail because GTK may have destroyed the source, for example a popover.
        try:
            if event.host_application.get_process_id() != process and not is_of(event.source, process):
                return
            # GTK 4.14 and later emits announcement events of its own, which contain the text.
            name = event.any_data if event.type == "object:announcement" else event.source.name
            text = event.any_data if event.type.startswith("object:text-changed") else None
            role = event.source.getRoleName()
            # Does not query other sources, which keeps their events in order.
            urgent = None
            if event.type == "object:announcement":
                urgent = event.detail1 == ASSERTIVE
            elif role == "notification":
                urgent = "live:assertive" in event.source.getAttributes()
            say(event=event.type, detail=event.detail1, role=role, name=name, text=text, urgent=urgent)
        except (LookupError, RuntimeError, AttributeError, GLib.Error):
            pass

    pyatspi.Registry.registerEventListener(heard, *EVENTS)
    threading.Thread(target=read_commands, args=(process,), daemon=True).start()
    GLib.idle_add(say_ready)
    pyatspi.Registry.start()


def is_of(source, process):
    application = source.getApplication()
    return application is not None and application.get_process_id() == process


def say_ready():
    print("ready", flush=True)
    return False


def say(**what):
    print(json.dumps(what), flush=True)


def read_commands(process):
    for line in sys.stdin:
        GLib.idle_add(answer, process, line.rstrip("\n"))
    GLib.idle_add(pyatspi.Registry.stop)


def answer(process, command):
    try:
        application = find_application(process)
        if command == "tree":
            say(tree=[describe(child) for child in children(application)])
        elif command.startswith("act "):
            name, action = command[len("act ") :].split("\t")
            say(pressed=act(application, name, action))
        elif command.startswith("press "):
            say(pressed=press(application, command[len("press ") :]))
        elif command.startswith("text "):
            say(value=edit(application, **json.loads(command[len("text ") :])))
    except (LookupError, RuntimeError, GLib.Error) as error:
        say(error=repr(error))
    return False


def find_application(process):
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.get_process_id() == process:
            # Disables the cache, so that queries return the current state.
            application.set_cache_mask(Atspi.Cache.NONE)
            return application
    raise LookupError(f"no application of process {process}")


def children(node):
    return [child for child in node if child is not None]


def describe(node):
    """A node and all in it. What changes without an event is asked for anew."""
    below = children(node)
    states = [pyatspi.stateToString(state) for state in node.getState().getStates()]
    found = {
        "role": node.getRoleName(),
        "name": node.name,
        "description": node.description,
        "states": sorted(states),
        "children": [describe(child) for child in below],
    }
    attributes = dict(pair.split(":", 1) for pair in node.getAttributes() if ":" in pair)
    if attributes.get("placeholder-text"):
        found["placeholder"] = attributes["placeholder-text"]
    controlled = [
        relation.getTarget(index).name
        for relation in node.getRelationSet()
        if relation.getRelationType() == pyatspi.RELATION_CONTROLLER_FOR
        for index in range(relation.getNTargets())
    ]
    if controlled:
        found["controls"] = controlled
    found["actions"] = action_names(node)
    return found


def action_names(node):
    try:
        actions = node.queryAction()
    except NotImplementedError:
        return []
    return [actions.getName(index) for index in range(actions.nActions)]


def act(node, name, action):
    for child in children(node):
        if child.name == name and action in action_names(child):
            return child.queryAction().doAction(action_names(child).index(action))
        if act(child, name, action):
            return True
    return False


def press(node, name):
    for child in children(node):
        if child.name == name:
            try:
                return child.queryAction().doAction(0)
            except NotImplementedError:
                pass
        if press(child, name):
            return True
    return False


def edit(application, name, insert=None, delete=None, caret=None):
    """Inserts a text at a place, deletes a range or moves the caret, and returns the text afterwards."""
    node = find(application, name)
    text = node.queryText()
    if insert:
        place, new = insert
        node.queryEditableText().insertText(place, new, len(new.encode()))
    if delete:
        node.queryEditableText().deleteText(*delete)
    if caret is not None:
        text.setCaretOffset(caret)
    return text.getText(0, text.characterCount)


def find(node, name):
    for child in children(node):
        if child.name == name:
            return child
        found = find(child, name)
        if found is not None:
            return found
    return None


main()
