#if SQLite
import TextEscaping
import TypeAheadSQLite

extension SQLiteCommands {
    /// Makes or changes an index.
    static func index(_ request: IndexInvocation.InFile) async throws -> Int32 {
        let index = try IndexPath(request.index)
        try await index.mappingErrors {
            switch request.change {
            case .make: try await make(index, request)
            case .insert(let id):
                if index.isMissing {
                    try await make(index, request, id: id)
                } else {
                    try await insert(into: index, request, id: id)
                }
            case .delete: try await delete(from: index, request)
            }
        }
        return ExitStatus.found
    }

    // MARK: A new index

    private static func make(_ index: IndexPath, _ request: IndexInvocation.InFile, id: String? = nil) async throws {
        // Before anything is read: the result could not be stored.
        if !index.isMissing { try SQLiteIndexFile(path: index.path).checkUnused() }
        let records = try Records(request.file, path: request.file.path, report: Tool.report)
        let choices = try Choices(fields: request.fields, columns: records.columns)
        let idColumn = try id.map { try ColumnFinder(columns: records.columns ?? []).column($0) }
        let description = IndexDescription(
            columns: records.columns,
            fields: choices.fields.map { IndexDescription.Field(column: $0.column, weight: $0.weight) },
            idColumn: idColumn,
            language: request.language
        )
        try checkIds(records, idColumn)
        let rows = Rows(records: records, idColumn: idColumn, columns: Array((records.columns ?? []).indices))
        try await Interruption.cancelling {
            let new = try UnfinishedFile(beside: index)
            // After success, too, because of SQLite's files beside it.
            defer { new.remove() }
            try await fill(new, with: rows, description, index)
            try await finish(new, index)
        }
    }

    private static func fill(
        _ new: UnfinishedFile,
        with rows: Rows,
        _ description: IndexDescription,
        _ index: IndexPath
    ) async throws {
        let source = try index.source(description, path: new.path)
        let file = try SQLiteIndexFile(path: new.path)
        try file.setNote(description.note)
        try await insert(rows, into: source)
        try file.writeBack()
    }

    private static func finish(_ new: UnfinishedFile, _ index: IndexPath) async throws {
        try Task.checkCancellation()
        if index.isMissing {
            // SQLite would apply the log of a deleted index to the new one.
            UnfinishedFile.removeLogs(of: index)
            try new.rename(to: index)
        } else {
            try SQLiteIndexFile(path: index.path).replace { try new.rename(to: index) }
        }
    }

    private static func insert(_ rows: Rows, into source: SQLiteSource<Row>) async throws {
        let progress = Progress(total: rows.records.lines.count)
        defer { progress.end() }
        try await source.insert(contentsOf: rows, progress: progress.show)
    }

    /// Checks that each line has an id.
    private static func checkIds(_ records: Records, _ column: Int?) throws {
        guard let column, let columns = records.columns else { return }
        for line in records.lines where records.cell(column, of: line).isEmpty {
            throw ToolError(
                "Line \(line.number) has no id in the column “\(escaped(columns[column]))”. Nothing was changed."
            )
        }
    }

    // MARK: Changes

    private static func insert(into index: IndexPath, _ request: IndexInvocation.InFile, id: String) async throws {
        let description = try index.description()
        let known = try idColumn(of: description, index)
        let source = try index.source(description)
        let records = try Records(request.file, path: request.file.path, report: Tool.report)
        guard let columns = records.columns, let indexed = description.columns else {
            throw ToolError("\(index.name) is an index of lines. Give --id for a table.")
        }
        guard id == indexed[known] else {
            throw ToolError("The ids of \(index.name) are in the column “\(escaped(indexed[known]))”. Give it as --id.")
        }
        for column in indexed where !columns.contains(column) {
            throw ToolError(
                "The file has no column “\(escaped(column))”, but \(index.name) has. An index made again has the columns of the file."
            )
        }
        for column in columns where !indexed.contains(column) {
            throw ToolError(
                "\(index.name) has no column “\(escaped(column))”, but the file has. An index made again has the columns of the file."
            )
        }
        try checkSettings(of: description, request, index)
        let order = indexed.map { columns.firstIndex(of: $0) ?? 0 }
        try checkIds(records, order[known])
        let rows = Rows(records: records, idColumn: order[known], columns: order)
        try await Interruption.cancelling { try await insert(rows, into: source) }
        writeBack(index)
    }

    /// Writes a change into the file itself, so that users can copy that alone. The change is safe without it, and while a search runs
    /// it is impossible.
    private static func writeBack(_ index: IndexPath) { try? SQLiteIndexFile(path: index.path).writeBack() }

    /// The column of the ids of an index.
    private static func idColumn(of description: IndexDescription, _ index: IndexPath) throws -> Int {
        guard let column = description.idColumn else {
            throw ToolError(
                "\(index.name) was made without --id, so its records cannot be changed. Make it again, or delete the file and give --id."
            )
        }
        return column
    }

    /// Checks that options for the whole index are those with which it was made.
    private static func checkSettings(
        of description: IndexDescription,
        _ request: IndexInvocation.InFile,
        _ index: IndexPath
    ) throws {
        let choices = try Choices(fields: request.fields, columns: description.columns)
        let fields = choices.fields.map { IndexDescription.Field(column: $0.column, weight: $0.weight) }
        guard request.fields.isEmpty || fields == description.fields,
            request.language == nil || request.language == description.language
        else {
            throw ToolError(
                "\(index.name) was made with other --field or --language options, which cannot change. Omit them, or delete the file."
            )
        }
    }

    private static func delete(from index: IndexPath, _ request: IndexInvocation.InFile) async throws {
        let description = try index.description()
        _ = try idColumn(of: description, index)
        let source = try index.source(description)
        let records = try Records(request.file, path: request.file.path, report: Tool.report)
        let ids = Set(records.lines.filter { $0.length > 0 }.map { Row.ID.name(Array(records.text(of: $0).utf8)) })
        let removed = try await Interruption.cancelling { try await source.remove(ids: ids) }
        writeBack(index)
        if removed < ids.count {
            Tool.report("\(ids.count - removed) of \(ids.count) ids are not in the index.")
        }
    }
}

extension IndexPath {
    /// Whether there is no file yet, or an empty one.
    fileprivate var isMissing: Bool { status == nil || status?.size == 0 }
}
#endif
