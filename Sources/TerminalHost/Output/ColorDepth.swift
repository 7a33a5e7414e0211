#if Terminal
/// The colours that a terminal can show.
enum ColorDepth: Int, Comparable, Sendable {
    /// No colours, only attributes such as bold and reverse.
    case monochrome
    /// The palette of 16 colours.
    case palette
    /// 256 colours: the palette, a cube of 6 × 6 × 6 colours, and 24 shades of grey.
    case indexed
    /// Colours of 24 bits.
    case direct

    static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

    /// The parameters of SGR that select a colour.
    ///
    /// - Parameter base: 30 for the foreground, 40 for the background.
    func parameters(_ color: CellColor, base: Int) -> [Int] {
        guard self > .monochrome else { return [] }
        switch color {
        case .standard: return [base + 9]
        case .palette(let number): return [number < 8 ? base + Int(number) : base + 60 + Int(number & 7)]
        case .rgb(let red, let green, let blue):
            switch self {
            case .direct: return [base + 8, 2, Int(red), Int(green), Int(blue)]
            case .indexed: return [base + 8, 5, Self.index(red, green, blue)]
            case .palette, .monochrome: return parameters(.palette(Self.nearest(red, green, blue)), base: base)
            }
        }
    }

    /// The components of a colour as the terminal shows it, with the values of xterm.
    func shown(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
        let parts: [Int]
        switch self {
        case .direct, .monochrome: return (red, green, blue)
        case .palette: parts = Self.paletteValues[Int(Self.nearest(red, green, blue))]
        case .indexed:
            let index = Self.index(red, green, blue)
            if index >= 232 {
                parts = Array(repeating: 8 + 10 * (index - 232), count: 3)
            } else {
                parts = [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
            }
        }
        return (UInt8(parts[0]), UInt8(parts[1]), UInt8(parts[2]))
    }

    /// The nearest of the 240 colours with fixed values.
    private static func index(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
        func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
        let steps = [red, green, blue].map(step)
        let cube = steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }
        let grey = max(0, min(23, ((Int(red) + Int(green) + Int(blue)) / 3 - 3) / 10))
        let color = [red, green, blue].map(Int.init)
        let shade = Array(repeating: 8 + 10 * grey, count: 3)
        return distance(color, shade) < distance(color, cube)
            ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    }

    private static let paletteValues = [
        [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205], [229, 229, 229],
        [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255], [255, 0, 255], [0, 255, 255],
        [255, 255, 255],
    ]

    private static func distance(_ one: [Int], _ other: [Int]) -> Int {
        zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }

    /// The nearest colour of the palette, with the values of xterm.
    private static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        let values = paletteValues
        let color = [red, green, blue].map(Int.init)
        let best = values.indices.min { distance(values[$0], color) < distance(values[$1], color) }
        return UInt8(best ?? 0)
    }
}
#endif
