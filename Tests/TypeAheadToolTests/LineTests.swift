import Testing

@testable import TypeAheadTool

/// Line boundaries, independent of the chunks in which a file is read.
@Suite struct LineTests {
    private func input(_ bytes: [UInt8]) -> Input {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        return Input(UnsafeBufferPointer(copy))
    }

    private func texts(_ bytes: [UInt8], longest: Int = Lines.longest, chunk: Int) throws -> [[UInt8]] {
        try Lines(input(bytes), from: 0, longest: longest, chunk: chunk).lines.map { Array(bytes[$0.range]) }
    }

    @Test func `lines of random bytes equal a plain split, for any chunk size`() throws {
        var dice = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...60, using: &dice)).map { _ in
                [UInt8]([0x0A, 0x0A, 0x0D, 0x61, 0xC3, 0xA9]).randomElement(using: &dice)!
            }
            var expected = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
            let last = expected.removeLast()
            expected = expected.map { $0.last == 0x0D ? $0.dropLast() : $0 } + (last.isEmpty ? [] : [last])
            let malformed = expected.indices.filter { String(validating: expected[$0], as: UTF8.self) == nil }
            for chunk in [1, 2, 3, 7, 16, 100] {
                let lines = try Lines(input(bytes), from: 0, chunk: chunk)
                #expect(lines.lines.map { Array(bytes[$0.range]) } == expected, "\(bytes) in pieces of \(chunk)")
                #expect(lines.lines.map { Int($0.number) } == Array(1..<expected.count + 1))
                #expect(lines.malformed.count == malformed.count, "\(bytes) in pieces of \(chunk)")
                #expect(lines.malformed.first == malformed.first.map { $0 + 1 } ?? 0)
            }
        }
    }

    @Test func `bytes before the first line belong to no line`() throws {
        let lines = try Lines(input(Array("abc\ndef".utf8)), from: 2, chunk: 2)
        #expect(lines.lines.map(\.range) == [2..<3, 4..<7])
    }

    @Test func `a line over the limit is truncated at a character boundary`() throws {
        let bytes = Array("aé😀\nabcde\nabcdef\n".utf8)
        #expect(
            try texts(bytes, longest: 5, chunk: 4).map { String(decoding: $0, as: UTF8.self) } == [
                "aé", "abcde", "abcde",
            ]
        )
        let lines = try Lines(input(bytes), from: 0, longest: 5, chunk: 4)
        #expect(
            lines.flaws == [
                "2 lines, the first of them line 1, have more than 16 MiB. What is behind these is not searched."
            ]
        )
        #expect(lines.malformed.count == 0)
    }

    @Test func `the only invalid line is reported by number`() throws {
        let lines = try Lines(input(Array("a\nb\n\nc".utf8) + [0xFF]), from: 0, chunk: 3)
        #expect(lines.flaws == ["Line 4 has bytes that are not UTF-8. They are read as U+FFFD."])
    }
}
