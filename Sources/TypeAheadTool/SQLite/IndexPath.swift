#if SQLite
import Glibc
import TextEscaping
import TypeAheadSQLite

/// The place of an index file.
struct IndexPath: Sendable {
    /// The name for messages, in quotation marks.
    let name: String
    /// The absolute path, without a symbolic link at its end. SQLite gives some relative names a special meaning, such as ":memory:".
    let path: String
    /// The permissions and the size of the file; nil if there is none.
    let status: (permissions: mode_t, size: Int)?

    init(_ text: String) throws {
        name = "“\(escaped(text))”"
        // SQLite takes names in UTF-8; other bytes of arguments become this character.
        guard !text.unicodeScalars.contains("\u{FFFD}") else {
            throw ToolError("The name \(name) is not in UTF-8. Choose another name.")
        }
        if let resolved = realpath(text, nil) {
            path = String(cString: resolved)
            free(resolved)
        } else {
            guard errno == ENOENT else { throw Self.error(errno, name) }
            let slash = text.lastIndex(of: "/")
            let folder = slash.map { String(text[...$0]) } ?? "."
            guard let resolved = realpath(folder, nil) else {
                throw ToolError("The folder of \(name) does not exist, or cannot be entered.")
            }
            let last = slash.map { text[text.index(after: $0)...] } ?? text[...]
            path = String(cString: resolved) + "/" + last
            free(resolved)
            guard !last.isEmpty else { throw ToolError("\(name) is a folder. Give the name of a file.") }
        }
        var found = stat()
        guard stat(path, &found) == 0 else {
            status = nil
            return
        }
        guard found.st_mode & S_IFMT == S_IFREG else {
            throw ToolError("\(name) is no regular file. Choose another name.")
        }
        status = (found.st_mode & 0o777, Int(found.st_size))
    }

    private static func error(_ number: Int32, _ name: String) -> ToolError {
        ToolError("\(name) cannot be opened: \(String(cString: strerror(number))).")
    }

    // MARK: Opening

    /// The columns of an existing index.
    ///
    /// - Throws: `SQLiteIndexError` or ``ToolError``.
    func description() throws -> IndexDescription {
        guard status != nil else {
            throw ToolError("There is no index \(name). Make it with: typeahead index --sqlite INDEX FILE")
        }
        guard let note = try SQLiteIndexFile(path: path).note else {
            throw ToolError("\(name) was not made by typeahead index. Search it with the program that made it.")
        }
        guard let description = IndexDescription(note: note) else {
            throw ToolError("\(name) was made by another version of typeahead. Make it again with typeahead index.")
        }
        return description
    }

    /// Opens the source of an index.
    ///
    /// - Parameter path: The path, if it is not that of the index.
    /// - Throws: `SQLiteIndexError`.
    func source(
        _ description: IndexDescription,
        path: String? = nil,
        options: SQLiteSource<Row>.Options = .init()
    ) throws -> SQLiteSource<Row> {
        var options = options
        options.language = description.language
        return try SQLiteSource(
            path: path ?? self.path,
            fields: description.searchFields,
            coding: Row.coding(columnCount: description.columns?.count),
            options: options
        )
    }

    // MARK: Errors

    /// Calls a closure, and changes its errors of SQLite into those of the tool.
    func mappingErrors<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch {
            throw toolError(error)
        }
    }

    /// The error of the tool for one of an index; other errors are returned as they are.
    func toolError(_ error: any Error) -> any Error {
        guard let error = error as? SQLiteIndexError else { return error }
        switch error {
        case .cannotOpen(_, let reason): return ToolError("\(name) cannot be opened: \(escaped(reason)).")
        case .notAnIndex: return ToolError("\(name) is no index of typeahead. Choose another file.")
        case .newerVersion:
            return ToolError("\(name) was made by a newer typeahead. Use that one, or choose another file.")
        case .otherSettings:
            return ToolError(
                "\(name) was made by another version of typeahead. Run: typeahead check --sqlite INDEX --rebuild"
            )
        case .busy: return ToolError("Another program uses \(name). Try again when it has ended.")
        case .full: return ToolError("No space is left for \(name). The index was not changed.")
        case .readOnly: return ToolError("\(name) cannot be written. Check its permissions with ls -l.")
        case .damaged, .undecodableRecord:
            return ToolError(
                "\(damage(error) ?? name) Run: typeahead check --sqlite INDEX --rebuild. If that fails, delete the file, and make it "
                    + "again with typeahead index."
            )
        case .failed(_, let reason): return ToolError("\(name): \(escaped(reason)).")
        }
    }

    /// A sentence about the damage; nil if the error is another one.
    func damage(_ error: SQLiteIndexError) -> String? {
        switch error {
        case .damaged(_, let detail): "\(name) is damaged: \(escaped(detail))."
        case .undecodableRecord(_, let reason): "\(name) has a record that cannot be read: \(escaped(reason))."
        default: nil
        }
    }
}
#endif
