/// The result of a touch.
public struct Landing: Equatable, Sendable, CustomStringConvertible {
    /// A description of the touched element, in one line.
    public let element: String

    /// Whether the touch was handled.
    public let wasHandled: Bool

    /// A short description.
    public var description: String {
        wasHandled ? element : "\(element), which does nothing"
    }
}
