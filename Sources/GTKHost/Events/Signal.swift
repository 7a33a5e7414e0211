#if GTK
    import CGTK
    import CGTKShim
    import UIKitCore

    /// A pointer to a widget; all other objects of GTK that are used here are opaque.
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    /// Connects closures to signals. They live as long as the object that sends them.
    @MainActor
    enum Signal {
        /// Connects to a signal without arguments.
        static func connect(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping @MainActor () -> Void)
        {
            let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in Signal.call(context) }
            attach(object, name, unsafeBitCast(handler, to: GCallback.self), Callback(body))
        }

        /// Connects to a signal with one argument that nobody looks at, such as `notify`.
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

        /// Connects a closure to a signal through a C function that knows the signal's arguments.
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

    /// Keeps an object of GTK alive.
    final class ObjectReference: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer

        /// Takes over a widget that was just made, whose first reference floats, or shares an object with its owner.
        init(_ pointer: UnsafeMutableRawPointer) {
            self.pointer = g_object_ref_sink(pointer)
        }

        /// Takes over an object that was just made and is no widget: its first reference belongs to who made it.
        init(adopting pointer: UnsafeMutableRawPointer) {
            self.pointer = pointer
        }

        deinit {
            g_object_unref(pointer)
        }
    }

    extension UnsafeMutablePointer<GtkWidget> {
        /// The same object, for functions that take another class.
        func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
        }

        /// The same object, for functions of a class whose members are hidden.
        var opaque: OpaquePointer { OpaquePointer(self) }
    }
#endif
