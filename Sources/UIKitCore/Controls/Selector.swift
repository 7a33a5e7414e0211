/// The name of a method, which only the Objective-C runtime can call. There is none on Linux, so there is no value of
/// this type: a parameter of type `Selector?` takes nil and nothing else.
///
/// It stands here so that calls with `action: nil` compile. Where UIKit's API takes a selector, use the member that takes
/// a ``UIAction``.
public enum Selector: Hashable, Sendable {
    /// Not on Linux, where there are no selectors.
    @available(*, unavailable, message: "There are no selectors on Linux: use the member that takes a UIAction.")
    public init(_ name: String) { trap("There are no selectors on Linux.") }
}
