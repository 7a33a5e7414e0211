#if GTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// The calls that an app receives when the user closes its window.
@MainActor
@Suite("Termination of an app", .enabled(if: isOnDisplay))
struct ProcessEndTests {
    @Test
    func `Closing the window saves state, disconnects the scene and terminates the app`() async throws {
        Delegate.calls = []
        var isOver = false
        try await GTKAppDriver.run(Delegate.self) { driver in
            let application = UIApplication.shared
            GTKProcess.end(application, with: driver.host) { isOver = true }
            defer { driver.host.onClose = {} }
            Delegate.calls = []
            try await driver.closeWindow()
            // State is also saved after a delay while the window is open.
            #expect(
                Delegate.calls.drop { $0 == "stateRestorationActivity" } == [
                    "sceneWillResignActive", "sceneDidEnterBackground", "stateRestorationActivity",
                    "sceneDidDisconnect", "applicationWillTerminate",
                ]
            )
            #expect(isOver)
            #expect(driver.windowCount == 0)
            let state = try #require(driver.host.storedState(forSession: "main"))
            #expect(state.range(of: Data("com.example.end".utf8)) != nil)
            driver.host.storeState(nil, forSession: "main")
        }
    }

    @Test func `A launch that draws its first frame removes its launch marker`() async throws {
        try await GTKAppDriver.run(Delegate.self) { driver in
            try await driver.save()
            try await driver.relaunch()
            let folder = driver.host.states.folder.path
            @MainActor func files() -> [String] {
                (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            }
            try await driver.settle { !files().contains { $0.hasSuffix(".launching") } }
            #expect(files().contains("main.state"))
        }
    }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
    static var calls: [String] = []

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Scene.self
        return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) { Self.calls.append("applicationWillTerminate") }
}

private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillResignActive(_ scene: UIScene) { Delegate.calls.append("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { Delegate.calls.append("sceneDidEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { Delegate.calls.append("sceneDidDisconnect") }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        Delegate.calls.append("stateRestorationActivity")
        return NSUserActivity(activityType: "com.example.end")
    }
}
#endif
