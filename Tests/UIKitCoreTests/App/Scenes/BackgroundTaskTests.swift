import Foundation
import HeadlessHost
import Testing
import UIKitCore

@MainActor
@Suite("Work in the background")
struct BackgroundTaskTests {
    private final class Calls {
        var names: [String] = []
    }

    @Test
    func `The handlers of unfinished work are called when the app terminates`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        nonisolated(unsafe) let calls = Calls()
        let first = driver.application.beginBackgroundTask { calls.names.append("first") }
        let second = driver.application.beginBackgroundTask(withName: "upload") { calls.names.append("second") }
        let third = driver.application.beginBackgroundTask()
        #expect(Set([first, second, third, .invalid]).count == 4)
        driver.application.endBackgroundTask(first)
        driver.application.endBackgroundTask(third)
        driver.application.endBackgroundTask(.invalid)
        driver.terminate()
        #expect(calls.names == ["second"])
    }

    @Test
    func `Batteries are unknown until they are observed, and there are no alternate icons`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        #expect(UIDevice.current.batteryState == .unknown)
        #expect(UIDevice.current.batteryLevel == -1)
        #expect(!driver.application.supportsAlternateIcons)
        #expect(driver.application.backgroundRefreshStatus == .available)
    }
}
