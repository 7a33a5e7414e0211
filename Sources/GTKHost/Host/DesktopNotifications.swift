#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The notifications of the app on the desktop, through `org.freedesktop.Notifications` on the session bus.
///
/// Titles are plain text by the specification. A server may interpret markup in texts, so texts are escaped for such a server.
@MainActor
final class DesktopNotifications {
    private let server = BusService("org.freedesktop.Notifications", at: "/org/freedesktop/Notifications")

    private struct Shown {
        /// Distinguishes notifications with the same identifier.
        let serial: Int
        /// The number on the server, which a replacement keeps. Nil before the server's answer.
        var number: UInt32?
        let answer: @MainActor (HostNotification.Answer) -> Void
        let actions: [String]
    }

    private var isListening = false
    private var shown: [String: Shown] = [:]
    private var lastSerial = 0
    /// Whether the server interprets markup. Nil before its answer.
    private var hasMarkup: Bool?

    // MARK: Requests

    /// Asks the server for its capabilities, which also starts it. Calls a closure with whether there is one.
    func find(_ body: @escaping @MainActor (Bool) -> Void) {
        if hasMarkup != nil { return body(true) }
        call("GetCapabilities", [], answer: "(as)") { [weak self] reply in
            self?.hasMarkup = reply.map { Self.child(0, of: $0) { Self.texts(in: $0).contains("body-markup") } }
            body(reply != nil)
        }
    }

    /// Shows a notification, in place of an earlier one with the same identifier.
    func show(_ notification: HostNotification, answer: @escaping @MainActor (HostNotification.Answer) -> Void) {
        let earlier = shown[notification.identifier]?.number
        let actions = notification.actions.map(\.identifier)
        lastSerial += 1
        let serial = lastSerial
        shown[notification.identifier] = Shown(serial: serial, number: earlier, answer: answer, actions: actions)
        find { [weak self] isAvailable in
            // The app may have removed or replaced the notification before the server was found.
            guard let self, shown[notification.identifier]?.serial == serial else { return }
            guard isAvailable else {
                shown[notification.identifier] = nil
                return
            }
            call("Notify", arguments(of: notification, replacing: earlier ?? 0), answer: "(u)") { [weak self] reply in
                let number = reply.map { Self.child(0, of: $0) { g_variant_get_uint32($0) } }
                self?.serverAnswered(number, serial: serial, identifier: notification.identifier)
            }
        }
    }

    /// Stores the number of a notification. Closes the notification if the app removed it, or replaced it by one with another number,
    /// before the server's answer.
    private func serverAnswered(_ number: UInt32?, serial: Int, identifier: String) {
        guard shown[identifier]?.serial == serial else {
            if let number, shown[identifier]?.number != number { close(number) }
            return
        }
        if number == nil { shown[identifier] = nil } else { shown[identifier]?.number = number }
    }

    /// Removes a notification.
    func hide(_ identifier: String) {
        if let number = shown.removeValue(forKey: identifier)?.number { close(number) }
    }

    private func close(_ number: UInt32) {
        call("CloseNotification", [g_variant_new_uint32(number)], answer: nil) { _ in }
    }

    private func arguments(of notification: HostNotification, replacing number: UInt32) -> [OpaquePointer?] {
        let name = UIApplication.current?.info.displayName ?? ProcessInfo.processInfo.processName
        let title = notification.title.isEmpty ? name : notification.title
        let buttons = [("default", "")] + notification.actions.enumerated().map { ("\($0.offset)", $0.element.title) }
        return [
            BusService.text(name), g_variant_new_uint32(number), BusService.text(""), BusService.text(title),
            BusService.text(hasMarkup == true ? Self.escaped(notification.body) : notification.body),
            BusService.array("s", buttons.flatMap { [BusService.text($0.0), BusService.text($0.1)] }),
            BusService.array("{sv}", hints(of: notification)), g_variant_new_int32(-1),
        ]
    }

    private func hints(of notification: HostNotification) -> [OpaquePointer?] {
        var hints = [BusService.entry("urgency", g_variant_new_byte(notification.urgency.rawValue))]
        if let sound = notification.sound {
            hints.append(BusService.entry("sound-name", BusService.text(sound)))
        } else {
            hints.append(BusService.entry("suppress-sound", g_variant_new_boolean(1)))
        }
        if let identifier = Bundle.main.bundleIdentifier {
            hints.append(BusService.entry("desktop-entry", BusService.text(identifier)))
        }
        return hints
    }

    // MARK: Answers

    private func received(_ signal: String, _ arguments: OpaquePointer) {
        guard g_variant_n_children(arguments) >= 2 else { return }
        let number = Self.child(0, of: arguments) { g_variant_get_uint32($0) }
        guard let (identifier, entry) = shown.first(where: { $0.value.number == number }) else { return }
        switch signal {
        case "ActionInvoked":
            let key = Self.child(1, of: arguments) { Self.string($0) }
            shown[identifier] = nil
            let index = Int(key).flatMap { entry.actions.indices.contains($0) ? $0 : nil }
            entry.answer(index.map { .action(entry.actions[$0]) } ?? .opened)
        case "NotificationClosed":
            shown[identifier] = nil
            // 2: the user closed it. A notification that expired may still be in the desktop's list.
            if Self.child(1, of: arguments, { g_variant_get_uint32($0) }) == 2 { entry.answer(.dismissed) }
        default: break
        }
        MainLoop.codeDidRun()
    }

    // MARK: The bus

    private func call(
        _ method: String,
        _ arguments: [OpaquePointer?],
        answer: String?,
        _ body: @escaping @MainActor (OpaquePointer?) -> Void
    ) {
        if !isListening {
            isListening = true
            server.onSignal { [weak self] in self?.received($0, $1) }
        }
        server.call(method, arguments, answer: answer, body)
    }

    // MARK: Values

    private static func string(_ value: OpaquePointer?) -> String {
        g_variant_get_string(value, nil).map { String(cString: $0) } ?? ""
    }

    /// Reads an element of an array or a tuple.
    private static func child<Value>(
        _ index: gsize,
        of container: OpaquePointer?,
        _ read: (OpaquePointer?) -> Value
    ) -> Value {
        let child = g_variant_get_child_value(container, index)
        defer { if let child { g_variant_unref(child) } }
        return read(child)
    }

    private static func texts(in array: OpaquePointer?) -> [String] {
        (0..<g_variant_n_children(array)).map { child($0, of: array) { string($0) } }
    }

    private static func escaped(_ text: String) -> String {
        guard let escaped = g_markup_escape_text(text, -1) else { return "" }
        defer { g_free(escaped) }
        return String(cString: escaped)
    }
}

@_spi(Host)
extension GTKHost: HostNotifications {
    /// Asks the desktop for its service.
    public func findNotificationService(_ body: @escaping @MainActor (Bool) -> Void) { notifications.find(body) }

    /// Shows a notification on the desktop.
    public func show(_ notification: HostNotification, answer: @escaping @MainActor (HostNotification.Answer) -> Void) {
        notifications.show(notification, answer: answer)
    }

    /// Removes a notification from the desktop.
    public func hideNotification(_ identifier: String) { notifications.hide(identifier) }
}
#endif
