#if Terminal
/// A control sequence: ESC [, parameters and a final byte.
struct ControlSequence {
    /// The parameters, each with its parts: `1;5:2` is [[1], [5, 2]]. A missing number is nil.
    private let parameters: [[Int?]]
    /// The byte before the parameters: `?`, `<`, `=` or `>`; nil without one.
    private let marker: UInt8?
    private let intermediates: [UInt8]
    private let final: UInt8

    /// Parses the bytes between ESC [ and the final byte. Nil if they are malformed.
    init?(_ content: [UInt8], final: UInt8) {
        var rest = content[...]
        if let first = rest.first, (0x3C...0x3F).contains(first) { marker = rest.removeFirst() } else { marker = nil }
        let numbers = rest.prefix { (0x30...0x3B).contains($0) }
        intermediates = Array(rest.dropFirst(numbers.count))
        guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
        self.final = final
        parameters = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
            parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
                // Numbers of more digits are not used.
                digits.count <= 9 ? Int(String(decoding: digits, as: UTF8.self)) : nil
            }
        }
    }

    /// A number, or a default value if it is missing.
    private func number(_ parameter: Int, _ part: Int = 0, default value: Int = 0) -> Int {
        guard parameter < parameters.count, part < parameters[parameter].count else { return value }
        return parameters[parameter][part] ?? value
    }

    private var modifiers: InputModifiers { InputModifiers(report: number(1, default: 1)) }

    private var phase: InputKey.Phase { InputKey.Phase(rawValue: number(1, 1, default: 1)) ?? .press }

    /// Whether pasted text follows.
    var beginsPaste: Bool { isPlain && final == UInt8(ascii: "~") && number(0) == 200 }

    private var isPlain: Bool { marker == nil && intermediates.isEmpty }

    /// The event; nil for an unknown sequence.
    var event: InputEvent? {
        switch (marker, intermediates) {
        case (nil, []): keyEvent
        case (UInt8(ascii: "<"), []): pointer.map { .pointer($0) }
        case (UInt8(ascii: "?"), []): answer.map { .answer($0) }
        case (UInt8(ascii: "?"), [UInt8(ascii: "$")]) where final == UInt8(ascii: "y"):
            .answer(.mode(number: number(0), state: number(1)))
        default: nil
        }
    }

    // MARK: Keys

    /// The keys of final bytes, after ESC [ and ESC O.
    static let keys: [UInt8: InputKey.Code] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "M"): .enter,
        UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3),
        UInt8(ascii: "S"): .function(4),
    ]

    /// The keys of the numbers before `~`.
    private static let numberedKeys: [Int: InputKey.Code] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
        18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
    ]

    private var keyEvent: InputEvent? {
        switch final {
        case UInt8(ascii: "I"): return .focus(true)
        case UInt8(ascii: "O"): return .focus(false)
        case UInt8(ascii: "Z"): return .key(InputKey(code: .tab, modifiers: modifiers.union(.shift), phase: phase))
        case UInt8(ascii: "u"): return characterEvent
        case UInt8(ascii: "t") where number(0) == 6:
            return .answer(.cellSize(width: number(2), height: number(1)))
        case UInt8(ascii: "~"):
            return Self.numberedKeys[number(0)].map { .key(InputKey(code: $0, modifiers: modifiers, phase: phase)) }
        // ESC [ M begins a mouse report in an old form, which is never requested.
        case UInt8(ascii: "M"): return nil
        default: return Self.keys[final].map { .key(InputKey(code: $0, modifiers: modifiers, phase: phase)) }
        }
    }

    /// A key of the keyboard protocol: the code of the key, the modifiers and the phase, and the text.
    private var characterEvent: InputEvent? {
        let text = String(
            String.UnicodeScalarView(
                (2..<max(2, parameters.count)).prefix(1).flatMap { index in
                    parameters[index].compactMap { $0.flatMap { Unicode.Scalar(UInt32($0)) } }
                }
            )
        )
        let others = modifiers.subtracting(.shift)
        if others.isEmpty, phase != .release, !text.isEmpty, !text.unicodeScalars.contains(where: Self.isControl) {
            return .text(text)
        }
        let code: InputKey.Code
        switch number(0) {
        case 13, 57414: code = .enter
        case 9: code = .tab
        case 8, 127: code = .backspace
        case 27: code = .escape
        case 32: code = .space
        case let value where (57344...63743).contains(value): code = .other(value)
        case let value:
            guard let scalar = Unicode.Scalar(UInt32(value)), !Self.isControl(scalar) else { return nil }
            code = .character(Character(scalar))
            // Without other modifiers, a key with a character is text.
            if others.isEmpty, phase != .release {
                return .text(modifiers.contains(.shift) ? shifted(scalar) : String(scalar))
            }
        }
        return .key(InputKey(code: code, modifiers: modifiers, phase: phase))
    }

    /// The text of a key with shift: the alternative code if the terminal reports it.
    private func shifted(_ scalar: Unicode.Scalar) -> String {
        guard let other = Unicode.Scalar(UInt32(number(0, 1))), !Self.isControl(other) else {
            return String(scalar).uppercased()
        }
        return String(other)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    }

    // MARK: Pointer

    /// A report of the pointer in SGR form.
    private var pointer: PointerInput? {
        let isRelease = final == UInt8(ascii: "m")
        guard isRelease || final == UInt8(ascii: "M"), parameters.count == 3 else { return nil }
        let bits = number(0)
        let action: PointerInput.Action
        if bits & 64 != 0 {
            guard let wheel = PointerInput.Wheel(rawValue: bits & 3), !isRelease else { return nil }
            action = .wheel(wheel)
        } else if bits & 32 != 0 {
            action = .move(PointerInput.Button(rawValue: bits & 3))
        } else {
            guard bits & 128 == 0, let button = PointerInput.Button(rawValue: bits & 3) else { return nil }
            action = isRelease ? .release(button) : .press(button)
        }
        var modifiers: InputModifiers = []
        if bits & 4 != 0 { modifiers.insert(.shift) }
        if bits & 8 != 0 { modifiers.insert(.alt) }
        if bits & 16 != 0 { modifiers.insert(.control) }
        return PointerInput(
            action: action,
            column: max(0, number(1) - 1),
            row: max(0, number(2) - 1),
            modifiers: modifiers
        )
    }

    // MARK: Answers

    private var answer: TerminalAnswer? {
        switch final {
        case UInt8(ascii: "c"): .deviceAttributes(parameters.compactMap { $0.first ?? nil })
        case UInt8(ascii: "u"): .keyboardProtocol(number(0))
        default: nil
        }
    }
}
#endif
