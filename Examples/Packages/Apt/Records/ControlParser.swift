import Foundation

/// Splits control files (deb822: lists of packages, dpkg's status file) into stanzas while the bytes arrive.
///
/// Holds at most one stanza and one line. The time is linear in the number of bytes, for any division into chunks. Stanzas end at empty
/// lines, as in apt; a line of blanks continues a field. Lines that begin with `#` are comments. Lines end with LF or CR LF; the last line
/// may lack its end. A malformed stanza is counted and skipped.
struct ControlParser {
    /// The largest accepted stanza, in bytes. It bounds the memory for files that are not control files.
    static let defaultSizeLimit = 16 << 20

    /// The path of the file, for `malformed`.
    let file: String
    private(set) var malformed = MalformedStanzas()

    private let sizeLimit: Int
    private let table: ControlFieldTable
    private var stanza = ControlStanza()
    /// The beginning of a line whose end has not arrived.
    private var pending: [UInt8] = []
    /// Whether the rest of the current line is skipped because it exceeds the limit.
    private var skipsLine = false
    /// Whether lines are skipped until the stanza ends.
    private var skipsStanza = false
    /// The number of complete lines.
    private var lineCount = 0

    init(file: String, sizeLimit: Int = defaultSizeLimit) {
        self.file = file
        self.sizeLimit = sizeLimit
        table = ControlFieldTable()
    }

    /// Reads the next chunk of the file. `body` receives each complete stanza, and throws if it cannot use it: the stanza is then
    /// malformed.
    mutating func consume(_ chunk: UnsafeRawBufferPointer, _ body: (ControlStanza) throws(StanzaDefect) -> Void) {
        guard let base = chunk.baseAddress else { return }
        var start = 0
        while start < chunk.count {
            let rest = base + start
            guard let end = memchr(rest, 0x0A, chunk.count - start) else {
                keep(UnsafeRawBufferPointer(start: rest, count: chunk.count - start))
                return
            }
            let length = UnsafeRawPointer(end) - rest
            let line = UnsafeRawBufferPointer(start: rest, count: length)
            if pending.isEmpty, !skipsLine {
                read(line.bindMemory(to: UInt8.self), body)
            } else {
                keep(line)
                readPending(body)
            }
            start += length + 1
        }
    }

    /// Ends the file: reads a last line without line feed and the last stanza.
    mutating func finish(_ body: (ControlStanza) throws(StanzaDefect) -> Void) {
        if !pending.isEmpty || skipsLine { readPending(body) }
        endStanza(body)
    }

    // MARK: Lines

    private mutating func keep(_ part: UnsafeRawBufferPointer) {
        if skipsLine { return }
        if pending.count + part.count > sizeLimit {
            skipsLine = true
            pending = []
        } else {
            pending.append(contentsOf: part)
        }
    }

    private mutating func readPending(_ body: (ControlStanza) throws(StanzaDefect) -> Void) {
        if skipsLine {
            skipsLine = false
            lineCount += 1
            fail(.tooLarge(limit: sizeLimit))
            return
        }
        // The buffer moves out, because the methods below have exclusive access to self.
        var line = pending
        pending = []
        line.withUnsafeBufferPointer { read($0, body) }
        line.removeAll(keepingCapacity: line.capacity <= 1 << 20)
        pending = line
    }

    private mutating func read(
        _ text: UnsafeBufferPointer<UInt8>,
        _ body: (ControlStanza) throws(StanzaDefect) -> Void
    ) {
        lineCount += 1
        // Editors may write a byte order mark.
        let hasMark = lineCount == 1 && text.starts(with: [0xEF, 0xBB, 0xBF])
        let line = hasMark ? UnsafeBufferPointer(rebasing: text.dropFirst(3)) : text
        guard let first = line.first, first != 0x0D || line.count > 1 else { return endStanza(body) }
        if first == UInt8(ascii: "#") || skipsStanza { return }
        if stanza.size + line.count > sizeLimit { return fail(.tooLarge(limit: sizeLimit)) }
        if first == 0x20 || first == 0x09 {
            guard !stanza.isEmpty else { return fail(.continuationWithoutField) }
            return stanza.appendLine(line.trimmed(from: 1, to: line.count, start: false))
        }
        guard let base = line.baseAddress, let colon = memchr(base, 0x3A, line.count) else {
            return fail(.noFieldName(Self.quotation(of: line)))
        }
        let length = UnsafeRawPointer(colon) - UnsafeRawPointer(base)
        let name = line.trimmed(from: 0, to: length)
        guard !name.isEmpty, name.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            return fail(.noFieldName(Self.quotation(of: line)))
        }
        stanza.append(
            name: name,
            known: table.field(named: name),
            value: line.trimmed(from: length + 1, to: line.count),
            line: lineCount
        )
    }

    private static func quotation(of line: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: line.prefix(60), as: UTF8.self) + (line.count > 60 ? "…" : "")
    }

    // MARK: Stanzas

    private mutating func endStanza(_ body: (ControlStanza) throws(StanzaDefect) -> Void) {
        defer {
            stanza.removeAll()
            skipsStanza = false
        }
        guard !stanza.isEmpty, !skipsStanza else { return }
        do throws(StanzaDefect) {
            if let name = stanza.duplicateField { throw .duplicateField(name) }
            try body(stanza)
        } catch {
            malformed.append(MalformedStanza(file: file, line: stanza.line, defect: error))
        }
    }

    /// Counts the current stanza as malformed because of the current line, and skips its rest.
    private mutating func fail(_ defect: StanzaDefect) {
        guard !skipsStanza else { return }
        skipsStanza = true
        malformed.append(MalformedStanza(file: file, line: lineCount, defect: defect))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The bytes of a range without blanks at its end and, by default, at its start.
    func trimmed(from lower: Int, to upper: Int, start: Bool = true) -> UnsafeBufferPointer<UInt8> {
        var (lower, upper) = (lower, upper)
        while start, lower < upper, self[lower].isBlank { lower += 1 }
        while lower < upper, self[upper - 1].isBlank { upper -= 1 }
        return UnsafeBufferPointer(rebasing: self[lower..<upper])
    }
}
