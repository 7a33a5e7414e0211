"""The declarations that tests use, read from the index that the compiler writes when it builds the tests."""

import collections
import ctypes
import pathlib
import shutil

DEFINITION = 1 << 1
REFERENCE = 1 << 2
IMPLICIT = 1 << 8
CHILD_OF = 1 << 9
OVERRIDE_OF = 1 << 11
CALLED_BY = 1 << 13
EXTENDED_BY = 1 << 14
ACCESSOR_OF = 1 << 15
CONTAINED_BY = 1 << 16


class Text(ctypes.Structure):
    """The string type that the library returns."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


EACH_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
EACH = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


def library():
    """The toolchain's library for reading the index."""
    compiler = pathlib.Path(shutil.which("swift")).resolve()
    index = ctypes.CDLL(str(compiler.parent.parent / "lib" / "libIndexStore.so"))
    pointer, text = ctypes.c_void_p, Text
    for name, result, *arguments in (
        ("store_create", pointer, ctypes.c_char_p, pointer),
        ("store_units_apply_f", ctypes.c_bool, pointer, ctypes.c_uint, pointer, EACH_TEXT),
        ("unit_reader_create", pointer, pointer, ctypes.c_char_p, pointer),
        ("unit_reader_dispose", None, pointer),
        ("unit_reader_is_system_unit", ctypes.c_bool, pointer),
        ("unit_reader_get_main_file", text, pointer),
        ("unit_reader_get_module_name", text, pointer),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, pointer, pointer, EACH),
        ("unit_dependency_get_kind", ctypes.c_int, pointer),
        ("unit_dependency_get_name", text, pointer),
        ("record_reader_create", pointer, pointer, ctypes.c_char_p, pointer),
        ("record_reader_dispose", None, pointer),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, pointer, pointer, EACH),
        ("occurrence_get_symbol", pointer, pointer),
        ("occurrence_get_roles", ctypes.c_uint64, pointer),
        ("occurrence_get_line_col", None, pointer, pointer, pointer),
        ("occurrence_relations_apply_f", ctypes.c_bool, pointer, pointer, EACH),
        ("symbol_relation_get_roles", ctypes.c_uint64, pointer),
        ("symbol_relation_get_symbol", pointer, pointer),
        ("symbol_get_name", text, pointer),
        ("symbol_get_usr", text, pointer),
    ):
        function = getattr(index, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return index


class Index:
    """The index of folders of tests, and the override and implementation relations in folders of sources.

    For each declaration: `uses` are the declarations used inside it; `names`, `files` and `lines` its name and location; `overrides`
    the declarations that it overrides or implements; `children` the members of a type. Keys are the compiler's identifiers."""

    def __init__(self, store, tests, sources):
        self.uses = collections.defaultdict(set)
        self.overrides = collections.defaultdict(set)
        self.children = collections.defaultdict(set)
        self.names, self.files, self.lines = {}, {}, {}
        self.index = library()
        self.store = self.index.indexstore_store_create(str(store).encode(), None)
        if not self.store:
            raise SystemExit(f"There is no index at {store}: build the tests first, with `swift build --build-tests`.")
        units = []
        self.each_text(lambda unit: units.append(str(unit)))
        for folders, read in ((tests, self.read_use), (sources, self.read_override)):
            for folder in folders:
                for unit in units:
                    self.read_unit(unit, pathlib.Path(folder).resolve(), read)

    def each_text(self, receive):
        def applier(_, value):
            receive(value)
            return True

        self.index.indexstore_store_units_apply_f(self.store, 1, None, EACH_TEXT(applier))

    def each(self, function, source, receive):
        def applier(_, value):
            receive(value)
            return True

        function(source, None, EACH(applier))

    def read_unit(self, name, folder, read):
        """Reads one compiled file, unless it is outside the folders or no longer exists."""
        index = self.index
        unit = index.indexstore_unit_reader_create(self.store, name.encode(), None)
        if not unit:
            return
        file = pathlib.Path(str(index.indexstore_unit_reader_get_main_file(unit)))
        records = []

        def collect(dependency):
            record_kind = 2
            if index.indexstore_unit_dependency_get_kind(dependency) == record_kind:
                records.append(str(index.indexstore_unit_dependency_get_name(dependency)))

        if folder in file.parents and file.exists():
            self.each(index.indexstore_unit_reader_dependencies_apply_f, unit, collect)
        index.indexstore_unit_reader_dispose(unit)
        for record in records:
            # A record's name contains its file's name, which excludes the records of other files in the same unit.
            if record.startswith(file.name + "-"):
                self.read_record(record, file, read)

    def read_record(self, name, file, read):
        reader = self.index.indexstore_record_reader_create(self.store, name.encode(), None)
        if reader:
            self.each(
                self.index.indexstore_record_reader_occurrences_apply_f, reader, lambda one: read(one, file)
            )
            self.index.indexstore_record_reader_dispose(reader)

    def read_override(self, occurrence, _):
        """The declarations that one occurrence of a name overrides or implements."""
        index = self.index
        identifier = str(index.indexstore_symbol_get_usr(index.indexstore_occurrence_get_symbol(occurrence)))

        def relate(relation):
            if index.indexstore_symbol_relation_get_roles(relation) & OVERRIDE_OF:
                overridden = index.indexstore_symbol_relation_get_symbol(relation)
                self.overrides[identifier].add(str(index.indexstore_symbol_get_usr(overridden)))

        self.each(index.indexstore_occurrence_relations_apply_f, occurrence, relate)

    def read_use(self, occurrence, file):
        """Records one occurrence of a name."""
        index = self.index
        symbol = index.indexstore_occurrence_get_symbol(occurrence)
        roles = index.indexstore_occurrence_get_roles(occurrence)
        identifier = str(index.indexstore_symbol_get_usr(symbol))

        def relate(relation):
            related = str(index.indexstore_symbol_get_usr(index.indexstore_symbol_relation_get_symbol(relation)))
            kind = index.indexstore_symbol_relation_get_roles(relation)
            if roles & REFERENCE and kind & (CALLED_BY | CONTAINED_BY):
                self.uses[related].add(identifier)
            if kind & (CHILD_OF | ACCESSOR_OF) and roles & DEFINITION:
                self.children[related].add(identifier)

        self.read_override(occurrence, file)
        self.each(index.indexstore_occurrence_relations_apply_f, occurrence, relate)
        if roles & DEFINITION and not roles & IMPLICIT:
            line = ctypes.c_uint()
            index.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), None)
            self.names[identifier] = str(index.indexstore_symbol_get_name(symbol))
            self.files[identifier] = file
            self.lines[identifier] = line.value

    def reached(self, start):
        """The declarations that a declaration uses directly or through helpers of the tests."""
        direct = self.within(start)
        everything, waiting = set(), [start]
        seen = {start}
        while waiting:
            for used in self.within(waiting.pop()):
                everything.add(used)
                if used in self.files and used not in seen:
                    seen.add(used)
                    waiting.append(used)
                    # UIKit calls overrides and implementations of the tests' types, without a use in the tests.
                    for child in self.descendants(used):
                        if self.overrides.get(child) and child not in seen:
                            seen.add(child)
                            waiting.append(child)
        return direct, everything

    def descendants(self, identifier):
        for child in self.children.get(identifier, ()):
            yield child
            yield from self.descendants(child)

    def within(self, identifier):
        """The uses inside a declaration, including its accessors and local functions."""
        found = set(self.uses.get(identifier, ())) | {identifier}
        for child in self.descendants(identifier):
            found |= self.uses.get(child, set()) | {child}
        # A use of a member is a use of the members that it overrides or implements.
        waiting = list(found)
        while waiting:
            for overridden in self.overrides.get(waiting.pop(), ()):
                if overridden not in found:
                    found.add(overridden)
                    waiting.append(overridden)
        return found
