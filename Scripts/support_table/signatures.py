"""Compares the declarations of UIKit's modules with the signatures that Apple documents."""

import re

from .module import Module, listed, notes, split

ATTRIBUTES = re.compile(r"@(?!autoclosure)\w+(?:\([^)]*\))? *")
MODIFIERS = re.compile(
    r"^(?:(?:optional|open|public|package|convenience|required|override|nonisolated|weak|lazy|final|mutating|indirect|"
    r"unowned|unowned\([a-z]+\)) +)*"
)


def normalized(declaration):
    """A declaration without what does not matter to callers: attributes, modifiers, names of parameters, values of defaults."""
    text = MODIFIERS.sub("", ATTRIBUTES.sub("", declaration).strip())
    text = re.sub(r"\bany ", "", text).replace("`", "").replace("static ", "class ")
    if re.match(r"(class )?(var|let) ", text):
        # A constant is a property that callers can only read.
        text = re.sub(r"^(class )?let (.*)$", r"\1var \2 { get }", text)
        if "{" not in text:
            text += " { get set }"
        text = re.sub(r"\{ *(.*?) *\}", lambda braces: "{ " + " ".join(braces.group(1).replace(";", " ").split()) + " }", text)
    else:
        text = re.sub(r" = [^,)]+", " = _", text)
    text = re.sub(r"([(,] *)(\w+) (\w+):", r"\1\2:", text)
    return re.sub(r"\s+", " ", text).replace(" :", ":").strip()


class Signatures(Module):
    """The declarations of the built modules."""

    def __init__(self, build_folder):
        self.texts = {}
        super().__init__(build_folder)

    def add(self, symbol, names):
        super().add(symbol, names)
        path = symbol["pathComponents"]
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        key = ".".join(path[:-1]), path[-1]
        self.texts.setdefault(key, []).append(text)
        # The compiler describes `private(set) lazy var` as if it were public.
        if re.search(r"\blazy var\b", text):
            self.texts[key].append(text.replace("{ get set }", "{ get }"))

    def adopts(self, child, parent, seen=()):
        """Whether a type inherits from a class or adopts a protocol."""
        return child not in seen and any(
            one == parent or self.adopts(one, parent, (*seen, child)) for one in self.parents.get(child, ())
        )

    def inherits(self, symbol, declaration):
        """Whether a type has the superclass, protocols or raw values of Apple's declaration."""
        _, _, parents = declaration.partition(" : ")
        for parent in filter(None, parents.split(", ")):
            if parent in ("Int", "String"):
                if self.state(f"{symbol}.init(rawValue:)") is None:
                    return False
            elif not self.adopts(symbol, parent):
                return False
        return True

    def difference(self, symbol, documented):
        """The declarations here, if none of them has the documented signature, or None."""
        if re.match(r"(?:class|struct|enum|protocol) [\w.]+(?: :|$)", documented):
            found = [text for text in self.texts.get(split(symbol), [])]
            kind = documented.split()[0]
            if any(normalized(text).split()[0] == kind for text in found) and self.inherits(symbol, documented):
                return None
            parents = ", ".join(sorted(self.parents.get(symbol, ())))
            return [f"{text} (inherits from: {parents})" for text in found] or ["missing"]
        found = [text for pair in self.declarations(*split(symbol)) for text in self.texts.get(pair, [])]
        if normalized(documented) in map(normalized, found):
            return None
        return sorted(set(found)) or ["missing"]


def compare(build_folder):
    """Prints the undocumented differences. Returns the number of compared signatures and of problems."""
    signatures = Signatures(build_folder)
    reasons = notes("signature-differences.tsv")
    problems = 0
    rows = [line.split("\t") for line in listed("signatures.tsv")]
    for symbol, documented in rows:
        difference = signatures.difference(symbol, documented)
        if difference and symbol not in reasons:
            problems += 1
            print(f"{symbol}\n  documented: {documented}\n  here:       " + "\n              ".join(difference))
        elif not difference and symbol in reasons:
            problems += 1
            print(f"{symbol} has the documented signature; remove it from Documentation/Support/signature-differences.tsv.")
    for symbol in set(reasons) - {symbol for symbol, _ in rows}:
        problems += 1
        print(f"{symbol} is in signature-differences.tsv, but not in signatures.tsv.")
    return len(rows), problems
