import HeadlessHost
import RandomWalkSupport
import Testing

@testable import attractions

/// A user who acts at random.
@MainActor
@Suite("Attractions: random user")
struct AttractionsRandomWalk {
    @Test func `A user who acts at random meets no error`() async throws {
        let driver = try await AppDriver.launch(AppDelegate.self)
        // The user can delete rows.
        try await RandomWalk("Attractions", driver, keepsRows: false).run()
    }
}
