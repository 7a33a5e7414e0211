import Foundation

/// Recognizes a gesture in the touches of a view and its subviews, and notifies the app.
///
/// Attach a recognizer with `UIView.addGestureRecognizer(_:)`. For a custom gesture, override the touch methods in a subclass and
/// set ``state``. Main actor.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The state of the recognizer.
    ///
    /// Subclasses set it. A discrete gesture changes from `possible` to `ended`. A continuous gesture changes from `possible` to
    /// `began`, any number of times to `changed`, and to `ended` or `cancelled`. Actions are performed at each of these changes,
    /// but not at `failed`. Invalid changes are ignored.
    open var state: State {
        get { storedState }
        set { advance(to: newValue) }
    }

    /// The view that the recognizer is attached to. Weak reference.
    open internal(set) weak var view: UIView?

    /// Decides about recognition. Weak reference.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the recognizer follows touches. Disabling it cancels a gesture that has begun.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue, !isEnabled { giveUp() } }
    }

    /// Whether recognition cancels the touches in the views. They are notified before the actions are performed.
    open var cancelsTouchesInView = true

    /// Whether the views receive touches only after the gesture failed.
    open var delaysTouchesBegan = false

    /// Whether the views receive the end of touches only after the gesture failed.
    open var delaysTouchesEnded = true

    /// The accepted types of touches, as raw values of `UITouch.TouchType`. Default: all.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// Whether touches of a different type than the first one are ignored.
    open var requiresExclusiveTouchType = true

    /// A name for logs.
    open var name: String?

    /// The modifier keys at the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The pressed buttons of the pointer at the last event.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    var storedState = State.possible
    /// The current touches, and all touches since the last reset.
    var touches: [UITouch] = []
    var sequence: [UITouch] = []
    /// The state after the recognizers that this one waits for have failed.
    var awaited: State?
    var requirements: [Requirement] = []
    var actions: [UIAction] = []
    var targets: [ActionTarget] = []

    struct Requirement {
        weak var other: UIGestureRecognizer?
    }

    /// Makes a recognizer without actions.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recognizer. Designated.
    ///
    /// - Parameters:
    ///   - target: The target of the selector. Weak reference. Nil for none.
    ///   - action: The selector of a method with up to one argument: the recognizer.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { targets.append(ActionTarget(target, action)) }
    }

    // MARK: Actions

    /// Adds an action that is performed at each change of the state. Its sender is the recognizer. It replaces an action with the
    /// same identifier.
    ///
    /// This method is an addition: UIKit's takes a target and a selector.
    public func addAction(_ action: UIAction) {
        if let index = actions.firstIndex(where: { $0.identifier == action.identifier }) {
            actions[index] = action
        } else {
            actions.append(action)
        }
    }

    /// Removes an action. An addition, like ``addAction(_:)``.
    public func removeAction(_ action: UIAction) {
        actions.removeAll { $0.identifier == action.identifier }
    }

    /// Sends a selector to a target at each change of the state. Weak reference to the target. Has no effect if the pair is
    /// registered.
    open func addTarget(_ target: Any, action: Selector) {
        let added = ActionTarget(target, action)
        targets.removeAll { $0.isGone }
        if !targets.contains(where: { $0.isSame(as: added) }) { targets.append(added) }
    }

    /// Stops sending selectors to a target.
    ///
    /// - Parameters:
    ///   - target: The target; nil for all targets.
    ///   - action: The selector; nil for all selectors.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { registered in
            target == nil
                ? action == nil || registered.action == action
                : registered.isMeant(by: target, action)
        }
    }

    // MARK: Places

    /// The number of current touches.
    open var numberOfTouches: Int { touches.count }

    /// The centre of the touches, in the coordinates of a view; nil means the window.
    open func location(in view: UIView?) -> CGPoint {
        let middle = middle
        return view?.convert(middle, from: nil) ?? middle
    }

    /// The location of a touch, in the coordinates of a view; nil means the window. Traps unless the index is less than
    /// ``numberOfTouches``.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            trap("location(ofTouch:in:) was given \(touchIndex), but there are \(touches.count) touches.")
        }
        return touches[touchIndex].location(in: view)
    }

    // MARK: Others

    /// Makes this gesture wait until the other one has failed. This gesture fails if the other is recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(Requirement(other: otherGestureRecognizer))
    }

    /// Whether the recognition of this gesture makes the other one fail. Default: true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the recognition of the other gesture makes this one fail. Default: true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this gesture waits for the other one to fail. Default: false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the other gesture waits for this one to fail. Default: false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the gesture accepts an event. An override calls `super`, which queries the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: Points for subclasses

    /// Called when touches begin. An override calls `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches move. An override calls `super`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches end. An override calls `super`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system cancels touches. An override calls `super`, which ends the gesture.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Resets the recognizer: called after the gesture ended or failed, before the next one. An override calls `super`.
    open func reset() {}

    /// Stops following a touch. The views still receive it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        sequence.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    /// Whether the recognizer accepts a new touch.
    func takes(_ touch: UITouch, _ event: UIEvent) -> Bool { wouldTake(touch, event) }

    /// Cancels the gesture, for example when the recognizer is disabled.
    func giveUp() { breakOff() }

    /// Whether the gesture is unfinished while no finger is down, for example between the taps of a double tap.
    var awaitsMoreTouches: Bool { false }

    /// The states of a recognizer.
    public enum State: Int, Sendable {
        /// The gesture is not recognized yet.
        case possible = 0
        /// A continuous gesture was recognized.
        case began = 1
        /// A continuous gesture changed.
        case changed = 2
        /// A continuous gesture ended, or a discrete one was recognized.
        case ended = 3
        /// The gesture was cancelled.
        case cancelled = 4
        /// The touches do not match the gesture.
        case failed = 5

        /// A discrete gesture was recognized. Same as ``ended``.
        public static var recognized: State { .ended }
    }
}
