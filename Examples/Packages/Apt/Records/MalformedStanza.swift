/// The location and the defect of a stanza that cannot be read.
///
/// The texts quote the file, which may contain control characters. Escape them before they reach a terminal.
struct MalformedStanza: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The path of the file.
    let file: String
    /// The number of the line, from 1.
    let line: Int
    let defect: StanzaDefect

    var description: String { "\(file), line \(line): \(defect)" }
}

/// The reason for skipping a stanza.
enum StanzaDefect: Error, Hashable, Codable, Sendable, CustomStringConvertible {
    case missingField(String)
    case duplicateField(String)
    /// A line that neither continues a field nor contains a colon after a name.
    case noFieldName(String)
    case continuationWithoutField
    case notANumber(field: String, value: String)
    /// A name of a package or architecture with characters that such names cannot hold.
    case invalidName(field: String, value: String)
    case tooLarge(limit: Int)

    var description: String {
        switch self {
        case .missingField(let name): "the field '\(name)' is missing."
        case .duplicateField(let name): "the field '\(name)' appears twice."
        case .noFieldName(let text): "'\(text)' is not 'name: value'."
        case .continuationWithoutField: "a continuation line precedes the first field."
        case .notANumber(let field, let value): "'\(value)' of the field '\(field)' is not a number of bytes."
        case .invalidName(let field, let value): "'\(value)' of the field '\(field)' is not a valid name."
        case .tooLarge(let limit): "the stanza is larger than \(limit) bytes."
        }
    }
}

/// The number of malformed stanzas, and the first of them.
struct MalformedStanzas: Hashable, Codable, Sendable {
    /// The number of stanzas in `first`, at most.
    static let limit = 20

    private(set) var count = 0
    private(set) var first: [MalformedStanza] = []

    mutating func append(_ stanza: @autoclosure () -> MalformedStanza) {
        count += 1
        if first.count < Self.limit { first.append(stanza()) }
    }

    /// Adds the stanzas of the next file.
    mutating func append(_ others: MalformedStanzas) {
        count += others.count
        first += others.first.prefix(Self.limit - first.count)
    }
}
