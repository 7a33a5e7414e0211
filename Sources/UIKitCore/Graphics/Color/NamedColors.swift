import Foundation

/// Looks up colours of asset catalogues by name and caches them in an `NSCache`.
enum NamedColors {
    /// `NSCache` is thread-safe.
    nonisolated(unsafe) private static let cache = NSCache<NSString, DynamicColorProvider>()

    /// Returns the colour with this name in the bundle.
    ///
    /// If the bundle is nil, searches the main bundle, then the resource directories beside the executable.
    static func provider(named name: String, in bundle: Bundle?) -> DynamicColorProvider? {
        for directory in AssetCatalogues.directories(of: bundle) {
            let key = "\(directory.path)\n\(name)" as NSString
            if let known = cache.object(forKey: key) { return known }
            for set in AssetCatalogues.sets(named: name, type: "colorset", in: directory) {
                guard let color = NamedColor(set: set) else { continue }
                let provider = DynamicColorProvider(color.color)
                cache.setObject(provider, forKey: key)
                return provider
            }
        }
        return nil
    }
}

/// A colour of an asset catalogue with its variants for light, dark and increased contrast.
struct NamedColor {
    private struct Variant {
        var color: UIColor
        var isDark: Bool?
        var isHighContrast: Bool?

        /// The specificity of the variant in these traits; nil if it does not apply.
        func fit(_ traits: UITraitCollection) -> Int? {
            if let isDark, isDark != (traits.userInterfaceStyle == .dark) { return nil }
            if let isHighContrast, isHighContrast != (traits.accessibilityContrast == .high) { return nil }
            return (isDark == nil ? 0 : 2) + (isHighContrast == nil ? 0 : 1)
        }
    }

    private var variants: [Variant] = []

    /// Returns nil if the folder contains no readable colour.
    init?(set: URL) {
        guard let entries = AssetCatalogues.json(in: set)?["colors"] as? [[String: Any]] else { return nil }
        for entry in entries {
            let idiom = entry["idiom"] as? String ?? "universal"
            guard ["universal", "iphone"].contains(idiom), let value = entry["color"] as? [String: Any],
                let color = Self.color(value)
            else { continue }
            var variant = Variant(color: color)
            for appearance in entry["appearances"] as? [[String: String]] ?? [] {
                switch appearance["appearance"] {
                case "luminosity": variant.isDark = appearance["value"] == "dark"
                case "contrast": variant.isHighContrast = appearance["value"] == "high"
                default: break
                }
            }
            variants.append(variant)
        }
        if variants.isEmpty { return nil }
    }

    /// The most specific variant for the traits, or the first variant if none applies.
    func color(for traits: UITraitCollection) -> UIColor {
        let fitting = variants.compactMap { variant in variant.fit(traits).map { (fit: $0, color: variant.color) } }
        return fitting.max { $0.fit < $1.fit }?.color ?? variants[0].color
    }

    private static func color(_ value: [String: Any]) -> UIColor? {
        if let reference = value["reference"] as? String { return UIColor.ofReference[reference] }
        guard let parts = value["components"] as? [String: Any] else { return nil }
        let alpha = number(parts["alpha"]) ?? 1
        if let white = number(parts["white"]) { return UIColor(white: white, alpha: alpha) }
        guard let red = number(parts["red"]), let green = number(parts["green"]), let blue = number(parts["blue"])
        else {
            return nil
        }
        guard value["color-space"] as? String == "display-p3" else {
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return UIColor(
            red: curved(1.2249 * r - 0.2247 * g),
            green: curved(-0.0420 * r + 1.0419 * g),
            blue: curved(-0.0197 * r - 0.0786 * g + 1.0979 * b),
            alpha: alpha
        )
    }

    /// Parses a component as Xcode writes it: `0.5`, `128` or `0x80`.
    private static func number(_ value: Any?) -> CGFloat? {
        if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
        guard let text = value as? String else { return nil }
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        if text.contains(".") { return Double(text).map { CGFloat($0) } }
        return Int(text).map { CGFloat($0) / 255 }
    }

    private static func linear(_ part: CGFloat) -> CGFloat {
        part <= 0.04045 ? part / 12.92 : CGFloat(pow(Double((part + 0.055) / 1.055), 2.4))
    }

    private static func curved(_ part: CGFloat) -> CGFloat {
        let part = min(max(part, 0), 1)
        return part <= 0.0031308 ? part * 12.92 : 1.055 * CGFloat(pow(Double(part), 1 / 2.4)) - 0.055
    }
}
