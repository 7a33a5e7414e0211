import Foundation

/// The animation of views to the positions that an animation block set.
///
/// The views already have their new values. A host that animates shows them displaced by `UIView.displacement`, which
/// decreases with the progress of their animations. Animations of one view are additive, so that one that begins during another
/// starts at the visible position.
///
/// A host plays the animation from a fraction of 0 to 1 in ``duration`` at constant speed and passes each fraction to
/// ``show(fraction:)``; the animation computes its progress with ``timing``. It can be paused, moved and continued: each play
/// is a new call of the host.
@_spi(Host)
@preconcurrency @MainActor
public final class HostAnimation {
    /// The duration in seconds of the next or current play, without repetitions.
    public private(set) var duration: TimeInterval
    /// The delay before the animation, in seconds.
    public private(set) var delay: TimeInterval
    /// The speed of the animation over time.
    public private(set) var timing: Timing
    /// Whether the views receive touches during the animation.
    public let allowsUserInteraction: Bool
    /// The number of times that the animation is played; infinite for an animation without end. A repetition that
    /// ``autoreverses`` also counts once.
    public internal(set) var repetitions: Double = 1
    /// Whether each repetition also runs backwards.
    public internal(set) var autoreverses = false
    /// The changes. A view can have several of them, in different parts of the animation.
    public private(set) var changes: [Change] = []

    /// The progress, from 0 to 1; more if a spring overshoots.
    public private(set) var progress: CGFloat = 0
    /// The progress at the begin and the end of the current play.
    private var ends: (from: CGFloat, to: CGFloat) = (0, 1)

    /// Whether the animation ends only when it is stopped or its views leave the window.
    public var isEndless: Bool { repetitions == .infinity }

    typealias Completion = (Bool) -> AnimationEnds.Pending?
    private var whenOver: Completion?
    /// The call of the completion handler at the end of the turn.
    private weak var pending: AnimationEnds.Pending?
    private weak var host: (any ApplicationHost)?
    /// Whether a view left its window.
    private var lostViews = false
    /// The number of unfinished animations of parts of the block.
    private var openParts = 0
    /// The argument of the end that waits for them.
    private var heldEnd: Bool?
    /// The part of the animation to which recorded changes belong.
    var span = Span()

    init(
        duration: TimeInterval,
        delay: TimeInterval = 0,
        timing: Timing,
        allowsUserInteraction: Bool = false,
        whenOver: @escaping Completion
    ) {
        self.duration = AnimationEnds.seconds(duration)
        self.delay = AnimationEnds.seconds(delay)
        self.timing = timing
        self.allowsUserInteraction = allowsUserInteraction
        self.whenOver = whenOver
    }

    // MARK: For hosts

    /// Sets the progress at a fraction of the current play, from 0 to 1.
    public func show(fraction: CGFloat) {
        progress = ends.from + (ends.to - ends.from) * timing.progress(at: fraction, duration: duration)
        for change in changes { change.view?.motionDidAdvance(change) }
    }

    /// Called by the host, once per play. `finished` is false if the views left the screen before the end.
    public func end(finished: Bool) {
        guard let body = whenOver, heldEnd == nil else { return }
        progress = ends.to
        leaveViews()
        if ends.to == 0 { restore(.start) }
        guard openParts == 0 else {
            heldEnd = finished
            return
        }
        whenOver = nil
        pending = body(finished && !lostViews)
    }

    /// Makes an animation of a part of the block, with repetitions of its own. This animation ends after it.
    func makePart() -> HostAnimation {
        openParts += 1
        return HostAnimation(
            duration: duration,
            delay: delay,
            timing: timing,
            allowsUserInteraction: allowsUserInteraction,
            whenOver: { finished in
                self.partDidEnd(finished: finished)
                return nil
            }
        )
    }

    private func partDidEnd(finished: Bool) {
        openParts -= 1
        if !finished { lostViews = true }
        guard openParts == 0, let heldEnd else { return }
        self.heldEnd = nil
        end(finished: heldEnd)
    }

    // MARK: Playing

    /// Whether the end was not reached.
    var isUnfinished: Bool { whenOver != nil }

    /// Begins without playing.
    func prepare(on host: (any ApplicationHost)?) {
        self.host = host
        for change in changes { change.view?.addMotion(self) }
    }

    /// Plays the animation.
    func begin(on host: any ApplicationHost) {
        prepare(on: host)
        host.animate(self)
    }

    /// Pauses, and withdraws the end if the app was not told of it.
    func pause() {
        if whenOver == nil, let pending, pending.cancel() {
            whenOver = pending.whenOver
            progress = ends.from
            if ends.to == 0 { restore(.end) }
            for change in changes { change.view?.addMotion(self) }
        } else if whenOver != nil {
            host?.stop(self)
        }
    }

    /// The progress for the app: an end of which the app was not told has not happened.
    var knownProgress: CGFloat { whenOver == nil && pending?.isWaiting == true ? ends.from : progress }

