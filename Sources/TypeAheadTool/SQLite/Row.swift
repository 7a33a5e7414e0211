#if SQLite
import TypeAheadSQLite

/// A record in an index file.
struct Row: Identifiable, Sendable {
    /// The id of a record.
    enum ID: Hashable, Sendable {
        /// The number of its line.
        case line(Int)
        /// The bytes of its id in UTF-8. Not a string, because equal strings may have different bytes.
        case name([UInt8])
    }

    let id: ID
    /// The texts of the columns, or the line.
    let texts: [String]
}

extension Row {
    /// The stored form of rows: the texts with tabs between them, which a text of a column does not contain.
    ///
    /// - Parameter columnCount: The number of columns; nil for lines, which may contain tabs.
    static func coding(columnCount: Int?) -> SQLiteRecordCoding<Row> {
        SQLiteRecordCoding(
            key: { id in
                switch id {
                case .line(let number): .integer(Int64(number))
                case .name(let name): .bytes(name)
                }
            },
            encode: { Array($0.texts.joined(separator: "\t").utf8) },
            decode: { key, bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                let texts =
                    columnCount == nil
                    ? [text] : text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                guard columnCount == nil || texts.count == columnCount else {
                    throw Malformed(reason: "\(texts.count) columns")
                }
                switch key {
                case .integer(let number): return Row(id: .line(Int(number)), texts: texts)
                case .bytes(let name): return Row(id: .name(name), texts: texts)
                case .text: throw Malformed(reason: "an id of another kind")
                }
            }
        )
    }

    private struct Malformed: Error, CustomStringConvertible {
        let reason: String
        var description: String { reason }
    }

    /// The parts of a row that answers show.
    static func shape(columns: [String]?) -> RecordShape<Row> {
        RecordShape(columns: columns, texts: \.texts) { row in
            switch row.id {
            case .line(let number): .line(number)
            case .name(let name): .id(String(decoding: name, as: UTF8.self))
            }
        }
    }
}

/// The rows of a file, which are made one after the other.
struct Rows: Sequence, Sendable {
    let records: Records
    /// The column of the ids; nil for the numbers of lines.
    let idColumn: Int?
    /// The column of the file for each column of the index.
    let columns: [Int]

    func makeIterator() -> AnyIterator<Row> {
        var lines = records.lines.makeIterator()
        return AnyIterator { lines.next().map(row) }
    }

    private func row(_ line: Line) -> Row {
        let texts = records.texts(of: line)
        return Row(
            id: idColumn.map { .name(Array(texts[$0].utf8)) } ?? .line(Int(line.number)),
            texts: records.columns == nil ? texts : columns.map { texts[$0] }
        )
    }
}
#endif
