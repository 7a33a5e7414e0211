import Foundation
import HeadlessHost
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor
@Suite("Addresses, files and activities from outside", .serialized)
struct OpenURLTests {
    /// Shows what it was asked to open.
    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        static var calls: [String] = []
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let controller = UIViewController()
            controller.view.addSubview(label)
            label.text = "Start"
            if let context = connectionOptions.urlContexts.first { label.text = "Launched with \(context.url)" }
            if let activity = connectionOptions.userActivities.first {
                label.text = "Launched for \(activity.webpageURL?.absoluteString ?? activity.activityType)"
            }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
        }

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            let sorted = contexts.sorted { $0.url.absoluteString < $1.url.absoluteString }
            let texts = sorted.map { "\($0.url)\($0.options.openInPlace ? " in place" : "")" }
            label.text = texts.joined(separator: ", ")
        }

        func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
            Self.calls.append("will \(userActivityType)")
        }

        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            Self.calls.append("continue \(userActivity.activityType)")
            label.text = "Page \(userActivity.webpageURL?.path ?? "")"
        }
    }

    private let info = try! InfoBundle.withScenes()

    private func text(_ driver: AppDriver) -> String? { driver.screen().elements(role: "text").first?.label }

    @Test
    func `A launch passes addresses in the connection options`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self, opening: [URL(string: "example:page?id=1")!])
        #expect(text(driver) == "Launched with example:page?id=1")
    }

    @Test
    func `A web address at launch is an activity of browsing`() async throws {
        let driver = try await AppDriver.launch(
            sceneDelegate: Scene.self,
            opening: [URL(string: "https://example.com/a")!]
        )
        #expect(text(driver) == "Launched for https://example.com/a")
    }

    @Test
    func `A relaunch does not open the address again`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self, opening: [URL(string: "example:page")!])
        try await driver.relaunch()
        #expect(text(driver) == "Start")
    }

    @Test
    func `The running app receives all addresses at once, and files in place`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self)
        try await driver.open([URL(string: "example:b")!, URL(fileURLWithPath: "/a.txt")])
        #expect(text(driver) == "example:b, file:///a.txt in place")
    }

    @Test
    func `The running app continues a browsing activity after its announcement`() async throws {
        Scene.calls = []
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self)
        try await driver.open([URL(string: "https://example.com/flower")!])
        #expect(text(driver) == "Page /flower")
        #expect(Scene.calls == ["will NSUserActivityTypeBrowsingWeb", "continue NSUserActivityTypeBrowsingWeb"])
    }

    @Test
    func `A script opens addresses and files`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self)
        var output = ""
        let runner = ScriptRunner(driver: driver, write: { output += $0 })
        try await runner.run("open \"example:from-script\"")
        #expect(output.contains("example:from-script"))
        await #expect(throws: ScriptRunner.Failure.self) { try await runner.run("open \"no such file\"") }
    }

    private final class SceneApp: UIResponder, UIApplicationDelegate {
        static var hasOptions: Bool?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.hasOptions = launchOptions != nil
            return true
        }

        func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    @Test
    func `The delegate of an app with scenes gets no launch options, so that it does not open the address, too`()
        async throws
    {
        let driver = try await AppDriver.launch(
            SceneApp.self,
            bundle: info.bundle,
            opening: [URL(string: "example:page")!]
        )
        #expect(SceneApp.hasOptions == false)
        #expect(text(driver) == "Launched with example:page")
    }

    // MARK: Apps without scenes

    private final class Classic: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        static var calls: [String] = []
        static var opensAtLaunch = true

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.calls.append("launch \((launchOptions?[.url] as? URL)?.absoluteString ?? "without")")
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return Self.opensAtLaunch
        }

        func application(
            _ app: UIApplication,
            open url: URL,
            options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool {
            Self.calls.append("open \(url) \(options[.openInPlace] as? Bool ?? false)")
            return true
        }

        func application(
            _ application: UIApplication,
            continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            Self.calls.append("continue \(userActivity.webpageURL?.absoluteString ?? "")")
            restorationHandler([self])
            return true
        }

        override func restoreUserActivityState(_ activity: NSUserActivity) { Self.calls.append("restore") }
    }

    @Test
    func `An app without scenes gets the address of its launch twice: as an option, and to open`() async throws {
        Classic.calls = []
        Classic.opensAtLaunch = true
        _ = try await AppDriver.launch(Classic.self, opening: [URL(string: "example:x")!])
        #expect(Classic.calls == ["launch example:x", "open example:x false"])
    }

    @Test
    func `A delegate that returns false at launch is not asked to open the address`() async throws {
        Classic.calls = []
        Classic.opensAtLaunch = false
        _ = try await AppDriver.launch(Classic.self, opening: [URL(string: "example:x")!])
        #expect(Classic.calls == ["launch example:x"])
    }

    @Test
    func `An app without scenes continues activities and restores their state`() async throws {
        Classic.calls = []
        let driver = try await AppDriver.launch(Classic.self)
        try await driver.open([URL(string: "http://example.com")!, URL(fileURLWithPath: "/tmp/a")])
        #expect(
            Classic.calls == ["launch without", "continue http://example.com", "restore", "open file:///tmp/a true"]
        )
    }

    /// Has only the method of iOS 8 and earlier.
    private final class Old: UIResponder, UIApplicationDelegate {
        static var opened: [URL] = []
        func application(
            _ application: UIApplication,
            open url: URL,
            sourceApplication: String?,
            annotation: Any
        ) -> Bool {
            Self.opened.append(url)
            return true
        }
    }

    @Test
    func `The method of old apps for opening an address is called`() async throws {
        Old.opened = []
        let driver = try await AppDriver.launch(Old.self)
        try await driver.open([URL(string: "example:old")!])
        #expect(Old.opened.map(\.absoluteString) == ["example:old"])
    }

    // MARK: Outgoing

    @Test
    func `A scene opens addresses, but not those for other apps only`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        let scene = try #require(driver.application.connectedScenes.first)
        let url = URL(string: "https://example.com")!
        let options = UIScene.OpenExternalURLOptions()
        options.universalLinksOnly = true
        var answers: [Bool] = []
        scene.open(url, options: nil) { answers.append($0) }
        scene.open(url, options: options) { answers.append($0) }
        driver.application.open(url, options: [.universalLinksOnly: true]) { answers.append($0) }
        #expect(answers == [true, false, false])
        #expect(driver.host.openedURLs == [url])
        let settings = try #require(URL(string: UIApplication.openSettingsURLString))
        #expect(!driver.application.canOpenURL(settings))
    }
}
