/// One stanza of a control file: fields with values of one or more lines.
///
/// The values are bytes, which may be invalid UTF-8. The lines of a value are joined by line feeds. Continuation lines lack their first
/// space or tab, and all lines lack blanks at their end.
struct ControlStanza: Sendable {
    /// A field as ranges of `bytes`.
    struct Field: Sendable {
        var name: Range<Int>
        var value: Range<Int>
        let known: ControlField?
    }

    /// The number of the first line in the file, from 1.
    private(set) var line = 0
    private(set) var fields: [Field] = []
    private var bytes: [UInt8] = []
    /// The index of each known field in `fields`, or -1.
    private var indices = [Int](repeating: -1, count: ControlField.allCases.count)
    /// The first known field that appears twice.
    private var repeatedField: ControlField?

    var isEmpty: Bool { fields.isEmpty }

    /// The number of bytes of all names and values.
    var size: Int { bytes.count }

    // MARK: Reading

    /// Calls `body` with the bytes of a field, which are valid during the call, or returns nil if the field is missing.
    func withBytes<Result>(of field: ControlField, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        let index = indices[field.rawValue]
        return index < 0 ? nil : withBytes(in: fields[index].value, body)
    }

    /// Calls `body` with the bytes of the name or value of a field, which are valid during the call.
    func withBytes<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Returns the text of a field, or nil if the field is missing or empty. Invalid UTF-8 becomes U+FFFD.
    func text(_ field: ControlField) -> String? {
        withBytes(of: field) { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) } ?? nil
    }

    func contains(_ field: ControlField) -> Bool { indices[field.rawValue] >= 0 }

    /// The name of a field that appears twice, or nil. Linear in the number of fields.
    var duplicateField: String? {
        if let repeatedField { return repeatedField.name }
        let unknown = fields.filter { $0.known == nil }
        guard unknown.count > 1 else { return nil }
        var names = Set<[UInt8]>(minimumCapacity: unknown.count)
        for field in unknown {
            let name = withBytes(in: field.name) { $0.map(\.asciiLowercased) }
            if !names.insert(name).inserted { return withBytes(in: field.name) { String(decoding: $0, as: UTF8.self) } }
        }
        return nil
    }

    // MARK: Building

    /// Removes all fields, and keeps the memory for the next stanza.
    mutating func removeAll() {
        for field in fields {
            if let known = field.known { indices[known.rawValue] = -1 }
        }
        fields.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        repeatedField = nil
    }

    /// Adds a field with the first line of its value.
    mutating func append(
        name: UnsafeBufferPointer<UInt8>,
        known: ControlField?,
        value: UnsafeBufferPointer<UInt8>,
        line: Int
    ) {
        if fields.isEmpty { self.line = line }
        if let known {
            if indices[known.rawValue] >= 0 { repeatedField = repeatedField ?? known }
            indices[known.rawValue] = fields.count
        }
        let start = bytes.count
        bytes.append(contentsOf: name)
        let middle = bytes.count
        bytes.append(contentsOf: value)
        fields.append(Field(name: start..<middle, value: middle..<bytes.count, known: known))
    }

    /// Adds a line to the value of the last field. There has to be a field.
    mutating func appendLine(_ line: UnsafeBufferPointer<UInt8>) {
        bytes.append(0x0A)
        bytes.append(contentsOf: line)
        let last = fields.count - 1
        fields[last].value = fields[last].value.lowerBound..<bytes.count
    }
}
