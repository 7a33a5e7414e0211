import Foundation

/// A value of a column or a parameter.
enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    var integer: Int64? {
        guard case .integer(let value) = self else { return nil }
        return value
    }

    var text: String? {
        guard case .text(let value) = self else { return nil }
        return value
    }
}

/// An error of SQLite.
struct SQLiteFailure: Error {
    /// The extended result code.
    let code: Int32
    let message: String

    /// The primary result code.
    var primaryCode: Int32 { code & 0xff }

    /// SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY.
    var isUniqueConstraint: Bool { code == 2067 || code == 1555 }

    /// SQLITE_CORRUPT and SQLITE_NOTADB.
    var isCorruption: Bool { primaryCode == 11 || primaryCode == 26 }
}

/// Quotes the name of a table or column.
func sqlName(_ name: String) -> String {
    // Most names have no quotation mark, and Foundation's replacement is slow.
    name.utf8.contains(0x22) ? "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\"" : "\"\(name)\""
}
