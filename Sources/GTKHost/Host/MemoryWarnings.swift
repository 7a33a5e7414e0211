#if GTK
import CGTK
import CGTKShim

/// Observes low-memory warnings, which the kernel sends through a daemon. Without the daemon there are no warnings.
@MainActor
final class MemoryWarnings {
    /// Called for each warning of any level.
    var onWarning: () -> Void = {}

    private let monitor: ObjectReference

    init() {
        monitor = ObjectReference(adopting: UnsafeMutableRawPointer(g_memory_monitor_dup_default()))
        let handler: @convention(c) (gpointer?, GMemoryMonitorWarningLevel, gpointer?) -> Void = { _, _, context in
            MemoryWarnings.didWarn(context)
        }
        let listener = Callback { [weak self] in self?.onWarning() }
        Signal.attach(
            monitor.pointer,
            "low-memory-warning",
            unsafeBitCast(handler, to: GCallback.self),
            listener
        )
    }

    nonisolated private static func didWarn(_ context: gpointer?) {
        guard let context else { return }
        nonisolated(unsafe) let pointer = context
        MainActor.assumeIsolated {
            Unmanaged<Callback>.fromOpaque(pointer).takeUnretainedValue().body()
            MainLoop.codeDidRun()
        }
    }
}
#endif
