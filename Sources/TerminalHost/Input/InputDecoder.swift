#if Terminal
/// Decodes the bytes that a terminal sends.
///
/// Bytes can arrive in parts of any size; the events do not depend on the parts. Unknown sequences are consumed without an event. The
/// time is proportional to the number of bytes.
///
/// The Escape key sends the byte with which sequences begin. If no other byte follows for some time, ``endOfSequence()`` tells that it
/// was the key.
struct InputDecoder {
    private var state = State.ground
    private var events: [InputEvent] = []

    private enum State {
        case ground
        /// Part of a character in UTF-8, and whether the Alt key is held.
        case text([UInt8], isAlternate: Bool)
        /// After ESC.
        case escape
        /// After ESC O.
        case function
        /// After ESC [: the parameters and intermediate bytes.
        case control([UInt8])
        /// After ESC ], ESC P, ESC _, ESC ^ or ESC X: the kind and the content.
        case string(UInt8, [UInt8], hasEscape: Bool)
        /// After the start of a paste: the content.
        case paste([UInt8])
    }

    /// The maximum lengths of sequences. Longer ones are consumed without an event.
    private static let controlLimit = 256
    private static let stringLimit = 4096

    /// The maximum length of a paste in bytes. The rest is ignored.
    static let pasteLimit = 16 << 20

    private static let endOfPaste = Array("\u{1B}[201~".utf8)

    /// Whether the last bytes are the beginning of a sequence or a key. If no byte follows within a few hundredths of a second, call
    /// ``endOfSequence()``. The rest of a sequence with parameters, which no key sends, is awaited without a limit.
    var isAmbiguous: Bool {
        switch state {
        case .escape, .function: true
        case .control(let content): content.isEmpty
        case .ground, .text, .string, .paste: false
        }
    }

