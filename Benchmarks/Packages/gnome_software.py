"""Measures the search of GNOME Software: the answers of its search provider, which GNOME Shell asks when a user types in its overview.

GNOME Software runs with PackageKit in a sandbox: on a virtual display, with a session bus and a system bus of its own, and with empty
caches. The sandbox has no network, and cannot change the machine's files, so that neither program updates or downloads packages.
"""

import collections
import glob
import gzip
import os
import re
import select
import shutil
import statistics
import subprocess
import tempfile
import time
import urllib.parse
from xml.sax.saxutils import escape

# Each program with its Debian package.
PROGRAMS = (
    ("gnome-software", "gnome-software"),
    ("/usr/libexec/packagekitd", "packagekit"),
    ("bwrap", "bubblewrap"),
    ("dbus-daemon", "dbus"),
    ("dbus-send", "dbus"),
    ("Xvfb", "xvfb"),
)
WITH_DISPLAY = os.path.realpath(os.path.join(os.path.dirname(__file__), "..", "..", "Scripts", "with-display"))
# The system bus must be another one than the session bus: GNOME Software has PackageKit's name on the latter.
SYSTEM_BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
    "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
    <type>session</type>
    <listen>{address}</listen>
    <auth>EXTERNAL</auth>
    <servicedir>{services}</servicedir>
    <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
    </policy>
