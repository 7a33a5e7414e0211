#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The app on the session bus: `org.freedesktop.Application`, through which the desktop activates it, opens addresses and files in
/// it, and starts its quick actions. A second process of the app passes its requests to the first one.
///
/// The name on the bus is the bundle identifier. An app without one, or on a machine without a session bus, runs as often as it is
/// started.
@MainActor
final class DesktopApplication {
    private let application: UnsafeMutablePointer<GtkApplication>
    private let reference: ObjectReference
    private var actions: Set<String> = []
    /// Handles the requests of the bus.
    var onRequest: (SystemRequest) -> Void = { _ in }

    /// Connects to the bus. Nil for a name that is not valid there.
    init?(identifier: String) {
        guard g_application_id_is_valid(identifier) != 0,
            let application = gtk_application_new(identifier, G_APPLICATION_HANDLES_OPEN)
        else { return nil }
        self.application = application
        reference = ObjectReference(adopting: UnsafeMutableRawPointer(application))
        connect()
        var error: UnsafeMutablePointer<GError>?
        if g_application_register(native, nil, &error) == 0 {
            g_clear_error(&error)
            return nil
        }
    }

    /// Whether the app runs in another process already.
    var isRemote: Bool { g_application_get_is_remote(native) != 0 }

    private var native: UnsafeMutablePointer<GApplication> {
        UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
    }

    /// Passes requests to the process in which the app runs, and waits until they are sent.
    func forward(_ requests: [SystemRequest]) {
        if requests.isEmpty { g_application_activate(native) }
        for request in requests {
            switch request {
            case .activate: g_application_activate(native)
            case .open(let urls):
                var files = urls.map { g_file_new_for_uri($0.absoluteString) }
                g_application_open(native, &files, gint(files.count), "")
                for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
            case .performShortcut(let name):
                g_action_group_activate_action(OpaquePointer(application), Self.actionName(name), nil)
            }
        }
        if let bus = g_application_get_dbus_connection(native) {
            g_dbus_connection_flush_sync(bus, nil, nil)
        }
    }

    private static func actionName(_ type: String) -> String {
        UIApplicationShortcutItem(type: type, localizedTitle: "").actionName
    }

    /// Makes a window belong to the app, so that the desktop finds its icon and name.
    func add(_ window: Widget) { gtk_application_add_window(application, window.cast()) }

    /// Offers exactly the given actions to the desktop.
    func showActions(named names: [String]) {
        for name in actions.subtracting(names) { g_action_map_remove_action(OpaquePointer(application), name) }
        for name in Set(names).subtracting(actions) where g_action_name_is_valid(name) != 0 {
            let action = g_simple_action_new(name, nil)
            let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, context in
                DesktopApplication.run(context)
            }
            Signal.attach(
                UnsafeMutableRawPointer(action!),
                "activate",
                unsafeBitCast(handler, to: GCallback.self),
                Callback { [weak self] in self?.onRequest(.performShortcut(name)) }
            )
            g_action_map_add_action(OpaquePointer(application), action)
            g_object_unref(UnsafeMutableRawPointer(action))
        }
        actions = Set(names)
    }

    private func connect() {
        Signal.connect(UnsafeMutableRawPointer(application), "activate") { [weak self] in self?.onRequest(.activate) }
        let opened: @convention(c) (gpointer?, gpointer?, gint, gpointer?, gpointer?) -> Void = {
            _,
            files,
            count,
            _,
            context in
            DesktopApplication.open(files, count, context)
        }
        Signal.attach(
            UnsafeMutableRawPointer(application),
            "open",
            unsafeBitCast(opened, to: GCallback.self),
            Opening { [weak self] in self?.onRequest(.open($0)) }
        )
    }

    /// A closure that opens addresses.
    private final class Opening {
        let body: @MainActor ([URL]) -> Void

        init(_ body: @escaping @MainActor ([URL]) -> Void) {
            self.body = body
        }
    }

    nonisolated private static func run(_ context: gpointer?) {
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
            if let context { Unmanaged<Callback>.fromOpaque(context).takeUnretainedValue().body() }
            MainLoop.codeDidRun()
        }
    }

    nonisolated private static func open(_ files: gpointer?, _ count: gint, _ context: gpointer?) {
        nonisolated(unsafe) let (files, context) = (files, context)
        MainActor.assumeIsolated {
            guard let files, let context else { return }
            let list = files.assumingMemoryBound(to: OpaquePointer?.self)
            let urls = (0..<Int(count)).compactMap { URL(file: list[$0]) }
            if !urls.isEmpty { Unmanaged<Opening>.fromOpaque(context).takeUnretainedValue().body(urls) }
            MainLoop.codeDidRun()
        }
    }
}
#endif
