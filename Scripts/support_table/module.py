"""The members of the built module, as described by the compiler, and the lists for comparison."""

import itertools
import json
import pathlib
import re
import subprocess
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent.parent
folder = root / "Documentation" / "Support"

# The lists contain UIKit's spellings, one member per line: `Type.member(labels:)`, or without labels if any overload counts.
# A member exists if the type, a superclass or an adopted protocol declares it.
LISTS = (
    ("current members of the search family", "search-members.txt"),
    ("deprecated members of the search family", "deprecated-search-members.txt"),
    ("members of the UIKit around it, by rank", "surrounding-members.txt"),
)

# The modules that declare the members. The umbrella module UIKit exports them again.
MODULES = ("UIKitCollections", "UIKitCore")


def extract(build_folder, output):
    """Writes the compiler's descriptions of the built modules to a folder."""
    for module in MODULES:
        command = [
            "swift", "symbolgraph-extract", "-module-name", module,
            "-I", f"{build_folder}/Modules", "-I", str(root / "Sources/UIKitRuntime/include"),
            "-Xcc", f"-fmodule-map-file={build_folder}/UIKitRuntime.build/module.modulemap",
            "-I", str(root / "Sources/UIKitCollectionsRuntime/include"),
            "-Xcc", f"-fmodule-map-file={build_folder}/UIKitCollectionsRuntime.build/module.modulemap",
            "-I", str(root / "Sources/FoundationCompatibilityRuntime/include"),
            "-Xcc", f"-fmodule-map-file={build_folder}/FoundationCompatibilityRuntime.build/module.modulemap",
            "-Xcc", f"-fmodule-map-file={root / 'Scripts/drawing.modulemap'}",
            "-target", target(), "-minimum-access-level", "public", "-output-dir", str(output),
        ]
        subprocess.run(command, check=True)


def sources():
    """The Swift files of the modules."""
    return sorted(path for module in MODULES for path in (root / "Sources" / module).rglob("*.swift"))


def target():
    information = subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True, text=True).stdout
    return json.loads(information)["target"]["unversionedTriple"]


def split(symbol):
    """Splits a full spelling into the type and the member's name with its labels."""
    head = re.match(r"[^(]*", symbol).group()
    owner, _, last = head.rpartition(".")
    return owner, last + symbol[len(head):]


class Module:
    """The declared names of a module, and its inheritance relations.

    The compiler's identifier identifies a declaration. One spelling can have several declarations, such as overloads, or a
    protocol requirement and its default implementation."""

    def __init__(self, build_folder):
        self.members = {}
        self.parents = {}
        self.identifiers = {}
        self.messages = unavailable_members()
        self.versions = notes("ios-versions.tsv")
        for symbol in self.messages:
            owner, name = split(symbol)
            self.members.setdefault(owner, {})[name] = "unavailable"
        with tempfile.TemporaryDirectory() as output:
            extract(build_folder, output)
            graphs = [json.loads(path.read_text()) for path in sorted(pathlib.Path(output).glob("*.symbols.json"))]
        names = {}
        for graph in graphs:
            for symbol in graph["symbols"]:
                self.add(symbol, names)
        for graph in graphs:
            for relation in graph["relationships"]:
                if relation["kind"] in ("inheritsFrom", "conformsTo"):
                    child = names.get(relation["source"]) or relation["source"]
                    parent = names.get(relation["target"]) or relation.get("targetFallback", "").split(".")[-1]
                    self.parents.setdefault(child, set()).add(parent)

    def add(self, symbol, names):
        path = symbol["pathComponents"]
        identifier = symbol["identifier"]["precise"]
        names[identifier] = ".".join(path)
        deprecated = any(entry.get("isUnconditionallyDeprecated") for entry in symbol.get("availability", []))
        owner, name = ".".join(path[:-1]), path[-1]
        known = self.members.setdefault(owner, {})
        if known.get(name) != "current":
            known[name] = "deprecated" if deprecated else "current"
        self.identifiers.setdefault((owner, name), set()).add(identifier)
        for shorter in shorter_calls(name, "".join(part["spelling"] for part in symbol["declarationFragments"])):
            known.setdefault(shorter, known[name])
            self.identifiers.setdefault((owner, shorter), set()).add(identifier)

    def declarations(self, owner, name, seen=None):
        """The declarations of a member: pairs of a type and a spelling, in the nearest type that declares it."""
        seen = seen if seen is not None else set()
        if owner in seen:
            return []
        seen.add(owner)
        found = [
            (owner, declared)
            for declared in self.members.get(owner, {})
            if declared == name or ("(" not in name and declared.split("(")[0] == name)
        ]
        # The lists spell a global function as if its name were a type.
        if name == "init()" and not found and owner + "()" in self.members.get("", {}):
            return [("", owner + "()")]
        # A protocol requirement and its implementation are one member.
        inherited = [pair for parent in sorted(self.parents.get(owner, ())) for pair in self.declarations(parent, name, seen)]
        usable = [pair for pair in found if self.members[pair[0]][pair[1]] != "unavailable"]
        return found + inherited if usable or not inherited else inherited

    def state(self, symbol):
        """The state of a member by its full spelling, or None if it does not exist."""
        states = {self.members[owner][name] for owner, name in self.declarations(*split(symbol))}
        for state in ("current", "deprecated", "unavailable"):
            if state in states:
                return state
        return None

    def found(self, symbol):
        """The compiler's identifiers of a member by its full spelling."""
        found = {one for pair in self.declarations(*split(symbol)) for one in self.identifiers.get(pair, ())}
        # A use of a type's case or member without the type's name is a use of the type.
        for name in self.members.get(symbol, ()):
            found |= self.identifiers.get((symbol, name), set())
        return found

    def version(self, symbol):
        """The version of iOS that introduced a member and, after a dash, the version that deprecated it."""
        for owner, name in [*self.declarations(*split(symbol)), ("", symbol)]:
            if version := self.versions.get(f"{owner}.{name}" if owner else name):
                return version
        return ""

    def undeclared_versions(self):
        """The entries of `ios-versions.tsv` that are not public declarations."""
        declared = {f"{owner}.{name}" if owner else name for owner, names in self.members.items() for name in names}
        return [symbol for symbol in self.versions if symbol not in declared]

    def message(self, symbol):
        """The compiler's message for an unavailable member."""
        for owner, name in self.declarations(*split(symbol)):
            if message := self.messages.get(f"{owner}.{name}" if owner else name):
                return message
        return ""


