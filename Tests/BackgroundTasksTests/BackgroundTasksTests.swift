import BackgroundTasks
import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// Tasks that the app requests for later.
@MainActor
@Suite(.serialized) struct BackgroundTasksTests {
    private final class Log: @unchecked Sendable {
        var calls: [String] = []
        var tasks: [BGTask] = []
    }

    private let log = Log()
    private let scheduler = BGTaskScheduler.shared

    private func register(_ identifier: String = "refresh") -> Bool {
        scheduler.register(forTaskWithIdentifier: identifier, using: nil) { [log] task in
            log.calls.append("\(identifier) \(task is BGAppRefreshTask)")
            log.tasks.append(task)
        }
    }

    private func request(_ identifier: String = "refresh", after seconds: TimeInterval?) -> BGTaskRequest {
        let request = BGAppRefreshTaskRequest(identifier: identifier)
        request.earliestBeginDate = seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
        return request
    }

    /// The identifiers of the pending requests of this test's app. Does not suspend: another test's app may be current afterwards.
    private var pendingIdentifiers: [String] {
        var identifiers: [String] = []
        scheduler.getPendingTaskRequests { identifiers = $0.map(\.identifier) }
        return identifiers
    }

    @Test
    func `A task runs at its time, not before`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        #expect(register())
        #expect(!register())
        try scheduler.submit(request(after: 100))
        try await driver.wait(.seconds(99))
        #expect(log.calls.isEmpty)
        try await driver.wait(.seconds(1))
        #expect(log.calls == ["refresh true"])
        #expect(pendingIdentifiers.isEmpty)
    }

    @Test
    func `A task that requests itself again waits for a quarter of an hour and for its end`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        _ = register()
        try scheduler.submit(request(after: nil))
        try await driver.wait(.seconds(0))
        #expect(log.calls.count == 1)
        try scheduler.submit(request(after: nil))
        try await driver.wait(.seconds(899))
        #expect(log.calls.count == 1)
        try await driver.wait(.seconds(61))
        #expect(log.calls.count == 1)
        log.tasks[0].setTaskCompleted(success: true)
        try await driver.settle()
        try await driver.wait(.seconds(60))
        #expect(log.calls.count == 2)
    }

    @Test
    func `Requests are kept when the app ends, and run after the next start`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        _ = register()
        try scheduler.submit(request(after: 1000))
        try await driver.relaunch()
        try await driver.wait(.seconds(2000))
        #expect(log.calls.isEmpty)
        _ = register()
        try await driver.wait(.seconds(0))
        #expect(log.calls.count == 1)
    }

    @Test
    func `Requests without a handler and too many are refused`() async throws {
        _ = try await AppDriver.launch { UIViewController() }
        #expect(throws: BGTaskScheduler.Error(.notPermitted)) { try scheduler.submit(request(after: nil)) }
        _ = register()
        _ = register("other")
        try scheduler.submit(request(after: 10))
        try scheduler.submit(request(after: 20))
        #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
            try scheduler.submit(request("other", after: 10))
        }
        try scheduler.submit(BGProcessingTaskRequest(identifier: "other"))
        #expect(pendingIdentifiers == ["refresh", "other"])
        scheduler.cancel(taskRequestWithIdentifier: "refresh")
        #expect(pendingIdentifiers == ["other"])
        scheduler.cancelAllTaskRequests()
        #expect(pendingIdentifiers.isEmpty)
    }

    @Test
    func `An app that ends during a task tells it`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        _ = register()
        try scheduler.submit(request(after: nil))
        try await driver.wait(.seconds(0))
        log.tasks.first?.expirationHandler = { [log] in log.calls.append("expired") }
        driver.terminate()
        #expect(log.calls == ["refresh true", "expired"])
    }

    @Test
    func `A handler runs on its queue`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        let isMain = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            scheduler.register(forTaskWithIdentifier: "queue", using: .global()) { task in
                task.setTaskCompleted(success: true)
                continuation.resume(returning: DispatchQueue.getSpecific(key: key) != nil)
            }
            try? scheduler.submit(BGProcessingTaskRequest(identifier: "queue"))
            driver.host.clock.advance(by: .seconds(0))
        }
        #expect(!isMain)
    }
}
