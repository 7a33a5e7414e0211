import Foundation
@_spi(Host) import HeadlessHost
import Synchronization
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("State restoration of controllers", .serialized)
struct RestorationTests {
    /// A page with a counter, which can be pushed.
    final class Page: UIViewController, UIViewControllerRestoration {
        static var calls: [String] = []
        /// Whether the page encodes the value that the first version of the app did not have.
        static var writesWords = true
        /// Whether decoding the state crashes the app.
        static var crashes = false
        var count = 0

        convenience init(_ name: String, isMadeAnew: Bool = false) {
            self.init(nibName: nil, bundle: nil)
            title = name
            restorationIdentifier = name
            if isMadeAnew { restorationClass = Page.self }
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            Self.calls.append("encode \(title ?? "-")")
            coder.encode(count, forKey: "count")
            if Self.writesWords { coder.encode("\(title ?? "-")!", forKey: "words") }
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            if Self.crashes { fatalError("The state is not understood.") }
            count = coder.decodeInteger(forKey: "count")
            let words = coder.decodeObject(of: NSString.self, forKey: "words") as String?
            Self.calls.append("decode \(title ?? "-") \(count) \(words ?? "-")")
        }

        override func applicationFinishedRestoringState() {
            super.applicationFinishedRestoringState()
            Self.calls.append("finished \(title ?? "-")")
        }

        static func viewController(
            withRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? {
            calls.append("make \(identifierComponents.joined(separator: "/"))")
            return identifierComponents.last.map { Page($0, isMadeAnew: true) }
        }
    }

