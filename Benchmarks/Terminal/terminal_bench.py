"""Measures a search in a terminal: the time from a key press to the last byte that the program writes for it, and the number of these
bytes, for an app in Searchlight's terminal host and for fzf on the same list, in turns.

usage: terminal_bench.py APP NAMES...

Each NAMES is a file with a name in each line. Environment variables: BENCH_KEYS, the number of key presses of each program and list
(default: 200).
"""
import fcntl
import os
import pty
import random
import select
import signal
import statistics
import struct
import sys
import termios
import time

COLUMNS, ROWS = 80, 24
# A program that writes nothing for this long has finished. Longer than the frames of fzf, which shows progress.
QUIET = 0.25
DEVICE_ATTRIBUTES = b"\x1b[c"


class Program:
    """A program in a pseudo-terminal."""

    def __init__(self, arguments, environment, standard_input=None):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            os.environ.update(environment, TERM="xterm-256color", COLORTERM="truecolor")
            if standard_input:
                os.dup2(os.open(standard_input, os.O_RDONLY), 0)
            os.execvp(arguments[0], arguments)

    def wait(self, quiet):
        """Reads until the program is quiet. Returns the time of the last byte and the number of bytes."""
        last, count = None, 0
        while True:
            if not select.select([self.terminal], [], [], quiet)[0]:
                return last, count
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                raise SystemExit("terminal_bench: a program ended early.")
            last = time.monotonic()
            count += len(data)
            if DEVICE_ATTRIBUTES in data:
                os.write(self.terminal, b"\x1b[?62;c")

    def press(self, key):
        start = time.monotonic()
        os.write(self.terminal, key.encode())
        last, count = self.wait(QUIET)
        return ((last or start) - start) * 1000, count

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def keys(names, number):
    """Key presses: the beginnings of random names, deleted again."""
    source = random.Random(7)
    pressed = []
    while len(pressed) < number:
        word = [letter for letter in source.choice(names).split()[0].lower() if letter.isascii() and letter.isalpha()][:6]
        pressed += word + ["\x7f"] * len(word)
    return pressed[:number]


def report(name, records, times, counts):
    times, counts = sorted(times), sorted(counts)
    last = min(len(times) - 1, int(len(times) * 0.99))
    print(f"{records:9}  {name:12} {statistics.median(times):8.2f} {times[last]:8.2f} "
          f"{statistics.median(counts):8.0f} {counts[-1]:8}", flush=True)


def main():
    app, files = sys.argv[1], sys.argv[2:]
    number = int(os.environ.get("BENCH_KEYS", "200"))
    print("  records  program      median ms  99th ms    bytes  most bytes")
    for file in files:
        with open(file, encoding="utf-8") as lines:
            names = lines.read().splitlines()
        programs = {
            "Searchlight": Program([app, file], {"UIKIT_HOST": "terminal"}),
            "fzf": Program(["fzf"], {"FZF_DEFAULT_OPTS": "", "FZF_DEFAULT_COMMAND": ""}, file),
        }
        results = {name: ([], []) for name in programs}
        for program in programs.values():
            program.wait(3)
        for key in keys(names, number):
            for name, program in programs.items():
                duration, count = program.press(key)
                results[name][0].append(duration)
                results[name][1].append(count)
        for name, program in programs.items():
            report(name, len(names), *results[name])
            program.end()


main()
