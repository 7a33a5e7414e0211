#if GTK
import CGTK
import CGTKShim
import UIKitCore

/// Connects closures to signals. The closures are released with the sender.
@MainActor
package enum Signal {
    /// Connects to a signal without arguments.
    package static func connect(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        _ body: @escaping @MainActor () -> Void
    ) {
        let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in Signal.call(context) }
        attach(object, name, unsafeBitCast(handler, to: GCallback.self), Callback(body))
    }

    /// Connects to a signal with one ignored argument, such as `notify`.
    static func connectNotify(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        _ body: @escaping @MainActor () -> Void
    ) {
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, context in
            Signal.call(context)
        }
        attach(object, name, unsafeBitCast(handler, to: GCallback.self), Callback(body))
    }

    /// Connects a context object to a signal through a C function with the signal's signature.
    static func attach(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        _ handler: GCallback,
        _ context: AnyObject
    ) {
        g_signal_connect_data(
            object,
            name,
            handler,
            Unmanaged.passRetained(context).toOpaque(),
            { context, _ in Callback.release(context) },
            GConnectFlags(rawValue: 0)
        )
    }

    nonisolated private static func call(_ context: gpointer?) {
        guard let context else { return }
        nonisolated(unsafe) let pointer = context
        MainActor.assumeIsolated {
            Unmanaged<Callback>.fromOpaque(pointer).takeUnretainedValue().body()
            MainLoop.codeDidRun()
        }
    }
}

/// A strong reference to a GTK object.
final class ObjectReference: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    /// Sinks the floating reference of a new widget, or retains an object.
    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = g_object_ref_sink(pointer)
    }

    /// Takes ownership of the reference to a new object that is not a widget.
    init(adopting pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    deinit {
        g_object_unref(pointer)
    }
}
#endif
