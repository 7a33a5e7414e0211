/// A key that is not text: the host reports it, and the responder chain, beginning at the first responder, handles it.
///
/// Text itself goes in through `UIKeyInput.insertText(_:)`.
@_spi(Host)
public struct KeyPress: Hashable, Sendable {
    /// The keys that hosts report.
    public enum Key: Hashable, Sendable {
        case backspace, delete, `return`, escape, tab
        case up, down, left, right, home, end, pageUp, pageDown
        /// One of the keys F1 to F12, by its number.
        case function(Int)
        /// A letter or sign that is pressed together with control or alternate; without them it is text. Alone it is
        /// reported, too, where nothing receives text.
        case character(Character)
    }

    /// The keys held down at the same time.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Makes a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Extends a selection, or turns a direction round.
        public static let shift = Modifiers(rawValue: 1)
        /// Makes a command of a letter, and words of characters.
        public static let control = Modifiers(rawValue: 2)
        /// Makes a mnemonic of a letter.
        public static let alternate = Modifiers(rawValue: 4)
    }

    /// The key.
    public var key: Key
    /// What is held down with it.
    public var modifiers: Modifiers

    /// Whether the key alone is text.
    public var isText: Bool {
        if case .character = key { modifiers.isDisjoint(with: [.control, .alternate]) } else { false }
    }

    /// Makes a press of a key.
    public init(_ key: Key, modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}
