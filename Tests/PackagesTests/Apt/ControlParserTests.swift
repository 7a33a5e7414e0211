import Foundation
import Testing

@testable import packages

@Suite("Control parser")
struct ControlParserTests {
    /// The fields of each stanza in order, and the malformed stanzas.
    private func parse(
        _ bytes: some Collection<UInt8>,
        chunk: Int = .max,
        sizeLimit: Int = ControlParser.defaultSizeLimit
    ) -> (stanzas: [[String]], malformed: MalformedStanzas) {
        var parser = ControlParser(file: "f", sizeLimit: sizeLimit)
        var stanzas: [[String]] = []
        let bytes = Array(bytes)
        let add = { (stanza: ControlStanza) in
            let text = { (range: Range<Int>) in stanza.withBytes(in: range) { String(decoding: $0, as: UTF8.self) } }
            stanzas.append(stanza.fields.map { "\(text($0.name))=\(text($0.value))" })
        }
        var start = 0
        while start < bytes.count {
            let end = start + min(chunk, bytes.count - start)
            bytes[start..<end].withUnsafeBytes { parser.consume($0, add) }
            start = end
        }
        parser.finish(add)
        return (stanzas, parser.malformed)
    }

    private func defects(_ text: String) -> [String] { parse(text.utf8).malformed.first.map(\.description) }

    @Test
    func `Stanzas end at empty lines`() {
        let (stanzas, malformed) = parse("\n\nA: 1\nB:2\n\n\n\nA: 3\n".utf8)
        #expect(stanzas == [["A=1", "B=2"], ["A=3"]])
        #expect(malformed.count == 0)
    }

    @Test
    func `Continuation lines lose their first blank only`() {
        #expect(parse("A: 1\n 2\n  3\n\t4\nB: 5\n".utf8).stanzas == [["A=1\n2\n 3\n4", "B=5"]])
    }

    @Test
    func `A line of blanks continues a field`() {
        #expect(parse("A: 1\n \n .\n 2\n".utf8).stanzas == [["A=1\n\n.\n2"]])
    }

    @Test
    func `Comments are no part of a value`() {
        #expect(parse("# x\nA: 1\n#B: 2\n 3\n# y\n\n# z\n".utf8).stanzas == [["A=1\n3"]])
    }

    @Test
    func `Lines can end with carriage return and line feed`() {
        #expect(parse("A: 1\r\n 2\r\n\r\nA: 3\r\n".utf8).stanzas == [["A=1\n2"], ["A=3"]])
    }

    @Test
    func `A byte order mark is ignored`() {
        #expect(parse("\u{FEFF}A: 1\n".utf8, chunk: 1).stanzas == [["A=1"]])
    }

    @Test(arguments: ["A: 1", "A: 1\n", "A: 1\n\n", "A: 1\r"])
    func `The last line can lack its end`(text: String) {
        #expect(parse(text.utf8).stanzas == [["A=1"]])
    }

    @Test
    func `Values can be empty and contain colons`() {
        #expect(parse("A:\n 1\nB: c:d\nE:\n".utf8).stanzas == [["A=\n1", "B=c:d", "E="]])
    }

    @Test
    func `Invalid UTF-8 is replaced`() {
        #expect(parse(Array("A: ".utf8) + [0xFF, 0x41, 0x00, 0x0A]).stanzas == [["A=\u{FFFD}A\0"]])
    }

    @Test
    func `The case of known names is not significant`() {
        var parser = ControlParser(file: "f")
        var names: [String?] = []
        let add = { (stanza: ControlStanza) in names.append(stanza.text(.installedSize)) }
        Array("INSTALLED-size: 3\n".utf8).withUnsafeBytes { parser.consume($0, add) }
        parser.finish(add)
        #expect(names == ["3"])
    }

