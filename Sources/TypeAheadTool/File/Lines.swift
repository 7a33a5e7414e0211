import Dispatch

/// A line of a file: its position, without its text.
struct Line: Identifiable, Sendable {
    let start: Int
    let length: UInt32
    /// The line number, from 1.
    let number: UInt32

    var id: UInt32 { number }

    /// Its bytes, without the line ending.
    var range: Range<Int> { start..<start + Int(length) }
}

/// The lines of a file, and their defects.
struct Lines {
    /// Lines with the same defect.
    struct Flaw {
        private(set) var count = 0
        /// The number of the first such line.
        private(set) var first = 0

        mutating func note(_ number: Int) {
            if count == 0 { first = number }
            count += 1
        }

        fileprivate mutating func note(_ other: Flaw, after number: Int) {
            if count == 0, other.count > 0 { first = number + other.first }
            count += other.count
        }
    }

    private(set) var lines: ContiguousArray<Line> = []
    /// Lines with invalid UTF-8.
    private(set) var malformed = Flaw()
    /// Lines that are truncated.
    private(set) var tooLong = Flaw()

    /// The maximum length of a line in bytes. An index accepts texts of sixteen times this length, and folding expands text by
    /// less.
    static let longest = 1 << 24

    private static let newline = UInt8(ascii: "\n")

    /// Finds the lines of a file, using all processors.
    ///
    /// A line ends with LF or CR LF, which is optional for the last line.
    ///
    /// - Parameters:
    ///   - start: The offset of the first line.
    ///   - longest: The maximum length of a line in bytes.
    ///   - chunk: The number of bytes per unit of parallel work.
    init(_ input: Input, from start: Int, longest: Int = longest, chunk: Int = 1 << 22) throws {
        let end = input.bytes.count
        let count = (end - start + chunk - 1) / chunk
        var parts = [Lines](repeating: Lines(), count: count)
        parts.withUnsafeMutableBufferPointer { parts in
            nonisolated(unsafe) let parts = parts
            DispatchQueue.concurrentPerform(iterations: count) { part in
                let first = start + part * chunk
                let chunk = first..<min(first + chunk, end)
                parts[part].readLines(of: input, beginningIn: chunk, from: start, longest: longest)
            }
        }
        let total = parts.reduce(0) { $0 + $1.lines.count }
        guard total < UInt32.max else {
            throw ToolError("The file has \(total) lines, more than an index takes. Give a part of it.")
        }
        lines.reserveCapacity(total)
        for part in parts {
            let before = lines.count
            for line in part.lines {
                lines.append(Line(start: line.start, length: line.length, number: UInt32(before) + line.number))
            }
            malformed.note(part.malformed, after: before)
            tooLong.note(part.tooLong, after: before)
        }
    }

    private init() {}

    /// Reads the lines that begin in a part of the file, numbered from 1.
    private mutating func readLines(of input: Input, beginningIn part: Range<Int>, from first: Int, longest: Int) {
        var start = part.lowerBound
        if start > first {
            guard let newline = input.firstIndex(of: Self.newline, in: start - 1..<part.upperBound - 1) else { return }
            start = newline + 1
        }
        let begin = start
        lines.reserveCapacity(part.count / 32)
        while start < part.upperBound {
            let newline = input.firstIndex(of: Self.newline, in: start..<input.bytes.count)
            append(start..<(newline ?? input.bytes.count), isEnded: newline != nil, of: input, longest: longest)
            start = (newline ?? input.bytes.count) + 1
        }
        // Validating the whole part at once is faster than line by line, and most files are valid.
        guard let last = lines.last, !input.isWellFormed(begin..<last.range.upperBound) else { return }
        for line in lines where !input.isWellFormed(line.range) { malformed.note(Int(line.number)) }
    }

    private mutating func append(_ range: Range<Int>, isEnded: Bool, of input: Input, longest: Int) {
        let number = lines.count + 1
        var end = range.upperBound
        if isEnded, end > range.lowerBound, input.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        if end - range.lowerBound > longest {
            tooLong.note(number)
            end = range.lowerBound + longest
            // Avoids splitting a character.
            for _ in 0..<3 where input.bytes[end] & 0xC0 == 0x80 { end -= 1 }
        }
        lines.append(Line(start: range.lowerBound, length: UInt32(end - range.lowerBound), number: UInt32(number)))
    }

    /// Removes and returns the first line, if any.
    mutating func removeFirst() -> Line? { lines.isEmpty ? nil : lines.removeFirst() }
}

extension Lines {
    /// Sentences that describe the defects.
    var flaws: [String] {
        var flaws: [String] = []
        if let lines = malformed.subject { flaws.append("\(lines) bytes that are not UTF-8. They are read as U+FFFD.") }
        if let lines = tooLong.subject {
            flaws.append("\(lines) more than 16 MiB. What is behind these is not searched.")
        }
        return flaws
    }
}

extension Lines.Flaw {
    /// The subject of a sentence about the lines; nil without lines.
    fileprivate var subject: String? {
        switch count {
        case 0: nil
        case 1: "Line \(first) has"
        default: "\(count) lines, the first of them line \(first), have"
        }
    }
}

extension Input {
    /// Whether a range of bytes is valid UTF-8.
    fileprivate func isWellFormed(_ range: Range<Int>) -> Bool {
        do {
            _ = try UTF8Span(validating: UnsafeBufferPointer(rebasing: bytes[range]).span)
            return true
        } catch {
            return false
        }
    }
}
