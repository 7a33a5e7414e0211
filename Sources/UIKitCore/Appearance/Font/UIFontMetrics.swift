import Foundation

/// Makes fonts and distances of an app's own follow the person's text size. (iOS 11)
///
/// They grow as a text style grows: by its size at the chosen text size, divided by its size at the usual one. UIKit does
/// not publish its rule, and may differ by a point here and there.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Metrics that grow as body text does.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Makes metrics that grow as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// Returns the font in the size for `UITraitCollection.current`.
    ///
    /// The font's own size counts as the size for the usual text size. A font that follows the text size already
    /// (`preferredFont(forTextStyle:)`, or a result of this method) is a programming error, as in UIKit.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaled(font, maximum: nil, traits: nil)
    }

    /// Returns the font in the size for `UITraitCollection.current`, but never above a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximum: maximumPointSize, traits: nil)
    }

    /// Returns the font in the size for the given traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximum: nil, traits: traitCollection)
    }

    /// Returns the font in the size for the given traits, but never above a size in points.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize, traits: traitCollection)
    }

    /// Returns a distance, given for the usual text size, as it should be for `UITraitCollection.current`.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a distance, given for the usual text size, as it should be for the given traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * textStyle.scale(for: .preferred(by: traitCollection))
    }

    /// A distance that grows with large text, in whole points, and never shrinks with small text.
    func grown(_ distance: CGFloat, for traits: UITraitCollection) -> CGFloat {
        max(distance, scaledValue(for: distance, compatibleWith: traits).rounded())
    }

    private func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?) -> UIFont {
        require(
            font.face.textStyle == nil && font.face.scaling == nil,
            "UIFontMetrics: the font follows the text size already; scale one that systemFont(ofSize:) made"
        )
        let scaling = FontScaling(textStyle: textStyle, baseSize: font.pointSize, maximumSize: maximum)
        var face = font.face
        face.scaling = scaling
        face.pointSize = scaling.pointSize(for: .preferred(by: traits))
        return UIFont(face: face)
    }
}
