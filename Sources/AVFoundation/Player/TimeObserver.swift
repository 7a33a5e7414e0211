import CoreMedia
import Foundation
import FoundationCompatibility

/// Calls a closure at times of playback.
@MainActor
final class TimeObserver: NSObject {
    /// The times.
    enum Kind {
        /// Multiples of a number of seconds.
        case periodic(Double)
        /// Seconds in ascending order.
        case boundary([Double])
    }

    private weak var player: AVPlayer?
    private let kind: Kind
    private let queue: DispatchQueue?
    private let block: @Sendable (CMTime) -> Void
    /// The number of the timer that counts; earlier ones were replaced.
    private var timer = 0
    /// The time that the timer awaits.
    private var awaited: Double?
    /// The time up to which boundaries were reported.
    private var last: Double

    init(
        _ player: AVPlayer,
        _ kind: Kind,
        _ queue: DispatchQueue?,
        _ block: @escaping @Sendable (CMTime) -> Void
    ) {
        self.player = player
        self.kind = kind
        self.queue = queue
        self.block = block
        last = player.currentTime().seconds
        super.init()
    }

    /// Ends the observation.
    func end() {
        timer += 1
        player = nil
    }

    /// Playback began, paused, jumped or has another rate.
    func timeChanged(isJump: Bool) {
        if case .periodic = kind { call() } else { reportBoundaries(isJump: isJump) }
        schedule()
    }

    /// Reports boundaries that playback passed since the last call. The main actor may have been busy meanwhile.
    private func reportBoundaries(isJump: Bool) {
        guard let player, case .boundary(let times) = kind else { return }
        let (before, now) = (last, player.currentTime().seconds)
        guard !isJump, player.currentItem?.pendingTime == nil else {
            last = now
            return
        }
        // The position may go back a little, without a jump.
        last = player.rate < 0 ? min(before, now) : max(before, now)
        let isPassed = times.contains {
            before < now ? before < $0 && $0 <= now : player.rate < 0 && now <= $0 && $0 < before
        }
        if isPassed { call() }
    }

    private func call() {
        guard let player else { return }
        let time = player.currentTime()
        if let queue, queue !== DispatchQueue.main {
            let block = block
            queue.async { block(time) }
        } else {
            block(time)
        }
    }

    /// Starts a timer for the next time.
    private func schedule() {
        timer += 1
        guard let player, player.timeControlStatus == .playing else { return }
        let rate = Double(player.rate)
        let now = player.currentTime().seconds
        guard let next = next(after: now, forwards: rate > 0) else { return }
        awaited = next
        let number = timer
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0.001, (next - now) / rate)) { [weak self] in
            self?.fire(number)
        }
    }

    private func fire(_ number: Int) {
        guard number == timer, let player, let awaited else { return }
        let now = player.currentTime().seconds
        switch kind {
        case .periodic:
            // The clock of playback differs slightly from that of timers.
            if player.rate > 0 ? now >= awaited - 0.002 : now <= awaited + 0.002 { call() }
        case .boundary: reportBoundaries(isJump: false)
        }
        schedule()
    }

    /// The next time after a moment. The last one that was reported is not repeated.
    private func next(after now: Double, forwards: Bool) -> Double? {
        switch kind {
        case .periodic(let interval):
            let count = now / interval
            // A moment just before a multiple counts as that multiple.
            return forwards
                ? ((count + 0.01).rounded(.down) + 1) * interval : ((count - 0.01).rounded(.up) - 1) * interval
        case .boundary(let times):
            return forwards ? times.first { $0 > max(now, last) } : times.last { $0 < min(now, last) }
        }
    }
}

extension AVPlayer {
    func add(_ observer: TimeObserver) -> TimeObserver {
        timeObservers.append(observer)
        observer.timeChanged(isJump: true)
        return observer
    }

    /// Notifies all observers of the time of a change other than by playback.
    ///
    /// - Parameter isJump: Whether the time between was not played.
    func timeChanged(isJump: Bool = false) {
        for observer in timeObservers { observer.timeChanged(isJump: isJump) }
    }
}