def shorter_calls(name, declaration):
    """The shorter spellings of a function: without arguments that have defaults.

    The lists may contain the labels of older versions of UIKit, which newer versions extended."""
    base, _, labels = name.partition("(")
    labels = labels.rstrip(")").split(":")[:-1]
    optional = [label for label in labels if re.search(rf"[(,] *{re.escape(label)}(?: \w+)?: [^,]*? = ", declaration)]
    if not optional or len(optional) > 8:
        return
    for count in range(1, len(optional) + 1):
        for omitted in itertools.combinations(optional, count):
            yield base + "(" + "".join(label + ":" for label in labels if label not in omitted) + ")"


def unavailable_members():
    """The members declared unavailable in the sources, with their messages: the compiler's description omits them.

    Relies on the formatter: types begin lines, and members are indented by four spaces."""
    found = {}
    for path in sources():
        owner, owner_is_unavailable, owner_message, attribute, is_open = "", False, "", "", False
        # Joins the lines of a declaration.
        text = re.sub(r"\(\n([^()]*?)\n *\)", lambda match: "(" + " ".join(match.group(1).split()) + ")", path.read_text())
        for line in text.split("\n"):
            if is_open or re.match(r"\s*@available\(", line):
                attribute += line
                is_open = attribute.count("(") > attribute.count(")")
                continue
            unavailable = "unavailable" in attribute
            if type_declaration := re.match(r"(?:@\w+ )*(?:\w+ )*(?:class|struct|enum|protocol|extension) ([\w.]+)", line):
                owner, owner_is_unavailable = type_declaration.group(1), unavailable
                owner_message = message_in(attribute) if unavailable else ""
                if unavailable:
                    found[owner] = owner_message
            elif member := re.match(r"    (?:@\w+ )*(?:[\w()]+ )*?(?:(?:var|let|func|case|class|struct|enum) (\w+)|(init))\b(.*)", line):
                if unavailable or owner_is_unavailable:
                    labels = re.findall(r"[(,] *(\w+)(?: \w+)?:", member.group(3).split("->")[0])
                    base = member.group(1) or "init"
                    spelled = "(" + "".join(label + ":" for label in labels) + ")" if "(" in member.group(3) else ""
                    found[f"{owner}.{base}{spelled}"] = message_in(attribute) if unavailable else owner_message
            elif not line.strip() or line.strip().startswith(("///", "@")):
                continue
            attribute = ""
    return found


def message_in(attribute):
    """The message of an attribute that makes a declaration unavailable. A new name counts as a message."""
    if written := re.search(r'message:\s*((?:"(?:[^"\\]|\\.)*"\s*)+)', attribute):
        return json.loads(re.sub(r'"\s*"', "", written.group(1)).strip())
    if renamed := re.search(r'renamed: *"([^"]*)"', attribute):
        return f"Renamed to `{renamed.group(1)}`."
    return ""


def listed(name):
    """The lines of one of the lists."""
    return (folder / name).read_text().split("\n")[:-1]


def notes(name):
    """The symbols of a file with their texts: reasons in `absent-members.tsv`, remarks in `notes.tsv`, versions in `ios-versions.tsv`."""
    lines = listed(name)
    return dict(line.split("\t", 1) for line in lines)
