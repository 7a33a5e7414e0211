#if GTK
import Foundation
import Testing
@_spi(Host) import UIKitCore
import UserNotifications

@_spi(Testing) import GTKHostTesting

/// Notifications as messages on the session bus, to a server that the test starts there.
@MainActor
@Suite(
    "Notifications on the session bus",
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false)
)
struct DesktopNotificationTests {
    /// One for all tests: a name on the bus passes to a new owner with a delay.
    private static let server = try? BusServer.notifications()

    private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        var calls: [String] = []
        func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse)
            async
        {
            calls.append(response.actionIdentifier)
        }
    }

    @Test
    func `The server receives the texts escaped, and its answers reach the delegate`() async throws {
        let server = try #require(Self.server)
        server.clear()
        let delegate = Delegate()
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            let center = UNUserNotificationCenter.current()
            center.delegate = delegate
            let action = UNNotificationAction(identifier: "com.example.later", title: "Later")
            center.setNotificationCategories([
                UNNotificationCategory(identifier: "tea", actions: [action], intentIdentifiers: [])
            ])
            let content = UNMutableNotificationContent()
            content.title = "Tea & <b>cake</b>"
            content.body = "for <i>you</i> & me"
            content.categoryIdentifier = "tea"
            content.sound = .default
            let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
            // The service answers while GTK runs, which a test that waits for the end of the call prevents.
            center.add(request, withCompletionHandler: nil)
            try await driver.settle { server.calls.contains { $0.hasPrefix("Notify") } }
            let call = try #require(server.calls.last)
            #expect(call.contains("'Tea & <b>cake</b>', 'for &lt;i&gt;you&lt;/i&gt; &amp; me'"))
            #expect(call.contains("['default', '', '0', 'Later']"))
            #expect(call.contains("'urgency': <byte 0x01>, 'sound-name': <'message-new-instant'>"))
            // The answer with the number of the notification.
            try await driver.settle()
            server.emit("ActionInvoked", "(uint32 7, '0')")
            try await driver.settle { !delegate.calls.isEmpty }
            #expect(delegate.calls == ["com.example.later"])
        }
    }

    @Test
    func `A notification that is replaced before the server's answer is closed`() async throws {
        let server = try #require(Self.server)
        server.clear()
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            let host = UIApplication.shared.host
            let delegate = Delegate()
            host.findNotificationService { if $0 { delegate.calls.append("found") } }
            try await driver.settle { !delegate.calls.isEmpty }
            let notification = HostNotification(
                identifier: "twice",
                title: "Tea",
                body: "",
                actions: [],
                sound: nil,
                urgency: .normal
            )
            host.show(notification) { _ in }
            host.show(notification) { _ in }
            try await driver.settle { server.calls.contains { $0.hasPrefix("Close") } }
            #expect(server.calls.filter { $0.hasPrefix("Notify") }.count == 2)
            #expect(server.calls.last == "CloseNotification (uint32 7,)")
            try await driver.settle()
            host.hideNotification("twice")
        }
    }

    @Test
    func `Removing a notification closes it on the server`() async throws {
        let server = try #require(Self.server)
        server.clear()
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            let delegate = Delegate()
            let center = UNUserNotificationCenter.current()
            center.delegate = delegate
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
            // The service answers while GTK runs, which a test that waits for the end of the call prevents.
            center.add(request, withCompletionHandler: nil)
            try await driver.settle { server.calls.contains { $0.hasPrefix("Notify") } }
            try await driver.settle()
            center.removeAllDeliveredNotifications()
            try await driver.settle { server.calls.last == "CloseNotification (uint32 7,)" }
            #expect(server.calls.last == "CloseNotification (uint32 7,)")
        }
    }
}

/// A server of `org.freedesktop.Notifications`. It numbers each notification 7.
extension BusServer {
    @MainActor
    fileprivate static func notifications() throws -> BusServer {
        try BusServer(
            "org.freedesktop.Notifications",
            at: "/org/freedesktop/Notifications",
            methods: """
                <method name='GetCapabilities'><arg type='as' direction='out'/></method>
                <method name='Notify'>
                <arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>
                <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>
                <arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/>
                </method>
                <method name='CloseNotification'><arg type='u' direction='in'/></method>
                """
        ) { method in
            switch method {
            case "GetCapabilities": "(['body', 'body-markup', 'actions'],)"
            case "Notify": "(uint32 7,)"
            default: "()"
            }
        }
    }
}
#endif
