/// A key that is not text: the host reports it, and the responder chain, beginning at the first responder, handles it.
///
/// Text itself goes in through `UIKeyInput.insertText(_:)`.
@_spi(Host)
public struct KeyPress: Hashable, Sendable {
    /// The keys that hosts report.
    public enum Key: Hashable, Sendable {
        case backspace, delete, `return`, escape, tab
        case up, down, left, right, home, end, pageUp, pageDown
        /// A letter or sign that is pressed together with control or alternate; without them it is text.
        case character(Character)
    }

    /// The keys held down at the same time.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let shift = Modifiers(rawValue: 1)
        public static let control = Modifiers(rawValue: 2)
        public static let alternate = Modifiers(rawValue: 4)
    }

    public var key: Key
    public var modifiers: Modifiers

    public init(_ key: Key, modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}
