#if GTK
import CGTK
import Foundation

/// An app on the session bus, which the bus starts if it does not run: the interface `org.freedesktop.Application`.
///
/// The bus needs the app's service file in `share/dbus-1/services`.
public struct BusApplication: Hashable, Sendable {
    /// The identifier of the app, such as `org.example.App`.
    public let identifier: String

    /// Makes a reference to an app.
    ///
    /// - Parameter identifier: The identifier of the app: its bundle identifier, and the name of its desktop file.
    public init(_ identifier: String) {
        self.identifier = identifier
    }

    /// Opens addresses in the app, and waits until the app has received them.
    ///
    /// - Parameters:
    ///   - addresses: The addresses; without any, the app's window comes to the front.
    ///   - timestamp: The time of the user's action in milliseconds, as the window system counts it. 0 for an unknown time.
    /// - Throws: ``ShellSearchError``.
    @concurrent
    public func open(_ addresses: [URL], timestamp: UInt32 = 0) async throws {
        guard g_application_id_is_valid(identifier) != 0 else { throw ShellSearchError.invalidName(identifier) }
        let bus = try SessionBus.connection()
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        var platform: [(String, OpaquePointer)] = []
        // The convention of startup notification for a time without a window that waits.
        if timestamp != 0 { platform.append(("desktop-startup-id", .string("\(identifier)_TIME\(timestamp)"))) }
        let uris = OpaquePointer.array(of: "s", addresses.map { .string($0.absoluteString) })
        let arguments = addresses.isEmpty ? [] : [uris]
        if addresses.isEmpty { g_variant_unref(g_variant_ref_sink(uris)) }
        var error: UnsafeMutablePointer<GError>?
        let answer = g_dbus_connection_call_sync(
            bus,
            identifier,
            "/" + identifier.replacing(".", with: "/").replacing("-", with: "_"),
            "org.freedesktop.Application",
            addresses.isEmpty ? "Activate" : "Open",
            .tuple(arguments + [.dictionary(platform)]),
            nil,
            G_DBUS_CALL_FLAGS_NONE,
            -1,
            nil,
            &error
        )
        guard let answer else { throw ShellSearchError.noAnswer(app: identifier, reason: SessionBus.message(error)) }
        g_variant_unref(answer)
    }
}
#endif
