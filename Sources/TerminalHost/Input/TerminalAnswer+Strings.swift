#if Terminal
extension TerminalAnswer {
    /// Parses the content of a string: OSC (`]`) with a colour, or APC (`_`) of kitty's graphics protocol. Nil if it is unknown.
    init?(string content: [UInt8], kind: UInt8) {
        let text = String(decoding: content, as: UTF8.self)
        switch kind {
        case UInt8(ascii: "]"):
            let parts = text.split(separator: ";", maxSplits: 1)
            guard parts.count == 2, let number = Int(parts[0]), number == 10 || number == 11,
                let (red, green, blue) = Self.color(parts[1])
            else { return nil }
            self = .color(number: number, red: red, green: green, blue: blue)
        case UInt8(ascii: "_"):
            guard text.hasPrefix("G"), let end = text.firstIndex(of: ";") else { return nil }
            let keys = text[..<end].dropFirst().split(separator: ",")
            guard let id = keys.first(where: { $0.hasPrefix("i=") }).flatMap({ Int($0.dropFirst(2)) }) else {
                return nil
            }
            self = .graphics(id: id, isSupported: text[end...].dropFirst() == "OK")
        default: return nil
        }
    }

    /// A colour in the form `rgb:ffff/8080/0000` of X11, with one to four digits each, or `rgba:` with a fourth number.
    private static func color(_ text: Substring) -> (Double, Double, Double)? {
        let parts = text.split(separator: ":")
        guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
        let numbers = parts[1].split(separator: "/", omittingEmptySubsequences: false).map { digits -> Double? in
            guard (1...4).contains(digits.count), let value = Int(digits, radix: 16) else { return nil }
            return Double(value) / Double(1 << (4 * digits.count) - 1)
        }
        guard numbers.count >= 3, let red = numbers[0], let green = numbers[1], let blue = numbers[2] else {
            return nil
        }
        return (red, green, blue)
    }
}
#endif
