import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

@MainActor
@Suite("User activities")
struct UserActivityTests {
    private final class Writer: UIViewController {
        var key = ""
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            activity.addUserInfoEntries(from: [key: true])
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        static var activity: NSUserActivity?
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
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { Self.activity }
    }

    @Test
    func `Rule 82: saving updates an activity through all responders that still own it`() async throws {
        let activity = NSUserActivity(activityType: "test")
        let writers = ["first", "second", "third"].map { key in
            let writer = Writer()
            writer.key = key
            writer.userActivity = activity
            return writer
        }
        writers[1].userActivity = nil
        activity.needsSave = true
        SceneDelegate.activity = activity
        let driver = try await AppDriver.launch(sceneDelegate: SceneDelegate.self)
        try await driver.save()
        #expect(Set(activity.userInfo?.keys.compactMap { $0 as? String } ?? []) == ["first", "third"])
    }

    /// A scene delegate that saves a page.
    private final class Reader: UIResponder, UIWindowSceneDelegate {
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: "test")
            activity.webpageURL = URL(string: "https://example.com/page")
            activity.userInfo = ["line": 12, "cache": "large"]
            activity.requiredUserInfoKeys = ["line"]
            return activity
        }
    }

    @Test
    func `The page and the required values of an activity are restored`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: Reader.self)
        try await driver.save()
        try await driver.relaunch()
        let activity = try #require(driver.application.openSessions.first?.stateRestorationActivity)
        #expect(activity.webpageURL == URL(string: "https://example.com/page"))
        #expect(activity.userInfo?.keys.compactMap { $0 as? String } == ["line"])
    }

    /// A scene delegate that returns a new, numbered activity for each request.
    private final class Counting: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var asked = 0
        var number: Any = 1
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
            asked += 1
            let activity = NSUserActivity(activityType: "test")
            activity.userInfo = ["number": number]
            return activity
        }
    }

    @Test
    func `An activity that cannot be saved automatically does not end the app`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: Counting.self)
        let scene = try #require(driver.application.connectedScenes.first?.delegate as? Counting)
        scene.number = UIColor.red
        try await driver.wait(.seconds(2))
        #expect(scene.asked == 1)
        #expect(driver.host.storedState(forSession: "main") == nil)
        await #expect(throws: AppDriverError.self) { try await driver.save() }
    }
}
