import Foundation
import FoundationCompatibility

/// Waits until an observable property satisfies a condition.
@MainActor
package func wait<Subject: NSObject, Value>(
    for keyPath: KeyPath<Subject, Value>,
    of subject: Subject,
    until condition: @escaping (Value) -> Bool
) async {
    guard !condition(subject[keyPath: keyPath]) else { return }
    var observation: NSKeyValueObservation?
    await withCheckedContinuation { continuation in
        var isOver = false
        observation = subject.observe(keyPath) { subject, _ in
            guard !isOver, condition(subject[keyPath: keyPath]) else { return }
            isOver = true
            continuation.resume()
        }
    }
    withExtendedLifetime(observation) {}
}

/// Counts the notifications of an object, and waits for them.
@MainActor
package final class NotificationCounter {
    package private(set) var count = 0
    package private(set) var last: Notification?
    private var continuation: CheckedContinuation<Void, Never>?
    private var token: (any NSObjectProtocol)?

    package init(_ name: Notification.Name, of object: AnyObject) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
                self.count += 1
                self.last = notification
                self.continuation?.resume()
                self.continuation = nil
            }
        }
    }

    /// Waits for the first notification.
    package func wait() async {
        if count == 0 { await withCheckedContinuation { continuation = $0 } }
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }
}

/// Collects values, and waits for a number of them.
@MainActor
package final class Collector<Value: Sendable> {
    package init() {}

    package private(set) var values: [Value] = []
    private var awaited: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    package func add(_ value: Value) {
        values.append(value)
        guard let (count, continuation) = awaited, values.count >= count else { return }
        awaited = nil
        continuation.resume()
    }

    package func wait(forCount count: Int) async {
        guard values.count < count else { return }
        await withCheckedContinuation { awaited = (count, $0) }
    }
}
