#if Terminal
/// A colour of a cell.
enum CellColor: Hashable, Sendable {
    /// The colour of the terminal for text or background.
    case standard
    /// A colour of the terminal's palette, from 0 to 15: black, red, green, yellow, blue, magenta, cyan, white, and the bright ones.
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The style of a cell.
struct CellStyle: Hashable, Sendable {
    var foreground = CellColor.standard
    var background = CellColor.standard
    var attributes: Attributes = []

    struct Attributes: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let bold = Attributes(rawValue: 1)
        static let dim = Attributes(rawValue: 2)
        static let italic = Attributes(rawValue: 4)
        static let underline = Attributes(rawValue: 8)
        /// Text and background are swapped.
        static let reverse = Attributes(rawValue: 16)
        static let strikethrough = Attributes(rawValue: 32)
    }

    static let standard = CellStyle()
}
#endif
