extension UIControl {
    /// What happened to a control.
    ///
    /// Every control sends the events of touches, from ``touchDown`` to ``touchCancel``. Buttons and switches send
    /// ``primaryActionTriggered`` too, what has a value ``valueChanged``, and text fields the events of editing. A control
    /// that an app makes sends what is not about touches with ``UIControl/sendActions(for:)``.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger, or the pointer, went down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// It went down several times in a row.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// It moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// It moved just outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// It moved into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// It moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// It was lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// It was lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control has another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control does what it is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a text field changed through the user.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing of a text field ended through the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// Every event of a touch.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Every event of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that an app gives meaning to.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that the framework keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What state a control is in; it can be in several at once.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others: enabled, not selected, not pressed.
        public static let normal: State = []
        /// Pressed at the moment.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not answering.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The bits that a subclass gives meaning to by overriding ``UIControl/state``.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that the framework keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
