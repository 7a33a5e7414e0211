import Foundation

/// Runs code on the main actor from any thread.
package enum OnMain {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the main actor runs this code. On Linux another thread may run the main queue.
    package static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Runs a closure at once on the main thread, otherwise later.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isHere { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
    }

    /// Returns the value of a closure; another thread waits for the main thread.
    package static func value<Value>(_ body: @MainActor @Sendable () -> Value) -> Value {
        nonisolated(unsafe) var value: Value?
        let assign: @MainActor @Sendable () -> Void = { value = body() }
        if isHere {
            MainActor.assumeIsolated(assign)
        } else {
            withoutActuallyEscaping(assign) { assign in DispatchQueue.main.sync { MainActor.assumeIsolated(assign) } }
        }
        return value!
    }
}
