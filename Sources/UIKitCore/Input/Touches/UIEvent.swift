import Foundation

/// A user action with fingers, a pointer or keys at one moment.
///
/// Main actor.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The type of the event.
    open internal(set) var type: EventType = .touches

    /// The kind of a motion; `none` for other events.
    open internal(set) var subtype: EventSubtype = .none

    /// The time of the event, in seconds since the app started.
    public let timestamp: TimeInterval

    /// The modifier keys.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The pressed buttons of the pointer. A finger counts as the primary button.
    open internal(set) var buttonMask: ButtonMask = []

    /// All current touches, including those that have just ended.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    var touches: [UITouch] = []

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
    }

    /// The touches of a window; nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { chosen { $0.window === window } }

    /// The touches of a view; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { chosen { $0.view === view } }

    /// The touches that a recognizer follows; nil if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        chosen { touch in gesture.touches.contains { $0 === touch } }
    }

    private func chosen(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isMeant)
        return found.isEmpty ? nil : Set(found)
    }

    /// Types of events. Hosts send touches, hovering, and pinches on a touchpad.
    public enum EventType: Int, Sendable {
        /// Fingers, or a pointer with a pressed button.
        case touches = 0
        /// Motion of the device; see ``UIResponder/motionBegan(_:with:)``.
        case motion = 1
        /// A remote control. Never sent on Linux.
        case remoteControl = 2
        /// Keys; see ``UIPressesEvent``.
        case presses = 3
        /// A mouse wheel, or two fingers on a touchpad. The host sends these directly to scroll views.
        case scroll = 10
        /// A pointer without a pressed button.
        case hover = 11
        /// A pinch or rotation on a touchpad.
        case transform = 14
    }

    /// Kinds of motions.
    public enum EventSubtype: Int, Sendable {
        /// None.
        case none = 0
        /// A shake.
        case motionShake = 1
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: Int
        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The button of an ordinary click.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that opens context menus.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// A button by its number, starting with 1. Traps below 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            require(buttonNumber > 0, "UIEvent.ButtonMask.button(_:) was given \(buttonNumber): buttons count from 1.")
            return ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }
}
