import Foundation

/// A group of animations with a common completion and default duration.
///
/// Outside `begin()` and `commit()` the functions apply to a group that ends with the turn, and has no common completion. Main actor.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private static var open: [CATransactionState] = []

    /// Begins a group. Groups can be nested.
    open class func begin() { open.append(CATransactionState(inside: current)) }

    /// Ends the group that was begun last. Does nothing without one.
    open class func commit() { open.popLast()?.commit() }

    /// Sets the closure that is called when all animations that are added to layers until ``commit()`` ended, or after the turn if there
    /// are none. Call it before the animations are added. Animation blocks of views do not count. Outside a group it is called after the turn.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if let state = open.last {
            state.completion = block
        } else if let block {
            CATransactionState.callLater(block)
        }
    }

    /// Returns the closure of the current group.
    open class func completionBlock() -> (() -> Void)? { open.last?.completion }

    /// The duration in seconds of animations without their own. Default: that of the outer group, 0.25.
    open class func animationDuration() -> CFTimeInterval { current?.duration ?? 0.25 }

    /// Sets the duration in seconds of animations without their own, in the current group.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        currentOrTurn?.duration = AnimationEnds.seconds(dur)
    }

    /// The timing of the animations of changed layers; nil for that of the system.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }

    /// Sets the timing of the animations of changed layers, in the current group.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        currentOrTurn?.timingFunction = function
    }

    /// Whether changes of layers are not animated. Default: that of the outer group, false.
    open class func disableActions() -> Bool { current?.disablesActions ?? false }

    /// Sets whether changes of layers are not animated, in the current group.
    open class func setDisableActions(_ flag: Bool) { currentOrTurn?.disablesActions = flag }

    /// Returns the value of a property of the current group: one of `kCATransactionAnimationDuration`,
    /// `kCATransactionDisableActions`, `kCATransactionAnimationTimingFunction` and `kCATransactionCompletionBlock`; nil for other keys.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Sets a property of the current group; see ``value(forKey:)``. Traps for other keys, and for values of another type.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case (kCATransactionAnimationDuration, let number as NSNumber): setAnimationDuration(number.doubleValue)
        case (kCATransactionAnimationDuration, let seconds as Double): setAnimationDuration(seconds)
        case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
        case (kCATransactionDisableActions, let number as NSNumber): setDisableActions(number.boolValue)
        case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction?):
            setAnimationTimingFunction(function)
        case (kCATransactionCompletionBlock, let block as () -> Void): setCompletionBlock(block)
        case (kCATransactionCompletionBlock, nil): setCompletionBlock(nil)
        default:
            trap("CATransaction.setValue(_:forKey:) was given \(anObject ?? "nil") for the key '\(key)'.")
        }
    }

    /// Applies pending changes. Kept without effect: changes of layers apply at once, and the host shows them with the turn.
    open class func flush() {}

    /// The current group; nil if there is none and the turn has no values.
    static var current: CATransactionState? { open.last ?? UIApplication.current?.layerAnimations.turn }

    /// The current group, or that of the turn, which ends with it.
    private static var currentOrTurn: CATransactionState? {
        open.last ?? UIApplication.current?.layerAnimations.makeTurn()
    }
}

/// The key of the duration of a `CATransaction`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the property `disableActions` of a `CATransaction`.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of a `CATransaction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block of a `CATransaction`.
public let kCATransactionCompletionBlock = "completionBlock"

/// One group. Its completion is called when it is committed and all its animations ended.
@MainActor
final class CATransactionState {
    var completion: (() -> Void)?
    var duration: TimeInterval
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    private var running = 0
    private var isCommitted = false

    /// Makes a group with the values of the outer one.
    init(inside outer: CATransactionState?) {
        duration = outer?.duration ?? 0.25
        disablesActions = outer?.disablesActions ?? false
        timingFunction = outer?.timingFunction
    }

    func animationDidBegin() { running += 1 }

    func animationDidEnd() {
        running -= 1
        endIfOver()
    }

    func commit() {
        isCommitted = true
        endIfOver()
    }

    private func endIfOver() {
        guard isCommitted, running == 0, let completion else { return }
        self.completion = nil
        Self.callLater(completion)
    }

    /// Calls a closure at the end of a turn; without an app, in a later one.
    static func callLater(_ body: @escaping () -> Void) {
        if let ends = UIApplication.current?.animationEnds {
            ends.add(due: ends.now, body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
