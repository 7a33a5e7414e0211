import Foundation

/// A press of a key.
///
/// Hosts report a key as pressed and released at once; a held key repeats. Keys with which a text field or an input method makes
/// text are not reported. Main actor.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phases of a press.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began = 0
        /// The force changed. Never sent here.
        case changed = 1
        /// Nothing changed. Never sent here.
        case stationary = 2
        /// The key was released.
        case ended = 3
        /// The press was cancelled. Never sent here.
        case cancelled = 4
    }

    /// The types of presses: buttons of a remote control, and keys that correspond to them.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The number. For a key without a corresponding button, 2000 plus the key's ``UIKeyboardHIDUsage``.
        public let rawValue: Int
        /// Makes a type from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The arrow key up.
        public static let upArrow = PressType(rawValue: 0)
        /// The arrow key down.
        public static let downArrow = PressType(rawValue: 1)
        /// The arrow key left.
        public static let leftArrow = PressType(rawValue: 2)
        /// The arrow key right.
        public static let rightArrow = PressType(rawValue: 3)
        /// The Return key.
        public static let select = PressType(rawValue: 4)
        /// The Escape key.
        public static let menu = PressType(rawValue: 5)
        /// A button for playing and pausing. Never sent here.
        public static let playPause = PressType(rawValue: 6)
        /// The key Page Up.
        public static let pageUp = PressType(rawValue: 30)
        /// The key Page Down.
        public static let pageDown = PressType(rawValue: 31)
    }

    /// The time of the press, in seconds since the app started.
    public let timestamp: TimeInterval
    /// The type.
    public let type: PressType
    /// The key.
    public let key: UIKey?
    /// The phase.
    open internal(set) var phase = Phase.began
    /// The window that received the press. Weak reference.
    open private(set) weak var window: UIWindow?
    /// The responder that received the press first. Weak reference.
    open private(set) weak var responder: UIResponder?
    /// The force of the press: 1 while the key is pressed, otherwise 0.
    open var force: CGFloat { phase == .began ? 1 : 0 }
    /// The recognizers of the press: none, because recognizers follow touches here.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }

    init(of key: UIKey, to responder: UIResponder, in window: UIWindow, timestamp: TimeInterval) {
        self.timestamp = timestamp
        self.key = key
        self.window = window
        self.responder = responder
        type =
            switch key.keyCode {
            case .keyboardUpArrow: .upArrow
            case .keyboardDownArrow: .downArrow
            case .keyboardLeftArrow: .leftArrow
            case .keyboardRightArrow: .rightArrow
            case .keyboardReturnOrEnter: .select
            case .keyboardEscape: .menu
            case .keyboardPageUp: .pageUp
            case .keyboardPageDown: .pageDown
            default: PressType(rawValue: 2000 + key.keyCode.rawValue)
            }
    }
}

/// An event of keys. Main actor.
open class UIPressesEvent: UIEvent {
    /// The presses.
    open private(set) var allPresses: Set<UIPress>

    /// Whether no responder kept the event from the next one.
    var reachedEnd = false

    init(_ press: UIPress) {
        allPresses = [press]
        super.init(timestamp: press.timestamp)
        type = .presses
    }

    /// The presses that a recognizer follows: none, because recognizers follow touches here.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
