import Foundation

/// The animations of an app that are over, until the app has heard of it.
///
/// A host without motion ends them all at once. So that an app hears the same from every host, what takes less time is
/// told first, and what begins when another ends begins at that one's time: an animation of one second ends after two
/// of 0.4 seconds that follow each other.
@MainActor
final class AnimationEnds {
    /// Whether changes in a block of animations are animated.
    var areEnabled = true

    private weak var host: (any ApplicationHost)?
    private let updates: UpdateQueue
    private var waiting: [End] = []
    /// The time of the ends that are being told.
    private var told: Duration?

    private struct End {
        let due: Duration
        let body: () -> Void
    }

    init(host: any ApplicationHost, updates: UpdateQueue) {
        self.host = host
        self.updates = updates
    }

    /// The time at which an animation begins that is begun now.
    var now: Duration { max(host?.now ?? .zero, told ?? .zero) }

    /// Has an end told at the end of a turn. Ends of the same time are told in the order in which they came.
    func add(due: Duration, _ body: @escaping () -> Void) {
        waiting.append(End(due: due, body: body))
        updates.request()
    }

    /// Tells the ends of one time, the earliest.
    func tellNext() {
        guard let due = waiting.map(\.due).min() else { return }
        let ends = waiting.filter { $0.due == due }
        waiting.removeAll { $0.due == due }
        told = due
        for end in ends { end.body() }
        told = nil
        if !waiting.isEmpty { updates.request() }
    }

    /// A length of time that every clock can add: not negative, and no more than some days.
    static func seconds(_ length: TimeInterval) -> TimeInterval {
        length.isNaN ? 0 : min(max(0, length), 1_000_000)
    }
}
