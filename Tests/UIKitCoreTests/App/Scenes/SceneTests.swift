import Foundation
import HeadlessHost
import Testing
import UIKitCore
import UIKitTestSupport

/// Counts and names its windows.
@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate {
    static var discarded: [String] = []

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Scene.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        Self.discarded += sceneSessions.map(\.persistentIdentifier)
    }
}

@MainActor
private final class Scene: UIResponder, UIWindowSceneDelegate {
    static var calls: [String] = []
    var window: UIWindow?
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    private var name = ""

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        name = session.persistentIdentifier
        let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
        label.text = activity?.title ?? "Empty"
        let controller = UIViewController()
        controller.view.addSubview(label)
        window = UIWindow(windowScene: scene)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        note("connect")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { label.text = userActivity.title }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
    func sceneWillResignActive(_ scene: UIScene) { note("inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect") }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.note")
        activity.title = label.text
        return activity
    }

    private func note(_ call: String) { Self.calls.append("\(name) \(call)") }
}

@MainActor
@Suite("Several windows", .serialized)
struct SceneTests {
    private let info = try! InfoBundle.withScenes()

    private func launch(on host: HeadlessHost? = nil) async throws -> AppDriver {
        Scene.calls = []
        Delegate.discarded = []
        return try await AppDriver.launch(Delegate.self, on: host, bundle: info.bundle)
    }

    private func activity(_ title: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.note")
        activity.title = title
        return activity
    }

    private func text(_ driver: AppDriver) -> String? { driver.screen().elements(role: "text").first?.label }

    private func open(_ title: String, in driver: AppDriver) async throws {
        driver.application.requestSceneSessionActivation(nil, userActivity: activity(title), options: nil)
        try await driver.settle()
    }

