import Foundation

/// The origin of a colour's value.
enum ColorSource: Hashable {
    /// The same value in all traits.
    case fixed(ColorComponents, ColorSpace)
    /// A colour of the system's palette, with a value for each appearance.
    case palette(PaletteColor)
    /// The tint of the view that is drawn.
    case tint
    /// An image that is repeated.
    case pattern(CGPattern)
    /// A closure of the app.
    case provider(DynamicColorProvider)
}

/// The colour spaces of colour values.
enum ColorSpace: Hashable {
    case gray
    case sRGB
}

/// An app's closure that chooses a colour. Compared by identity.
final class DynamicColorProvider: Hashable {
    let color: (UITraitCollection) -> UIColor

    init(_ color: @escaping (UITraitCollection) -> UIColor) {
        self.color = color
    }

    static func == (left: DynamicColorProvider, right: DynamicColorProvider) -> Bool {
        left === right
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
