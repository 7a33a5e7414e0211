public import Foundation
@_spi(Host) import UIKitCore

/// Runs tasks while the app runs, also while its windows are minimized. Can be used on any thread; other threads than the main one wait
/// for it.
///
/// Desktops start no apps in the background. Requests are kept when the app ends, and a task whose time came meanwhile runs at the next
/// start, when its handler is registered.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    private static let only = BGTaskScheduler()

    /// Marks the main queue.
    private let mainQueue = DispatchSpecificKey<Bool>()

    override init() {
        super.init()
        DispatchQueue.main.setSpecific(key: mainQueue, value: true)
    }

    /// The scheduler of the app.
    open class var shared: BGTaskScheduler { only }

    /// An error of a request.
    public struct Error: Swift.Error, Equatable, Sendable, CustomNSError {
        /// The reasons.
        public enum Code: Int, Sendable {
            /// The app is not running.
            case unavailable = 1
            /// There are more requests than 1 to refresh the app, or than 10 for long tasks.
            case tooManyPendingTaskRequests = 2
            /// No handler is registered for the identifier.
            case notPermitted = 3
        }

        /// The reason.
        public let code: Code

        /// Makes an error.
        public init(_ code: Code) {
            self.code = code
        }

        /// The domain, as on Apple platforms.
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        /// The number of the code.
        public var errorCode: Int { code.rawValue }
        /// There are too many requests.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// No handler is registered for the identifier.
        public static var notPermitted: Code { .notPermitted }
        /// The app is not running.
        public static var unavailable: Code { .unavailable }
    }

    /// Registers the handler of a task. Call it while the app is launched.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the task.
    ///   - queue: The queue on which the handler is called. Nil for the main one.
    ///   - launchHandler: Does the work, and calls ``BGTask/setTaskCompleted(success:)`` at the end.
    /// - Returns: Whether the handler is registered: false if there is one already.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String,
        using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        nonisolated(unsafe) let handler = launchHandler
        return onMain { AppTasks.current?.register(identifier, queue ?? .main, handler) } ?? false
    }

    /// Requests a task, in place of an earlier request with the same identifier. A task does not run within 15 minutes after its last
    /// start.
    ///
    /// - Throws: ``Error``.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        guard let request = taskRequest.copy() as? BGTaskRequest else { return }
        try onMain {
            guard let tasks = AppTasks.current else { throw Error(.unavailable) }
            try tasks.submit(request)
        }
    }

    /// Removes the request with an identifier. Does nothing if there is none. A running task goes on.
    open func cancel(taskRequestWithIdentifier identifier: String) {
        onMain { AppTasks.current?.cancel { $0 == identifier } }
    }

    /// Removes all requests. Running tasks go on.
    open func cancelAllTaskRequests() { onMain { AppTasks.current?.cancel { _ in true } } }

    /// Passes the requests whose tasks have not started to a closure, before the call returns.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        completionHandler(onMain { AppTasks.current?.requests } ?? [])
    }

    /// The requests whose tasks have not started.
    open func pendingTaskRequests() async -> [BGTaskRequest] {
        await MainActor.run { AppTasks.current?.requests ?? [] }
    }

    @discardableResult
    private func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        // A program without a main loop, such as a test, drains the main queue on another thread.
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil {
            return try MainActor.assumeIsolated(body)
        }
        return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
    }
}
