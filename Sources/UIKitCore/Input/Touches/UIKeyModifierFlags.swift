/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key, which is Control on Linux: a key command with this flag matches Control, and events with Control have
    /// both flags.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
