#if Terminal
import Testing

@testable import TerminalHost

@Suite("Decoding the input of a terminal")
struct InputDecoderTests {
    struct Example: Sendable {
        var input: String
        var code: InputKey.Code
        var modifiers: InputModifiers

        init(_ input: String, _ code: InputKey.Code, _ modifiers: InputModifiers) {
            self.input = input
            self.code = code
            self.modifiers = modifiers
        }
    }

    private func events(_ input: String) -> [InputEvent] {
        var decoder = InputDecoder()
        return decoder.decode(input.utf8)
    }

    private func key(_ input: String) -> InputKey? {
        guard case .key(let key)? = events(input).first, events(input).count == 1 else { return nil }
        return key
    }

    @Test
    func `characters of all lengths are text`() {
        #expect(events("aé東😀") == ["a", "é", "東", "😀"].map { .text($0) })
    }

    @Test(arguments: [
        ("\r", InputKey.Code.enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
        ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left),
        ("\u{1B}[H", .home), ("\u{1B}OF", .end), ("\u{1B}[1~", .home), ("\u{1B}[4~", .end),
        ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete),
        ("\u{1B}OP", .function(1)), ("\u{1B}[15~", .function(5)), ("\u{1B}[24~", .function(12)),
    ])
    func `keys without modifiers are recognized in all common forms`(input: String, code: InputKey.Code) {
        #expect(key(input) == InputKey(code: code))
    }

    @Test(arguments: [
        Example("\u{1}", .character("a"), .control), Example("\u{1A}", .character("z"), .control),
        Example("\u{0}", .space, .control), Example("\u{1F}", .character("_"), .control),
        Example("\u{1B}x", .character("x"), .alt), Example("\u{1B}é", .character("é"), .alt),
        Example("\u{1B}\u{7F}", .backspace, .alt), Example("\u{1B} ", .space, .alt),
        Example("\u{1B}[1;2A", .up, .shift), Example("\u{1B}[1;5C", .right, .control),
        Example("\u{1B}[3;7~", .delete, [.alt, .control]),
        Example("\u{1B}[Z", .tab, .shift), Example("\u{1B}[1;6P", .function(1), [.shift, .control]),
        Example("\u{1B}[97;5u", .character("a"), .control), Example("\u{1B}[13;2u", .enter, .shift),
        Example("\u{1B}[27u", .escape, []),
        Example("\u{1B}[102;133u", .character("f"), .control),
    ])
    func `modifiers of keys are recognized`(example: Example) {
        #expect(key(example.input) == InputKey(code: example.code, modifiers: example.modifiers))
    }

    @Test
    func `the keyboard protocol reports repetitions, releases and text`() {
        #expect(key("\u{1B}[1;1:2B") == InputKey(code: .down, phase: .repetition))
        #expect(key("\u{1B}[97;5:3u") == InputKey(code: .character("a"), modifiers: .control, phase: .release))
        #expect(events("\u{1B}[97:65;2;65u") == [.text("A")])
        #expect(events("\u{1B}[49:33;2u") == [.text("!")])
        #expect(events("\u{1B}[97u") == [.text("a")])
        #expect(events("\u{1B}[97;1:3u") == [.key(InputKey(code: .character("a"), phase: .release))])
        // Shift by itself.
        #expect(key("\u{1B}[57441;2u") == InputKey(code: .other(57441), modifiers: .shift))
    }

    @Test
    func `text of the keyboard protocol has no control characters`() {
        #expect(events("\u{1B}[97;1;27u").allSatisfy { $0 == .text("a") })
        #expect(events("\u{1B}[155u").isEmpty)
    }

    @Test
    func `the Escape key is recognized when no sequence follows`() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B]).isEmpty)
        #expect(decoder.isAmbiguous)
        #expect(decoder.endOfSequence() == [.key(InputKey(code: .escape))])
        #expect(!decoder.isAmbiguous)
        #expect(decoder.decode([0x61]) == [.text("a")])
    }

    @Test
    func `Alt with a bracket is recognized when no sequence follows`() {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}[".utf8).isEmpty)
        #expect(decoder.endOfSequence() == [.key(InputKey(code: .character("["), modifiers: .alt))])
    }

    @Test
    func `the rest of a sequence with parameters is awaited`() {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}[1;5".utf8).isEmpty)
        #expect(!decoder.isAmbiguous)
        #expect(decoder.endOfSequence().isEmpty)
        #expect(decoder.decode("A".utf8) == [.key(InputKey(code: .up, modifiers: .control))])
    }

    @Test
    func `Escape before a sequence is a key of its own`() {
        #expect(events("\u{1B}\u{1B}[A") == [.key(InputKey(code: .escape)), .key(InputKey(code: .up))])
    }

    @Test(arguments: [
        ("\u{1B}[<0;3;5M", PointerInput(action: .press(.left), column: 2, row: 4)),
        ("\u{1B}[<2;1;1m", PointerInput(action: .release(.right), column: 0, row: 0)),
        ("\u{1B}[<32;10;2M", PointerInput(action: .move(.left), column: 9, row: 1)),
        ("\u{1B}[<35;10;2M", PointerInput(action: .move(nil), column: 9, row: 1)),
        ("\u{1B}[<65;1;2M", PointerInput(action: .wheel(.down), column: 0, row: 1)),
        (
            "\u{1B}[<20;300;200M",
            PointerInput(action: .press(.left), column: 299, row: 199, modifiers: [.shift, .control])
        ),
    ])
    func `the pointer is reported by cells`(input: String, pointer: PointerInput) {
        #expect(events(input) == [.pointer(pointer)])
    }

    @Test
    func `a paste is one event`() {
        #expect(events("\u{1B}[200~one\r\ntwo\rthree\u{1B}[201~x") == [.paste("one\ntwo\nthree"), .text("x")])
        #expect(events("\u{1B}[200~\u{1B}[A\u{1B}[201~") == [.paste("\u{1B}[A")])
        #expect(events("\u{1B}[200~\u{1B}[201~") == [.paste("")])
    }

    @Test
    func `a long paste is cut, and its end is found`() {
        var decoder = InputDecoder()
        _ = decoder.decode("\u{1B}[200~".utf8)
        let part = [UInt8](repeating: 0x61, count: 1 << 20)
        for _ in 0..<17 { #expect(decoder.decode(part).isEmpty) }
        let events = decoder.decode("\u{1B}[201~b".utf8)
        #expect(events.count == 2)
        #expect(events.last == .text("b"))
        guard case .paste(let text)? = events.first else {
            Issue.record("no paste")
            return
        }
        #expect(text.utf8.count == InputDecoder.pasteLimit)
    }

    @Test
    func `focus and answers are recognized`() {
        #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
        #expect(events("\u{1B}[?62;4;22c") == [.answer(.deviceAttributes([62, 4, 22]))])
        #expect(events("\u{1B}[?5u") == [.answer(.keyboardProtocol(5))])
        #expect(events("\u{1B}[?2026;2$y") == [.answer(.mode(number: 2026, state: 2))])
        #expect(events("\u{1B}[6;20;10t") == [.answer(.cellSize(width: 10, height: 20))])
        let black = InputEvent.answer(.color(number: 11, red: 0, green: 0, blue: 1))
        #expect(events("\u{1B}]11;rgb:0000/0000/ffff\u{1B}\\") == [black])
        #expect(events("\u{1B}]11;rgb:00/00/ff\u{7}") == [black])
        #expect(events("\u{1B}]11;rgba:0/0/f/f\u{7}") == [black])
        #expect(events("\u{1B}_Gi=31;OK\u{1B}\\") == [.answer(.graphics(id: 31, isSupported: true))])
        #expect(events("\u{1B}_Gi=31;EINVAL:no\u{1B}\\") == [.answer(.graphics(id: 31, isSupported: false))])
    }

    @Test
    func `unknown and malformed sequences have no event`() {
        for input in [
            "\u{1B}[99~", "\u{1B}[>0;1;2c", "\u{1B}[1 q", "\u{1B}]52;c;eA==\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}Oz",
        ] {
            #expect(events(input + "x") == [.text("x")], "\(input.debugDescription)")
        }
        #expect(events("\u{1B}[" + String(repeating: "1;", count: 5000) + "Ax") == [.text("x")])
        #expect(events("\u{1B}]11;" + String(repeating: "f", count: 100_000) + "\u{7}x") == [.text("x")])
        #expect(events("\u{1B}[99999999999999999999;3~x") == [.text("x")])
    }

    @Test
    func `bytes that are no text are replaced`() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0xFF, 0x61]) == [.text("\u{FFFD}"), .text("a")])
        #expect(decoder.decode([0xC3, 0x61]) == [.text("\u{FFFD}"), .text("a")])
        #expect(decoder.decode([0xE2, 0x82, 0x1B, 0x5B, 0x41]) == [.text("\u{FFFD}"), .key(InputKey(code: .up))])
        // An encoded surrogate.
        #expect(decoder.decode([0xED, 0xA0, 0x80]) == [.text("\u{FFFD}")])
    }

    @Test
    func `the events do not depend on the parts in which bytes arrive`() {
        var random = SplitMix(state: 7)
        let pieces = [
            "a", "é", "😀", "\u{1B}[1;5A", "\u{1B}OP", "\u{1B}[<0;1;2M", "\u{1B}[200~p\r\u{1B}[201~",
            "\u{1B}]11;rgb:1/2/3\u{7}",
        ]
        for _ in 0..<300 {
            var bytes = (0..<10).flatMap { _ in Array(pieces.randomElement(using: &random)!.utf8) }
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            var whole = InputDecoder()
            let expected = whole.decode(bytes)
            var parts = InputDecoder()
            #expect(bytes.flatMap { parts.decode([$0]) } == expected, "\(bytes)")
        }
    }
}
#endif