    @Test
    func `A request opens a window with its activity, in front of the first one, which becomes inactive`() async throws
    {
        let driver = try await launch()
        Scene.calls = []
        driver.application.activateSceneSession(for: .init(role: .windowApplication, userActivity: activity("Second")))
        #expect(driver.windowCount == 1)
        try await driver.settle()
        #expect(driver.windowCount == 2)
        #expect(text(driver) == "Second")
        #expect(driver.screen().windows.count == 1)
        #expect(
            Scene.calls == [
                "window-2 connect", "window-2 foreground", "window-2 active", "main inactive",
            ]
        )
        #expect(driver.application.applicationState == .active)
        #expect(driver.application.openSessions.count == 2)
        #expect(driver.application.supportsMultipleScenes)
    }

    @Test
    func `An app without several windows gets an error`() async throws {
        let driver = try await AppDriver.launch(Delegate.self)
        var code: UISceneError.Code?
        driver.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
            code = ($0 as? UISceneError)?.code
        }
        try await driver.openWindow()
        #expect(code == .multipleScenesNotSupported)
        #expect(driver.windowCount == 1)
    }

    @Test
    func `Activating an existing session brings its window to the front with an activity`() async throws {
        let driver = try await launch()
        let first = try #require(driver.application.openSessions.first)
        try await open("Second", in: driver)
        driver.application.activateSceneSession(for: .init(session: first, userActivity: activity("Again")))
        try await driver.settle()
        #expect(text(driver) == "Again")
        #expect(driver.windowCount == 2)
    }

    @Test
    func `A session that is closed before its activation stays closed`() async throws {
        let driver = try await launch()
        try await open("Second", in: driver)
        let second = try #require(driver.application.openSessions.first { $0.persistentIdentifier == "window-2" })
        var code: UISceneError.Code?
        driver.application.requestSceneSessionDestruction(second, options: nil)
        driver.application.activateSceneSession(for: .init(session: second)) { code = ($0 as? UISceneError)?.code }
        try await driver.settle()
        #expect(driver.windowCount == 1)
        #expect(code == .requestDenied)
        #expect(Scene.calls.last != "window-2 active")
    }

    @Test
    func `Switching windows moves activity from one scene to the other`() async throws {
        let driver = try await launch()
        try await open("Second", in: driver)
        Scene.calls = []
        try await driver.switchWindow()
        #expect(text(driver) == "Empty")
        #expect(Scene.calls == ["main active", "window-2 inactive"])
    }

    @Test
    func `Giving the focus to another program makes the app inactive`() async throws {
        let driver = try await launch()
        Scene.calls = []
        try await driver.focusApp(false)
        #expect(driver.application.applicationState == .inactive)
        try await driver.focusApp(true)
        #expect(Scene.calls == ["main inactive", "main active"])
        #expect(driver.application.applicationState == .active)
    }

    @Test
    func `A minimized window is in the background until the user switches to it`() async throws {
        let driver = try await launch()
        try await open("Second", in: driver)
        Scene.calls = []
        try await driver.minimizeWindow()
        #expect(text(driver) == "Empty")
        #expect(driver.application.applicationState == .active)
        #expect(
            Scene.calls == ["window-2 inactive", "window-2 background", "main active"]
        )
        try await driver.minimizeWindow()
        #expect(driver.application.applicationState == .background)
        #expect(driver.screen().windows.isEmpty)
        try await driver.switchWindow()
        #expect(driver.application.applicationState == .active)
    }

    @Test
    func `Closing a window discards its session and state, and activates the next one`() async throws {
        let driver = try await launch()
        try await open("Second", in: driver)
        try await driver.save()
        Scene.calls = []
        try await driver.closeWindow()
        #expect(
            Scene.calls == ["window-2 inactive", "window-2 background", "window-2 disconnect", "main active"]
        )
        #expect(Delegate.discarded == ["window-2"])
        #expect(driver.windowCount == 1)
        #expect(text(driver) == "Empty")
        try await open("Third", in: driver)
        #expect(driver.application.openSessions.map(\.persistentIdentifier).sorted() == ["main", "window-2"])
    }

    @Test
    func `Closing the last window terminates the app`() async throws {
        let driver = try await launch()
        Scene.calls = []
        try await driver.closeWindow()
        #expect(Scene.calls == ["main inactive", "main background", "main disconnect"])
        #expect(Delegate.discarded == [])
    }

    @Test
    func `The app closes a window by its session; the last one ends the app`() async throws {
        let driver = try await launch()
        let first = try #require(driver.application.openSessions.first)
        try await open("Second", in: driver)
        driver.application.requestSceneSessionDestruction(first, options: nil)
        try await driver.settle()
        #expect(Delegate.discarded == ["main"])
        #expect(driver.windowCount == 1)
        let second = try #require(driver.application.openSessions.first)
        driver.application.requestSceneSessionDestruction(second, options: nil)
        try await driver.settle()
        #expect(Delegate.discarded == ["main"])
        #expect(driver.windowCount == 0)
    }

    @Test
    func `The next launch opens the same windows with their states and user info`() async throws {
        let driver = try await launch()
        try await open("Second", in: driver)
        driver.application.openSessions.first { $0.persistentIdentifier == "window-2" }?.userInfo = ["colour": "red"]
        try await driver.save()
        try await driver.relaunch()
        #expect(driver.windowCount == 2)
        #expect(text(driver) == "Second")
        let session = driver.application.openSessions.first { $0.persistentIdentifier == "window-2" }
        #expect(session?.userInfo?["colour"] as? String == "red")
        try await driver.closeWindow()
        try await driver.relaunch()
        #expect(driver.windowCount == 1)
    }

    @Test
    func `Control N opens a window only in apps with several windows`() async throws {
        let driver = try await launch()
        try await driver.openWindow()
        #expect(driver.windowCount == 2)
    }

    @Test
    func `A scene that prefers the content opens it`() async throws {
        let driver = try await launch()
        let first = try #require(driver.application.connectedScenes.first)
        first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
            NSPredicate(format: "self BEGINSWITH %@", "https://example.com/first")
        try await open("Second", in: driver)
        try await driver.open([URL(string: "https://example.com/second")!])
        #expect(first.activationState == .foregroundInactive)
        try await driver.open([URL(string: "https://example.com/first/page")!])
        #expect(first.activationState == .foregroundActive)
    }

    @Test
    func `A scene that prefers the content of a quick action performs it`() async throws {
        let driver = try await launch()
        let first = try #require(driver.application.connectedScenes.first)
        first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
            NSPredicate(format: "self == %@", "note-1")
        try await open("Second", in: driver)
        #expect(first.activationState == .foregroundInactive)
        let item = UIMutableApplicationShortcutItem(type: "note", localizedTitle: "First Note")
        item.targetContentIdentifier = "note-1"
        driver.application.shortcutItems = [item]
        try await driver.performQuickAction("First Note")
        #expect(first.activationState == .foregroundActive)
    }

    @Test
    func `The title of a scene names its window`() async throws {
        let driver = try await launch()
        let scene = try #require(driver.application.connectedScenes.first)
        scene.title = "Notes"
        scene.subtitle = "3 of them"
        try await driver.settle()
        #expect(driver.screen().windows.first?.label == "Notes – 3 of them")
    }
}
