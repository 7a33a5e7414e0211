"""The page that says of each member of UIKit whether it is there, and which test shows it."""

import collections
import re

from .module import LISTS, listed, notes, root, split
from .uses import Index

PAGE = root / "Documentation" / "Support.md"

# Where the tests of a folder run. Those of UIKitCore need no host; what they show holds on each.
HOSTS = {
    "GTKHostTests": {"window"},
    "HeadlessHostTests": {"headless"},
    "SearchRulesTests": {"headless"},
    "UIKitCoreTests": set(),
}

INTRODUCTION = """# What of UIKit is there

Made by `make support` from the built module and from the tests; `make test` fails when it is not up to date. The members of the
search family come first, then the UIKit around it, a type a table, the types in the order in which apps use them.

- **iOS**: the version of iOS in which the member appeared and, after a dash, the one in which it was deprecated. The data is in
  `Support/ios-versions.tsv`.
- **State**: *works* when a test uses the member; *no test* when it is there and no test uses it; *refused* when a program that uses
  it does not compile, with the compiler's message under *Note*; *left out* when it makes no sense off Apple's systems, with the
  reason; *missing* otherwise. *Deprecated* is what Apple deprecated.
- **Headless** and **window** (GTK 4): ● a test that runs on this host uses it; ○ only a test elsewhere does, of code that all hosts
  share; – none does.
- **Test**: of the tests that use the member, the one that is most about it.

"""


class Test:
    """A test, with what it uses."""

    def __init__(self, index, identifier, source):
        self.file = index.files[identifier]
        self.line = index.lines[identifier]
        self.title, self.head = title(source, self.line, index.names[identifier])
        self.direct, self.everything = index.reached(identifier)
        target = self.file.relative_to(root / "Tests").parts[0]
        self.hosts = HOSTS.get(target)
        if self.hosts is None:
            self.hosts = {"headless", "window"} if "ScenarioHost" in self.head or "StageHost" in self.head else {"headless"}

    def words(self):
        return set(words(self.title))

    def link(self):
        path = self.file.relative_to(root)
        text = self.title.replace("|", "\\|").replace("[", "\\[").replace("]", "\\]").replace("<", "\\<")
        return f"[{text}](../{path})"


def title(source, line, name):
    """A test's title, and the text from its attribute to its name; no title when it is no test."""
    start = line - 1
    while start > 0 and "@Test" not in source[start]:
        start -= 1
        if re.match(r"    }|\s*$", source[start]):
            return None, ""
    head = "\n".join(source[start:line])
    if "@Test" not in head:
        return None, ""
    if written := re.search(r'@Test\(\s*"((?:[^"\\]|\\.)*)"', head):
        return written.group(1).replace('\\"', '"'), head
    return name.split("(")[0].strip("`"), head


def words(text):
    """The words of a title or of a member's name, without endings."""
    found = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)
    return [re.sub(r"(ing|ed|es|s|e)$", "", word.lower()) for word in found if len(word) > 2]


def tests(store):
    """All tests below Tests."""
    index = Index(store, root / "Tests", root / "Sources" / "UIKitCore")
    sources = {file: file.read_text().split("\n") for file in set(index.files.values())}
    found = []
    for identifier, file in index.files.items():
        source = sources[file]
        if index.lines[identifier] <= len(source) and " func " in source[index.lines[identifier] - 1]:
            if title(source, index.lines[identifier], index.names[identifier])[0]:
                found.append(Test(index, identifier, source))
    return sorted(found, key=lambda test: (str(test.file), test.line))


class Proofs:
    """Which tests use which declaration."""

    def __init__(self, store):
        self.direct = collections.defaultdict(list)
        self.indirect = collections.defaultdict(list)
        for test in tests(store):
            for identifier in test.direct:
                self.direct[identifier].append(test)
            for identifier in test.everything - test.direct:
                self.indirect[identifier].append(test)

    def of(self, symbol, identifiers):
        """The test that is most about a member, and the hosts on which tests use it; None when no test does."""
        direct = {test for one in identifiers for test in self.direct.get(one, ())}
        indirect = {test for one in identifiers for test in self.indirect.get(one, ())}
        every = direct | indirect
        if not every:
            return None
        name, owner = (set(words(part)) for part in reversed(split(symbol)))

        def rank(test):
            about = 3 * len(name & test.words()) + len(owner & test.words())
            return (test not in direct, -about, len(test.direct), str(test.file), test.line)

        hosts = set().union(*(test.hosts for test in every))
        return min(every, key=rank), hosts


def row(symbol, module, proofs, reasons, remarks):
    """A line of a table, and the member's state."""
    state = module.state(symbol)
    note = remarks.get(symbol, "")
    proof = proofs.of(symbol, module.found(symbol)) if state in ("current", "deprecated") else None
    if state in ("current", "deprecated"):
        shown = "works" if proof else "no test"
    elif state == "unavailable":
        shown, note = "refused", module.message(symbol)
    elif symbol in reasons:
        shown, note = "left out", reasons[symbol]
    else:
        shown = "missing"
    if state == "deprecated":
        note = ("Deprecated. " + note).strip()
    marks = [("●" if host in proof[1] else "○") if proof else "–" for host in ("headless", "window")]
    test = proof[0].link() if proof else "none"
    name = split(symbol)[1] if split(symbol)[0] else symbol
    escaped = note.replace("|", "\\|")
    return f"| `{name}` | {module.version(symbol)} | {shown} | {marks[0]} | {marks[1]} | {test} | {escaped} |", shown


def owner(symbol):
    """The type in whose table a member stands; a type's own."""
    name = split(symbol)[0]
    return name or symbol


def page(module, store):
    """The whole page, and what is wrong with it."""
    proofs = Proofs(store)
    reasons, remarks = notes("absent-members.tsv"), notes("notes.tsv")
    known, parts, summary = set(), [], []
    for heading, file in LISTS:
        tables, counts = collections.OrderedDict(), collections.Counter()
        for symbol in listed(file):
            if symbol in known:
                continue
            known.add(symbol)
            text, state = row(symbol, module, proofs, reasons, remarks)
            counts[state] += 1
            tables.setdefault(owner(symbol), []).append(text)
        order = ("works", "no test", "refused", "left out", "missing")
        said = ", ".join(f"{counts[state]} {state}" for state in order if counts[state])
        summary.append(f"- {heading[0].upper()}{heading[1:]}: {said}.")
        parts.append(f"## {heading[0].upper()}{heading[1:]}\n")
        for name, rows in tables.items():
            parts.append(f"### {name}\n\n| member | iOS | state | headless | window | test | note |\n| --- | --- | --- | :-: | :-: | --- | --- |")
            parts.append("\n".join(rows) + "\n")
    stale = [f"{symbol} is no member of the lists" for symbol in {*reasons, *remarks} if symbol not in known]
    stale += [f"{symbol}, of ios-versions.tsv, is not declared" for symbol in module.undeclared_versions()]
    stale += [f"{symbol} is there, and is said to be left out" for symbol in reasons if module.state(symbol) in ("current", "deprecated")]
    return INTRODUCTION + "\n".join(summary) + "\n\n" + "\n".join(parts), sorted(stale)
