#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The fonts of the desktop for UIKit.
@MainActor
enum PangoFont {
    /// Passes the desktop's font for interfaces to UIKit.
    static func followInterfaceFont() {
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        g_value_init(&value, g_type_from_name("gchararray"))
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
            "gtk-font-name",
            &value
        )
        if let name = g_value_get_string(&value) { FontDescription.interfaceFontName = String(cString: name) }
        g_value_unset(&value)
    }

    /// Registers the installed typefaces with UIKit.
    static func nameTypefaces() {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: gint = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
        defer { g_free(families) }
        guard let families else { return }
        UIFont.installedTypefaces = (0..<Int(count)).compactMap { index in
            families[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
        }
    }

    /// Lets UIKit add the fonts of an app's bundle for this process.
    static func letFontsBeAdded() {
        UIFont.installer = { searchlight_add_font_file($0.path) != 0 }
    }
}
#endif
