#if GTK
import CGTK
import Foundation

/// A service on the session bus for tests, with a connection of its own. It records the calls of its methods.
@_spi(Testing)
@MainActor
public final class BusServer {
    /// The calls, with their arguments in the text format of GVariant.
    public private(set) var calls: [String] = []
    private let name: String
    private let path: String
    private let answer: @MainActor (String) -> String
    private let bus: OpaquePointer
    private var registration: guint = 0

    /// There is no session bus, or the name has an owner.
    public struct Failure: Error {}

    /// Starts the service.
    ///
    /// - Parameters:
    ///   - name: The name of the service and of its interface.
    ///   - path: The path of its object.
    ///   - methods: The methods as in an introspection document.
    ///   - answer: Returns the answer to a method, in the text format of GVariant.
    public init(
        _ name: String,
        at path: String,
        methods: String,
        answer: @escaping @MainActor (String) -> String
    ) throws {
        let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil)
        defer { g_free(address) }
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        )
        let document = "<node><interface name='\(name)'>\(methods)</interface></node>"
        guard let address, let bus = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil),
            let node = g_dbus_node_info_new_for_xml(document, nil),
            let interface = g_dbus_node_info_lookup_interface(node, name)
        else { throw Failure() }
        (self.name, self.path, self.answer, self.bus) = (name, path, answer, bus)
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, arguments, invocation, context in
            nonisolated(unsafe) let (method, arguments, invocation, context) = (method, arguments, invocation, context)
            MainActor.assumeIsolated {
                guard let method, let context else { return }
                let server = Unmanaged<BusServer>.fromOpaque(context).takeUnretainedValue()
                server.received(String(cString: method), arguments, invocation)
            }
        }
        registration = g_dbus_connection_register_object(
            bus,
            path,
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
            g_variant_parse(nil, "('\(name)', uint32 7)", nil, nil, nil),
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
        g_dbus_method_invocation_return_value(invocation, g_variant_parse(nil, answer(method), nil, nil, nil))
    }

    /// Sends a signal with arguments in the text format of GVariant.
    public func emit(_ signal: String, _ arguments: String) {
        g_dbus_connection_emit_signal(
            bus,
            nil,
            path,
            name,
            signal,
            g_variant_parse(nil, arguments, nil, nil, nil),
            nil
        )
    }

    /// Forgets the calls.
    public func clear() { calls = [] }
}
#endif
