import Foundation

/// The finished animations of an app whose completion handlers are pending.
///
/// A host without motion ends all animations immediately. To give the same order with every host, shorter animations
/// complete first, and an animation that begins when a previous one ends starts at that one's end time: an animation of one
/// second completes after two consecutive ones of 0.4 seconds.
@MainActor
final class AnimationEnds {
    /// Whether changes in animation blocks are animated.
    var areEnabled = true

    private weak var host: (any ApplicationHost)?
    private let updates: UpdateQueue
    private var waiting: [End] = []
    /// The end time of the completion handlers that are running.
    private var told: Duration?

    private struct End {
        let due: Duration
        let body: () -> Void
    }

    init(host: any ApplicationHost, updates: UpdateQueue) {
        self.host = host
        self.updates = updates
    }

    /// The start time of an animation that begins now.
    var now: Duration { max(host?.now ?? .zero, told ?? .zero) }

    /// Schedules a completion for the end of a turn. Completions with the same time run in the order in which they were added.
    func add(due: Duration, _ body: @escaping () -> Void) {
        waiting.append(End(due: due, body: body))
        updates.request()
    }

    /// Runs the completions with the earliest time.
    func tellNext() {
        guard let due = waiting.map(\.due).min() else { return }
        let ends = waiting.filter { $0.due == due }
        waiting.removeAll { $0.due == due }
        told = due
        for end in ends { end.body() }
        told = nil
        if !waiting.isEmpty { updates.request() }
    }

    /// Returns a duration in a range that clocks can add: from 0 to 1,000,000 seconds. NaN is treated as 0.
    static func seconds(_ length: TimeInterval) -> TimeInterval {
        length.isNaN ? 0 : min(max(0, length), 1_000_000)
    }
}
