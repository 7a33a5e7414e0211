public import Foundation

/// A running task. Its handler calls ``setTaskCompleted(success:)`` at the end.
open class BGTask: NSObject, @unchecked Sendable {
    /// The identifier of the request.
    public let identifier: String

    /// Called on the main thread if the app terminates before the end of the task.
    open var expirationHandler: (() -> Void)?

    private let lock = NSLock()
    private var onEnd: (@Sendable () -> Void)?

    init(_ identifier: String, onEnd: @escaping @Sendable () -> Void) {
        self.identifier = identifier
        self.onEnd = onEnd
    }

    /// Ends the task. Later calls have no effect.
    ///
    /// - Parameter success: Whether the work was done. Without effect: the app requests the task again if it wants to.
    open func setTaskCompleted(success: Bool) {
        let end = lock.withLock { () -> (@Sendable () -> Void)? in
            defer { onEnd = nil }
            return onEnd
        }
        end?()
    }
}

/// A short task that refreshes the content of the app.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long task, such as maintenance.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
