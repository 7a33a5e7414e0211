#if GTK
import CGTK
import CGTKShim

/// Observes the desktop's power saver. Without a service for power profiles it is off.
@MainActor
final class PowerSaver {
    /// Called after each change.
    var onChange: () -> Void = {}

    private let monitor: ObjectReference

    init() {
        monitor = ObjectReference(adopting: UnsafeMutableRawPointer(g_power_profile_monitor_dup_default()))
        Signal.connectNotify(monitor.pointer, "notify::power-saver-enabled") { [weak self] in self?.onChange() }
    }

    var isOn: Bool { g_power_profile_monitor_get_power_saver_enabled(OpaquePointer(monitor.pointer)) != 0 }
}
#endif
