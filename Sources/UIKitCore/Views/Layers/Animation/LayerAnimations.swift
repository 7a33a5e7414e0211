import Foundation

/// The running animations of one layer.
@MainActor
final class LayerAnimationList {
    struct Entry {
        let key: String?
        let animation: CAAnimation
        /// The begin, in seconds of the app's clock.
        let begin: TimeInterval
        /// The duration if the animation has none.
        let usualLength: TimeInterval
        let transaction: CATransactionState?
        /// Whether the end was reported.
        var isOver = false
    }

    private(set) var entries: [Entry] = []
    /// Whether the layer was in a window since its first animation.
    var wasSeen = false

    func add(_ entry: Entry) { entries.append(entry) }

    /// Removes the animations that satisfy a condition, and returns them.
    func remove(where isMeant: (Entry) -> Bool) -> [Entry] {
        let removed = entries.filter(isMeant)
        entries.removeAll(where: isMeant)
        return removed
    }

    /// Ends the animations that are over, and returns them.
    func endOver(at time: TimeInterval, of layer: CALayer) -> [Entry] {
        var ended: [Entry] = []
        var values = LayerValues(of: layer)
        for index in entries.indices where !entries[index].isOver {
            let entry = entries[index]
            let elapsed = time - entry.begin
            guard entry.animation.apply(at: elapsed, usualLength: entry.usualLength, to: &values) else { continue }
            entries[index].isOver = true
            ended.append(entry)
        }
        entries.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
        return ended
    }

    /// Whether an animation needs further moments.
    var isRunning: Bool { entries.contains { !$0.isOver } }

    func values(at time: TimeInterval, of layer: CALayer) -> LayerValues {
        var values = LayerValues(of: layer)
        for entry in entries {
            entry.animation.apply(at: time - entry.begin, usualLength: entry.usualLength, to: &values)
        }
        return values
    }
}

/// The layers of an app that animate. Marks them dirty for each frame, with the timers of the host.
@MainActor
final class LayerAnimations {
    private struct Member {
        weak var layer: CALayer?
    }

    private weak var host: (any ApplicationHost)?
    private let ends: AnimationEnds
    private var members: [Member] = []
    private var timer: HostTimer?

    /// The values of `CATransaction` that were set outside of a group in this turn.
    private(set) var turn: CATransactionState?

    func makeTurn() -> CATransactionState {
        if let turn { return turn }
        let made = CATransactionState(inside: nil)
        turn = made
        callLater { [weak self] in self?.turn = nil }
        return made
    }

    private static let frame = Duration.milliseconds(16)

    init(host: any ApplicationHost, ends: AnimationEnds) {
        self.host = host
        self.ends = ends
    }

    /// The time in seconds.
    var now: TimeInterval { (host?.now ?? .zero) / .seconds(1) }

    func begin(_ layer: CALayer) {
        if !members.contains(where: { $0.layer === layer }) { members.append(Member(layer: layer)) }
        schedule()
    }

    /// Calls a closure at the end of the turn.
    func callLater(_ body: @escaping () -> Void) { ends.add(due: ends.now, body) }

    private func schedule() {
        guard timer == nil, let host else { return }
        timer = host.after(Self.frame) { [weak self] in
            self?.timer = nil
            self?.showFrame()
        }
    }

    private func showFrame() {
        for layer in members.compactMap(\.layer) { layer.showAnimationFrame(at: now) }
        members.removeAll { $0.layer.map { $0.animationList?.isRunning == true && !$0.isHeld } != true }
        if !members.isEmpty { schedule() }
    }
}
