#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The settings for users with disabilities, in GNOME's settings, which other desktops share, and in GTK's.
@MainActor
final class AccessibilitySettings {
    /// Called when a setting changes.
    var onChange: (AccessibilitySetting) -> Void = { _ in }

    private let interface = SettingsSchema("org.gnome.desktop.a11y.interface")
    private let applications = SettingsSchema("org.gnome.desktop.a11y.applications")
    private let magnifier = SettingsSchema("org.gnome.desktop.a11y.magnifier")
    private var known: Set<AccessibilitySetting> = []

    init() {
        known = Set(AccessibilitySetting.allCases.filter(isOn))
        interface?.connect("show-status-shapes") { [weak self] in self?.tellChanges() }
        applications?.connect("screen-magnifier-enabled") { [weak self] in self?.tellChanges() }
        for key in ["invert-lightness", "color-saturation"] {
            magnifier?.connect(key) { [weak self] in self?.tellChanges() }
        }
        if let settings = gtk_settings_get_default() {
            Signal.connectNotify(UnsafeMutableRawPointer(settings), "notify::gtk-font-name") { [weak self] in
                self?.tellChanges()
            }
        }
    }

    func isOn(_ setting: AccessibilitySetting) -> Bool {
        switch setting {
        case .boldText: isFontBold
        case .onOffSwitchLabels, .differentiateWithoutColor: interface?.isTrue("show-status-shapes") ?? false
        case .invertColors: isMagnified && magnifier?.isTrue("invert-lightness") == true
        case .grayscale: isMagnified && magnifier?.number("color-saturation") == 0
        }
    }

    private var isMagnified: Bool { applications?.isTrue("screen-magnifier-enabled") ?? false }

    private var isFontBold: Bool {
        guard let settings = gtk_settings_get_default(),
            let name = searchlight_copy_string_property(settings, "gtk-font-name")
        else { return false }
        defer { g_free(name) }
        guard let font = pango_font_description_from_string(name) else { return false }
        defer { pango_font_description_free(font) }
        return pango_font_description_get_weight(font).rawValue >= PANGO_WEIGHT_SEMIBOLD.rawValue
    }

    private func tellChanges() {
        let present = Set(AccessibilitySetting.allCases.filter(isOn))
        let changed = present.symmetricDifference(known)
        known = present
        for setting in AccessibilitySetting.allCases where changed.contains(setting) { onChange(setting) }
    }
}

/// A group of the desktop's settings.
@MainActor
private final class SettingsSchema {
    private let settings: ObjectReference
    private let keys: Set<String>

    /// Nil if the desktop lacks the group.
    init?(_ name: String) {
        // Opening settings with a missing schema, and reading a missing key, abort the program.
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, name, 1)
        else { return nil }
        var keys: Set<String> = []
        if let list = g_settings_schema_list_keys(schema) {
            var next = list
            while let key = next.pointee {
                keys.insert(String(cString: key))
                next += 1
            }
            g_strfreev(list)
        }
        self.keys = keys
        g_settings_schema_unref(schema)
        guard let made = g_settings_new(name) else { return nil }
        settings = ObjectReference(adopting: UnsafeMutableRawPointer(made))
    }

    private var pointer: UnsafeMutablePointer<GSettings> {
        settings.pointer.assumingMemoryBound(to: GSettings.self)
    }

    /// Whether a key is true; false for an unknown key.
    func isTrue(_ key: String) -> Bool { keys.contains(key) && g_settings_get_boolean(pointer, key) != 0 }

    /// The number of a key; nil for an unknown key.
    func number(_ key: String) -> Double? { keys.contains(key) ? g_settings_get_double(pointer, key) : nil }

    func connect(_ key: String, _ body: @escaping @MainActor () -> Void) {
        guard keys.contains(key) else { return }
        Signal.connectNotify(settings.pointer, "changed::\(key)", body)
        // GSettings reports changes only of keys that were read before.
        if let value = g_settings_get_value(pointer, key) { g_variant_unref(value) }
    }
}
#endif
