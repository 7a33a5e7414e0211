/// Where a touch landed.
public struct Landing: Equatable, Sendable, CustomStringConvertible {
    /// What was touched, in one line.
    public let element: String

    /// Whether anything there answers to touches.
    public let wasHandled: Bool

    /// The landing in a few words.
    public var description: String {
        wasHandled ? element : "\(element), which does nothing"
    }
}
