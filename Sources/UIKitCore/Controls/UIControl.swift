import Foundation

/// A view that tells the app when the user does something with it.
///
/// Main actor.
open class UIControl: UIView {
    /// Whether the control answers the user.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    /// Whether the control is selected, which is up to the app.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is pressed at the moment.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// ``isEnabled``, ``isSelected`` and ``isHighlighted`` in one value.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether a tap opens the control's menu: that of a button, or of a `UIContextMenuInteraction` of the control. Where
    /// one opens, the control sends no `touchUpInside` and no `primaryActionTriggered`; a button sends
    /// `menuActionTriggered`. A tap on a switch, slider, stepper, field or segment still does what it is for.
    open var showsMenuAsPrimaryAction = false

    /// The actions, and the events for which each is performed, in the order in which they were added.
    var eventHandlers: [(action: UIAction, events: Event)] = []

    /// Makes a control with a frame in points. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that performs an action when it does what it is for.
    ///
    /// Unlike UIKit's, this initializer is not designated: a subclass that has an `init(frame:)` inherits it.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction: primaryAction)
    }

    /// Reads a control from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        decodeControl(interface.element)
    }

    // MARK: Actions

    /// Has an action performed at events.
    ///
    /// An action with the same identifier that was added for one of these events before is replaced there.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        register(action, for: controlEvents)
    }

    /// Has an action no longer performed at events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        unregister(action.identifier, for: controlEvents)
    }

    /// Has the action of an identifier no longer performed at events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier, for: controlEvents)
    }

    /// The events for which there is an action.
    open var allControlEvents: Event {
        eventHandlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Goes through the actions, once for each event of each.
    ///
    /// - Parameter iterator: Receives the action, nil (for there are no selectors on Linux), the event, and a flag that
    ///   it sets to end the walk.
    open func enumerateEventHandlers(
        _ iterator: (
            _ action: UIAction?, _ targetAction: (target: Any?, action: Selector)?, _ event: Event, _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for handler in eventHandlers {
            for bit in 0..<32 {
                let event = Event(rawValue: 1 << UInt(bit))
                guard handler.events.contains(event) else { continue }
                iterator(handler.action, nil, event, &stop)
                if stop { return }
            }
        }
    }

    /// Performs an action for this control. Every action of the control goes through here: an override sees them all.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Performs the actions of events, each once, in the order in which they were added. It does so whether the control
    /// is enabled or not.
    open func sendActions(for controlEvents: Event) {
        for handler in eventHandlers where !handler.events.isDisjoint(with: controlEvents) {
            sendAction(handler.action)
        }
    }

    // MARK: Touches

    /// Whether a touch is followed.
    open internal(set) var isTracking = false

    /// Whether the touch that is followed is in the control.
    open internal(set) var isTouchInside = false

    var trackedTouch: UITouch?
    /// When a touch on the host's widget was lifted in the control, as long as the widget did not say what it was.
    var lastPress: TimeInterval?

    /// A touch begins in the control. An override tells whether it is to be followed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch that is followed moved. An override tells whether it is to be followed on.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch that was followed is lifted; nil where it was let go of.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch that was followed was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to follow a touch. The touch is not passed on along the chain.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches, event) }

    /// Follows a touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, event) }

    /// Does what the control is for.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish(touches, event) }

    /// Lets go of a touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo(of: touches, event) }

    /// A control that answers to taps keeps them from the views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard keepsTaps, isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// Whether a host that shows the control in a widget calls `userTapped()`; else the touch itself is the tap.
    var widgetTellsOfTaps: Bool { true }

    /// Whether a single tap on the control is no tap for the views around it.
    var keepsTaps: Bool { false }

    // MARK: What kinds of control differ in

    /// Makes an action the one for which the control is there.
    func adopt(primaryAction: UIAction?) {
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Opens a menu, where a tap does that and nothing else, and tells whether it did.
    func opensMenuOnTap() -> Bool {
        guard showsMenuAsPrimaryAction else { return false }
        return interactions.reversed().contains { ($0 as? UIContextMenuInteraction)?.open(at: nil) == true }
    }

    /// Does what a tap is for, after `touchUpInside` was sent. Nothing for a plain control.
    func respondToTap() {}

    /// Called when a part of ``state`` changed.
    func stateDidChange() {
        setNeedsDisplay()
    }

    @_spi(Host)
    open override var stateDescriptions: [String] {
        var descriptions = super.stateDescriptions
        if !isEnabled { descriptions.append("disabled") }
        if isSelected { descriptions.append("selected") }
        return descriptions
    }

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = super.defaultAccessibilityTraits
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
