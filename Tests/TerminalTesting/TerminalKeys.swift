#if Terminal
/// The bytes that terminals without the keyboard protocol of kitty send for keys.
enum TerminalKeys {
    private static let letters = [
        "up": "A", "down": "B", "right": "C", "left": "D", "home": "H", "end": "F",
    ]
    private static let numbers = ["delete": 3, "page-up": 5, "page-down": 6, "f3": 13, "f5": 15, "f6": 17, "f10": 21]
    private static let characters = [
        "return": "\r", "tab": "\t", "escape": "\u{1B}", "backspace": "\u{7F}", "space": " ",
    ]
    private static let modifiers = ["shift": 1, "alt": 2, "ctrl": 4]

    /// The bytes of a key, such as "ctrl+f", "shift+left" or "page-down"; nil if a terminal does not send it.
    static func bytes(of name: String) -> String? {
        var parts = name.split(separator: "+").map(String.init)
        guard let key = parts.popLast() else { return nil }
        var sum = 0
        for part in parts {
            guard let modifier = modifiers[part] else { return nil }
            sum |= modifier
        }
        if name == "shift+tab" { return "\u{1B}[Z" }
        if let letter = letters[key] { return sum == 0 ? "\u{1B}[\(letter)" : "\u{1B}[1;\(sum + 1)\(letter)" }
        if let number = numbers[key] { return sum == 0 ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(sum + 1)~" }
        let text = characters[key] ?? key
        guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
        switch sum {
        case 0: return text
        case 2: return "\u{1B}" + text
        case 4 where ("a"..."z").contains(scalar):
            return String(Unicode.Scalar(UInt8(scalar.value - 0x60)))
        case 4 where scalar == " ": return "\0"
        case 4 where scalar == "_": return "\u{1F}"
        case 1 where ("a"..."z").contains(scalar): return text.uppercased()
        default:
            // The keyboard protocol has all combinations.
            return "\u{1B}[\(scalar.value);\(sum + 1)u"
        }
    }
}
#endif
