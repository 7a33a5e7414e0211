#if PostgreSQL
/// A row of the searched table, from which a record is made. Values are in PostgreSQL's textual form.
public struct PostgreSQLRow: Sendable {
    private let columns: [String: Int]
    private let values: [String?]
    private let table: String

    /// - Parameter columns: The numbers of the columns in the result.
    init(_ result: PostgreSQLResult, row: Int, columns: [String: Int], table: String) {
        self.columns = columns
        self.table = table
        values = result.columns.indices.map { result.text(row, $0) }
    }

    /// The text of a column; nil for NULL.
    ///
    /// - Throws: ``PostgreSQLError/undecodableRecord(table:reason:)`` if there is no such column.
    public func text(_ column: String) throws -> String? {
        guard let index = columns[column] else { throw error("there is no column \(column)") }
        return values[index]
    }

    /// The text of a column that is not NULL.
    ///
    /// - Throws: ``PostgreSQLError/undecodableRecord(table:reason:)`` for NULL, or if there is no such column.
    public func requiredText(_ column: String) throws -> String {
        guard let text = try text(column) else { throw error("the column \(column) is NULL") }
        return text
    }

    /// The value of a column whose textual form Swift can read, such as a number. Not for booleans, which PostgreSQL writes as `t` and `f`.
    ///
    /// - Throws: ``PostgreSQLError/undecodableRecord(table:reason:)`` for NULL and other texts, or if there is no such column.
    public func value<Value: LosslessStringConvertible>(_ column: String, as type: Value.Type = Value.self) throws
        -> Value
    {
        let text = try requiredText(column)
        guard let value = Value(text) else {
            throw error("the column \(column) does not contain a value of type \(type)")
        }
        return value
    }

    /// The elements of an array of texts, or a single text. Empty for NULL; NULL elements are omitted. For a column of the type `text`
    /// use ``text(_:)``, because a text in braces has the form of an array.
    ///
    /// - Throws: ``PostgreSQLError/undecodableRecord(table:reason:)`` if there is no such column.
    public func texts(_ column: String) throws -> [String] {
        guard let text = try text(column) else { return [] }
        return Self.elements(of: text) ?? [text]
    }

    /// The elements in the textual form of an array; nil for another text.
    static func elements(of text: String) -> [String]? {
        var rest = text[...].unicodeScalars
        guard rest.popFirst() == "{" else { return nil }
        if rest.elementsEqual("}".unicodeScalars) { return [] }
        var elements: [String] = []
        while true {
            var element = String.UnicodeScalarView()
            var isQuoted = false
            if rest.first == "\"" {
                isQuoted = true
                rest.removeFirst()
                while let scalar = rest.popFirst(), scalar != "\"" {
                    if scalar == "\\" {
                        guard let escaped = rest.popFirst() else { return nil }
                        element.append(escaped)
                    } else {
                        element.append(scalar)
                    }
                }
            } else {
                while let scalar = rest.first, scalar != ",", scalar != "}" {
                    element.append(scalar)
                    rest.removeFirst()
                }
            }
            if isQuoted || String(element) != "NULL" { elements.append(String(element)) }
            switch rest.popFirst() {
            case ",": continue
            case "}": return rest.isEmpty ? elements : nil
            default: return nil
            }
        }
    }

    private func error(_ reason: String) -> PostgreSQLError { .undecodableRecord(table: table, reason: reason) }
}
#endif
