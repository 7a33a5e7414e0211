import Foundation

extension UIFont {
    /// What a piece of text is for, from which its size and weight follow. (iOS 7)
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The string by which the system stores the style.
        public let rawValue: String

        /// Makes a style from the string by which the system stores it. A name it does not know looks like `body`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The title of a screen: 34 points at the usual text size. (iOS 11)
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first rank: 28 points. (iOS 9)
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second rank: 22 points. (iOS 9)
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third rank: 20 points. (iOS 9)
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading: 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A second heading: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Ordinary text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text that stands out: 16 points. (iOS 9)
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Notes: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions of pictures: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Less important captions: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Returns the font of a text style in the person's text size, as `UITraitCollection.current` has it. (iOS 7)
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style in the text size of the given traits. (iOS 10)
    ///
    /// If they say no text size, or are nil, it is that of `UITraitCollection.current`.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(face: FontFace(textStyle: style, category: .preferred(by: traitCollection)))
    }
}

extension UIContentSizeCategory {
    /// The text size of some traits; of the current ones where they say none, and `large` where nobody says any.
    static func preferred(by traits: UITraitCollection?) -> UIContentSizeCategory {
        let candidates = [traits, .current].compactMap(\.?.preferredContentSizeCategory)
        return candidates.first { $0.step != nil } ?? .large
    }
}
