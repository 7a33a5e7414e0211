/// How lines of text stand between the left and the right edge. (iOS 6)
public enum NSTextAlignment: Int, Sendable {
    /// Against the left edge.
    case left = 0
    /// In the middle. (On macOS the numbers of `center` and `right` are the other way round.)
    case center = 1
    /// Against the right edge.
    case right = 2
    /// Against both edges, except the last line of a paragraph.
    case justified = 3
    /// As is usual for the script: left in English, right in Arabic.
    case natural = 4
}

/// What happens to a line of text that is too long. (iOS 6)
public enum NSLineBreakMode: Int, Sendable {
    /// Goes on in the next line after the last whole word.
    case byWordWrapping = 0
    /// Goes on in the next line after the last whole character.
    case byCharWrapping = 1
    /// Is cut off at the edge.
    case byClipping = 2
    /// Loses its beginning to an ellipsis.
    case byTruncatingHead = 3
    /// Loses its end to an ellipsis.
    case byTruncatingTail = 4
    /// Loses its middle to an ellipsis.
    case byTruncatingMiddle = 5
}

/// The line under or through text: a thickness, with a pattern if wanted. (iOS 6)
///
/// As an attribute's value, store the number: `NSUnderlineStyle.single.rawValue`.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The number that attributed strings hold.
    public let rawValue: Int

    /// Makes a style from its number. Zero is no line at all.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Drawn in dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Drawn in dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Drawn in dashes and dots by turns.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Drawn in a dash and two dots by turns.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only under words, not under the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
