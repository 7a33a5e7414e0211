"""A terminal emulator for tests: pyte, controlled on standard input.

Each request is one line. `size COLUMNS ROWS` makes a blank screen or changes its size. `feed LENGTH` is followed by bytes from the
program. `end` ends the emulator. `show` answers with one line of JSON: the rows as text, the cells, and the cursor;
`show styles` also with the attributes of the cells.
"""
import json
import re
import sys

import pyte


def attributes(cell):
    names = [name for name in ("bold", "italics", "underscore", "reverse", "strikethrough") if getattr(cell, name)]
    return " ".join([cell.fg, cell.bg] + names)


class WithoutPictures:
    """Passes bytes on, but not the commands of kitty's graphics protocol, which pyte would print as text."""

    def __init__(self, stream):
        self.stream, self.rest = stream, b""

    def feed(self, data):
        data = re.sub(rb"\x1b_G.*?\x1b\\", b"", self.rest + data, flags=re.DOTALL)
        # A command, or its first byte, that continues with the next bytes.
        start = data.find(b"\x1b_")
        if start < 0 and data.endswith(b"\x1b"):
            start = len(data) - 1
        data, self.rest = (data, b"") if start < 0 else (data[:start], data[start:])
        self.stream.feed(data)


def main():
    requests, answers = sys.stdin.buffer, sys.stdout
    screen = stream = None
    while True:
        words = requests.readline().split()
        if not words or words[0] == b"end":
            return
        if words[0] == b"size":
            columns, rows = int(words[1]), int(words[2])
            if screen is None:
                screen = pyte.Screen(columns, rows)
                stream = WithoutPictures(pyte.ByteStream(screen))
            else:
                screen.resize(rows, columns)
        elif words[0] == b"feed":
            stream.feed(requests.read(int(words[1])))
        elif words[0] == b"show":
            cells = [[screen.buffer[row][column] for column in range(screen.columns)] for row in range(screen.lines)]
            answers.write(json.dumps({
                "rows": ["".join(cell.data for cell in row) for row in cells],
                "cells": [[cell.data for cell in row] for row in cells],
                "styles": [[attributes(cell) for cell in row] for row in cells] if len(words) > 1 else [],
                "cursorRow": screen.cursor.y,
                "cursorColumn": screen.cursor.x,
                "isCursorHidden": screen.cursor.hidden,
            }) + "\n")
            answers.flush()


main()
