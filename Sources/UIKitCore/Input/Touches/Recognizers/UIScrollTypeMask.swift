/// Types of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The notches of a mouse wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// The scrolling of a touchpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
