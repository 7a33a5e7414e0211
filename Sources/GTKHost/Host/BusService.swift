#if GTK
import CGTK
import Foundation

/// An interface of a service on the session bus or the system bus. Its methods are called without waiting.
@MainActor
final class BusService {
    private let bus: GBusType
    private let name: String
    private let path: String
    private let interface: String
    private var known: OpaquePointer?

    /// - Parameters:
    ///   - name: The name of the service.
    ///   - path: The path of its object.
    ///   - interface: The name of the interface. Default: that of the service.
    ///   - bus: The bus. Default: the session bus.
    init(_ name: String, at path: String, interface: String? = nil, on bus: GBusType = G_BUS_TYPE_SESSION) {
        self.bus = bus
        self.name = name
        self.path = path
        self.interface = interface ?? name
    }

    /// The bus. Nil if there is none.
    var connection: OpaquePointer? {
        if known == nil { known = g_bus_get_sync(bus, nil, nil) }
        return known
    }

    /// Calls a closure with the name and the arguments of each signal of the service, as long as the process runs.
    func onSignal(_ body: @escaping @MainActor (String, OpaquePointer) -> Void) {
        guard let connection else { return }
        let handler: GDBusSignalCallback = { _, _, _, _, name, arguments, context in
            nonisolated(unsafe) let (name, arguments, context) = (name, arguments, context)
            MainActor.assumeIsolated {
                guard let name, let arguments, let context else { return }
                let signals = Unmanaged<Signals>.fromOpaque(context).takeUnretainedValue()
                signals.body(String(cString: name), arguments)
            }
        }
        g_dbus_connection_signal_subscribe(
            connection,
            name,
            interface,
            nil,
            path,
            nil,
            G_DBUS_SIGNAL_FLAGS_NONE,
            handler,
            Unmanaged.passRetained(Signals(body)).toOpaque(),
            Callback.release
        )
    }

    /// Calls a closure with the path of the object, the name and the arguments of each signal of any object of the service with the
    /// interface, as long as the process runs.
    func onSignalOfAnyObject(_ body: @escaping @MainActor (String, String, OpaquePointer) -> Void) {
        guard let connection else { return }
        let handler: GDBusSignalCallback = { _, _, path, _, name, arguments, context in
            nonisolated(unsafe) let (path, name, arguments, context) = (path, name, arguments, context)
            MainActor.assumeIsolated {
                guard let path, let name, let arguments, let context else { return }
                let signals = Unmanaged<ObjectSignals>.fromOpaque(context).takeUnretainedValue()
                signals.body(String(cString: path), String(cString: name), arguments)
            }
        }
        g_dbus_connection_signal_subscribe(
            connection,
            name,
            interface,
            nil,
            nil,
            nil,
            G_DBUS_SIGNAL_FLAGS_NONE,
            handler,
            Unmanaged.passRetained(ObjectSignals(body)).toOpaque(),
            Callback.release
        )
    }

    /// Calls a method.
    ///
    /// - Parameters:
    ///   - arguments: Floating values.
    ///   - answer: The type of the answer. Nil for none.
    ///   - body: Called with the answer. Nil after an error.
    func call(
        _ method: String,
        _ arguments: [OpaquePointer?],
        answer: String?,
        _ body: @escaping @MainActor (OpaquePointer?) -> Void
    ) {
        guard let connection else { return body(nil) }
        let type = answer.flatMap { g_variant_type_new($0) }
        defer { if let type { g_variant_type_free(type) } }
        let finished: GAsyncReadyCallback = { source, result, context in
            nonisolated(unsafe) let (source, result, context) = (source, result, context)
            MainActor.assumeIsolated {
                guard let context else { return }
                let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
                Unmanaged<Reply>.fromOpaque(context).takeRetainedValue().body(reply)
                if let reply { g_variant_unref(reply) }
                MainLoop.codeDidRun()
            }
        }
        var arguments = arguments
        g_dbus_connection_call(
            connection,
            name,
            path,
            interface,
            method,
            g_variant_new_tuple(&arguments, gsize(arguments.count)),
            type,
            G_DBUS_CALL_FLAGS_NONE,
            -1,
            nil,
            finished,
            Unmanaged.passRetained(Reply(body)).toOpaque()
        )
    }

    private final class Reply {
        let body: @MainActor (OpaquePointer?) -> Void

        init(_ body: @escaping @MainActor (OpaquePointer?) -> Void) {
            self.body = body
        }
    }

    private final class Signals {
        let body: @MainActor (String, OpaquePointer) -> Void

        init(_ body: @escaping @MainActor (String, OpaquePointer) -> Void) {
            self.body = body
        }
    }

    private final class ObjectSignals {
        let body: @MainActor (String, String, OpaquePointer) -> Void

        init(_ body: @escaping @MainActor (String, String, OpaquePointer) -> Void) {
            self.body = body
        }
    }

    // MARK: Values

    /// A text. Values of the bus are valid UTF-8 without NUL.
    static func text(_ text: String) -> OpaquePointer? {
        g_variant_new_string(text.replacingOccurrences(of: "\0", with: ""))
    }

    /// An array of floating values of a type.
    static func array(_ type: String, _ values: [OpaquePointer?]) -> OpaquePointer? {
        let element = g_variant_type_new(type)
        defer { g_variant_type_free(element) }
        var values = values
        return g_variant_new_array(element, &values, gsize(values.count))
    }

    /// An entry of a dictionary of variants.
    static func entry(_ key: String, _ value: OpaquePointer?) -> OpaquePointer? {
        g_variant_new_dict_entry(text(key), g_variant_new_variant(value))
    }

    /// Reads an entry of a dictionary of variants. Nil without one of this type.
    static func value<Value>(
        _ key: String,
        _ type: String,
        in dictionary: OpaquePointer,
        _ read: (OpaquePointer?) -> Value
    ) -> Value? {
        let expected = g_variant_type_new(type)
        defer { g_variant_type_free(expected) }
        guard let value = g_variant_lookup_value(dictionary, key, expected) else { return nil }
        defer { g_variant_unref(value) }
        return read(value)
    }
}
#endif
