/// A press of a key that is not text. The host reports it; the responder chain handles it, beginning at the first responder.
///
/// Text is entered with `UIKeyInput.insertText(_:)`.
@_spi(Host)
public struct KeyPress: Hashable, Sendable {
    /// The keys that hosts report.
    public enum Key: Hashable, Sendable {
        case backspace, delete, `return`, escape, tab
        case up, down, left, right, home, end, pageUp, pageDown
        /// A function key, F1 to F12, by its number.
        case function(Int)
        /// A character key pressed with control or alternate. Without them it is text, and is only reported if no object
        /// receives text.
        case character(Character)
    }

    /// The modifier keys.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Extends a selection, or reverses a direction.
        public static let shift = Modifiers(rawValue: 1)
        /// Turns a character key into a command, and character steps into word steps.
        public static let control = Modifiers(rawValue: 2)
        /// Turns a character key into a mnemonic.
        public static let alternate = Modifiers(rawValue: 4)
    }

    /// The key.
    public var key: Key
    /// The modifier keys that are held down.
    public var modifiers: Modifiers

    /// Whether the key press is text.
    public var isText: Bool {
        if case .character = key { modifiers.isDisjoint(with: [.control, .alternate]) } else { false }
    }

    /// Makes a key press.
    public init(_ key: Key, modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}
