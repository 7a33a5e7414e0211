#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Guarantees for tests that drive windows while other tests run in the same process.
@MainActor
@Suite("App driver of windows", .enabled(if: isOnDisplay))
struct GTKAppDriverTests {
    /// Keeps the main actor busy as other tests do. Each turn is longer than the period for which a driver waits for
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
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            @MainActor func place() throws -> CGRect? { try driver.screen().elements(role: "button").first?.frame }
            let former = try #require(try place())
            let others = others()
            defer { others.cancel() }
            for width in [380, 700, 380, 700] {
                try await driver.resize(width: width, height: 600)
                let place = try #require(try place())
                #expect(place.maxX > CGFloat(width) - 60 && place.maxX <= CGFloat(width), "in \(width) points")
                #expect(place.maxY < former.minY && place.maxY > 520, "in \(width) points")
            }
        }
    }
}
#endif
