#if GTK
import CGTK
import Synchronization

/// Publishes a search provider on the session bus, where GNOME Shell finds it.
///
/// The shell reads the name and the path from a file in `share/gnome-shell/search-providers`; the bus starts the program that a file
/// in `share/dbus-1/services` names. The program calls ``run()``, which returns when the service has been idle for some time:
///
/// ```swift
/// try ShellSearchService(
///     provider,
///     name: "org.example.App.SearchProvider",
///     path: "/org/example/App/SearchProvider",
///     clock: ContinuousClock()
/// ).run()
/// ```
public final class ShellSearchService: Sendable {
    private let provider: any ShellSearchProvider
    private let name: String
    private let path: String
    private let clock: any Clock<Duration>
    private let idleLimit: Duration

    /// Makes a service.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - name: The name on the bus.
    ///   - path: The path of the object.
    ///   - clock: Measures the time without calls.
    ///   - idleLimit: The time without calls after which the service ends. Default: 60 seconds.
    public init(
        _ provider: any ShellSearchProvider,
        name: String,
        path: String,
        clock: any Clock<Duration>,
        idleLimit: Duration = .seconds(60)
    ) {
        self.provider = provider
        self.name = name
        self.path = path
        self.clock = clock
        self.idleLimit = idleLimit
    }

    /// Answers calls until there was none for some time. Blocks the thread: call it on the main thread of a program for this service, or
    /// on a thread of its own.
    ///
    /// - Throws: ``ShellSearchError``.
    public func run() throws(ShellSearchError) {
        guard g_dbus_is_name(name) != 0, name.first != ":" else { throw .invalidName(name) }
        guard g_variant_is_object_path(path) != 0 else { throw .invalidName(path) }
        // A context of its own, so that the thread's other sources are not run.
        let context = g_main_context_new()
        g_main_context_push_thread_default(context)
        defer {
            g_main_context_pop_thread_default(context)
            g_main_context_unref(context)
        }
        let bus = try SessionBus.connection()
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        let calls = ShellSearchCalls(provider, loop: g_main_loop_new(context, 0), clock: clock, idleLimit: idleLimit)
        try calls.publish(on: bus, name: name, path: path)
    }
}
#endif
