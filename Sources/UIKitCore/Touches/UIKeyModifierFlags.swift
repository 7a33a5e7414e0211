/// Keys that are held down together with another key, or with a button of the pointer.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key that keeps capitals on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The key for capitals.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The key that Linux calls Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The key of commands, which is Control on a Linux keyboard: a key command that asks for this one answers to Control, and
    /// events at which Control is held down have both.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
