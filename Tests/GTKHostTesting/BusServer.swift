#if GTK
import CGTK
import Foundation

/// A service on the session bus for tests, with a connection of its own. It records the calls of its methods. The tests' session bus is
/// also their system bus.
@_spi(Testing)
@MainActor
public final class BusServer {
    /// The calls, with their arguments in the text format of GVariant.
    public private(set) var calls: [String] = []
    /// The values of the properties, in the text format of GVariant.
    public private(set) var properties: [String: String]

    private let path: String
    private let interface: String
    private let answer: @MainActor (String) -> String
    private let bus: OpaquePointer

    /// There is no session bus, or the name has an owner.
    public struct Failure: Error {}

    /// Starts the service.
    ///
    /// - Parameters:
    ///   - name: The name of the service.
    ///   - path: The path of its object.
    ///   - interface: The name of the interface. Default: that of the service.
    ///   - methods: The methods and properties as in an introspection document.
    ///   - others: The methods of other interfaces of the object, by name.
    ///   - properties: The values of the properties, in the text format of GVariant.
    ///   - answer: Returns the answer to a method, in the text format of GVariant. Empty for an error.
    public init(
        _ name: String,
        at path: String,
        interface interfaceName: String? = nil,
        methods: String,
        others: [String: String] = [:],
        properties: [String: String] = [:],
        answer: @escaping @MainActor (String) -> String = { _ in "()" }
    ) throws {
        let interfaceName = interfaceName ?? name
        let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil)
        defer { g_free(address) }
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        )
        guard let address, let bus = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
            throw Failure()
        }
        (self.path, self.interface, self.answer, self.bus) = (path, interfaceName, answer, bus)
        self.properties = properties
        for (name, methods) in others.merging([interfaceName: methods], uniquingKeysWith: { $1 }) {
            try register(name, methods)
        }
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
        guard let reply else { throw Failure() }
        g_variant_unref(reply)
    }

    private func register(_ name: String, _ methods: String) throws {
        let document = "<node><interface name='\(name)'>\(methods)</interface></node>"
        guard let node = g_dbus_node_info_new_for_xml(document, nil) else { throw Failure() }
        defer { g_dbus_node_info_unref(node) }
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, arguments, invocation, context in
            nonisolated(unsafe) let (method, arguments, invocation, context) = (method, arguments, invocation, context)
            MainActor.assumeIsolated {
                guard let method, let context else { return }
                let server = Unmanaged<BusServer>.fromOpaque(context).takeUnretainedValue()
                server.received(String(cString: method), arguments, invocation)
            }
        }
        table.get_property = { _, _, _, _, property, _, context in
            nonisolated(unsafe) let (property, context) = (property, context)
            nonisolated(unsafe) var value: OpaquePointer?
            MainActor.assumeIsolated {
                guard let property, let context else { return }
                let server = Unmanaged<BusServer>.fromOpaque(context).takeUnretainedValue()
                value = server.value(of: String(cString: property))
            }
            return value
        }
        let registration = g_dbus_connection_register_object(
            bus,
            path,
            g_dbus_node_info_lookup_interface(node, name),
            &table,
            Unmanaged.passUnretained(self).toOpaque(),
            nil,
            nil
        )
        if registration == 0 { throw Failure() }
    }

    private func received(_ method: String, _ arguments: OpaquePointer?, _ invocation: OpaquePointer?) {
        let text = g_variant_print(arguments, 1)
        defer { g_free(text) }
        calls.append("\(method) \(text.map { String(cString: $0) } ?? "")")
        let answer = answer(method)
        if answer.isEmpty {
            g_dbus_method_invocation_return_dbus_error(invocation, "org.freedesktop.DBus.Error.UnknownMethod", method)
        } else {
            g_dbus_method_invocation_return_value(invocation, g_variant_parse(nil, answer, nil, nil, nil))
        }
    }

    private func value(of property: String) -> OpaquePointer? {
        properties[property].flatMap { g_variant_parse(nil, $0, nil, nil, nil) }
    }

    /// Changes properties, and sends the signal for it.
    public func change(_ properties: [String: String]) {
        self.properties.merge(properties) { $1 }
        let changes = properties.map { "'\($0.key)': <\($0.value)>" }.joined(separator: ", ")
        g_dbus_connection_emit_signal(
            bus,
            nil,
            path,
            "org.freedesktop.DBus.Properties",
            "PropertiesChanged",
            g_variant_parse(nil, "('\(interface)', {\(changes)}, @as [])", nil, nil, nil),
            nil
        )
    }

    /// Sends a signal with arguments in the text format of GVariant.
    ///
    /// - Parameters:
    ///   - otherPath: The path of another object that sends it. Default: nil, that of the service.
    ///   - otherInterface: The interface of the signal. Default: nil, that of the service.
    public func emit(
        _ signal: String,
        _ arguments: String,
        at otherPath: String? = nil,
        interface otherInterface: String? = nil
    ) {
        g_dbus_connection_emit_signal(
            bus,
            nil,
            otherPath ?? path,
            otherInterface ?? interface,
            signal,
            g_variant_parse(nil, arguments, nil, nil, nil),
            nil
        )
    }

    /// Forgets the calls.
    public func clear() { calls = [] }
}
#endif
