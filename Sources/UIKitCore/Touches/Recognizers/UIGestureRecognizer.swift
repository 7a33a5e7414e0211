import Foundation

/// Finds a gesture in the touches of a view and what is in it, and tells the app about it.
///
/// A recognizer is attached to a view with `UIView.addGestureRecognizer(_:)`. Linux has no selectors: what it does is an
/// action that is added with ``addAction(_:)``. An own kind of gesture is a subclass that overrides the touch methods and
/// sets ``state``. Main actor.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far the recognizer is.
    ///
    /// A subclass sets it. A gesture that is recognized at once goes from `possible` to `ended`; one that lasts goes from
    /// `possible` to `began`, any number of times to `changed`, and to `ended` or `cancelled`. Actions are performed at
    /// each of these, and not at `failed`. A step that makes no sense does nothing.
    open var state: State {
        get { storedState }
        set { advance(to: newValue) }
    }

    /// The view to which the recognizer is attached.
    open internal(set) weak var view: UIView?

    /// Who decides with the recognizer. Not kept alive.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the recognizer follows touches. Switching it off cancels a gesture that has begun.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue, !isEnabled { giveUp() } }
    }

    /// Whether the views lose the touches of a gesture that is recognized. They hear of it before the actions are
    /// performed.
    open var cancelsTouchesInView = true

    /// Whether the views hear of touches only when the gesture failed.
    open var delaysTouchesBegan = false

    /// Whether the views hear that touches are lifted only when the gesture failed.
    open var delaysTouchesEnded = true

    /// The types of touches that are followed, as raw values of `UITouch.TouchType`. All unless set.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// Whether touches of another type than the first one are passed over.
    open var requiresExclusiveTouchType = true

    /// A name for logs.
    open var name: String?

    /// The keys that were held down at the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The buttons of the pointer that were down at the last event.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    var storedState = State.possible
    /// The touches that are on the screen, and all since the recognizer began anew.
    var touches: [UITouch] = []
    var sequence: [UITouch] = []
    /// What the state becomes when others have failed.
    var awaited: State?
    var requirements: [Requirement] = []
    var actions: [UIAction] = []

    struct Requirement {
        weak var other: UIGestureRecognizer?
    }

    /// Makes a recognizer that does nothing yet.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recognizer. The action can only be nil, for there are no selectors on Linux: use ``addAction(_:)``.
    /// Designated.
    public init(target: Any?, action: Selector?) {
        super.init()
    }

    // MARK: Actions

    /// Has an action performed at each step of the gesture. Its sender is the recognizer. An action with the same
    /// identifier is replaced.
    ///
    /// This one is ours: UIKit takes a target and a selector.
    public func addAction(_ action: UIAction) {
        if let index = actions.firstIndex(where: { $0.identifier == action.identifier }) {
            actions[index] = action
        } else {
            actions.append(action)
        }
    }

    /// Has an action no longer performed. Ours, as ``addAction(_:)`` is.
    public func removeAction(_ action: UIAction) {
        actions.removeAll { $0.identifier == action.identifier }
    }

    /// Not on Linux, where there are no selectors.
    @available(*, unavailable, message: "There are no selectors on Linux: use addAction(_:) with a UIAction.")
    public func addTarget(_ target: Any, action: Selector) {}

    /// Not on Linux, where there are no selectors.
    @available(*, unavailable, message: "There are no selectors on Linux: use removeAction(_:) with a UIAction.")
    public func removeTarget(_ target: Any?, action: Selector?) {}

    // MARK: Places

    /// How many touches the gesture has at present.
    open var numberOfTouches: Int { touches.count }

    /// The middle of the touches, in the coordinates of a view, or of the window for nil.
    open func location(in view: UIView?) -> CGPoint {
        let middle = middle
        return view?.convert(middle, from: nil) ?? middle
    }

    /// Where a touch is, in the coordinates of a view, or of the window for nil. Traps beyond ``numberOfTouches``.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            trap("location(ofTouch:in:) was given \(touchIndex), but there are \(touches.count) touches.")
        }
        return touches[touchIndex].location(in: view)
    }

    // MARK: Others

    /// Has this gesture wait until another one failed; it fails when the other is recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(Requirement(other: otherGestureRecognizer))
    }

    /// Whether this gesture, once recognized, lets another one fail. True unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another gesture, once recognized, lets this one fail. True unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this gesture waits until another one failed. False unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another gesture waits until this one failed. False unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the gesture takes part in an event. An override asks `super`, which asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: Points for subclasses

    /// Touches came. An override calls `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches moved. An override calls `super`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches were lifted. An override calls `super`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system took touches away. An override calls `super`, which gives the gesture up.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Forgets the last gesture: called after it ended or failed, before the next one. An override calls `super`.
    open func reset() {}

    /// Follows a touch no longer. The views hear of it all the same.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        sequence.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    /// Whether the recognizer is to follow a touch that comes.
    func takes(_ touch: UITouch, _ event: UIEvent) -> Bool { wouldTake(touch, event) }

    /// Gives the gesture up, as when the recognizer is switched off.
    func giveUp() { breakOff() }

    /// Whether the gesture can still come about with no touch on the screen: after the first of two taps, say.
    var awaitsMoreTouches: Bool { false }

    /// How far a recognizer is.
    public enum State: Int, Sendable {
        /// Nothing is decided.
        case possible = 0
        /// A gesture that lasts was recognized.
        case began = 1
        /// It changed.
        case changed = 2
        /// It is over; or a gesture that does not last was recognized.
        case ended = 3
        /// It was broken off.
        case cancelled = 4
        /// The touches were no such gesture.
        case failed = 5

        /// A gesture that does not last was recognized: another name of ``ended``.
        public static var recognized: State { .ended }
    }
}
