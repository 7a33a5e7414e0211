/// The name of a method that the Objective-C runtime can call. Linux has no such runtime, so this type has no values: a parameter
/// of type `Selector?` accepts only nil.
///
/// It is declared so that calls with `action: nil` compile. Where UIKit's API takes a selector, use the member that takes a
/// ``UIAction``.
public enum Selector: Hashable, Sendable {
    /// Unavailable: there are no selectors on Linux.
    @available(*, unavailable, message: "There are no selectors on Linux: use the member that takes a UIAction.")
    public init(_ name: String) { trap("There are no selectors on Linux.") }
}
