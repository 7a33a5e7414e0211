/// Kinds of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A wheel that turns in notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// A touchpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
