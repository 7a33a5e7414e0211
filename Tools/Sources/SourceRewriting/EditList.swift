/// Changes of a text, which keep its number of lines.
struct EditList {
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    private let source: [UInt8]
    private var edits: [Edit] = []

    /// Text after the end of the file.
    private var appendix: [String] = []

    init(_ text: String) { source = Array(text.utf8) }

    var isEmpty: Bool { edits.isEmpty && appendix.isEmpty }

    /// Replaces a range of UTF-8 offsets. If the replacement has fewer line ends than the replaced text, it gets the missing ones:
    /// before `tail`, which becomes the last part of the replacement.
    mutating func replace(_ range: Range<Int>, with text: String, tail: String = "") {
        let missing = lineEnds(in: source[range]) - lineEnds(in: Array((text + tail).utf8)[...])
        edits.append(Edit(range: range, text: text + String(repeating: "\n", count: max(0, missing)) + tail))
    }

    mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

    mutating func insert(_ text: String, at offset: Int) { edits.append(Edit(range: offset..<offset, text: text)) }

    /// Adds a line after the end of the file.
    mutating func append(line: String) { appendix.append(line) }

    /// The changed text. Edits at the same offset keep the order in which they were made.
    func apply() -> String {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 1024)
        var offset = 0
        let sorted = edits.enumerated().sorted { first, second in
            (first.element.range.lowerBound, first.offset) < (second.element.range.lowerBound, second.offset)
        }
        for (_, edit) in sorted {
            // An edit inside a replaced range has no effect.
            guard edit.range.lowerBound >= offset else { continue }
            result += source[offset..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            offset = edit.range.upperBound
        }
        result += source[offset...]
        if !appendix.isEmpty {
            if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
            for line in appendix { result += Array((line + "\n").utf8) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The number of line ends: LF, CR LF, or CR.
    private func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        var previous: UInt8 = 0
        for byte in bytes {
            if byte == UInt8(ascii: "\n") && previous != UInt8(ascii: "\r") || byte == UInt8(ascii: "\r") { count += 1 }
            previous = byte
        }
        return count
    }
}
