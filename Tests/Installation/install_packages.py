#!/usr/bin/python3
"""Installs the app Packages in a temporary folder, and uses it as a desktop does.

Usage: install_packages.py BUILD-FOLDER

Validates the installed files with the desktop's own tools. On a session bus of its own, calls the search provider as GNOME Shell
does, opens a result in the app, which the bus starts, and passes a link to the running app. Removes the installation at the end.
Requires a display, and the programs dbus-daemon, gdbus, desktop-file-validate, appstreamcli and mandoc.
"""

import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
INSTALL = ROOT / "Scripts/install-app"
IDENTIFIER = "org.searchlight.Packages"
# The time limit for each step in seconds; only a failure takes as long.
LIMIT = 60

STATUS = """\
Package: nano
Status: install ok installed
Priority: important
Section: editors
Installed-Size: 2871
Maintainer: Editors <editors@example.org>
Architecture: {architecture}
Version: 7.2-1
Depends: libc6
Description: small, friendly text editor
 An editor for the terminal.

Package: libc6
Status: install ok installed
Section: libs
Maintainer: Libraries <libraries@example.org>
Architecture: {architecture}
Version: 2.36-9
Description: C library <b>&amp;</b>
 Shared libraries.
"""


def fail(message):
    sys.exit(f"install_packages.py: {message}")


def run(*command, environment=None):
    """Runs a program, and returns its output. Fails if it fails."""
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True, env=environment)
    if result.returncode != 0:
        fail(f"{' '.join(map(str, command))}: exit status {result.returncode}\n{result.stdout}{result.stderr}")
    return result.stdout


def check(condition, message):
    if not condition:
        fail(message)


def until(description, attempt):
    """Repeats an attempt until it returns a value other than None."""
    end = time.monotonic() + LIMIT
    while True:
        value = attempt()
        if value is not None:
            return value
        if time.monotonic() > end:
            fail(f"{description}: nothing happened in {LIMIT} seconds")
        time.sleep(0.05)


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir())


class Desktop:
    """A session bus that knows the services of an installation."""

    def __init__(self, folder, prefix):
        self.socket = folder / "sockets/packages"
        self.socket.parent.mkdir(mode=0o700)
        root = folder / "root"
        (root / "var/lib/dpkg").mkdir(parents=True)
        (root / "var/lib/apt/lists").mkdir(parents=True)
        (root / "etc/apt").mkdir(parents=True)
        architecture = run("dpkg", "--print-architecture").strip()
        (root / "var/lib/dpkg/status").write_text(STATUS.format(architecture=architecture))
        self.environment = dict(
            os.environ,
            PACKAGES_ROOT=str(root),
            UIKIT_SCRIPT_SOCKET=str(self.socket),
            XDG_CACHE_HOME=str(folder / "cache"),
            XDG_DATA_HOME=str(folder / "data"),
            XDG_DATA_DIRS=f"{prefix}/share:{os.environ.get('XDG_DATA_DIRS', '/usr/local/share:/usr/share')}",
        )
        self.environment.pop("UIKIT_HOST", None)
        self.daemon = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"],
            stdout=subprocess.PIPE,
            text=True,
            env=self.environment,
        )
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.daemon.stdout.readline().strip()

    def close(self):
        self.daemon.terminate()
        self.daemon.wait()

    def call(self, method, *arguments):
        """Calls a method of the search provider, and returns gdbus' text of the result."""
        return run(
            "gdbus", "call", "--session", "--dest", f"{IDENTIFIER}.SearchProvider",
            "--object-path", "/org/searchlight/Packages/SearchProvider",
            "--method", f"org.gnome.Shell.SearchProvider2.{method}", *arguments,
            environment=self.environment,
        )

    def search(self, *terms):
        """The identifiers that a search returns."""
        return re.findall(r"'([^']*)'", self.call("GetInitialResultSet", str(list(terms))))

    def screen(self, *commands):
        """The screen of the app after commands; None if the app does not run yet."""
        try:
            with socket.socket(socket.AF_UNIX) as connection:
                connection.settimeout(LIMIT)
                connection.connect(str(self.socket))
                connection.sendall(("\n".join(commands) + "\n").encode())
                connection.shutdown(socket.SHUT_WR)
                return b"".join(iter(lambda: connection.recv(65536), b"")).decode()
        except OSError:
            return None

    def screen_with(self, text):
        """The screen when it contains a text."""
        end = time.monotonic() + LIMIT
        while True:
            screen = self.screen()
            if screen and text in screen:
                return screen
            if time.monotonic() > end:
                fail(f"{text!r} did not appear:\n{screen}")
            time.sleep(0.05)


