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
    private var waiting: [Pending] = []
    /// The end time of the completion handlers that are running.
    private var told: Duration?

    /// A call at the end of a turn.
    @MainActor
    final class Pending {
        fileprivate let due: Duration
        fileprivate var body: (() -> Void)?
        /// The completion of the animation that waits, to call again after a withdrawal.
        fileprivate(set) var whenOver: HostAnimation.Completion?

        fileprivate init(due: Duration, body: @escaping () -> Void) {
            self.due = due
            self.body = body
        }

        /// Whether the call is neither made nor withdrawn.
        var isWaiting: Bool { body != nil }

        /// Withdraws the call. Returns whether it was still waiting.
        func cancel() -> Bool {
            defer { body = nil }
            return body != nil
        }
    }

    init(host: any ApplicationHost, updates: UpdateQueue) {
        self.host = host
        self.updates = updates
    }

    /// The start time of an animation that begins now.
    var now: Duration { max(host?.now ?? .zero, told ?? .zero) }

    /// Schedules a completion for the end of a turn. Completions with the same time run in the order in which they were added.
    @discardableResult
    func add(due: Duration, whenOver: HostAnimation.Completion? = nil, _ body: @escaping () -> Void) -> Pending {
        let pending = Pending(due: due, body: body)
        pending.whenOver = whenOver
        waiting.append(pending)
        updates.request()
        return pending
    }

    /// Runs the completions with the earliest time.
    func tellNext() {
        guard let due = waiting.map(\.due).min() else { return }
        let ends = waiting.filter { $0.due == due }
        waiting.removeAll { $0.due == due }
        told = due
        for end in ends {
            let body = end.body
            end.body = nil
            body?()
        }
        told = nil
        if !waiting.isEmpty { updates.request() }
    }

    /// Wraps a completion handler in a closure that a host can call at any time. The handler is called at the end of a turn.
    static func completion(_ handler: ((Bool) -> Void)?, after seconds: TimeInterval) -> HostAnimation.Completion {
        guard let handler else { return { _ in nil } }
        guard let ends = UIApplication.current?.animationEnds else {
            // Without an app there are no turns.
            return { finished in
                Task { @MainActor in handler(finished) }
                return nil
            }
        }
        return completion(handler, due: ends.now + .seconds(seconds), in: ends)
    }

    private static func completion(
        _ handler: @escaping (Bool) -> Void,
        due: Duration,
        in ends: AnimationEnds
    ) -> HostAnimation.Completion {
        { [weak ends] finished in
            guard let ends else { return nil }
            let again = completion(handler, due: max(due, ends.now), in: ends)
            return ends.add(due: due, whenOver: again) { handler(finished) }
        }
    }

    /// Returns a duration in a range that clocks can add: from 0 to 1,000,000 seconds. NaN is treated as 0.
    static func seconds(_ length: TimeInterval) -> TimeInterval {
        length.isNaN ? 0 : min(max(0, length), 1_000_000)
    }
}
