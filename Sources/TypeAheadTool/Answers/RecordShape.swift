/// The parts of a record that answers show.
struct RecordShape<Record: Sendable>: Sendable {
    /// The unique names of the columns; nil for records without columns.
    let columns: [String]?
    /// The texts of the columns, or the only text of a record without columns.
    let texts: @Sendable (Record) -> [String]
    /// The place of a record in its source.
    let place: @Sendable (Record) -> RecordPlace
}

/// The place of a record in its source.
enum RecordPlace: Hashable, Sendable {
    /// The number of its line in the file, from 1 on.
    case line(Int)
    /// Its id.
    case id(String)
}
