#if SQLite
import Foundation

/// The id of a record in a file. Ids of different kinds are different.
public enum SQLiteKey: Hashable, Sendable {
    /// A number.
    case integer(Int64)
    /// A text, compared exactly.
    case text(String)
    /// Bytes.
    case bytes([UInt8])
}

/// An id that can be stored as a ``SQLiteKey``. Equal ids have equal keys.
public protocol SQLiteIdentifier: Hashable, Sendable {
    /// The key of the id.
    var sqliteKey: SQLiteKey { get }
}

extension Int: SQLiteIdentifier {
    /// The number itself.
    public var sqliteKey: SQLiteKey { .integer(Int64(self)) }
}

extension Int64: SQLiteIdentifier {
    /// The number itself.
    public var sqliteKey: SQLiteKey { .integer(self) }
}

extension String: SQLiteIdentifier {
    /// The text in Unicode's canonical composition, because strings with equal characters are equal.
    public var sqliteKey: SQLiteKey { .text(precomposedStringWithCanonicalMapping) }
}

extension UUID: SQLiteIdentifier {
    /// The 16 bytes.
    public var sqliteKey: SQLiteKey { .bytes(withUnsafeBytes(of: uuid) { Array($0) }) }
}

/// The stored form of records: bytes with a key. The closures are called on any thread.
public struct SQLiteRecordCoding<Record: Identifiable & Sendable>: Sendable where Record.ID: Sendable {
    let key: @Sendable (Record.ID) -> SQLiteKey
    let encode: @Sendable (Record) throws -> [UInt8]
    let decode: @Sendable (SQLiteKey, [UInt8]) throws -> Record

    /// Makes a coding of closures.
    ///
    /// - Parameters:
    ///   - key: The key of an id. Equal ids have equal keys.
    ///   - encode: The bytes of a record. They need not contain the id.
    ///   - decode: The record of a key and bytes. Its fields must have the same texts and values as the stored record.
    public init(
        key: @escaping @Sendable (Record.ID) -> SQLiteKey,
        encode: @escaping @Sendable (Record) throws -> [UInt8],
        decode: @escaping @Sendable (SQLiteKey, [UInt8]) throws -> Record
    ) {
        self.key = key
        self.encode = encode
        self.decode = decode
    }
}

extension SQLiteRecordCoding where Record: Codable, Record.ID: SQLiteIdentifier {
    /// Stores records as JSON.
    public static var json: SQLiteRecordCoding {
        SQLiteRecordCoding(
            key: { $0.sqliteKey },
            encode: { try Array(JSONEncoder().encode($0)) },
            decode: { try JSONDecoder().decode(Record.self, from: Data($1)) }
        )
    }
}
#endif
