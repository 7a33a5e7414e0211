#if GTK
import CGTK
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
    private static let server = try? NotificationServer()

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

/// A server of `org.freedesktop.Notifications` with a connection of its own to the session bus. It numbers each notification 7.
@MainActor
private final class NotificationServer {
    /// The calls, with their arguments in the text format of GVariant.
    private(set) var calls: [String] = []
    private let bus: OpaquePointer
    private var registration: guint = 0

    struct Failure: Error {}

    private static let interface = """
        <node><interface name='org.freedesktop.Notifications'>
        <method name='GetCapabilities'><arg type='as' direction='out'/></method>
        <method name='Notify'>
        <arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>
        <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>
        <arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/>
        </method>
        <method name='CloseNotification'><arg type='u' direction='in'/></method>
        </interface></node>
        """

    init() throws {
        let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil)
        defer { g_free(address) }
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        )
        guard let address, let bus = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil),
            let node = g_dbus_node_info_new_for_xml(Self.interface, nil),
            let interface = g_dbus_node_info_lookup_interface(node, "org.freedesktop.Notifications")
        else { throw Failure() }
        self.bus = bus
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, arguments, invocation, context in
            nonisolated(unsafe) let (method, arguments, invocation, context) = (method, arguments, invocation, context)
            MainActor.assumeIsolated {
                guard let method, let context else { return }
                let server = Unmanaged<NotificationServer>.fromOpaque(context).takeUnretainedValue()
                server.received(String(cString: method), arguments, invocation)
            }
        }
        registration = g_dbus_connection_register_object(
            bus,
            "/org/freedesktop/Notifications",
            interface,
            &table,
            Unmanaged.passUnretained(self).toOpaque(),
            nil,
            nil
        )
        g_dbus_node_info_unref(node)
        let reply = g_dbus_connection_call_sync(
            bus,
            "org.freedesktop.DBus",
            "/org/freedesktop/DBus",
            "org.freedesktop.DBus",
            "RequestName",
            g_variant_parse(nil, "('org.freedesktop.Notifications', uint32 7)", nil, nil, nil),
            nil,
            G_DBUS_CALL_FLAGS_NONE,
            -1,
            nil,
            nil
        )
        guard let reply, registration != 0 else { throw Failure() }
        g_variant_unref(reply)
    }

    private func received(_ method: String, _ arguments: OpaquePointer?, _ invocation: OpaquePointer?) {
        let text = g_variant_print(arguments, 1)
        defer { g_free(text) }
        calls.append("\(method) \(text.map { String(cString: $0) } ?? "")")
        let reply =
            switch method {
            case "GetCapabilities": "(['body', 'body-markup', 'actions'],)"
            case "Notify": "(uint32 7,)"
            default: "()"
            }
        g_dbus_method_invocation_return_value(invocation, g_variant_parse(nil, reply, nil, nil, nil))
    }

    /// Sends a signal with arguments in the text format of GVariant.
    func emit(_ signal: String, _ arguments: String) {
        g_dbus_connection_emit_signal(
            bus,
            nil,
            "/org/freedesktop/Notifications",
            "org.freedesktop.Notifications",
            signal,
            g_variant_parse(nil, arguments, nil, nil, nil),
            nil
        )
    }

    /// Forgets the calls.
    func clear() { calls = [] }
}
#endif