    /// Makes an animation that ended a paused one at its end again.
    func reopen(_ completion: @escaping (Bool) -> Void) {
        guard whenOver == nil else { return }
        whenOver = AnimationEnds.completion(completion, after: 0)
        if ends.to == 0 { restore(.end) }
        for change in changes { change.view?.addMotion(self) }
    }

    /// Shows a paused animation at a progress.
    func move(to progress: CGFloat) {
        guard whenOver != nil else { return }
        self.progress = progress
        for change in changes { change.view?.motionDidAdvance(change) }
        host?.show(self)
    }

    /// Plays a paused animation from its progress to the end, or back to the beginning.
    func resume(to target: CGFloat, timing: Timing, duration: TimeInterval, delay: TimeInterval = 0) {
        guard whenOver != nil else { return }
        ends = (progress, target)
        self.timing = timing
        self.duration = AnimationEnds.seconds(duration)
        self.delay = AnimationEnds.seconds(delay)
        guard let host, !changes.isEmpty, self.duration + self.delay > 0 else { return end(finished: true) }
        host.animate(self)
    }

    /// Stops the animation in place without calling its completion. The views have their final values.
    ///
    /// - Returns: The progress.
    func stop() -> CGFloat {
        guard whenOver != nil else {
            _ = pending?.cancel()
            return ends.to
        }
        whenOver = nil
        leaveViews()
        host?.stop(self)
        return progress
    }

    /// Ends the animation now, in the state of its end.
    func finish(finished: Bool) {
        guard whenOver != nil else { return }
        host?.stop(self)
        end(finished: finished)
    }

    private func leaveViews() {
        for change in changes { change.view?.removeMotion(self) }
    }

    /// Called when a view left its window, or its animations were removed.
    func remove(_ view: UIView) {
        guard changes.contains(where: { $0.view === view }) else { return }
        lostViews = true
        view.removeMotion(self)
        changes.removeAll { $0.view === view || $0.view == nil }
        if changes.isEmpty { finish(finished: false) }
    }

    // MARK: Recording changes

    func note(_ view: UIView, from old: CGRect, to new: CGRect) {
        let index = index(of: view)
        changes[index].origin.x += old.minX - new.minX
        changes[index].origin.y += old.minY - new.minY
        changes[index].size.width += old.width - new.width
        changes[index].size.height += old.height - new.height
        takeOverEndless(of: view, at: index) { other in
            var part = Change(view: view)
            (part.origin, part.size) = (other.origin, other.size)
            (other.origin, other.size) = (.zero, .zero)
            return part
        }
    }

    func note(_ view: UIView, boundsOriginFrom old: CGPoint, to new: CGPoint) {
        let index = index(of: view)
        changes[index].boundsOrigin.x += old.x - new.x
        changes[index].boundsOrigin.y += old.y - new.y
    }

    func note(_ view: UIView, alphaFrom old: CGFloat, to new: CGFloat) {
        let index = index(of: view)
        changes[index].alpha += old - new
        takeOverEndless(of: view, at: index) { other in
            var part = Change(view: view)
            part.alpha = other.alpha
            other.alpha = 0
            return part
        }
    }

    func note(_ view: UIView, transformFrom old: CGAffineTransform, to new: CGAffineTransform) {
        let index = index(of: view)
        let way = TransformParts.way(from: new, to: old)
        changes[index].transform = (changes[index].transform ?? .none).adding(way, times: 1)
        takeOverEndless(of: view, at: index) { other in
            var part = Change(view: view)
            part.transform = other.transform
            other.transform = nil
            return part
        }
    }

    /// Records another change of a view.
    func note(_ view: UIView, _ record: (inout Change) -> Void) { record(&changes[index(of: view)]) }

    /// Records a change of a layer's property.
    func note(_ view: UIView, _ keyPath: String, _ change: PropertyChange) {
        let index = index(of: view)
        if var former = changes[index].properties[keyPath] {
            former.way = zip(former.way, change.way).map { $0 + $1 }
            former.new = change.new
            changes[index].properties[keyPath] = former
        } else {
            changes[index].properties[keyPath] = change
        }
    }

    /// An animation without end of the same property gives way to a new one, which begins at the visible value.
    private func takeOverEndless(of view: UIView, at index: Int, _ take: (inout Change) -> Change) {
        for motion in view.motions where motion !== self && motion.isEndless {
            for other in motion.changes.indices where motion.changes[other].view === view {
                let left = 1 - motion.changes[other].span.progress(at: motion.progress)
                let part = take(&motion.changes[other])
                changes[index].add(part, times: left)
            }
            motion.dropUnseen()
            if motion.changes.isEmpty { motion.finish(finished: false) }
        }
    }

    private func index(of view: UIView) -> Int {
        if let index = changes.firstIndex(where: { $0.view === view && $0.span == span }) { return index }
        var change = Change(view: view)
        change.span = span
        changes.append(change)
        return changes.count - 1
    }

    /// Removes changes of views that are not in a window, and empty changes.
    func dropUnseen() {
        let views = changes.compactMap(\.view)
        changes.removeAll { $0.isNone || $0.view?.shownWindow == nil }
        for view in views where !changes.contains(where: { $0.view === view }) { view.removeMotion(self) }
    }
}
