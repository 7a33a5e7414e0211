#if GTK
import CGTK
import Foundation

/// A service on the session bus. Its methods are called without waiting.
@MainActor
final class BusService {
    private let name: String
    private let path: String
    private var known: OpaquePointer?

    /// - Parameters:
    ///   - name: The name of the service and of its interface.
    ///   - path: The path of its object.
    init(_ name: String, at path: String) {
        self.name = name
        self.path = path
    }

    /// The session bus. Nil if there is none.
    var connection: OpaquePointer? {
        if known == nil { known = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) }
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
            name,
            nil,
            path,
            nil,
            G_DBUS_SIGNAL_FLAGS_NONE,
            handler,
            Unmanaged.passRetained(Signals(body)).toOpaque(),
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
            name,
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

    // MARK: Values

    /// A text. Values of the bus are valid UTF-8 without NUL.
    static func text(_ text: String) -> OpaquePointer? {
        g_variant_new_string(text.replacingOccurrences(of: "\0", with: ""))
    }
}
#endif
