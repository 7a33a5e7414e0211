import Testing
import TextEscaping

/// Escaping of untrusted text in messages, in logs and on terminals.
@Suite("Escaping")
struct EscapingTests {
    /// Characters that control a terminal, are invisible, or change the direction of adjacent text.
    static let hostile: [Unicode.Scalar] = {
        let controls: [ClosedRange<UInt32>] = [0x00...0x1F, 0x7F...0x9F]
        let turning: [ClosedRange<UInt32>] = [0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069]
        let hidden: [ClosedRange<UInt32>] = [
            0x200B...0x200B, 0x2028...0x2029, 0x2060...0x2064, 0xE000...0xE000, 0xFEFF...0xFEFF, 0xE0041...0xE0041,
        ]
        return (controls + turning + hidden).flatMap { $0 }.compactMap { Unicode.Scalar($0) }
    }()

    @Test(arguments: hostile)
    func `Control, invisible and direction-changing characters are escaped by their code point`(scalar: Unicode.Scalar)
    {
        let escape = "\\u{\(String(scalar.value, radix: 16))}"
        #expect(escaped("a\(scalar)b") == "a\(escape)b")
        #expect(quoted("a\(scalar)b") == ("\"a" + (["\n": "\\n", "\t": "\\t"][scalar] ?? escape) + "b\""))
    }

    @Test(arguments: ["", "plain", "Ünïcödé", "日本語", "فارسی نمی‌خواهم", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}", "a\\b\"c"])
    func `Words of all languages are not escaped`(text: String) {
        #expect(escaped(text) == text)
        #expect(escaped(text, limit: .max) == text)
    }

    @Test func `Characters that the caller keeps are not escaped`() {
        #expect(escaped("a\tb\nc\rd", keeping: ["\t"]) == "a\tb\\u{a}c\\u{d}d")
        #expect(escapedMessage("two\nlines\u{1B}[2J\r") == "two\nlines\\u{1b}[2J\\u{d}")
    }

    @Test func `A quotation escapes quotation marks and backslashes`() {
        #expect(quoted("a\"b\\c\td") == #""a\"b\\c\td""#)
    }

    @Test func `A name escapes both kinds of quotation marks`() {
        #expect(escapedName("a\"b'c\\d\ne\u{202E}") == #"a\"b\'c\\d\ne\u{202e}"#)
        #expect(escapedName(String(repeating: "a", count: 300)) == String(repeating: "a", count: 200) + "…")
    }

    @Test func `A long text is truncated by its number of scalars`() {
        #expect(escaped(String(repeating: "a", count: 200)) == String(repeating: "a", count: 200))
        #expect(escaped(String(repeating: "a", count: 201)) == String(repeating: "a", count: 200) + "…")
        #expect(quoted(String(repeating: "\u{1B}", count: 9), limit: 2) == "\"\\u{1b}\\u{1b}…\"")
        // One character of ten thousand scalars.
        let heap = "e" + String(repeating: "\u{301}", count: 10_000)
        #expect(escaped(heap).unicodeScalars.count == 201)
    }
}
