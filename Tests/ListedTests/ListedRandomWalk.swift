import HeadlessHost
import RandomWalkSupport
import Testing

@testable import listed

/// A user who acts at random.
@MainActor
@Suite("Listed: random user")
struct ListedRandomWalk {
    @Test func `A user who acts at random meets no error`() async throws {
        try await RandomWalk("Listed", try await AppDriver.launch(AppDelegate.self)).run()
    }
}
