import Foundation
import HeadlessHost
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor
@Suite("Quick actions", .serialized)
struct ShortcutItemTests {
    private final class Scene: UIResponder, UIWindowSceneDelegate {
        static var calls: [String] = []

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            Self.calls.append("connect \(connectionOptions.shortcutItem?.type ?? "without")")
        }

        func windowScene(
            _ windowScene: UIWindowScene,
            performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Self.calls.append("perform \(shortcutItem.type) \(shortcutItem.userInfo?["list"] as? String ?? "")")
            completionHandler(true)
        }
    }

    private let info = try! InfoBundle([
        "UIApplicationShortcutItems": [
            [
                "UIApplicationShortcutItemType": "com.example.new", "UIApplicationShortcutItemTitle": "New Note",
                "UIApplicationShortcutItemUserInfo": ["list": "inbox"],
            ],
            ["UIApplicationShortcutItemType": "without title"],
        ]
    ])

    @Test
    func `The scene's delegate performs an action of the Info.plist`() async throws {
        Scene.calls = []
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self, bundle: info.bundle)
        #expect(driver.host.shortcutItems.map(\.localizedTitle) == ["New Note"])
        try await driver.performQuickAction("New Note")
        #expect(Scene.calls == ["connect without", "perform com.example.new inbox"])
    }

    @Test
    func `A launch with an action passes it in the connection options only`() async throws {
        Scene.calls = []
        _ = try await AppDriver.launch(sceneDelegate: Scene.self, bundle: info.bundle, quickAction: "com.example.new")
        #expect(Scene.calls == ["connect com.example.new"])
    }

    @Test
    func `An app adds actions while it runs`() async throws {
        Scene.calls = []
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self, bundle: info.bundle)
        let item = UIMutableApplicationShortcutItem(type: "recent", localizedTitle: "Untitled")
        item.localizedTitle = "Recent"
        item.icon = UIApplicationShortcutIcon(systemImageName: "clock")
        driver.application.shortcutItems = [item]
        #expect(driver.host.shortcutItems.map(\.localizedTitle) == ["New Note", "Recent"])
        let runner = ScriptRunner(driver: driver, write: { _ in })
        try await runner.run("quick-action \"Recent\"")
        #expect(Scene.calls.last == "perform recent ")
        let error = await #expect(throws: ScriptRunner.Failure.self) { try await runner.run("quick-action \"Old\"") }
        #expect(error?.reason.contains("Recent") == true)
    }

    private final class Classic: UIResponder, UIApplicationDelegate {
        static var calls: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            Self.calls.append("launch \(item?.type ?? "without")")
            return item == nil
        }

        func application(
            _ application: UIApplication,
            performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Self.calls.append("perform \(shortcutItem.type)")
            completionHandler(true)
        }
    }

    @Test
    func `The app's delegate performs the action of an app without scenes, unless it did so at launch`() async throws {
        Classic.calls = []
        let driver = try await AppDriver.launch(Classic.self, bundle: info.bundle, quickAction: "com.example.new")
        #expect(Classic.calls == ["launch com.example.new"])
        try await driver.performQuickAction("com.example.new")
        #expect(Classic.calls == ["launch com.example.new", "perform com.example.new"])
    }
}
