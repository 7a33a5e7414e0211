import Foundation

/// What the user did with fingers, a pointer or keys at one moment.
///
/// Main actor.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of event it is.
    open internal(set) var type: EventType = .touches

    /// When it happened, in seconds since the app began.
    public let timestamp: TimeInterval

    /// The keys that were held down meanwhile.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The buttons of the pointer that are down. A finger counts as the primary one.
    open internal(set) var buttonMask: ButtonMask = []

    /// Every touch that is on the screen, or has just left it.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    var touches: [UITouch] = []

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
    }

    /// The touches that belong to a window; nil for none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { chosen { $0.window === window } }

    /// The touches that belong to a view; nil for none.
    open func touches(for view: UIView) -> Set<UITouch>? { chosen { $0.view === view } }

    /// The touches that a recognizer follows; nil for none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        chosen { touch in gesture.touches.contains { $0 === touch } }
    }

    private func chosen(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isMeant)
        return found.isEmpty ? nil : Set(found)
    }

    /// The kinds of events. Hosts send touches, the pointer that hovers, and pinches on a touchpad.
    public enum EventType: Int, Sendable {
        /// Fingers, or a pointer with a button down.
        case touches = 0
        /// The device was moved. Not on Linux.
        case motion = 1
        /// A remote control. Not on Linux.
        case remoteControl = 2
        /// Buttons. Keys arrive as text, or as key commands.
        case presses = 3
        /// A wheel, or two fingers on a touchpad. Scroll views are told by the host itself.
        case scroll = 10
        /// A pointer without a button down.
        case hover = 11
        /// Two fingers on a touchpad that move apart or turn.
        case transform = 14
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: Int
        /// Makes a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The button of an ordinary click.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that opens menus.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// A button by its number, from 1. Traps below 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            require(buttonNumber > 0, "UIEvent.ButtonMask.button(_:) was given \(buttonNumber): buttons count from 1.")
            return ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }
}
