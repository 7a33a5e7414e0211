extension UIControl {
    /// Events of a control.
    ///
    /// Every control sends the touch events, from ``touchDown`` to ``touchCancel``. Buttons and switches also send
    /// ``primaryActionTriggered``, controls with a value ``valueChanged``, and text fields the editing events. An app's own
    /// controls send other events with ``UIControl/sendActions(for:)``.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger or the pointer went down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch down with a tap count above 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancelled the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value of the control changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control, such as the tap of a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing of a text field ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for the app's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits reserved for the framework.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control, which can combine several values.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, not selected and not highlighted.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not responding to the user.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Focused by a focus engine, which exists on iPad and Apple TV. ``UIControl/state`` never contains it here; an app can set
        /// a title or colour for it.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits that a subclass may use by overriding ``UIControl/state``.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits reserved for the framework.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
