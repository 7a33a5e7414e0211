import Foundation
@_spi(Host) import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("The device and system notifications", .serialized)
struct DeviceTests {
    /// Logs the notifications of an object by name.
    @MainActor
    private final class Listener {
        private var heard: [(object: AnyObject?, name: String, application: UIApplication?)] = []
        private var tokens: [NSObjectProtocol] = []

        /// Returns the notifications of an object since the last call. Other apps in the process also post notifications.
        func names(of object: AnyObject) -> [String] {
            defer { heard = [] }
            return heard.filter { $0.object === object }.map(\.name)
        }

        /// Returns the notifications in an app since the last call.
        func names(in application: UIApplication) -> [String] {
            defer { heard = [] }
            return heard.filter { $0.application === application }.map(\.name)
        }

        init(_ names: [NSNotification.Name]) {
            for name in names {
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    nonisolated(unsafe) let entry = (note.object as AnyObject?, note.name.rawValue)
                    MainActor.assumeIsolated { self.heard.append((entry.0, entry.1, UIApplication.current)) }
                }
                tokens.append(token)
            }
        }

        func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func `the device is a Linux machine with the host's user interface idiom`() async throws {
        let host = HeadlessHost()
        host.traits = UITraitCollection(userInterfaceIdiom: .pad)
        _ = try await AppDriver.launch(on: host) { UIViewController() }
        let device = UIDevice.current
        #expect(device === UIDevice.current)
        #expect(device.systemName == "Linux")
        #expect(device.model == "Linux" && device.localizedModel == "Linux")
        #expect(device.systemVersion.split(separator: ".").count >= 2)
        #expect(device.systemVersion.split(separator: ".").allSatisfy { Int($0) != nil })
        #expect(!device.name.isEmpty)
        #expect(device.userInterfaceIdiom == .pad)
    }

    @Test func `a window that becomes wider than high changes the device orientation, with one notification`()
        async throws
    {
        let driver = try await AppDriver.launch { UIViewController() }
        let listener = Listener([UIDevice.orientationDidChangeNotification])
        defer { listener.stop() }
        #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
        #expect(UIDevice.current.orientation == .portrait)
        try await driver.resize(to: CGSize(width: 400, height: 600))
        #expect(listener.names(in: driver.application).isEmpty)
        try await driver.resize(to: CGSize(width: 800, height: 600))
        #expect(UIDevice.current.orientation == .landscapeLeft)
        try await driver.resize(to: CGSize(width: 900, height: 600))
        #expect(listener.names(in: driver.application) == ["UIDeviceOrientationDidChangeNotification"])
    }

    @Test func `calls to begin and end orientation notifications are counted`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        driver.terminate()
        let device = UIDevice.current
        #expect(!device.isGeneratingDeviceOrientationNotifications)
        #expect(device.orientation == .unknown)
        device.beginGeneratingDeviceOrientationNotifications()
        device.beginGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)
    }

    @Test func `orientations are classified as portrait, landscape or flat`() {
        let upright: [UIDeviceOrientation] = [.portrait, .portraitUpsideDown]
        let sideways: [UIDeviceOrientation] = [.landscapeLeft, .landscapeRight]
        for orientation in upright { #expect(orientation.isPortrait && orientation.isValidInterfaceOrientation) }
        for orientation in sideways { #expect(orientation.isLandscape && orientation.isValidInterfaceOrientation) }
        for orientation in [UIDeviceOrientation.faceUp, .faceDown] {
            #expect(orientation.isFlat && !orientation.isValidInterfaceOrientation)
        }
        #expect(UIDeviceOrientation.unknown.rawValue == 0 && UIDeviceOrientation.faceDown.rawValue == 6)
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        static var calls: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = WarnedController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Self.calls.append("delegate") }
    }

    private final class WarnedController: UIViewController {
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            Delegate.calls.append("controller")
        }
    }

    @Test func `a memory warning reaches the delegate, then all controllers, also off screen, then observers`()
        async throws
    {
        let driver = try await AppDriver.launch(Delegate.self)
        Delegate.calls = []
        let offScreen = WarnedController()
        for _ in 0..<100 { _ = WarnedController() }
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification,
            object: driver.application,
            queue: nil
        ) { _ in MainActor.assumeIsolated { Delegate.calls.append("observer") } }
        defer { NotificationCenter.default.removeObserver(token) }
        try await driver.warnOfShortMemory()
        #expect(Delegate.calls == ["delegate", "controller", "controller", "observer"])
        #expect(driver.application.livingControllers.all.contains(offScreen))
    }

    @Test func `an app without scenes posts its life-cycle notifications in UIKit's order`() async throws {
        let listener = Listener([
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
        ])
        defer { listener.stop() }
        let driver = try await AppDriver.launch(Delegate.self)
        let launch = ["UIApplicationDidFinishLaunchingNotification", "UIApplicationDidBecomeActiveNotification"]
        #expect(listener.names(of: driver.application) == launch)
        try await driver.save()
        let away = ["UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification"]
        let back = ["UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification"]
        #expect(listener.names(of: driver.application) == away + back)
        driver.terminate()
        #expect(listener.names(of: driver.application) == away + ["UIApplicationWillTerminateNotification"])
    }

    @Test func `a scene posts its life-cycle notifications in UIKit's order`() async throws {
        let listener = Listener([
            UIScene.willConnectNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.didDisconnectNotification,
        ])
        defer { listener.stop() }
        let driver = try await AppDriver.launch { UIViewController() }
        let scene = try #require(driver.application.connectedScenes.first)
        #expect(
            listener.names(of: scene) == [
                "UISceneWillConnectNotification", "UISceneWillEnterForegroundNotification",
                "UISceneDidActivateNotification",
            ]
        )
        driver.terminate()
        #expect(
            listener.names(of: scene) == [
                "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
                "UISceneDidDisconnectNotification",
            ]
        )
    }

    @Test
    func `the host keeps the screen on while the app asks for it`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        #expect(!driver.host.isIdleTimerDisabled)
        driver.application.isIdleTimerDisabled = true
        #expect(driver.host.isIdleTimerDisabled)
        driver.application.isIdleTimerDisabled = false
        #expect(!driver.host.isIdleTimerDisabled)
        #expect(UIScreen.main.maximumFramesPerSecond == 60)
        #expect(UIDevice.current.identifierForVendor != nil)
        #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    }
}
