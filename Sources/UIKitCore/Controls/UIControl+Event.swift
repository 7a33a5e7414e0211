extension UIControl {
    /// What happened to a control. iOS 2.0.
    ///
    /// Every control sends the events of touches, from ``touchDown`` to ``touchCancel``. Buttons and switches send
    /// ``primaryActionTriggered`` too, what has a value ``valueChanged``, and text fields the events of editing. A control
    /// that an app makes sends what is not about touches with ``UIControl/sendActions(for:)``.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger, or the pointer, went down in the control. iOS 2.0.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// It went down several times in a row. iOS 2.0.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// It moved inside the control. iOS 2.0.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// It moved just outside. iOS 2.0.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// It moved into the control. iOS 2.0.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// It moved out of the control. iOS 2.0.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// It was lifted inside the control. iOS 2.0.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// It was lifted outside the control. iOS 2.0.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away. iOS 2.0.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control has another value. iOS 2.0.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control does what it is for. iOS 9.0.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control is about to open. iOS 14.0.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field began. iOS 2.0.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a text field changed through the user. iOS 2.0.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field ended. iOS 2.0.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing of a text field ended through the return key. iOS 2.0.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// Every event of a touch. iOS 2.0.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Every event of editing. iOS 2.0.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that an app gives meaning to. iOS 2.0.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that the framework keeps for itself. iOS 2.0.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every event. iOS 2.0.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What state a control is in; it can be in several at once. iOS 2.0.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others: enabled, not selected, not pressed. iOS 2.0.
        public static let normal: State = []
        /// Pressed at the moment. iOS 2.0.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not answering. iOS 2.0.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected. iOS 2.0.
        public static let selected = State(rawValue: 1 << 2)
        /// The bits that a subclass gives meaning to by overriding ``UIControl/state``. iOS 2.0.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that the framework keeps for itself. iOS 2.0.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
