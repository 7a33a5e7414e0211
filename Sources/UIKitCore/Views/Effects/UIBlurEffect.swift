import Foundation

/// A translucent material.
///
/// Hosts draw a translucent colour over the background without blurring it, because GTK cannot. The materials are opaque
/// enough to keep text on them legible.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    let style: Style

    /// Makes a material of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The kinds of material.
    public enum Style: Int, Sendable {
        /// Lighter than the background.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// Follows the interface style.
        case regular = 4
        /// Follows the interface style, with more contrast to its content.
        case prominent = 5
        /// The thinnest material.
        case systemUltraThinMaterial = 6
        /// A thin material.
        case systemThinMaterial = 7
        /// The default material.
        case systemMaterial = 8
        /// A thick material.
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10
        /// The thinnest material, always light.
        case systemUltraThinMaterialLight = 11
        /// A thin material, always light.
        case systemThinMaterialLight = 12
        /// The default material, always light.
        case systemMaterialLight = 13
        /// A thick material, always light.
        case systemThickMaterialLight = 14
        /// The material of bars, always light.
        case systemChromeMaterialLight = 15
        /// The thinnest material, always dark.
        case systemUltraThinMaterialDark = 16
        /// A thin material, always dark.
        case systemThinMaterialDark = 17
        /// The default material, always dark.
        case systemMaterialDark = 18
        /// A thick material, always dark.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark.
        case systemChromeMaterialDark = 20

        /// Whether the style is always dark or always light; nil if it follows the interface.
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
