import HeadlessHost
import RandomWalkSupport
import Testing

@testable import flowers

/// A user who acts at random.
@MainActor
@Suite("Flowers: random user")
struct FlowersRandomWalk {
    @Test func `A user who acts at random meets no error`() async throws {
        try await RandomWalk("Flowers", try await AppDriver.launch(AppDelegate.self)).run()
    }
}