    class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        static var agrees = true

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigation = UINavigationController(rootViewController: Page("First"))
            navigation.restorationIdentifier = "Stack"
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Page.calls.append("didFinish")
            return true
        }

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
            coder.encode(3, forKey: "version")
            return Self.agrees
        }

        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            coder.decodeInteger(forKey: "version") == 3
        }

        func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
        func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }

        func application(
            _ application: UIApplication,
            viewControllerWithRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? { nil }

        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            Page.calls.append("willEncode")
        }

        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            Page.calls.append("didDecode \(coder.decodeInteger(forKey: "version"))")
        }
    }

    private func navigation(_ driver: AppDriver) throws -> UINavigationController {
        let root = driver.application.visibleWindows.first?.rootViewController
        return try #require(root as? UINavigationController)
    }

    @Test func `controllers encode their state on saving, and are recreated and decoded before didFinishLaunching`()
        async throws
    {
        Delegate.agrees = true
        let driver = try await AppDriver.launch(Delegate.self)
        let stack = try navigation(driver)
        stack.pushViewController(Page("Second", isMadeAnew: true), animated: false)
        (stack.viewControllers[0] as? Page)?.count = 5
        (stack.viewControllers[1] as? Page)?.count = 8
        Page.calls = []
        try await driver.save()
        #expect(Page.calls == ["willEncode", "encode First", "encode Second"])
        Page.calls = []
        try await driver.relaunch()
        #expect(
            Page.calls == [
                "make Stack/Second", "decode First 5 First!", "decode Second 8 Second!", "finished First",
                "finished Second", "didDecode 3", "didFinish",
            ]
        )
        #expect(try navigation(driver).viewControllers.map(\.title) == ["First", "Second"])
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Second"])
    }

    @Test func `a delegate that declines saving leaves no state and removes the saved one`() async throws {
        Delegate.agrees = true
        let driver = try await AppDriver.launch(Delegate.self)
        try await driver.save()
        Delegate.agrees = false
        try await driver.save()
        Page.calls = []
        try await driver.relaunch()
        #expect(Page.calls == ["didFinish"])
    }

    /// Implements the methods from before iOS 13, and creates its pages itself.
    final class OldDelegate: Delegate {
        override func application(
            _ application: UIApplication,
            shouldSaveSecureApplicationState coder: NSCoder
        ) -> Bool { false }

        override func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
            true
        }
        override func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            true
        }

        override func application(
            _ application: UIApplication,
            viewControllerWithRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? {
            identifierComponents.last == "Third" ? Page("Third") : nil
        }
    }

    @Test func `the non-secure restoration methods work, and the delegate can create controllers`() async throws {
        let driver = try await AppDriver.launch(OldDelegate.self)
        try navigation(driver).pushViewController(Page("Third"), animated: false)
        try await driver.save()
        Page.calls = []
        try await driver.relaunch()
        #expect(try navigation(driver).viewControllers.map(\.title) == ["First", "Third"])
        #expect(Page.calls.contains("decode Third 0 Third!"))
    }

    /// Starts with two tabs, the second of which is a navigation controller.
    final class TabsDelegate: Delegate {
        override func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "Tabs"
            let navigation = UINavigationController(rootViewController: Page("First"))
            navigation.restorationIdentifier = "Stack"
            tabs.viewControllers = [Page("News"), navigation]
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    @Test func `a navigation stack is restored in the order of viewControllers, not of creation`() async throws {
        Delegate.agrees = true
        let driver = try await AppDriver.launch(Delegate.self)
        let stack = try navigation(driver)
        let (first, second) = (stack.viewControllers[0], Page("Second", isMadeAnew: true))
        stack.pushViewController(second, animated: false)
        let between = Page("Between", isMadeAnew: true)
        stack.setViewControllers([first, between, second], animated: false)
        #expect(stack.children == [first, between, second])
        try await driver.save()
        try await driver.relaunch()
        #expect(try navigation(driver).viewControllers.map(\.title) == ["First", "Between", "Second"])
    }

    @Test func `the selected tab is restored, and a missing tab does not affect the others`()
        async throws
    {
        Delegate.agrees = true
        let driver = try await AppDriver.launch(TabsDelegate.self)
        func tabs() throws -> UITabBarController {
            try #require(driver.application.visibleWindows.first?.rootViewController as? UITabBarController)
        }
        let before = try tabs()
        let stack = try #require(before.viewControllers?.last as? UINavigationController)
        stack.pushViewController(Page("Second", isMadeAnew: true), animated: false)
        // The next launch does not have the first tab.
        before.viewControllers = [Page("Gone"), stack]
        before.selectedIndex = 1
        try await driver.save()
        try await driver.relaunch()
        let after = try tabs()
        #expect(after !== before)
        #expect(after.selectedIndex == 1)
        let kept = try #require(after.viewControllers?.last as? UINavigationController)
        #expect(kept.viewControllers.map(\.title) == ["First", "Second"])
    }

    @Test func `the selected tab is restored by its identifier`() {
        func controller(_ names: [String]) -> UITabBarController {
            UITabBarController(
                tabs: names.map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
            )
        }
        let (old, new) = (controller(["A", "B"]), controller(["B", "C", "A"]))
        old.selectedIndex = 1
        new.selectedIndex = 2
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        old.encodeRestorableState(with: archiver)
        archiver.finishEncoding()
        let coder = try! NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        new.decodeRestorableState(with: coder)
        #expect(new.selectedTab?.identifier == "B")
    }

    /// Starts with three tabs whose view controllers are created when the tabs are first selected.
    final class LazyTabsDelegate: Delegate {
        override func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let tabs = UITabBarController(
                tabs: ["A", "B", "C"].map { UITab(title: $0, image: nil, identifier: $0) { Page($0.identifier) } }
            )
            tabs.restorationIdentifier = "Tabs"
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    @Test func `the controllers of lazily created tabs are restored repeatedly`() async throws {
        Delegate.agrees = true
        let driver = try await AppDriver.launch(LazyTabsDelegate.self)
        func tabs() throws -> UITabBarController {
            try #require(driver.application.visibleWindows.first?.rootViewController as? UITabBarController)
        }
        try tabs().selectedIndex = 1
        (try tabs().selectedViewController as? Page)?.count = 7
        try tabs().selectedIndex = 0
        for _ in 0..<2 {
            try await driver.save()
            Page.calls = []
            try await driver.relaunch()
            #expect(Page.calls.filter { $0.hasPrefix("decode") } == ["decode A 0 A!", "decode B 7 B!"])
            #expect(try tabs().selectedTab?.identifier == "A")
            #expect(try tabs().children.map(\.title) == ["A", "B"])
        }
        try tabs().selectedIndex = 1
        #expect((try tabs().selectedViewController as? Page)?.count == 7)
    }

    @Test func `decoding a key that an older version of the app did not encode returns nil`() async throws {
        Delegate.agrees = true
        Page.writesWords = false
        defer { Page.writesWords = true }
        let driver = try await AppDriver.launch(Delegate.self)
        (try navigation(driver).viewControllers[0] as? Page)?.count = 5
        try await driver.save()
        Page.calls = []
        try await driver.relaunch()
        #expect(Page.calls == ["decode First 5 -", "finished First", "didDecode 3", "didFinish"])
    }

    @Test func `a property list in place of a controller's archive is ignored`() async throws {
        Delegate.agrees = true
        let host = HeadlessHost()
        var state = RestorableState()
        state.application = RestorableState.archive(secure: true) { $0.encode(3, forKey: "version") }
        let plist = try PropertyListSerialization.data(fromPropertyList: ["$top": 1], format: .binary, options: 0)
        state.roots = [RestorableNode(identifier: "Stack", restorationClass: nil, state: plist, children: [])]
        host.storeState(try state.data(), forSession: "application")
        Page.calls = []
        _ = try await AppDriver.launch(Delegate.self, on: host)
        #expect(Page.calls == ["didDecode 3", "didFinish"])
    }

    // MARK: Crashes

    /// A host with a state folder that the tests share with a child process.
    private static func host(of tests: pid_t, report: (@Sendable (String) -> Void)? = nil) -> HeadlessHost {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("searchlight-crash-\(tests)")
        let store = StateStore(program: "app", environment: ["XDG_STATE_HOME": home.path], report: report)
        return HeadlessHost(states: store, environment: [:])
    }

    private static func crash() async throws {
        Page.crashes = true
        _ = try await AppDriver.launch(Delegate.self, on: host(of: getppid()))
    }

    @Test func `state that crashed the app is set aside and reported at the next launch`() async throws {
        Delegate.agrees = true
        let messages = Mutex<[String]>([])
        let report: @Sendable (String) -> Void = { message in messages.withLock { $0.append(message) } }
        let first = Self.host(of: getpid())
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("searchlight-crash-\(getpid())")
        defer { try? FileManager.default.removeItem(at: home) }
        let driver = try await AppDriver.launch(Delegate.self, on: first)
        (try navigation(driver).viewControllers[0] as? Page)?.count = 5
        try await driver.save()
        driver.terminate()
        let file = home.appendingPathComponent("app/application.state")
        let state = try Data(contentsOf: file)
        await #expect(processExitsWith: .failure) { try await RestorationTests.crash() }
        Page.calls = []
        let next = try await AppDriver.launch(Delegate.self, on: Self.host(of: getpid(), report: report))
        #expect(Page.calls == ["didFinish"])
        #expect(messages.withLock { $0.count } == 1)
        #expect(messages.withLock { $0.first?.contains("renamed to \(file.path).damaged") } == true)
        #expect(try Data(contentsOf: file.appendingPathExtension("damaged")) == state)
        try await next.save()
        next.terminate()
        Page.calls = []
        _ = try await AppDriver.launch(Delegate.self, on: Self.host(of: getpid(), report: report))
        #expect(Page.calls.first?.hasPrefix("decode First") == true)
        #expect(messages.withLock { $0.count } == 1)
    }

    @Test func `a launch that settles leaves no marker file`() async throws {
        Delegate.agrees = true
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let store = StateStore(program: "app", environment: ["XDG_STATE_HOME": home.path])
        let driver = try await AppDriver.launch(Delegate.self, on: HeadlessHost(states: store, environment: [:]))
        try await driver.save()
        Page.calls = []
        try await driver.relaunch()
        #expect(Page.calls.first?.hasPrefix("decode First") == true)
        let files = try FileManager.default.contentsOfDirectory(atPath: store.folder.path)
        #expect(!files.contains { $0.hasSuffix(".launching") }, "\(files)")
    }

    @Test func `damaged state is ignored`() async throws {
        let host = HeadlessHost()
        host.storeState(Data("no state".utf8), forSession: "application")
        Page.calls = []
        _ = try await AppDriver.launch(Delegate.self, on: host)
        #expect(Page.calls == ["didFinish"])
    }
}
