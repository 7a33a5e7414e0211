import Foundation
@_spi(Host) import UIKitCore

/// The tasks of an app.
@MainActor
final class AppTasks {
    private struct Handler {
        let queue: DispatchQueue
        let body: (BGTask) -> Void
    }

    private weak var application: UIApplication?
    private let host: any ApplicationHost
    private var handlers: [String: Handler] = [:]
    private var pending: [BGTaskRequest] = []
    private var timers: [String: HostTimer] = [:]
    /// The times at which tasks were started last.
    private var starts: [String: Date] = [:]
    private var running: Set<String> = []

    /// The name under which a host stores the requests.
    private static let storage = "background-tasks"
    /// The longest time of a timer, after which the clock is read again: the user may set it, and the machine may sleep.
    private static let longestWait = 60.0
    /// The shortest time in seconds between two starts, because tasks usually request themselves again.
    private static let interval: TimeInterval = 15 * 60
    /// The limits of iOS.
    private static let limits: [BGTaskRequest.Kind: Int] = [.refresh: 1, .processing: 10]

    private init(_ application: UIApplication) {
        self.application = application
        host = application.host
    }

    /// The tasks of the current app, with the saved requests. Nil if no app runs.
    static var current: AppTasks? {
        guard let application = UIApplication.current else { return nil }
        if let existing = application.moduleStates["BackgroundTasks"] as? AppTasks { return existing }
        let tasks = AppTasks(application)
        application.moduleStates["BackgroundTasks"] = tasks
        tasks.restore()
        return tasks
    }

    var requests: [BGTaskRequest] { pending.compactMap { $0.copy() as? BGTaskRequest } }

    func register(_ identifier: String, _ queue: DispatchQueue, _ body: @escaping (BGTask) -> Void) -> Bool {
        guard handlers[identifier] == nil else { return false }
        handlers[identifier] = Handler(queue: queue, body: body)
        schedule(identifier)
        return true
    }

    func submit(_ request: BGTaskRequest) throws {
        guard handlers[request.identifier] != nil else { throw BGTaskScheduler.Error(.notPermitted) }
        let others = pending.filter { $0.kind == request.kind && $0.identifier != request.identifier }
        guard others.count < Self.limits[request.kind] ?? 0 else {
            throw BGTaskScheduler.Error(.tooManyPendingTaskRequests)
        }
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
        save()
        schedule(request.identifier)
    }

    func cancel(where isMeant: (String) -> Bool) {
        for request in pending where isMeant(request.identifier) {
            timers.removeValue(forKey: request.identifier)?.cancel()
        }
        pending.removeAll { isMeant($0.identifier) }
        save()
    }

    // MARK: Running

    private func date(of request: BGTaskRequest) -> Date {
        let soonest = starts[request.identifier]?.addingTimeInterval(Self.interval) ?? .distantPast
        return max(request.earliestBeginDate ?? .distantPast, soonest)
    }

    /// Starts the timer of a request.
    ///
    /// - Parameter least: The shortest wait in seconds.
    private func schedule(_ identifier: String, atLeast least: TimeInterval = 0) {
        timers.removeValue(forKey: identifier)?.cancel()
        // The end of a running task schedules its next request.
        guard let request = pending.first(where: { $0.identifier == identifier }), handlers[identifier] != nil,
            !running.contains(identifier)
        else { return }
        let remaining = date(of: request).timeIntervalSince(host.date)
        let seconds = min(max(least, remaining), Self.longestWait)
        timers[identifier] = host.after(.seconds(seconds)) { [weak self] in self?.timeCame(for: identifier) }
    }

    private func timeCame(for identifier: String) {
        // The app may have ended.
        guard let application, application.moduleStates["BackgroundTasks"] === self,
            let request = pending.first(where: { $0.identifier == identifier }), let handler = handlers[identifier]
        else { return }
        guard !running.contains(identifier) else { return }
        // A timer that fires before the date, because of rounding, must not start again and again without a wait.
        guard date(of: request) <= host.date else { return schedule(identifier, atLeast: 0.001) }
        let previous = UIApplication.current
        UIApplication.current = application
        defer { UIApplication.current = previous }
        pending.removeAll { $0.identifier == identifier }
        starts[identifier] = host.date
        save()
        start(request, handler, in: application)
    }

    private func start(_ request: BGTaskRequest, _ handler: Handler, in application: UIApplication) {
        let identifier = request.identifier
        running.insert(identifier)
        // Holds the task until its end, and tells it that the app terminates.
        let work = Work()
        let end: @Sendable () -> Void = { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.didEnd(identifier, work) } }
        }
        let task: BGTask =
            request.kind == .refresh
            ? BGAppRefreshTask(identifier, onEnd: end) : BGProcessingTask(identifier, onEnd: end)
        work.task = task
        work.identifier = application.beginBackgroundTask(withName: identifier) { work.task?.expirationHandler?() }
        if handler.queue === DispatchQueue.main {
            handler.body(task)
        } else {
            nonisolated(unsafe) let body = handler.body
            handler.queue.async { body(task) }
        }
    }

    private func didEnd(_ identifier: String, _ work: Work) {
        running.remove(identifier)
        work.task = nil
        application?.endBackgroundTask(work.identifier)
        schedule(identifier)
    }

    @MainActor
    private final class Work {
        var task: BGTask?
        var identifier = UIBackgroundTaskIdentifier.invalid
    }

    // MARK: Storage

    private func save() {
        let values = pending.map { request -> [String: Any] in
            var values: [String: Any] = ["identifier": request.identifier, "kind": request.kind.rawValue]
            values["date"] = request.earliestBeginDate
            return values
        }
        // Older starts have no effect.
        let recent = starts.filter { $0.value.addingTimeInterval(Self.interval) > host.date }
        do {
            let isEmpty = values.isEmpty && recent.isEmpty
            let data = isEmpty ? nil : try StoredValues.data(["requests": values, "starts": recent as [String: Any]])
            host.storeState(data, forSession: Self.storage)
        } catch {
            StoredValues.report("The requests of background tasks are not saved. \(error)")
        }
    }

    private func restore() {
        guard let data = host.storedState(forSession: Self.storage) else { return }
        guard let values = StoredValues.values(in: data), let list = values["requests"] as? [Any] else {
            return host.setStateAside(forSession: Self.storage, because: "it holds no requests of background tasks")
        }
        for case let values as [String: Any] in list {
            guard let identifier = values["identifier"] as? String,
                let kind = (values["kind"] as? String).flatMap(BGTaskRequest.Kind.init)
            else { continue }
            let request = BGTaskRequest.make(kind, identifier)
            request.earliestBeginDate = values["date"] as? Date
            pending.append(request)
        }
        starts = values["starts"] as? [String: Date] ?? [:]
    }
}
