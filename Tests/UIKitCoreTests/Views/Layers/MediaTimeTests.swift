import HeadlessHost
import Testing
import UIKitCore

@MainActor
@Suite struct MediaTimeTests {
    @Test func `the media time is the time of the host's clock in seconds`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        let start = CACurrentMediaTime()
        try await driver.wait(.milliseconds(1500))
        #expect(CACurrentMediaTime() - start == 1.5)
    }
}
