#if GTK
import Foundation
@_spi(Host) import UIKitCore

/// The legibility of text, by the formulas of WCAG.
extension Palette.Components {
    /// The minimum contrast of normal text.
    static let enough = 4.5

    static let white = Palette.Components(0xFFFFFF)
    static let black = Palette.Components(0x000000)

    /// The relative luminance without opacity: 0 for black, 1 for white.
    var luminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The result of compositing the colour over a background.
    func over(_ ground: Self) -> Self {
        mixed(with: ground, 1 - alpha, alpha: max(alpha, ground.alpha))
    }

    /// The contrast ratio to an opaque background, from 1 to 21 (black on white).
    package func contrast(on ground: Self) -> Double {
        let (first, second) = (over(ground).luminance, ground.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The text colour for this background: white if legible, otherwise black.
    var readableText: Self {
        Self.white.contrast(on: self) >= Self.enough ? .white : .black
    }

    /// The colour itself if legible on an opaque background; otherwise the nearest legible blend towards black or white.
    func readable(on ground: Self, contrast: Double = enough) -> Self {
        if self.contrast(on: ground) >= contrast { return self }
        let end = Self.white.contrast(on: ground) > Self.black.contrast(on: ground) ? Self.white : .black
        let steps = stride(from: 0.05, to: 1, by: 0.05).lazy.map {
            self.mixed(with: end, $0, alpha: self.alpha + (1 - self.alpha) * $0)
        }
        return steps.first { $0.contrast(on: ground) >= contrast } ?? end
    }

    private func mixed(with other: Self, _ share: Double, alpha: Double) -> Self {
        func mix(_ part: Double, _ otherPart: Double) -> Double { part * (1 - share) + otherPart * share }
        return Self(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue),
            alpha: alpha
        )
    }
}

/// The background colour of a view's text.
@MainActor
enum Ground {
    /// The colour behind the content of a view: the composited backgrounds of the view and its superviews.
    static func behind(_ view: UIView, traits: UITraitCollection) -> Palette.Components {
        var layers: [Palette.Components] = []
        for holder in sequence(first: view, next: { $0.superview }) {
            if let cell = holder.asListCell, cell.showsSelection { layers.append(selection(traits)) }
            if let color = holder is UINavigationBar ? holder.groundColor : holder.backgroundColor {
                layers.append(Palette.surface(of: color, traits: traits))
            } else if holder is UITextField {
                layers.append(field(traits))
            }
            if holder is UINavigationBar { layers.append(bar(traits)) }
            if layers.last?.alpha == 1 { break }
        }
        return layers.reversed().reduce(window(traits)) { $1.over($0) }
    }

    /// The colour behind the rows of a table: `view_bg_color` of libadwaita.
    private static func window(_ traits: UITraitCollection) -> Palette.Components {
        Palette.components(of: .systemBackground, traits: traits)
    }

    /// The colour of bars: `window_bg_color` of libadwaita.
    private static func bar(_ traits: UITraitCollection) -> Palette.Components {
        Palette.components(of: .secondarySystemBackground, traits: traits)
    }

    /// The default background of a text field, as in the style sheet.
    private static func field(_ traits: UITraitCollection) -> Palette.Components {
        var color = traits.userInterfaceStyle == .dark ? Palette.Components.white : .black
        color.alpha = 0.1
        return color
    }

    /// The background of a selected row, as in the style sheet.
    private static func selection(_ traits: UITraitCollection) -> Palette.Components {
        Palette.Components(0x3584E4, alpha: 0.25)
    }
}
#endif
