/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
    /// Aligned with the left edge.
    case left = 0
    /// Centred. (On macOS the raw values of `center` and `right` are swapped.)
    case center = 1
    /// Aligned with the right edge.
    case right = 2
    /// Justified, except the last line of a paragraph.
    case justified = 3
    /// The default of the script: left in English, right in Arabic.
    case natural = 4
}

/// The handling of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps after a whole word.
    case byWordWrapping = 0
    /// Wraps after a whole character.
    case byCharWrapping = 1
    /// Clips at the edge.
    case byClipping = 2
    /// Replaces the beginning with an ellipsis.
    case byTruncatingHead = 3
    /// Replaces the end with an ellipsis.
    case byTruncatingTail = 4
    /// Replaces the middle with an ellipsis.
    case byTruncatingMiddle = 5
}

/// The style of an underline or strikethrough: a thickness and an optional pattern.
///
/// As the value of an attribute, store the raw value: `NSUnderlineStyle.single.rawValue`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The number in attributed strings.
    public let rawValue: Int

    /// Makes a style from its number. Zero is no line.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Alternating dashes and pairs of dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only under words, not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
