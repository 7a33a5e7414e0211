#if GTK
import CGTK

enum SessionBus {
    /// The connection of the process with the session bus. The caller releases it.
    ///
    /// - Throws: ``ShellSearchError/noBus(reason:)``.
    static func connection() throws(ShellSearchError) -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
            throw .noBus(reason: message(error))
        }
        return connection
    }

    /// The message of an error, which is released.
    static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "unknown error" }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }
}
#endif
