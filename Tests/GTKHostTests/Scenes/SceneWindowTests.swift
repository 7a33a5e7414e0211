#if GTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// The windows of an app with several scenes.
@MainActor
@Suite("Windows of scenes", .enabled(if: isOnDisplay))
struct SceneWindowTests {
    @Test
    func `A new scene has a window of its own, and focus makes scenes active`() async throws {
        try await GTKAppDriver.run(NotesDelegate.self, bundle: NotesDelegate.bundle) { driver in
            try await driver.press("ctrl+n")
            try await driver.settle()
            #expect(driver.windowTitles == ["main", "window-2"])
            #expect(try driver.screen().elements(role: "text").map(\.label) == ["Note window-2"])
            #expect(NotesDelegate.states == ["main": "inactive", "window-2": "active"])
            try await driver.focusWindow(0)
            #expect(driver.windowTitles == ["window-2", "main"])
            #expect(NotesDelegate.states == ["main": "active", "window-2": "inactive"])
            #expect(try driver.screen().elements(role: "text").map(\.label) == ["Note main"])
        }
    }

    @Test
    func `Minimizing a window sends its scene to the background`() async throws {
        try await GTKAppDriver.run(NotesDelegate.self, bundle: NotesDelegate.bundle) { driver in
            try await driver.setMinimized(true, window: 0)
            #expect(NotesDelegate.states == ["main": "background"])
            #expect(UIApplication.shared.applicationState == .background)
            try await driver.setMinimized(false, window: 0)
            #expect(UIApplication.shared.applicationState != .background)
        }
    }

    @Test
    func `Closing a window that is not the last one keeps the app running`() async throws {
        var isOver = false
        try await GTKAppDriver.run(NotesDelegate.self, bundle: NotesDelegate.bundle) { driver in
            driver.host.onClose = { isOver = true }
            defer { driver.host.onClose = {} }
            try await driver.press("ctrl+n")
            try await driver.press("ctrl+w")
            try await driver.settle()
            #expect(driver.windowTitles == ["main"])
            #expect(!isOver)
            try await driver.press("ctrl+w")
            #expect(isOver)
        }
    }

    @Test
    func `The next launch opens the same windows`() async throws {
        try await GTKAppDriver.run(NotesDelegate.self, bundle: NotesDelegate.bundle) { driver in
            try await driver.press("ctrl+n")
            try await driver.save()
            try await driver.relaunch()
            #expect(driver.windowTitles == ["main", "window-2"])
        }
    }

    @Test
    func `A scene's title, subtitle and size limits apply to its window`() async throws {
        try await GTKAppDriver.run(NotesDelegate.self, bundle: NotesDelegate.bundle) { driver in
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let usual = try driver.minimumWidth
            scene.title = "Shopping"
            scene.subtitle = "2 items"
            scene.sizeRestrictions?.minimumSize = CGSize(width: 500, height: 400)
            try await driver.settle()
            #expect(driver.windowTitles == ["Shopping – 2 items"])
            #expect(try driver.minimumWidth == usual + 140)
            scene.requestGeometryUpdate(
                UIWindowScene.GeometryPreferences.Mac(systemFrame: CGRect(x: 0, y: 0, width: 620, height: 450))
            )
            try await driver.settle()
            try await driver.settle()
            #expect(scene.effectiveGeometry.systemFrame.size == CGSize(width: 620, height: 450))
            #expect(try driver.isWindowResizable)
            scene.sizeRestrictions?.maximumSize = CGSize(width: 500, height: 400)
            try await driver.settle()
            #expect(try !driver.isWindowResizable)
        }
    }
}

@MainActor
private final class NotesDelegate: UIResponder, UIApplicationDelegate {
    /// The states of the connected scenes.
    static var states: [String: String] {
        let names = UIApplication.shared.connectedScenes.map { scene in
            let state =
                switch scene.activationState {
                case .foregroundActive: "active"
                case .foregroundInactive: "inactive"
                case .background: "background"
                case .unattached: "unattached"
                }
            return (scene.session.persistentIdentifier, state)
        }
        return Dictionary(uniqueKeysWithValues: names)
    }

    /// A bundle that declares several windows.
    static let bundle: Bundle = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).app")
        let info: [String: Any] = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]
        let data = try? PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? data?.write(to: folder.appendingPathComponent("Info.plist"))
        return Bundle(path: folder.path)!
    }()

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NotesScene.self
        return configuration
    }
}

private final class NotesScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = session.persistentIdentifier
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        label.text = "Note \(session.persistentIdentifier)"
        let controller = UIViewController()
        controller.view.addSubview(label)
        window = UIWindow(windowScene: scene)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "com.example.note")
    }
}
#endif
