import Foundation

/// Scales an app's own fonts and distances with the user's text size.
///
/// The factor is the size of a text style at the current text size divided by its size at the default one. UIKit does not
/// publish its rule and can differ by a point.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Metrics that scale as body text does.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Makes metrics that scale as the given text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// Returns the font scaled for `UITraitCollection.current`.
    ///
    /// The font's own size is its size at the default text size. Traps if the font already follows the text size
    /// (`preferredFont(forTextStyle:)`, or a result of this method), as in UIKit.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaled(font, maximum: nil, traits: nil)
    }

    /// Returns the font scaled for `UITraitCollection.current`, up to a maximum size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximum: maximumPointSize, traits: nil)
    }

    /// Returns the font scaled for the given traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximum: nil, traits: traitCollection)
    }

    /// Returns the font scaled for the given traits, up to a maximum size in points.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize, traits: traitCollection)
    }

    /// Returns a distance scaled for `UITraitCollection.current`.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a distance scaled for the given traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * textStyle.scale(for: .preferred(by: traitCollection))
    }

    /// Returns a distance that grows with large text sizes, in whole points, and does not shrink with small ones.
    package func grown(_ distance: CGFloat, for traits: UITraitCollection) -> CGFloat {
        max(distance, scaledValue(for: distance, compatibleWith: traits).rounded())
    }

    private func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?) -> UIFont {
        require(
            font.face.textStyle == nil && font.face.scaling == nil,
            "UIFontMetrics was given a font that already scales with the text size; pass a font from systemFont(ofSize:)."
        )
        let scaling = FontScaling(textStyle: textStyle, baseSize: font.pointSize, maximumSize: maximum)
        var face = font.face
        face.scaling = scaling
        face.pointSize = scaling.pointSize(for: .preferred(by: traits))
        return UIFont(face: face)
    }
}
