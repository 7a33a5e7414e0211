import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

/// A scene delegate that notes the root of its window. An Info.plist can only name a class that is not nested.
final class StorySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var rootAtConnection: UIViewController?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        rootAtConnection = window?.rootViewController
    }
}

/// Launches with the storyboards that an Info.plist names.
@MainActor
@Suite("Launch by Info.plist", .serialized)
struct InfoPlistLaunchTests {
    final class MainDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var rootAtLaunch: UIViewController?
        var wasHidden = false

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            rootAtLaunch = window?.rootViewController
            wasHidden = window?.isHidden == true
            return true
        }
    }

    final class ReplacingDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.rootViewController?.title = "Own"
            window?.makeKeyAndVisible()
            return true
        }
    }

    final class PlainDelegate: UIResponder, UIApplicationDelegate {}

    final class TemplateDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        }
    }

    /// A bundle with an Info.plist and a storyboard `Main`, which is deleted after the test.
    private final class App {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString).app")
        var bundle: Bundle { Bundle(path: folder.path)! }

        init(_ info: [String: Any]) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let list = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            try list.write(to: folder.appendingPathComponent("Info.plist"))
            let storyboard = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                targetRuntime="iOS.CocoaTouch" initialViewController="r"><scenes><scene sceneID="s"><objects>
                <viewController id="r" title="Story" sceneMemberID="viewController"/></objects></scene></scenes></document>
                """
            let base = folder.appendingPathComponent("Base.lproj")
            try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
            try Data(storyboard.utf8).write(to: base.appendingPathComponent("Main.storyboard"))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private func launch<Delegate: UIApplicationDelegate & NSObject>(
        _ type: Delegate.Type,
        _ app: App
    ) throws -> (application: UIApplication, delegate: Delegate) {
        let application = UIApplication.launch(
            on: HeadlessHost(),
            applicationDelegate: { UIApplication.makeDelegate(type) },
            bundle: app.bundle
        )
        return (application, try #require(application.delegate as? Delegate))
    }

    private func scenes(_ configuration: [String: Any]) -> [String: Any] {
        let role = "UIWindowSceneSessionRoleApplication"
        return ["UIApplicationSceneManifest": ["UISceneConfigurations": [role: [configuration]]]]
    }

    @Test(arguments: ["Main", "Main.storyboard"])
    func `the main storyboard is in the delegate's window before the launch finishes`(name: String) throws {
        let (application, delegate) = try launch(MainDelegate.self, App(["UIMainStoryboardFile": name]))
        #expect(delegate.rootAtLaunch?.title == "Story")
        #expect(delegate.wasHidden)
        #expect(application.visibleWindows == [delegate.window])
        #expect(delegate.window?.isKeyWindow == true)
        application.abandon()
    }

    @Test func `the storyboard for phones has priority`() throws {
        let app = try App(["UIMainStoryboardFile": "Missing", "UIMainStoryboardFile~iphone": "Main"])
        let (application, delegate) = try launch(MainDelegate.self, app)
        #expect(delegate.window?.rootViewController?.title == "Story")
        application.abandon()
    }

    @Test func `a window that the delegate creates replaces that of the main storyboard`() throws {
        let (application, delegate) = try launch(ReplacingDelegate.self, App(["UIMainStoryboardFile": "Main"]))
        #expect(application.visibleWindows == [delegate.window])
        #expect(application.visibleWindows.first?.rootViewController?.title == "Own")
        application.abandon()
    }

    @Test func `a delegate without a window does not show the main storyboard`() throws {
        let (application, _) = try launch(PlainDelegate.self, App(["UIMainStoryboardFile": "Main"]))
        #expect(application.visibleWindows.isEmpty)
        application.abandon()
    }

    @Test func `an app with scenes ignores the main storyboard`() throws {
        var info = scenes(["UISceneConfigurationName": "Default Configuration"])
        info["UIMainStoryboardFile"] = "Main"
        let (application, delegate) = try launch(MainDelegate.self, App(info))
        #expect(delegate.window == nil)
        application.abandon()
    }

    @Test func `a scene's storyboard is in the window of its delegate when the scene connects`() throws {
        let name = String(reflecting: StorySceneDelegate.self)
        let info = scenes([
            "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": name,
            "UISceneStoryboardFile": "Main",
        ])
        for type in [TemplateDelegate.self, PlainDelegate.self] as [any (UIApplicationDelegate & NSObject).Type] {
            let app = try App(info)
            let application = UIApplication.launch(
                on: HeadlessHost(),
                applicationDelegate: { UIApplication.makeDelegate(type) },
                bundle: app.bundle
            )
            let scene = try #require(application.windowScenes.first)
            let delegate = try #require(scene.delegate as? StorySceneDelegate)
            #expect(delegate.rootAtConnection?.title == "Story")
            #expect(scene.windows.filter { !$0.isHidden } == [delegate.window])
            #expect(scene.keyWindow === delegate.window)
            application.abandon()
        }
    }

    @Test func `a configuration without an entry of its name is empty`() throws {
        let (application, _) = try launch(PlainDelegate.self, App(scenes(["UISceneConfigurationName": "One"])))
        let other = UISceneConfiguration(name: "Two", sessionRole: .windowApplication)
        #expect(other.name == "Two" && other.delegateClass == nil && other.storyboard == nil)
        #expect(UISceneConfiguration(name: nil, sessionRole: .windowApplication).name == "One")
        application.abandon()
    }

    @Test func `the display name is that of the user's language`() throws {
        let app = try App(["CFBundleName": "Shop", "CFBundleDisplayName": "Best Shop"])
        let german = app.folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try Data("CFBundleDisplayName = Laden;".utf8).write(to: german.appendingPathComponent("InfoPlist.strings"))
        for (language, name) in ["de": "Laden", "en": "Best Shop"] {
            let host = HeadlessHost()
            host.preferredLanguages = [language]
            let application = UIApplication.launch(on: host, applicationDelegate: nil, bundle: app.bundle)
            #expect(application.info.displayName == name)
            application.abandon()
        }
    }

    @Test func `a storyboard has the texts of the user's language`() throws {
        let app = try App(["UIMainStoryboardFile": "Main", "CFBundleDevelopmentRegion": "en"])
        let german = app.folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try Data("\"r.title\" = \"Geschichte\";".utf8).write(to: german.appendingPathComponent("Main.strings"))
        let host = HeadlessHost()
        host.preferredLanguages = ["de-AT"]
        let application = UIApplication.launch(
            on: host,
            applicationDelegate: { MainDelegate() },
            bundle: app.bundle
        )
        #expect(application.visibleWindows.first?.rootViewController?.title == "Geschichte")
        application.abandon()
    }
}
