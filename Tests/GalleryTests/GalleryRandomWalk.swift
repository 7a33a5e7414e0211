import HeadlessHost
import RandomWalkSupport
import Testing

@testable import gallery

/// A user who acts at random.
@MainActor
@Suite("Gallery: random user")
struct GalleryRandomWalk {
    @Test func `A user who acts at random meets no error`() async throws {
        try await RandomWalk("Gallery", try await AppDriver.launch(AppDelegate.self)).run()
    }
}
