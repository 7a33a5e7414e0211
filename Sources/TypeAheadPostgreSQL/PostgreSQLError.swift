#if PostgreSQL
/// An error of a search or an index in PostgreSQL.
public enum PostgreSQLError: Error, Hashable, Sendable {
    /// No connection can be made: the server does not run or refuses the user, the password or the certificate.
    case cannotConnect(server: String, reason: String)
    /// The connection was lost during a statement. The next search makes a new one.
    case connectionLost(server: String, reason: String)
    /// The server did not answer within the time limit.
    case timedOut(server: String)
    /// The table does not exist, or the user may not read it.
    case noTable(server: String, table: String)
    /// The table has no index of TypeAhead. ``PostgreSQLIndex/create()`` makes one.
    case noIndex(server: String, table: String)
    /// Another version of TypeAhead made the index. ``PostgreSQLIndex/rebuild()`` updates an older one.
    case otherVersion(server: String, table: String, found: Int, expected: Int)
    /// The index was made for other columns, another language or another folding. ``PostgreSQLIndex/rebuild()`` builds it again if
    /// only the folding differs; otherwise drop and create it.
    case otherSettings(server: String, table: String)
    /// The extension `pg_trgm` is missing, and the user may not install it.
    case missingExtension(server: String, reason: String)
    /// The index lacks records of the table, or contains other ones. ``PostgreSQLIndex/rebuild()`` builds it again.
    case damaged(server: String, table: String, detail: String)
    /// A statement failed for another reason.
    case failed(server: String, reason: String)
    /// A row could not be converted to a record.
    case undecodableRecord(table: String, reason: String)
}

extension PostgreSQLError: CustomStringConvertible {
    /// A sentence with the cause and the remedy.
    public var description: String {
        switch self {
        case .cannotConnect(let server, let reason): "\(server): no connection: \(reason)."
        case .connectionLost(let server, let reason): "\(server): the connection was lost: \(reason)."
        case .timedOut(let server): "\(server): no answer within the time limit. Try again later."
        case .noTable(let server, let table):
            "\(server): the table \(table) does not exist, or cannot be read by this user."
        case .noIndex(let server, let table): "\(server): the table \(table) has no search index. Create one."
        case .otherVersion(let server, let table, let found, let expected):
            "\(server): the index of \(table) has version \(found), not \(expected). "
                + (found < expected ? "Rebuild the index." : "Update TypeAhead.")
        case .otherSettings(let server, let table):
            "\(server): the index of \(table) was made for other columns, another language or another folding. "
                + "Rebuild the index if only the folding differs; otherwise drop and create it."
        case .missingExtension(let server, let reason):
            "\(server): the extension pg_trgm is missing: \(reason). Have an administrator run: CREATE EXTENSION pg_trgm."
        case .damaged(let server, let table, let detail):
            "\(server): the index of \(table) is damaged: \(detail). Rebuild the index."
        case .failed(let server, let reason): "\(server): \(reason)."
        case .undecodableRecord(let table, let reason): "\(table): a record cannot be decoded: \(reason)."
        }
    }
}
#endif
