#if GTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// The app on the session bus, called by another process as the desktop calls it.
@MainActor
@Suite("Requests on the session bus", .enabled(if: isOnDisplay))
struct DesktopApplicationTests {
    /// One for all tests: a process has a single GtkApplication, whose name on the bus stays.
    private static let desktop = DesktopApplication(identifier: "com.example.searchlight-tests")

    private func call(_ method: String, _ arguments: String...) throws {
        try XTool.run(
            "gdbus",
            [
                "call", "--session", "--dest", "com.example.searchlight-tests",
                "--object-path", "/com/example/searchlight_tests",
                "--method", "org.freedesktop.Application.\(method)",
            ] + arguments
        )
    }

    @Test
    func `The bus opens addresses and files in the running app, and starts its quick actions`() async throws {
        let desktop = try #require(Self.desktop)
        #expect(!desktop.isRemote)
        try await GTKAppDriver.run(Delegate.self) { driver in
            Delegate.calls = []
            driver.host.desktopApplication = desktop
            defer { driver.host.desktopApplication = nil }
            let application = UIApplication.shared
            application.shortcutItems = [UIApplicationShortcutItem(type: "com.example.new", localizedTitle: "New")]
            GTKProcess.connect(desktop, to: application)
            try call("Open", "['example:page?name=a%20b', 'file:///etc/hosts']", "{}")
            try await driver.settle { Delegate.calls.count == 2 }
            #expect(Delegate.calls.sorted() == ["open example:page?name=a%20b", "open file:///etc/hosts"])
            try call("ActivateAction", "com-example-new", "[]", "{}")
            try await driver.settle { Delegate.calls.count == 3 }
            #expect(Delegate.calls.last == "perform com.example.new")
            try call("Activate", "{}")
            application.shortcutItems = []
            // The bus may report an unknown action, or ignore the call.
            try? call("ActivateAction", "com-example-new", "[]", "{}")
            try await driver.settle()
            #expect(Delegate.calls.count == 3)
        }
    }

    @Test
    func `Identifiers that are no names on a bus are refused`() {
        #expect(DesktopApplication(identifier: "no dots") == nil)
    }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
    static var calls: [String] = []
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        Self.calls.append("open \(url)")
        return true
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
#endif
