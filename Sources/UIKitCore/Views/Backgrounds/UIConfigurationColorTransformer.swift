import Foundation

/// A function from one colour to another, for colours of configurations.
public struct UIConfigurationColorTransformer: Sendable {
    /// The function. Copies share it, so that they are equal although functions cannot be compared.
    private final class Function: Sendable {
        let call: @Sendable (UIColor) -> UIColor

        init(_ call: @escaping @Sendable (UIColor) -> UIColor) { self.call = call }
    }

    private let function: Function

    /// The function.
    public var transform: @Sendable (UIColor) -> UIColor { function.call }

    /// Makes a transformer.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        function = Function(transform)
    }

    func isSame(as other: UIConfigurationColorTransformer?) -> Bool { function === other?.function }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Returns the colour in grey, with the same brightness and opacity.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
        }
    }

    /// Returns the colour, and replaces tint colours by the colour of labels.
    public static let monochromeTint = UIConfigurationColorTransformer { color in
        color == .tintColor || color == .systemBlue ? .label : color
    }

    /// Returns the tint colour for every colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}
