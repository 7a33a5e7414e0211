import Foundation

/// A function from the attributes of a text to others, for texts of configurations.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The function. Copies share it, so that they are equal although functions cannot be compared.
    private final class Function: Sendable {
        let call: @Sendable (AttributeContainer) -> AttributeContainer

        init(_ call: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.call = call }
    }

    private let function: Function

    /// The function.
    public var transform: @Sendable (AttributeContainer) -> AttributeContainer { function.call }

    /// Makes a transformer.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        function = Function(transform)
    }

    func isSame(as other: UIConfigurationTextAttributesTransformer?) -> Bool { function === other?.function }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