def validate(prefix):
    share = prefix / "share"
    run("desktop-file-validate", share / f"applications/{IDENTIFIER}.desktop")
    run("appstreamcli", "validate", "--no-net", share / f"metainfo/{IDENTIFIER}.metainfo.xml")
    manual = share / "man/man1/packages.1"
    for page in (manual, ROOT / "Documentation/Manual/searchlight.1"):
        run("mandoc", "-T", "lint", "-W", "warning", page)
    text = run("mandoc", "-T", "utf8", manual)
    check("search all Debian packages" in text.replace("\b", ""), "the manual page has no name")
    for command in ("services", "search-providers"):
        names = [path for path in files(share) if f"/{command}/" in path]
        check(names, f"there are no {command}")
    for name in ("", ".SearchProvider"):
        service = (share / f"dbus-1/services/{IDENTIFIER}{name}.service").read_text()
        check(f"\nExec={prefix}/lib/packages/packages" in service, f"the service starts another program:\n{service}")


def stage(folder, build):
    """Installs as for a Debian package: the files are written elsewhere, and name their final place."""
    stage = folder / "stage"
    run(INSTALL, build, "/usr", stage)
    service = (stage / f"usr/share/dbus-1/services/{IDENTIFIER}.service").read_text()
    check("Exec=/usr/lib/packages/packages\n" in service, f"DESTDIR is in a file:\n{service}")
    check(not (stage / "usr/share/applications/mimeinfo.cache").exists(), "DESTDIR has caches of the desktop")
    run(INSTALL, "--remove", "/usr", stage)
    check(not files(stage), f"the removal left {files(stage)}")


def use(desktop):
    nano = until("the first search", lambda: next(iter(desktop.search("text", "edit")), None))
    check(nano.startswith("nano:"), f"the search found {nano}")
    check(desktop.search("section:libs")[0].startswith("libc6:"), "the filter has no effect")
    check(desktop.search("zzzz") == [], "a word without matches has results")
    library = nano.replace("nano", "libc6")
    metas = desktop.call("GetResultMetas", str([nano, library, "gone:all", "none"]))
    check("<'small, friendly text editor'>" in metas and "<'C library <b>&amp;</b>'>" in metas, f"wrong details: {metas}")
    check("gone" not in metas, f"there are details of an unknown package: {metas}")
    print("The search provider answers searches and describes results.")

    desktop.call("ActivateResult", nano, "['nano']", "1")
    desktop.screen_with("An editor for the terminal.")
    print("A result opens in the app, which the bus starts.")
    desktop.call("LaunchSearch", "['c', 'library']", "2")
    screen = desktop.screen_with("c library")
    check("libc6" in screen, f"the search is not on the screen:\n{screen}")
    print("A search continues in the running app.")
    return nano


def main():
    if len(sys.argv) != 2:
        fail("usage: install_packages.py BUILD-FOLDER")
    build = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prefix = folder / "prefix"
        stage(folder, build)
        run(INSTALL, build, prefix)
        # A second installation replaces the first.
        before = files(prefix)
        run(INSTALL, build, prefix)
        check(files(prefix) == before, "the second installation has other files")
        validate(prefix)
        print("The installed files are valid.")
        desktop = Desktop(folder, prefix)
        try:
            use(desktop)
            program = prefix / "bin/packages"
            run(program, "q=editor&f=section:editors", environment=desktop.environment)
            desktop.screen_with("section:editors")
            print("A second start passes its link to the running app.")
            desktop.screen("quit")
        finally:
            desktop.close()
        run(INSTALL, "--remove", prefix)
        left = [path for path in files(prefix) if not path.endswith((".cache"))]
        check(not left, f"the removal left {left}")
        print("The removal leaves nothing.")


main()
