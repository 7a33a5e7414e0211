import Foundation

/// An effect for content on a material.
///
/// It has no background. UIKit blends the colours of text and symbols with the background; hosts draw them unchanged, which
/// is equally legible with the label colours.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle?

    /// Makes an effect for content on a material.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = nil
        super.init()
    }

    /// Makes an effect for a kind of content on a material.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Whether the other object is an effect with the same style on an equal material.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return blurEffect == other.blurEffect && style == other.style
    }

    /// A hash that is the same for equal effects.
    open override var hash: Int { blurEffect.hash }
}

/// The kind of content on a material. Kept without effect: colours are not blended with the background.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Primary text.
    case label = 0
    /// Secondary text.
    case secondaryLabel = 1
    /// Tertiary text.
    case tertiaryLabel = 2
    /// Quaternary text.
    case quaternaryLabel = 3
    /// Large shapes.
    case fill = 4
    /// Secondary shapes.
    case secondaryFill = 5
    /// Tertiary shapes.
    case tertiaryFill = 6
    /// Separators.
    case separator = 7
}
