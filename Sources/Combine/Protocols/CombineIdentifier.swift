import Synchronization

private let lastNumber = Atomic<UInt>(0)

/// The identity of a subscriber or subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private enum Source: Hashable {
        case number(UInt)
        case object(ObjectIdentifier)
    }

    private let source: Source

    /// Creates an identifier that differs from all others.
    public init() { source = .number(lastNumber.wrappingAdd(1, ordering: .relaxed).newValue) }

    /// Creates the identifier of an object. It is unique while the object exists.
    ///
    /// - Parameter object: Not retained.
    public init(_ object: AnyObject) { source = .object(ObjectIdentifier(object)) }

    /// The number, in hexadecimal.
    public var description: String {
        let number =
            switch source {
            case .number(let number): number
            case .object(let object): UInt(bitPattern: object)
            }
        return "0x" + String(number, radix: 16)
    }
}

/// A type with an identity for debugging.
public protocol CustomCombineIdentifierConvertible {
    /// The identity.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
