#if GTK
import CGTK
import CGTKShim
import Foundation

/// Whether the user enabled the desktop's screen reader, in GNOME's settings, which other desktops share.
@MainActor
final class ScreenReaderSetting {
    private static let schema = "org.gnome.desktop.a11y.applications"
    private static let key = "screen-reader-enabled"

    /// Called when the setting changes.
    var onChange: () -> Void = {}

    /// Nil if the desktop lacks these settings.
    private let settings: ObjectReference?

    init() {
        // Opening settings with a missing schema aborts the program.
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, Self.schema, 1)
        else {
            settings = nil
            return
        }
        let isKnown = g_settings_schema_has_key(schema, Self.key) != 0
        g_settings_schema_unref(schema)
        guard isKnown, let made = g_settings_new(Self.schema) else {
            settings = nil
            return
        }
        let reference = ObjectReference(adopting: UnsafeMutableRawPointer(made))
        settings = reference
        Signal.connectNotify(reference.pointer, "changed::\(Self.key)") { [weak self] in self?.onChange() }
        // GSettings reports changes only of keys that were read before.
        _ = isRunning
    }

    var isRunning: Bool {
        guard let settings else { return false }
        return g_settings_get_boolean(settings.pointer.assumingMemoryBound(to: GSettings.self), Self.key) != 0
    }
}
#endif
