import Foundation

extension UIFont {
    /// The purpose of a text, which determines its size and weight.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The string that identifies the style.
        public let rawValue: String

        /// Makes a style from its identifying string. An unknown name has the metrics of `body`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The title of a screen: 34 points at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first-level title: 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level title: 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level title: 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading: 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A subheading: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts: 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions of images: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Secondary captions: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Returns the font of a text style in the user's text size, from `UITraitCollection.current`.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style in the text size of the given traits.
    ///
    /// If the traits are nil or specify no text size, the text size of `UITraitCollection.current` applies.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        var face = FontFace(textStyle: style, category: .preferred(by: traitCollection))
        face.takeWeight(of: traitCollection ?? .current)
        return UIFont(face: face)
    }
}

extension UIContentSizeCategory {
    /// The text size of the given traits, else of the current traits, else `large`.
    static func preferred(by traits: UITraitCollection?) -> UIContentSizeCategory {
        let candidates = [traits, .current].compactMap(\.?.preferredContentSizeCategory)
        return candidates.first { $0.step != nil } ?? .large
    }
}
