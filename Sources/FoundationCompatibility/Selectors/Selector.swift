import Foundation

/// The name of a method, such as `tapped:`, with a colon for each argument.
///
/// On Apple's systems the Objective-C runtime finds the method with that name. Linux has no such runtime, so a selector is found
/// in one of two ways:
///
/// - The selector carries the method, which the compiler checks:
///   `Selector("tapped:", SettingsViewController.tapped(_:))`.
/// - A class lists its methods in a ``MemberTable``. Then the name alone suffices: `Selector("tapped:")`.
///
/// Two selectors with the same name are equal, whether or not they carry a method.
public struct Selector: Hashable, Sendable {
    /// The name of the method.
    package let name: String

    /// The method, if the selector carries one.
    package let method: MethodImplementation?

    /// Makes a selector with a name. When a message with it is sent, the method is looked up in the ``MemberTable`` of the
    /// target's class and its superclasses.
    public init(_ name: String) {
        self.init(name: name, method: nil)
    }

    package init(name: String, method: MethodImplementation?) {
        self.name = name
        self.method = method
    }

    /// The number of arguments: the colons of the name.
    package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }

    /// Whether two selectors have the same name.
    public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
    /// Makes a selector with a name, as ``init(_:)`` does.
    public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
    /// The name of the method.
    public var description: String { name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
