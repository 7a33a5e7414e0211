import Foundation

/// A group of animations with a common completion and default duration.
///
/// Outside `begin()` and `commit()` the functions apply to the current turn's group, which has no common completion. Main actor.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private static var open: [CATransactionState] = []

    /// Begins a group. Groups can be nested.
    open class func begin() { open.append(CATransactionState(duration: animationDuration())) }

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

    /// The duration in seconds of animations without their own. Default: 0.25.
    open class func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }

    /// Sets the duration in seconds of animations without their own, in the current group. Does nothing outside one.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { open.last?.duration = AnimationEnds.seconds(dur) }

    /// Whether changes of layers are not animated. Kept without effect: changes of a layer's properties are never animated by
    /// themselves.
    open class func disableActions() -> Bool { open.last?.disablesActions ?? false }

    /// Sets ``disableActions()`` for the current group. Kept without effect.
    open class func setDisableActions(_ flag: Bool) { open.last?.disablesActions = flag }

    /// Applies pending changes. Kept without effect: changes of layers apply at once, and the host shows them with the turn.
    open class func flush() {}

    static var current: CATransactionState? { open.last }
}

/// One group. Its completion is called when it is committed and all its animations ended.
@MainActor
final class CATransactionState {
    var completion: (() -> Void)?
    var duration: TimeInterval
    var disablesActions = false
    private var running = 0
    private var isCommitted = false

    init(duration: TimeInterval) {
        self.duration = duration
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
