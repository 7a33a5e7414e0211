#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Guarantees for tests that drive windows while other tests run in the same process.
@MainActor
@Suite("Pilot in windows", .enabled(if: isOnDisplay))
struct PilotTests {
    /// Keeps the main actor busy as other tests do. Each turn is longer than the period for which a pilot waits for
    /// inactivity.
    private func others() -> Task<Void, Never> {
        Task { @MainActor in
            while !Task.isCancelled {
                let end = ContinuousClock.now + .milliseconds(90)
                while ContinuousClock.now < end {}
                await Task.yield()
            }
        }
    }

    @Test func `Resizing lays out the window even if other tests are slow`() async throws {
        let screen = UIViewController()
        screen.toolbarItems = [.flexibleSpace(), UIBarButtonItem(title: "Send")]
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        try await GTKPilot.run(rootViewController: navigation) { pilot in
            @MainActor func place() throws -> CGRect? { try pilot.screen().elements(role: "button").first?.frame }
            let former = try #require(try place())
            let others = others()
            defer { others.cancel() }
            for width in [380, 700, 380, 700] {
                try await pilot.resize(width: width, height: 600)
                let place = try #require(try place())
                #expect(place.maxX > CGFloat(width) - 60 && place.maxX <= CGFloat(width), "in \(width) points")
                #expect(place.maxY < former.minY && place.maxY > 520, "in \(width) points")
            }
        }
    }
}
#endif
