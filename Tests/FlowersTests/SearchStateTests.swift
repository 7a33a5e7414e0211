import Foundation
import HeadlessHost
import Testing
import UIKit
@_spi(Host) import UIKitCore

@testable import flowers

/// Saved state that contains invalid values.
@MainActor
@Suite("Flowers: invalid saved state")
struct SearchStateTests {
    /// A scene delegate that saves an activity like the app's, with arbitrary contents.
    private final class Hostile: UIResponder, UIWindowSceneDelegate {
        static var userInfo: [AnyHashable: Any] = [:]
        static var type = "com.example.flowers.search"
        var window: UIWindow?

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: Self.type)
            activity.userInfo = Self.userInfo
            return activity
        }
    }

    /// Launches the app with the state that ``Hostile`` saved.
    private func flowers(
        after userInfo: [AnyHashable: Any],
        type: String = "com.example.flowers.search"
    ) async throws -> AppDriver {
        let host = HeadlessHost()
        let before = try await AppDriver.launch(sceneDelegate: Hostile.self, on: host)
        Hostile.userInfo = userInfo
        Hostile.type = type
        _ = before.screen()
        before.terminate()
        return try await AppDriver.launch(AppDelegate.self, on: host)
    }

    private func firstScreen() async throws -> String {
        try await AppDriver.launch(AppDelegate.self).screen().description
    }

    @Test
    func `Values of wrong types are ignored`() async throws {
        let driver = try await flowers(after: [
            "isActive": "yes", "isEditing": 3.5, "text": 7, "colors": ["red"], "productTitle": [1],
            "listPosition": "far", "resultsPosition": Data([1]), "more": ["x": 1],
        ])
        #expect(driver.screen().description == (try await firstScreen()))
    }

    @Test(arguments: [true, false])
    func `Values out of range are limited to valid ones`(isActive: Bool) async throws {
        for position in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
            let driver = try await flowers(after: [
                "isActive": isActive, "isEditing": true,
                "text": String(repeating: "rose\n\u{1B}[2J\u{202E}", count: 10_000), "colors": Array(-50...1000),
                "productTitle": "Nothing of the kind", "listPosition": position, "resultsPosition": position,
            ])
            #expect(driver.screen().elements(role: "navigation bar").map(\.label) == ["Flowers"])
            let text = try #require(driver.screen().elements(role: "search field").first?.value ?? "")
            #expect(text.count == (isActive ? 450 : 0))
            #expect(driver.screen().elements(role: "token").count <= 20)
        }
    }

    @Test
    func `A restored scroll position is limited to the last row`() async throws {
        let driver = try await flowers(after: ["listPosition": 1e9])
        #expect(driver.screen().elements(role: "row").last?.label == "Rainbow Rose Single")
    }

    @Test
    func `An activity of another type is ignored`() async throws {
        let driver = try await flowers(after: ["isActive": true, "text": "rose"], type: "com.example.other")
        #expect(driver.screen().description == (try await firstScreen()))
    }
}
