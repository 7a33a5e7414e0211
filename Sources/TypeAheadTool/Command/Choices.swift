import TextEscaping

/// The searched columns and the chosen values.
struct Choices {
    /// A column and the weight of its matches.
    struct Field {
        let column: Int
        let weight: Double
    }

    /// The searched columns; empty for lines without columns.
    private(set) var fields: [Field] = []
    /// The chosen values, by column.
    private(set) var filters: [Int: Set<String>] = [:]
    private(set) var scope: (column: Int, value: String)?

    /// The field of records without columns.
    static let lineField = "the line"

    /// The field name for filtering by a column. It differs from all column names, because the column may be searched, too.
    static func filterName(_ column: Int) -> String { "\t\(column)" }

    /// Resolves the column names.
    ///
    /// - Parameters:
    ///   - fields: NAME or NAME=WEIGHT; if empty, all columns are searched.
    ///   - filters: FIELD=VALUE.
    ///   - scope: FIELD=VALUE.
    ///   - columns: The names of the columns; nil for lines without columns.
    init(fields texts: [String], filters choices: [String] = [], scope: String? = nil, columns: [String]?) throws {
        guard let columns else { return }
        let finder = ColumnFinder(columns: columns)
        for text in texts {
            let field = try finder.field(text)
            guard !fields.contains(where: { $0.column == field.column }) else {
                throw ToolError("--field names the column “\(escaped(columns[field.column]))” twice.")
            }
            fields.append(field)
        }
        if fields.isEmpty { fields = columns.indices.map { Field(column: $0, weight: 1) } }
        for text in choices {
            let (column, value) = try finder.choice(text, option: "--filter")
            filters[column, default: []].insert(value)
        }
        self.scope = try scope.map { try finder.choice($0, option: "--scope") }
    }
}

/// Finds columns by name. Names may contain equals signs.
struct ColumnFinder {
    let columns: [String]

    /// The column with a name.
    func column(_ name: String) throws -> Int {
        guard let column = columns.firstIndex(of: name) else { throw unknown(name) }
        return column
    }

    /// Parses NAME or NAME=WEIGHT.
    func field(_ text: String) throws -> Choices.Field {
        if let column = columns.firstIndex(of: text) { return Choices.Field(column: column, weight: 1) }
        guard let equals = text.lastIndex(of: "=") else { throw unknown(text) }
        let name = String(text[..<equals])
        guard let column = columns.firstIndex(of: name) else { throw unknown(name) }
        let number = String(text[text.index(after: equals)...])
        guard let weight = Double(number), weight.isFinite, weight > 0 else {
            throw ToolError("The weight of “\(escaped(name))” must be a number above 0, but is “\(escaped(number))”.")
        }
        return Choices.Field(column: column, weight: weight)
    }

    /// Parses FIELD=VALUE.
    func choice(_ text: String, option: String) throws -> (column: Int, value: String) {
        let signs = text.indices.filter { text[$0] == "=" }
        guard let first = signs.first else {
            throw ToolError("\(option) needs FIELD=VALUE, but was given “\(escaped(text))”.")
        }
        for equals in signs {
            guard let column = columns.firstIndex(of: String(text[..<equals])) else { continue }
            return (column, String(text[text.index(after: equals)...]))
        }
        throw unknown(String(text[..<first]))
    }

    private func unknown(_ name: String) -> ToolError {
        let known = columns.prefix(20).map { escaped($0) }.joined(separator: ", ") + (columns.count > 20 ? ", …" : "")
        return ToolError("There is no column “\(escaped(name))”. The columns are: \(known).")
    }
}
