#if PostgreSQL
import CPostgreSQL

/// The rows of a statement, in text format. Immutable.
final class PostgreSQLResult: @unchecked Sendable {
    private let result: OpaquePointer

    /// Takes ownership of a result.
    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(result) }

    /// The number of rows.
    var count: Int { Int(PQntuples(result)) }

    /// The names of the columns.
    var columns: [String] {
        (0..<PQnfields(result)).map { PQfname(result, $0).map { String(cString: $0) } ?? "" }
    }

    /// The bytes of a value, valid as long as the result; nil for NULL.
    func bytes(_ row: Int, _ column: Int) -> UnsafeBufferPointer<UInt8>? {
        let (row, column) = (Int32(row), Int32(column))
        guard PQgetisnull(result, row, column) == 0, let value = PQgetvalue(result, row, column) else { return nil }
        let count = Int(PQgetlength(result, row, column))
        return UnsafeRawBufferPointer(start: value, count: count).assumingMemoryBound(to: UInt8.self)
    }

    /// A value as text; nil for NULL.
    func text(_ row: Int, _ column: Int) -> String? { bytes(row, column).map { String(decoding: $0, as: UTF8.self) } }

    /// A value as a number; 0 for NULL.
    func integer(_ row: Int, _ column: Int) -> Int64 {
        var number: Int64 = 0
        var isNegative = false
        for byte in bytes(row, column) ?? UnsafeBufferPointer(start: nil, count: 0) {
            if byte == UInt8(ascii: "-") { isNegative = true } else { number = number &* 10 &+ Int64(byte &- 48) }
        }
        return isNegative ? -number : number
    }

    /// The error of the statement; nil if it succeeded.
    var failure: PostgreSQLFailure? {
        switch PQresultStatus(result) {
        case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: nil
        default:
            PostgreSQLFailure(
                state: field(CPostgreSQLState),
                message: field(CPostgreSQLMessage) ?? PQresultErrorMessage(result).map { String(cString: $0) } ?? ""
            )
        }
    }

    private func field(_ code: Int32) -> String? { PQresultErrorField(result, code).map { String(cString: $0) } }
}

/// An error that the server reported for a statement.
struct PostgreSQLFailure: Error, Hashable {
    /// The code of the error (SQLSTATE).
    let state: String?
    let message: String

    /// A time limit or ``PostgreSQLConnection/interrupt(_:)`` ended the statement.
    static let cancelled = "57014"
    /// The table, or its schema, does not exist.
    static let undefined: Set<String> = ["42P01", "3F000"]
    /// There is no function for the types of the arguments.
    static let undefinedFunction = "42883"
    /// The user lacks a permission.
    static let denied = "42501"
    /// The server ends the connection.
    static let shutdown: Set<String> = ["57P01", "57P02", "57P03", "57P05"]
    /// The extension is not installed on the server.
    static let unavailable: Set<String> = ["0A000", "58P01", "42704"]
}
#endif
