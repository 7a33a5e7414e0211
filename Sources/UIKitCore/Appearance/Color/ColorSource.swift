import Foundation

/// Where a colour's value comes from.
enum ColorSource: Hashable {
    /// The same value everywhere.
    case fixed(ColorComponents, ColorSpace)
    /// A colour of the system's palette, with a value for each appearance.
    case palette(PaletteColor)
    /// The tint of whatever is being drawn.
    case tint
    /// An app's closure.
    case provider(DynamicColorProvider)
}

/// The colour spaces in which a colour can be said.
enum ColorSpace: Hashable {
    case gray
    case sRGB
}

/// An app's closure that chooses a colour. Two are equal when they are one and the same.
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
