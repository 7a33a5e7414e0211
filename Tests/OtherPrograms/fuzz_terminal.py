#!/usr/bin/python3
"""Fuzzes the Listed example in a pseudo-terminal: random bytes as input, and random Unicode as data.

Usage: fuzz_terminal.py PROGRAM SECONDS [SEED]

The input mixes random bytes with keys, clicks, pasted text, answers to queries, cut sequences, and changes of the size. Checked: the
program does not crash or hang; its output consists of printable text and of the sequences that the host writes, so that no control
character of the data or of pasted text reaches the terminal; and the terminal is restored at the end. Prints the seed, and after a failure
the input of the last session.
"""

import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unicodedata

# The sequences that the host may write: cursor movements, erasing, styles, modes and queries; the text for the clipboard; the query for pictures.
SEQUENCES = re.compile(
    r"\x1b\[[?<>=]?[0-9;]*\$?[HCKJmhlupct]"
    r"|\x1b\]11;\?\x1b\\|\x1b\]52;c;[A-Za-z0-9+/=]*\x1b\\|\x1b_Gi=31,[a-z0-9=,]*;AAAA\x1b\\"
)
ENDING = "\x1b[?25h\x1b[?1049l"
# The longest time for which the program may write nothing after a key that draws the whole screen.
DEADLINE = 20
KEYS = ["\t", "\r", "\x1b", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[H", "\x1b[F", "\x1b[5~", "\x1b[6~", "\x7f", "\x06", "\x1b[Z",
        "\x1b[21;2~", "\x0c", "?", "\x1f", "\x01", "a", "e", "land"]  # fmt: skip


def is_forbidden(character):
    """Whether a character of the output would control the terminal, or change the order of its text."""
    kind = unicodedata.category(character)
    return kind == "Cc" or character in "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def character(generator):
    """A random character, often one that could do harm."""
    kind = generator.randrange(6)
    if kind == 0:
        return chr(generator.randrange(0x20))
    if kind == 1:
        return chr(generator.choice([0x7F, 0x85, 0x9B, 0x9D, 0x90, 0x200F, 0x202E, 0x2066, 0x2069, 0xAD, 0xFEFF, 0x200D, 0xFE0F]))
    if kind == 2:
        return generator.choice(["é", "漢", "😀", "👨‍👩‍👧", "🇩🇪", "e\u0301\u0301\u0301", "שלום", "بيت", "\u0301", "\U000e0041"])
    if kind == 3:
        return chr(generator.choice([generator.randrange(0xA0, 0xD800), generator.randrange(0xE000, 0x110000)]))
    return chr(generator.randrange(0x20, 0x7F))


def text(generator, longest):
    return "".join(character(generator) for _ in range(generator.randrange(longest)))


def write_countries(generator, path):
    """Writes a table in the form of the example's, with random names."""
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write("name,iso2,continent,population_2018,population_2019\n")
        for number in range(generator.randrange(1, 60)):
            name = "".join(letter for letter in text(generator, 30) if letter not in '",\r\n')
            file.write(f"{number}{name}z,XX,{generator.choice(CONTINENTS)},{number * 1000},{number * 1001}\n")


CONTINENTS = ["Africa", "Asia", "Europe", "North America", "Oceania", "South America"]


def chunk(generator):
    """Input for the program."""
    kind = generator.randrange(10)
    if kind < 3:
        return bytes(generator.randrange(256) for _ in range(generator.randrange(1, 40)))
    if kind < 6:
        return generator.choice(KEYS).encode()
    if kind == 6:
        place = f"{generator.randrange(1, 110)};{generator.randrange(1, 45)}"
        button = generator.choice([0, 2, 32, 64, 65, 35, generator.randrange(300)])
        return "".join(f"\x1b[<{button};{place}{end}" for end in ("M", "m")).encode()
    if kind == 7:
        return ("\x1b[200~" + text(generator, 60) + "\x1b[201~").encode()
    if kind == 8:
        return generator.choice([
            "\x1b[?1u", "\x1b[?2026;1$y", "\x1b]11;rgb:ffff/ffff/ffff\x1b\\", "\x1b[6;18;9t", "\x1b[I", "\x1b[O", "\x1b[97;5u",
        ]).encode()  # fmt: skip
    whole = generator.choice(["\x1b[1;5A", "\x1b]11;rgb:0/0/0", "\x1b[200~abc", "\x1b_Gi=1;OK", "\x1b[<0;1", "\x1bO"])
    return whole[: generator.randrange(1, len(whole) + 1)].encode()


class Session:
    """One run of the program."""

    def __init__(self, program, generator, folder):
        self.generator = generator
        self.input, self.output = b"", b""
        self.checked = 0
        self.screen, self.app = pty.openpty()
        os.set_blocking(self.screen, False)
        self.resize()
        # While the program ends, the terminal echoes nothing, and Ctrl+C does not discard the output.
        self.settings = termios.tcgetattr(self.app)
        self.settings[3] = self.settings[3] & ~termios.ECHO | termios.NOFLSH
        termios.tcsetattr(self.app, termios.TCSANOW, self.settings)
        countries = os.path.join(folder, "countries.csv")
        write_countries(generator, countries)
        environment = dict(
            os.environ, UIKIT_HOST="terminal", TERM="xterm-256color", COLORTERM=generator.choice(["truecolor", ""]),
            XDG_STATE_HOME=os.path.join(folder, "state"), LISTED_COUNTRIES=countries, SWIFT_BACKTRACE="enable=no",
        )  # fmt: skip
        self.process = subprocess.Popen(
            [program], stdin=self.app, stdout=self.app, stderr=self.app, env=environment, start_new_session=True
        )
        self.wait_for_output()

    def resize(self):
        size = struct.pack("HHHH", self.generator.randrange(1, 45), self.generator.randrange(1, 110), 0, 0)
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, size)

    def receive(self, timeout):
        """Reads what is there; false if nothing arrives in time."""
        if not select.select([self.screen], [], [], timeout)[0]:
            return False
        try:
            part = os.read(self.screen, 1 << 16)
        except OSError:
            part = b""
        self.output += part
        return bool(part)

    def send(self, data):
        self.input += data
        while data:
            try:
                data = data[os.write(self.screen, data):]
            except BlockingIOError:
                if not self.receive(DEADLINE):
                    raise AssertionError("The program reads nothing.") from None

    def wait_for_output(self):
        if not self.receive(DEADLINE):
            raise AssertionError("The program writes nothing.")
        while self.receive(0.02):
            pass

    @property
    def is_running(self):
        return self.process.poll() is None

    def check_output(self):
        # The end may be cut in the middle of a sequence or character: it is checked with the next part.
        new = self.output[self.checked:]
        end = len(new)
        if self.is_running:
            end = new.rfind(b"\x1b")
            # That escape can be the end of a string that began with another one.
            if new[end + 1:end + 2] in (b"", b"\\"):
                end = new.rfind(b"\x1b", 0, max(end, 0))
        if end <= 0:
            return
        self.checked += end
        rest = SEQUENCES.sub("", new[:end].decode("utf-8", "strict"))
        bad = next((place for place, letter in enumerate(rest) if is_forbidden(letter)), None)
        if bad is not None:
            raise AssertionError(f"The output contains {rest[max(0, bad - 20):bad + 40]!r}.")

    def run(self, until):
        for _ in range(self.generator.randrange(20, 300)):
            if time.monotonic() > until or not self.is_running:
                break
            if self.generator.randrange(12) == 0:
                self.resize()
                self.process.send_signal(signal.SIGWINCH)
            try:
                self.send(chunk(self.generator))
            except OSError:
                break
            while self.receive(0.002):
                pass
            self.check_output()
        if self.is_running:
            # Ends a sequence that is cut, closes the list of keys, and draws the screen.
            self.send(b"\x1b[201~\x1b\\")
            time.sleep(0.05)
            self.send(b"\x0c")
            if not self.receive(DEADLINE) and self.is_running:
                raise AssertionError("The program hangs.")
            self.process.terminate()
        self.end()

    def end(self):
        deadline = time.monotonic() + DEADLINE
        while self.is_running and time.monotonic() < deadline:
            self.receive(0.01)
        # The kernel passes the last bytes on after the end of the process.
        while time.monotonic() < deadline and not self.output.endswith(ENDING.encode()):
            self.receive(0.05)
        if self.is_running:
            raise AssertionError("The program does not end.")
        if self.process.returncode not in (0, -signal.SIGTERM):
            raise AssertionError(f"The program ended with status {self.process.returncode}.")
        self.check_output()
        if not self.output.endswith(ENDING.encode()):
            raise AssertionError("The screen was not restored.")
        if termios.tcgetattr(self.app) != self.settings:
            raise AssertionError("The settings of the terminal were not restored.")

    def close(self):
        if self.is_running:
            self.process.kill()
            self.process.wait()
        os.close(self.screen)
        os.close(self.app)


def main():
    if not 3 <= len(sys.argv) <= 4:
        sys.exit(__doc__.strip().split("\n\n")[1])
    program, seconds = os.path.abspath(sys.argv[1]), float(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.SystemRandom().randrange(1 << 32)
    generator, until, count, total = random.Random(seed), time.monotonic() + seconds, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        while time.monotonic() < until:
            session = Session(program, generator, folder)
            try:
                session.run(until)
            except AssertionError as failure:
                print(f"{failure}\nSeed {seed}, session {count}. Input: {session.input!r}", file=sys.stderr)
                print(f"The last output: {session.output[-2000:]!r}", file=sys.stderr)
                sys.exit(1)
            finally:
                session.close()
            count += 1
            total += len(session.input)
    print(f"No failure in {count} sessions with {total} bytes of input. Seed: {seed}")


main()
