import Foundation

extension NSAttributedString.Key {
    /// The font: a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The alignment, line breaking and line spacing of the paragraph: an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Marks a misspelt word, which is underlined with a wavy line.
    static let misspelt = NSAttributedString.Key("UIKitMisspelt")
    /// The colour of the text: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Additional space after each character: a number of points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The shadow behind the text: an `NSShadow`. Labels draw the first one behind their whole text;
    /// drawn text has one for each range; other views draw none.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A line through the text: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A line under the text: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of the line under the text: a `UIColor`. Without it, the colour of the text.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of the line through the text: a `UIColor`. Without it, the colour of the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The distance of the text from its baseline, in points; positive values are above it.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An image in the place of the character U+FFFC: an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The target of a link: a `URL` or a `String`. Text views open it; other views show the text without it.
    public static let link = NSAttributedString.Key("NSLink")
}