    /// Decodes bytes, and returns the completed events.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        events = []
        for byte in bytes { decode(byte) }
        return events
    }

    /// Ends an incomplete sequence: the bytes were the Escape key, or a key with Alt.
    mutating func endOfSequence() -> [InputEvent] {
        events = []
        switch state {
        case .escape: add(.escape)
        case .function: add(.character("o"), [.alt, .shift])
        case .control(let content) where content.isEmpty: add(.character("["), .alt)
        case .control, .ground, .text, .string, .paste: return []
        }
        state = .ground
        return events
    }

    private mutating func decode(_ byte: UInt8) {
        switch state {
        case .ground: decodeGround(byte, isAlternate: false)
        case .text(let begun, let isAlternate): decodeText(byte, after: begun, isAlternate: isAlternate)
        case .escape: decodeEscape(byte)
        case .function: decodeFunction(byte)
        case .control: decodeControl(byte)
        case .string: decodeString(byte)
        case .paste: decodePaste(byte)
        }
    }

    // MARK: Characters

    private mutating func decodeGround(_ byte: UInt8, isAlternate: Bool) {
        state = .ground
        let modifiers: InputModifiers = isAlternate ? .alt : []
        switch byte {
        case 0x1B: state = .escape
        case 0x0D: add(.enter, modifiers)
        case 0x09: add(.tab, modifiers)
        case 0x08, 0x7F: add(.backspace, modifiers)
        case 0x00: add(.space, modifiers.union(.control))
        // Line feed is Control-J. Some terminals send it for the Enter key with Control.
        case 0x01...0x1A: add(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
        case 0x1C...0x1F: add(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
        case 0x80...: decodeText(byte, after: [], isAlternate: isAlternate)
        default: addCharacter(Character(Unicode.Scalar(byte)), isAlternate: isAlternate)
        }
    }

    private mutating func decodeText(_ byte: UInt8, after begun: [UInt8], isAlternate: Bool) {
        guard begun.isEmpty || byte & 0xC0 == 0x80 else {
            // The character is incomplete. This byte begins something else.
            addCharacter("\u{FFFD}", isAlternate: isAlternate)
            return decodeGround(byte, isAlternate: false)
        }
        let bytes = begun + [byte]
        let length = Self.length(bytes[0])
        guard bytes.count >= length else {
            state = .text(bytes, isAlternate: isAlternate)
            return
        }
        state = .ground
        let text = String(validating: bytes, as: UTF8.self)
        addCharacter(text?.first ?? "\u{FFFD}", isAlternate: isAlternate)
    }

    /// The number of bytes of a character with the given first byte; 1 for a byte that begins none.
    private static func length(_ first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }

    private mutating func addCharacter(_ character: Character, isAlternate: Bool) {
        guard isAlternate else { return events.append(.text(String(character))) }
        if character == " " { return add(.space, .alt) }
        let lower = Character(character.lowercased().count == 1 ? character.lowercased() : String(character))
        add(.character(lower), lower == character ? .alt : [.alt, .shift])
    }

    private mutating func add(_ code: InputKey.Code, _ modifiers: InputModifiers = []) {
        events.append(.key(InputKey(code: code, modifiers: modifiers)))
    }

    // MARK: Sequences

    private mutating func decodeEscape(_ byte: UInt8) {
        switch byte {
        case 0x1B:
            // The Escape key, and the start of another sequence.
            add(.escape)
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"): state = .function
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string(byte, [], hasEscape: false)
        default: decodeGround(byte, isAlternate: true)
        }
    }

    private mutating func decodeFunction(_ byte: UInt8) {
        guard byte != 0x1B else {
            add(.character("o"), [.alt, .shift])
            state = .escape
            return
        }
        state = .ground
        if let code = ControlSequence.keys[byte] { add(code) }
    }

    private mutating func decodeControl(_ byte: UInt8) {
        guard case .control(var content) = state else { return }
        // Releases the content, so that it is not copied.
        state = .ground
        switch byte {
        case 0x20...0x3F:
            if content.count < Self.controlLimit { content.append(byte) }
            state = .control(content)
        case 0x40...0x7E:
            guard content.count < Self.controlLimit, let sequence = ControlSequence(content, final: byte) else {
                return
            }
            if sequence.beginsPaste { state = .paste([]) } else if let event = sequence.event { events.append(event) }
        case 0x1B: state = .escape
        // CAN and SUB cancel a sequence.
        case 0x18, 0x1A: break
        // Other control characters are ignored in the middle of a sequence; bytes of characters end it.
        case 0x00...0x1F, 0x7F: state = .control(content)
        default: decodeGround(byte, isAlternate: false)
        }
    }

    private mutating func decodeString(_ byte: UInt8) {
        guard case .string(let kind, var content, let hasEscape) = state else { return }
        // Releases the content, so that it is not copied.
        state = .ground
        if hasEscape, byte != UInt8(ascii: "\\") {
            // The string was not terminated.
            return decodeEscape(byte)
        }
        switch byte {
        case UInt8(ascii: "\\") where hasEscape, 0x07:
            guard content.count < Self.stringLimit else { return }
            if let answer = TerminalAnswer(string: content, kind: kind) { events.append(.answer(answer)) }
        case 0x1B: state = .string(kind, content, hasEscape: true)
        case 0x18, 0x1A: break
        default:
            if content.count < Self.stringLimit { content.append(byte) }
            state = .string(kind, content, hasEscape: false)
        }
    }

    private mutating func decodePaste(_ byte: UInt8) {
        guard case .paste(var content) = state else { return }
        // Releases the content, so that it is not copied.
        state = .ground
        content.append(byte)
        guard byte == Self.endOfPaste.last, content.suffix(Self.endOfPaste.count).elementsEqual(Self.endOfPaste) else {
            // Keeps room for the end, so that it is found in any case.
            if content.count > Self.pasteLimit + Self.endOfPaste.count {
                content.remove(at: Self.pasteLimit)
            }
            state = .paste(content)
            return
        }
        content.removeLast(Self.endOfPaste.count)
        let text = String(decoding: content.prefix(Self.pasteLimit), as: UTF8.self)
        events.append(.paste(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")))
    }
}
#endif
