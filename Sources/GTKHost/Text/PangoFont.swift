#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Maps UIKit's fonts to the desktop's interface font.
@MainActor
enum PangoFont {
    /// UIKit's body text has 17 points; GNOME's has 11 points of 1/72 inch at 96 dpi, or 14.7 pixels. This compromise
    /// preserves the proportions of apps and fits the desktop.
    static let scale: CGFloat = 15.0 / 17.0

    /// Text of this size or smaller is not reduced.
    private static let smallest: CGFloat = 12

    /// The font size in pixels for a text size in points.
    static func pixels(_ points: CGFloat) -> CGFloat {
        (max(points * scale, min(points, smallest)) * 2).rounded() / 2
    }

    /// Makes the description of a font. The caller must free it.
    static func description(of font: UIFont) -> OpaquePointer {
        let description = family(of: font)
        pango_font_description_set_absolute_size(description, Double(pixels(font.pointSize)) * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            description,
            PangoWeight(rawValue: PangoWeight.RawValue(weight(of: font)))
        )
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description!
    }

    private static func family(of font: UIFont) -> OpaquePointer? {
        if let typeface = font.typeface {
            // The desktop substitutes a missing typeface itself.
            let description = pango_font_description_new()
            pango_font_description_set_family(description, DrawableText.clean(typeface, inOneLine: true))
            return description
        }
        return font.isMonospaced ? pango_font_description_from_string("Monospace") : interfaceFont()
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

    private static func interfaceFont() -> OpaquePointer? {
        var name: UnsafeMutablePointer<CChar>?
        defer { g_free(name) }
        if let settings = gtk_settings_get_default() {
            var value = GValue()
            g_value_init(&value, g_type_from_name("gchararray"))
            g_object_get_property(
                UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
                "gtk-font-name",
                &value
            )
            name = g_value_dup_string(&value)
            g_value_unset(&value)
        }
        return pango_font_description_from_string(name ?? g_strdup("Sans"))
    }

    /// UIKit's weights are in -0.8…0.62, Pango's in 100…900.
    private static func weight(of font: UIFont) -> Int {
        let steps: [(CGFloat, Int)] = [
            (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.26, 500), (0.35, 600), (0.48, 700), (0.59, 800),
        ]
        return steps.first { font.weight.rawValue < $0.0 }?.1 ?? 900
    }
}
#endif
