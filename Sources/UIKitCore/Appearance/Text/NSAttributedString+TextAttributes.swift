import Foundation

extension NSAttributedString.Key {
    /// The typeface: a `UIFont`. (iOS 6)
    public static let font = NSAttributedString.Key("NSFont")
    /// The alignment, line breaks and line distance of the paragraph: an `NSParagraphStyle`. (iOS 6)
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The colour of the text: a `UIColor`. (iOS 6)
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text: a `UIColor`. (iOS 6)
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Extra room after each character: a number of points. (iOS 6)
    public static let kern = NSAttributedString.Key("NSKern")
    /// A line through the text: the raw value of an `NSUnderlineStyle`. (iOS 6)
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A line under the text: the raw value of an `NSUnderlineStyle`. (iOS 6)
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
