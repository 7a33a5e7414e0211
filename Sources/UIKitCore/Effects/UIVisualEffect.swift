import Foundation

/// How a view changes the look of what is behind it. iOS 8.0.
open class UIVisualEffect: NSObject, NSCopying {
    /// Makes an effect that changes nothing.
    public override init() {
        super.init()
    }

    /// Returns the effect itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour of the material, over what is behind; nil for none.
    var material: UIColor? { nil }
}

/// A material through which what is behind shines.
///
/// Hosts lay a translucent colour over what is behind, and do not blur it: GTK cannot. The materials are so opaque that
/// text on them can be read all the same. iOS 8.0.
open class UIBlurEffect: UIVisualEffect {
    let style: Style

    /// Makes a material of a style. iOS 8.0.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The kinds of material. iOS 8.0.
    public enum Style: Int, Sendable {
        /// Lighter than what is behind.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// As the interface is. iOS 10.0.
        case regular = 4
        /// As the interface is, so that what lies on it stands out. iOS 10.0.
        case prominent = 5
        /// The thinnest material. iOS 13.0.
        case systemUltraThinMaterial = 6
        /// A thin material. iOS 13.0.
        case systemThinMaterial = 7
        /// The usual material. iOS 13.0.
        case systemMaterial = 8
        /// A thick material. iOS 13.0.
        case systemThickMaterial = 9
        /// The material of bars. iOS 13.0.
        case systemChromeMaterial = 10
        /// The thinnest material, always light. iOS 13.0.
        case systemUltraThinMaterialLight = 11
        /// A thin material, always light. iOS 13.0.
        case systemThinMaterialLight = 12
        /// The usual material, always light. iOS 13.0.
        case systemMaterialLight = 13
        /// A thick material, always light. iOS 13.0.
        case systemThickMaterialLight = 14
        /// The material of bars, always light. iOS 13.0.
        case systemChromeMaterialLight = 15
        /// The thinnest material, always dark. iOS 13.0.
        case systemUltraThinMaterialDark = 16
        /// A thin material, always dark. iOS 13.0.
        case systemThinMaterialDark = 17
        /// The usual material, always dark. iOS 13.0.
        case systemMaterialDark = 18
        /// A thick material, always dark. iOS 13.0.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark. iOS 13.0.
        case systemChromeMaterialDark = 20

        /// Whether it is light or dark in every interface; nil for one that follows the interface.
        var isDark: Bool? {
            switch self {
            case .dark: true
            case .extraLight, .light: false
            case .regular, .prominent: nil
            default: rawValue < 11 ? nil : rawValue >= 16
            }
        }

        fileprivate var opacity: CGFloat {
            switch self {
            case .extraLight: 0.9
            case .light: 0.8
            case .dark: 0.82
            case .regular: 0.82
            case .prominent: 0.92
            default: [0.7, 0.78, 0.85, 0.92, 0.95][(rawValue - 6) % 5]
            }
        }
    }

    override var material: UIColor? {
        let light = UIColor(white: style == .light ? 0.95 : 0.98, alpha: style.opacity)
        let dark = UIColor(white: 0.14, alpha: style.opacity)
        if let isDark = style.isDark { return isDark ? dark : light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Whether the other object is a material of the same style.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    /// A hash that is the same for equal materials.
    open override var hash: Int { style.rawValue }
}

/// Has what lies on a material stand out from it.
///
/// It has no ground. UIKit mixes the colours of text and symbols with what is behind; hosts draw them as they are, which
/// stands out as well where the app uses the label colours. iOS 8.0.
open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle?

    /// Makes an effect for what lies on a material. iOS 8.0.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = nil
        super.init()
    }

    /// Makes an effect for a kind of thing that lies on a material. iOS 13.0.
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

/// What stands out from a material. iOS 13.0.
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

/// A view with an effect, in whose ``contentView`` the app puts what lies on it. Main actor. iOS 8.0.
///
/// The material is drawn as a translucent colour; see `UIBlurEffect`.
open class UIVisualEffectView: UIView {
    /// The effect; nil for none. A material shows at once, also in a block of animations. iOS 8.0.
    open var effect: UIVisualEffect? { didSet { if effect != oldValue { setNeedsDisplay() } } }

    /// What lies on the material: add views here, and not to the effect view. iOS 8.0.
    public let contentView = UIView()

    /// Makes a view with an effect, of no size. iOS 8.0.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(contentView, at: 0)
    }

    /// Returns nil: there are no archived interfaces off Apple's systems. iOS 2.0.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Traps for any view: what lies on the material belongs in ``contentView``, as in UIKit. iOS 2.0.
    open override func addSubview(_ view: UIView) {
        trap("UIVisualEffectView.addSubview(_:) was called. Add the view to the contentView.")
    }

    /// Traps for any view, as ``addSubview(_:)`` does. iOS 2.0.
    open override func insertSubview(_ view: UIView, at index: Int) {
        trap("UIVisualEffectView.insertSubview(_:at:) was called. Add the view to the contentView.")
    }

    /// Traps for any view, as ``addSubview(_:)`` does. iOS 2.0.
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        trap("UIVisualEffectView.insertSubview(_:belowSubview:) was called. Add the view to the contentView.")
    }

    /// Traps for any view, as ``addSubview(_:)`` does. iOS 2.0.
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        trap("UIVisualEffectView.insertSubview(_:aboveSubview:) was called. Add the view to the contentView.")
    }

    @_spi(Host)
    open override var groundColor: UIColor? { effect?.material ?? backgroundColor }
}
