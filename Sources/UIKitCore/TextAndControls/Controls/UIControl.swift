import Foundation

/// A view that responds to the user and performs actions of the app.
///
/// Main actor.
open class UIControl: UIView {
    /// Whether the control responds to the user.
    open var isEnabled = true {
        willSet { noteWillChange("enabled") }
        didSet {
            if isEnabled != oldValue { stateDidChange() }
            noteDidChange("enabled")
        }
    }

    /// Whether the control is selected. Set by the app.
    open var isSelected = false {
        willSet { noteWillChange("selected") }
        didSet {
            if isSelected != oldValue { stateDidChange() }
            noteDidChange("selected")
        }
    }

    /// Whether the control is pressed.
    open var isHighlighted = false {
        willSet { noteWillChange("highlighted") }
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
            noteDidChange("highlighted")
        }
    }

    /// ``isEnabled``, ``isSelected`` and ``isHighlighted`` as one value.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether a tap opens the control's menu: that of a button, or of the control's `UIContextMenuInteraction`. If one opens,
    /// the control sends neither `touchUpInside` nor `primaryActionTriggered`; a button sends `menuActionTriggered`. A tap on a
    /// switch, slider, stepper, field or segment still has its usual effect.
    open var showsMenuAsPrimaryAction = false

    /// The horizontal position of the content. Default: centred. Buttons follow it; the content of other controls fills them.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The vertical position of the content. Default: centred. Buttons and text fields follow it; the content of other controls fills
    /// them.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet {
            guard contentVerticalAlignment != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// ``contentHorizontalAlignment`` as `left` or `right` for the direction of the control's layout, unless it is `center` or
    /// `fill`.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Whether the system symbol of a button bounces after a tap. Default: false. Other controls ignore it.
    open var isSymbolAnimationEnabled = false

    /// The actions and targets with their events, in the order of registration.
    var eventHandlers: [EventHandler] = []

    /// Makes a control with a frame in points. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control with a primary action.
    ///
    /// Unlike UIKit's, this initializer is not designated: a subclass that has an `init(frame:)` inherits it.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction: primaryAction)
    }

    /// Makes a control from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        interface.decode(self, as: UIControl.self)
    }

    // MARK: Actions

    /// Adds an action for events.
    ///
    /// If there is an action with the same identifier for any of these events, it is replaced there.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        register(action, for: controlEvents)
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        unregister(action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier, for: controlEvents)
    }

    /// The events that have an action.
    open var allControlEvents: Event {
        eventHandlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Calls a closure for each action and each of its events.
    ///
    /// - Parameter iterator: Receives the action or the target with its selector, the event, and a flag that it sets to stop the
    ///   iteration.
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
                switch handler.effect {
                case .action(let action): iterator(action, nil, event, &stop)
                case .target(let target): iterator(nil, (target.object, target.action), event, &stop)
                }
                if stop { return }
            }
        }
    }

    /// Performs an action. Every action of the control is performed through this method, so that an override can intercept it.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Sends a selector to a target. Every target of the control receives its selector through this method, so that an override
    /// can intercept it.
    ///
    /// - Parameters:
    ///   - action: The selector of a method with up to two arguments: the control and the event.
    ///   - target: The target; nil for the first object in the responder chain that has the method.
    ///   - event: The event.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ActionMessage(action: action, sender: self, event: event).send(to: target)
    }

    /// Performs the actions for events and notifies the targets, each once, in the order of registration, even if the control
    /// is disabled.
    open func sendActions(for controlEvents: Event) {
        for handler in eventHandlers where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.effect {
            case .action(let action): sendAction(action)
            case .target(let target) where target.isGone: continue
            case .target(let target): sendAction(target.action, to: target.object, for: trackedEvent)
            }
        }
    }

    // MARK: Targets

    /// Sends a selector to a target at events. Adding the same target and selector again adds the events. Weak reference to the
    /// target.
    ///
    /// - Parameters:
    ///   - target: The target; nil for the first object in the responder chain that has the method.
    ///   - action: The selector of a method with up to two arguments: the control and the event.
    ///   - controlEvents: The events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        register(ActionTarget(target, action), for: controlEvents)
    }

    /// Stops sending selectors to a target at events.
    ///
    /// - Parameters:
    ///   - target: The target; nil for all targets.
    ///   - action: The selector; nil for all selectors of the target.
    ///   - controlEvents: The events.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        unregister(target, action, for: controlEvents)
    }

    /// The targets. `NSNull` represents the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(eventHandlers.compactMap { $0.target?.hashable })
    }

    /// The names of the selectors that a target receives at an event; nil if there are none.
    ///
    /// - Parameters:
    ///   - target: The target; nil for the responder chain.
    ///   - controlEvent: One event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = eventHandlers.filter { !$0.events.isDisjoint(with: controlEvent) }
            .compactMap { handler in
                handler.target.flatMap { $0.isMeant(by: target, nil) ? NSStringFromSelector($0.action) : nil }
            }
        return names.isEmpty ? nil : names
    }

    // MARK: Touches

    /// Whether a touch is being tracked.
    open internal(set) var isTracking = false

    /// Whether the tracked touch is inside the control.
    open internal(set) var isTouchInside = false

    var trackedTouch: UITouch?
    /// The event of the touches that are being delivered.
    weak var trackedEvent: UIEvent?
    /// The time at which a touch on the host's widget ended in the control, until the widget reports the tap.
    var lastPress: TimeInterval?

    /// Called when a touch begins in the control. Returns whether to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves. Returns whether to continue tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when tracking ends. The touch is nil if ``continueTracking(_:with:)`` returned false.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracked touch is cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to track a touch. The touch is not passed along the responder chain.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackedEvent = event
        track(touches, event)
    }

    /// Updates the tracked touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackedEvent = event
        follow(touches, event)
    }

    /// Ends tracking and performs the tap.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackedEvent = event
        finish(touches, event)
    }

    /// Cancels tracking.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackedEvent = event
        letGo(of: touches, event)
    }

    /// Refuses single taps of superviews' recognizers if the control responds to taps.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard keepsTaps, isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// Whether the native widget of a host reports taps with `userTapped()`. Otherwise the touch itself is the tap.
    var widgetTellsOfTaps: Bool { true }

    /// Whether single taps on the control are not recognized by its superviews.
    var keepsTaps: Bool { false }

    // MARK: Focus

    /// Whether the control can get the keyboard focus. Default: in windows, whether it is enabled.
    open override var canBecomeFocused: Bool {
        super.canBecomeFocused
            || isFocusedByDesktop && isEnabled && UIApplication.current?.host.focusesControls == true
    }

    /// Changes the value of the focused control with an arrow key, for hosts without widgets that do this.
    ///
    /// - Returns: Whether the key has a meaning for the control. Default: false.
    @_spi(Host)
    public func userAdjusted(_ press: KeyPress) -> Bool { false }

    // MARK: What kinds of control differ in

    /// Registers the primary action.
    func adopt(primaryAction: UIAction?) {
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Opens the menu if a tap is to do so. Returns whether it opened.
    func opensMenuOnTap() -> Bool {
        guard showsMenuAsPrimaryAction else { return false }
        return interactions.reversed().contains { ($0 as? UIContextMenuInteraction)?.open(at: nil) == true }
    }

    /// Called before a tap sends `touchUpInside`. Does nothing in this class.
    func willRespondToTap() {}

    /// Responds to a tap, after `touchUpInside` was sent. Does nothing in this class.
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

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { true }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = super.defaultAccessibilityTraits
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
