import Foundation
import HeadlessHost
import Testing
import UIKitCore

@MainActor
@Suite("Launch and state", .serialized)
struct LaunchTests {
    private final class WindowDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        static var calls: [String] = []

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.calls.append("willFinish")
            return true
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.calls.append("didFinish")
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            controller.title = "Classic"
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { Self.calls.append("didBecomeActive") }
        func applicationWillTerminate(_ application: UIApplication) { Self.calls.append("willTerminate") }
    }

    @Test
    func `An app without scenes shows the window that its delegate creates`() async throws {
        WindowDelegate.calls = []
        let driver = try await AppDriver.launch(WindowDelegate.self)
        #expect(WindowDelegate.calls == ["willFinish", "didFinish", "didBecomeActive"])
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Classic"])
        #expect(driver.application.applicationState == .active)
    }

    @Test
    func `Terminating an app notifies its delegates`() async throws {
        let classic = try await AppDriver.launch(WindowDelegate.self)
        WindowDelegate.calls = []
        classic.terminate()
        #expect(WindowDelegate.calls == ["willTerminate"])
        let scenes = try await AppDriver.launch(sceneDelegate: CounterScene.self)
        CounterScene.calls = []
        scenes.terminate()
        #expect(
            CounterScene.calls == [
                "willResignActive", "didEnterBackground", "stateRestorationActivity", "didDisconnect",
            ]
        )
    }

    /// Shows a counter, and saves it in an activity.
    private final class CounterScene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        static var calls: [String] = []
        let controller = CounterController()

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            Self.calls.append("willConnect")
            let activity = session.stateRestorationActivity
            controller.count = activity?.userInfo?["count"] as? Int ?? 0
            controller.userActivity = activity ?? NSUserActivity(activityType: "com.example.counter")
            let window = UIWindow(windowScene: scene as! UIWindowScene)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
        }

        func sceneWillEnterForeground(_ scene: UIScene) { Self.calls.append("willEnterForeground") }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.calls.append("didBecomeActive") }
        func sceneWillResignActive(_ scene: UIScene) { Self.calls.append("willResignActive") }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.calls.append("didEnterBackground") }
        func sceneDidDisconnect(_ scene: UIScene) { Self.calls.append("didDisconnect") }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            Self.calls.append("stateRestorationActivity")
            return controller.userActivity
        }
    }

    private final class CounterController: UIViewController {
        let button = UIButton(type: .system)
        var count = 0 {
            didSet {
                button.setTitle("Count \(count)", for: .normal)
                userActivity?.needsSave = true
            }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            button.setTitle("Count \(count)", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .primaryActionTriggered)
            view.addSubview(button)
        }

        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            activity.userInfo = ["count": count]
        }
    }

    @Test
    func `A scene connects, enters the foreground and becomes active`() async throws {
        CounterScene.calls = []
        _ = try await AppDriver.launch(sceneDelegate: CounterScene.self)
        #expect(CounterScene.calls == ["willConnect", "willEnterForeground", "didBecomeActive"])
    }

    @Test
    func `Rule 82: the scene's state restoration activity is restored at the next launch`()
        async throws
    {
        let driver = try await AppDriver.launch(sceneDelegate: CounterScene.self)
        try await driver.tap("Count 0")
        try await driver.tap("Count 1")
        CounterScene.calls = []
        try await driver.save()
        #expect(
            CounterScene.calls == [
                "willResignActive", "didEnterBackground", "stateRestorationActivity", "willEnterForeground",
                "didBecomeActive",
            ]
        )
        try await driver.tap("Count 2")
        try await driver.relaunch()
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Count 2"])
    }

    @Test
    func `A relaunch without saved state starts from the initial state`() async throws {
        let driver = try await AppDriver.launch(sceneDelegate: CounterScene.self)
        try await driver.tap("Count 0")
        try await driver.relaunch()
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Count 0"])
    }

    @Test
    func `Saving an activity with an unsupported value throws an error that names its key`() async throws {
        final class Scene: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                let activity = NSUserActivity(activityType: "com.example.bad")
                activity.userInfo = ["view": NSObject()]
                return activity
            }
        }
        let driver = try await AppDriver.launch(sceneDelegate: Scene.self)
        let error = await #expect(throws: AppDriverError.self) { try await driver.save() }
        #expect(
            error?.description
                == "The activity 'com.example.bad' cannot be saved: the value for 'view' in its userInfo is not a string, "
                + "number, date, data or URL, nor an array or dictionary of these."
        )
    }

    @Test
    func `Only web addresses are opened`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        var answers: [Bool] = []
        driver.application.open(URL(string: "https://example.com")!) { answers.append($0) }
        driver.application.open(URL(string: "file:///etc/passwd")!) { answers.append($0) }
        #expect(answers == [true, false])
        #expect(driver.host.openedURLs.map(\.absoluteString) == ["https://example.com"])
    }

    @Test
    func `Mail addresses are opened if there is a mail program`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        let address = try #require(URL(string: "mailto:ann@example.com?subject=Hello&body=A%20text&cc=bob@example.com"))
        #expect(driver.application.canOpenURL(address))
        driver.application.open(address)
        driver.host.hasMailProgram = false
        #expect(!driver.application.canOpenURL(address))
        driver.application.open(address)
        #expect(driver.host.openedURLs == [address])
    }

    @Test
    func `Addresses of text messages are opened if there is a program for them`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        let address = try #require(URL(string: "sms:+4930123?body=Hello"))
        #expect(!driver.application.canOpenURL(address))
        driver.host.hasMessageProgram = true
        #expect(driver.application.canOpenURL(address))
        driver.application.open(address)
        #expect(driver.host.openedURLs == [address])
    }

    @Test(arguments: [
        "sms:110?attach=/etc/passwd", "sms://110?body=a", "mailto:?attach=/etc/passwd",
        "mailto:a@example.com?Attachment=x", "mailto://host/a",
        "mailto:?subject=a&from=b",
    ])
    func `Addresses of messages with other fields than recipients and text are not opened`(_ text: String) async throws
    {
        let driver = try await AppDriver.launch { UIViewController() }
        driver.host.hasMessageProgram = true
        let address = try #require(URL(string: text))
        #expect(!driver.application.canOpenURL(address))
    }
}
