import Foundation

/// Has what lies on a material stand out from it.
///
/// It has no ground. UIKit mixes the colours of text and symbols with what is behind; hosts draw them as they are, which
/// stands out as well where the app uses the label colours.
open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle?

    /// Makes an effect for what lies on a material.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = nil
        super.init()
    }

    /// Makes an effect for a kind of thing that lies on a material.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Whether the other object is the same effect on an equal material.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return blurEffect == other.blurEffect && style == other.style
    }

    /// A hash that is the same for equal effects.
    open override var hash: Int { blurEffect.hash }
}

/// What stands out from a material. Kept without effect: colours are not mixed with what is behind.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text that matters most.
    case label = 0
    /// Text that matters less.
    case secondaryLabel = 1
    /// Text of the third rank.
    case tertiaryLabel = 2
    /// Text of the fourth rank.
    case quaternaryLabel = 3
    /// Large shapes.
    case fill = 4
    /// Shapes of the second rank.
    case secondaryFill = 5
    /// Shapes of the third rank.
    case tertiaryFill = 6
    /// Lines.
    case separator = 7
}