    @Test
    func `Each known field is found by its name`() {
        let table = ControlFieldTable()
        for field in ControlField.allCases {
            #expect(Array(field.name.utf8).withUnsafeBufferPointer { table.field(named: $0) } == field)
        }
        #expect(Array("Packages".utf8).withUnsafeBufferPointer { table.field(named: $0) } == nil)
    }

    @Test(arguments: [1, 2, 3, 5, 7, 64])
    func `The division into chunks does not matter`(chunk: Int) {
        let text = "A: 1\r\n 2\n\n# c\nB: ä€\n\nbroken\nC: 1\n\n x\n\nD: 4\nD: 5\n\nE: 6"
        let (stanzas, malformed) = parse(text.utf8, chunk: chunk)
        #expect(stanzas == [["A=1\n2"], ["B=ä€"], ["E=6"]])
        #expect(malformed == parse(text.utf8).malformed)
        #expect(malformed.count == 3)
    }

    @Test
    func `Malformed stanzas are skipped and located`() {
        let text = "A: 1\nbroken\nB: 2\n\nA: 3\n\n x\nA: 4\n\nA: 5\nX: 1\na: 6\n\n: 7\n\nx y: 8\n\nQ: 1\nq: 2\n"
        #expect(parse(text.utf8).stanzas == [["A=3"]])
        #expect(
            defects(text) == [
                "f, line 2: 'broken' is not 'name: value'.",
                "f, line 7: a continuation line precedes the first field.",
                "f, line 10: the field 'a' appears twice.",
                "f, line 14: ': 7' is not 'name: value'.",
                "f, line 16: 'x y: 8' is not 'name: value'.",
                "f, line 18: the field 'q' appears twice.",
            ]
        )
    }

    @Test
    func `A repeated known field is reported by its usual name`() {
        #expect(defects("package: a\nPACKAGE: b\n") == ["f, line 1: the field 'Package' appears twice."])
    }

    @Test
    func `Only the first malformed stanzas are kept, and all are counted`() {
        let malformed = parse(String(repeating: "x\n\n", count: 50).utf8).malformed
        #expect(malformed.count == 50)
        #expect(malformed.first.map(\.line) == Array(stride(from: 1, through: 39, by: 2)))
    }

    @Test
    func `A very long field is read whole`() {
        let value = String(repeating: "x", count: 3_000_000)
        #expect(parse("A: \(value)\n".utf8, chunk: 65_536).stanzas == [["A=\(value)"]])
    }

    @Test(arguments: [3, 1000])
    func `A stanza beyond the limit is skipped`(chunk: Int) {
        let long = String(repeating: "x", count: 200)
        let lines = String(repeating: " y\n", count: 100)
        let text = "A: \(long)\nB: 1\n\nA: 1\n\(lines)\nA: 2\n\nC: \(long)"
        let (stanzas, malformed) = parse(text.utf8, chunk: chunk, sizeLimit: 100)
        #expect(stanzas == [["A=2"]])
        #expect(malformed.first.map(\.defect) == Array(repeating: .tooLarge(limit: 100), count: 3))
        #expect(malformed.first.first?.line == 1)
    }

    @Test
    func `Many unknown fields are compared in linear time`() {
        let lines = (0..<20_000).map { "X\($0): 1\n" }.joined()
        #expect(parse(lines.utf8).stanzas.first?.count == 20_000)
        #expect(defects(lines + "x7: 2\n") == ["f, line 1: the field 'x7' appears twice."])
    }

    @Test
    func `Random bytes never stop the parser`() {
        var generator = SeededGenerator(state: 1)
        let alphabet = Array("AB: \t\r\n\n\n#.".utf8) + [0, 0xFF, 0xC3]
        for _ in 0..<300 {
            let bytes = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator)!
            }
            let whole = parse(bytes)
            let divided = parse(bytes, chunk: Int.random(in: 1..<20, using: &generator))
            #expect(whole.stanzas == divided.stanzas)
            #expect(whole.malformed == divided.malformed)
        }
    }
}