</busconfig>
"""
PACKAGE_KIT_SERVICE = """[D-BUS Service]
Name=org.freedesktop.PackageKit
Exec=/usr/libexec/packagekitd --keep-environment --disable-timer
"""
# The files with AppStream data that GNOME Software reads.
CATALOG = tuple(f"{folder}/swcatalog/yaml/*.yml*" for folder in ("/var/lib", "/var/cache", "/usr/share"))
SERVICE, PACKAGE_KIT = "org.gnome.Software", "org.freedesktop.PackageKit"
# The number of apps that the search provider returns at most.
MOST = 20

# Seconds: the services have started and are idle after the first one, each search ends after the second one.
DEADLINE, LIMIT = 60, 30
# Seconds: the services are idle if they take no processor time for the first one; the time between two looks.
QUIET, PAUSE = 1.0, 0.05

# `first` and `later` are milliseconds: the first time of a query, and the median of the other times. `place` is "yes" if the wanted
# package is among the first ten results, "no app" if the catalog has no app of that package, else "no".
Answer = collections.namedtuple("Answer", "first later results place")


class Unavailable(Exception):
    """GNOME Software cannot be measured on this machine. The text says why."""


def read_catalog():
    """The packages by component, from each catalog of apps."""
    packages = collections.defaultdict(set)
    for path in sorted(path for pattern in CATALOG for path in glob.glob(pattern)):
        identifier = None
        with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
            # Each document describes a component. The values of these two keys are single words.
            for line in file:
                if line.startswith("---"):
                    identifier = None
                elif line.startswith("ID: "):
                    identifier = line[4:].strip().strip("'\"")
                elif line.startswith("Package: ") and identifier:
                    packages[identifier].add(line[9:].strip().strip("'\""))
    return packages


def installed_packages(component):
    """The packages of an installed app that no catalog lists."""
    names = (f"applications/{component}", f"applications/{component}.desktop", f"metainfo/{component}.*.xml")
    paths = [path for name in names for path in glob.glob(f"/usr/share/{name}")]
    if not paths or not shutil.which("dpkg-query"):
        return set()
    output = subprocess.run(["dpkg-query", "--search", *paths], capture_output=True, text=True, timeout=LIMIT, check=False).stdout
    return {name for line in output.splitlines() for name in line.split(": ")[0].split(", ")}


class Service:
    """GNOME Software and PackageKit in their sandbox."""

    def __init__(self, folder):
        self.log = os.path.join(folder, "log")
        self.session_bus = None
        self.system_bus = f"unix:path={urllib.parse.quote(os.path.join(folder, 'system'))}"
        services, settings = os.path.join(folder, "services"), os.path.join(folder, "system.conf")
        os.mkdir(services)
        with open(os.path.join(services, f"{PACKAGE_KIT}.service"), "w", encoding="utf-8") as file:
            file.write(PACKAGE_KIT_SERVICE)
        with open(settings, "w", encoding="utf-8") as file:
            file.write(SYSTEM_BUS.format(address=escape(self.system_bus), services=escape(services)))
        # The buses are in the folder, which the sandbox shares. The end of the sandbox's first process ends all others.
        command = ["bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp", "--tmpfs", "/run"]
        command += ["--tmpfs", "/var/lib/PackageKit", "--tmpfs", "/var/cache/PackageKit"]
        command += ["--bind", folder, folder, "--ro-bind", WITH_DISPLAY, WITH_DISPLAY]
        command += ["--unshare-net", "--unshare-pid", "--die-with-parent", "--setenv", "TMPDIR", folder]
        # The services have warnings of their own, which must not end them.
        command += [WITH_DISPLAY, "env", "--unset=G_DEBUG", f"DBUS_SYSTEM_BUS_ADDRESS={self.system_bus}"]
        # The forked bus listens when the command returns.
        command += [
            "sh",
            "-c",
            'dbus-daemon --fork --config-file="$1" >&2 || exit\n'
            'echo "$DBUS_SESSION_BUS_ADDRESS"\n'
            "exec gnome-software --gapplication-service >&2",
            "sh",
            settings,
        ]
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True)

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *error):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def start(self):
        """Waits until both services are idle, with all caches built."""
        end = time.monotonic() + DEADLINE
        if not select.select([self.process.stdout], [], [], DEADLINE)[0]:
            raise Unavailable("its session bus does not start")
        self.session_bus = self.process.stdout.readline().strip()
        while not (self.session_bus and self.is_owned(SERVICE, self.session_bus)):
            if self.process.poll() is not None or time.monotonic() > end:
                raise Unavailable(f"it does not start: {self.last_message()}")
            time.sleep(PAUSE)
        # The first search builds the index. Its text is none of the queries.
        self.search("calculator")
        self.wait_until_idle()
        self.check()

    def check(self):
        """Without PackageKit, the state of packages is unknown, and GNOME Software hides their apps."""
        if not self.is_owned(PACKAGE_KIT, self.system_bus):
            raise Unavailable("PackageKit does not run")

    def last_message(self):
        with open(self.log, encoding="utf-8", errors="replace") as file:
            lines = [line.strip() for line in file if line.strip()]
        return lines[-1] if lines else "there is no message"

    def call(self, bus, destination, path, method, argument):
        command = ["dbus-send", f"--bus={bus}", "--print-reply", f"--reply-timeout={LIMIT * 1000}", f"--dest={destination}"]
        try:
            output = subprocess.run(
                [*command, path, method, argument], capture_output=True, text=True, timeout=LIMIT + 5, check=False
            )
        except subprocess.TimeoutExpired as error:
            raise Unavailable(f"{method} does not answer within {LIMIT} seconds") from error
        if output.returncode:
            raise Unavailable(f"{method}: {output.stderr.strip()}")
        return output.stdout

    def is_owned(self, name, bus):
        reply = self.call(bus, "org.freedesktop.DBus", "/", "org.freedesktop.DBus.NameHasOwner", f"string:{name}")
        return "boolean true" in reply

    def search(self, text):
        """The milliseconds of a search, with the start of the program that asks, and the components that it finds, best first."""
        # As GNOME Shell does, splits at spaces. A comma would separate elements, too.
        terms = ",".join(text.replace(",", " ").split())
        start = time.monotonic()
        reply = self.call(
            self.session_bus,
            SERVICE,
            "/org/gnome/Software/SearchProvider",
            "org.gnome.Shell.SearchProvider2.GetInitialResultSet",
            f"array:string:{terms}",
        )
        duration = time.monotonic() - start
        # An identifier has five parts: scope, kind of bundle, origin, component and branch.
        found = re.findall(r'^\s*string "(.*)"$', reply, flags=re.MULTILINE)
        return duration * 1000, [identifier.split("/")[3] for identifier in found]

    def processor_time(self):
        """Ticks of all processes of the sandbox."""
        ticks, waiting = 0, [self.process.pid]
        while waiting:
            process = waiting.pop()
            try:
                with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
                    fields = file.read().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
                for path in glob.glob(f"/proc/{process}/task/*/children"):
                    with open(path, encoding="ascii") as file:
                        waiting += file.read().split()
            except OSError:
                # The process ended in the meantime.
                continue
        return ticks

    def wait_until_idle(self):
        """After its start, GNOME Software looks for updates and recommended apps, which would slow the searches down."""
        end = time.monotonic() + DEADLINE
        ticks, since = self.processor_time(), time.monotonic()
        while time.monotonic() - since < QUIET:
            if time.monotonic() > end:
                raise Unavailable(f"it is not idle after {DEADLINE} seconds")
            time.sleep(PAUSE)
            now = self.processor_time()
            # A tick now and then is a timer.
            if abs(now - ticks) > 1:
                ticks, since = now, time.monotonic()


def measure(queries, runs):
    """Asks each query once, and then all of them again in each run.

    `queries` is pairs of a text and the wanted package. Returns a note on the catalog, and the Answer by text. Raises Unavailable if
    GNOME Software is not installed, has no catalog of apps, or does not start or answer in time.
    """
    missing = [package for program, package in PROGRAMS if not shutil.which(program)]
    if missing:
        raise Unavailable(f"not installed: {', '.join(missing)}")
    catalog = read_catalog()
    if not catalog:
        raise Unavailable("there is no catalog of apps. With the package appstream installed, apt-get update downloads it")
    listed = {package for packages in catalog.values() for package in packages}
    firsts, laters, found = {}, collections.defaultdict(list), {}
    with tempfile.TemporaryDirectory() as folder, Service(folder) as service:
        for text, _ in queries:
            firsts[text] = service.search(text)[0]
        for _ in range(runs):
            for text, _ in queries:
                duration, found[text] = service.search(text)
                laters[text].append(duration)
        service.check()
    answers = {}
    for text, wanted in queries:
        place = "no" if wanted in listed else "no app"
        for component in found[text][:10]:
            if wanted in (catalog.get(component) or installed_packages(component)):
                place = "yes"
        answers[text] = Answer(firsts[text], statistics.median(laters[text]), len(found[text]), place)
    note = (
        f"GNOME Software finds only apps, and returns {MOST} at most. Its catalog lists {len(catalog)} components of {len(listed)} "
        "packages; “no app” means that the wanted package is not one of them. A query takes longer the first time, when PackageKit reads "
        "the state of the packages that it finds."
    )
    return note, answers
