#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Icons of the desktop's theme, some or all of which may be missing, and icons drawn by this host.
@MainActor
enum Icon {
    /// The native size of GNOME's symbolic icons, in pixels.
    static let usualSide: CGFloat = 16

    /// Whether the icon is in the theme or drawn by this host.
    static func isThere(_ name: String?) -> Bool {
        guard let name else { return false }
        return isDrawnHere(name) || isInTheme(name)
    }

    /// Whether this host draws the icon, so that GTK widgets cannot find it by name.
    static func isDrawnHere(_ name: String) -> Bool {
        guard let paintable = searchlight_symbol_new(name) else { return false }
        g_object_unref(UnsafeMutableRawPointer(paintable))
        return true
    }

    private static func isInTheme(_ name: String) -> Bool {
        guard let display = gdk_display_get_default() else { return false }
        return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
    }

    /// Shows an icon in a `GtkImage`.
    static func show(_ name: String, in image: Widget) {
        guard let paintable = searchlight_symbol_new(name) else {
            return gtk_image_set_from_icon_name(image.opaque, name)
        }
        gtk_image_set_from_paintable(image.opaque, paintable)
        g_object_unref(UnsafeMutableRawPointer(paintable))
    }

    /// The picture of an icon. Nil if it is neither in the theme nor drawn by this host.
    static func paintable(_ name: String, side: CGFloat) -> ObjectReference? {
        if let drawn = searchlight_symbol_new(name) {
            return ObjectReference(adopting: UnsafeMutableRawPointer(drawn))
        }
        guard isInTheme(name), let display = gdk_display_get_default(),
            let icon = gtk_icon_theme_lookup_icon(
                gtk_icon_theme_get_for_display(display),
                name,
                nil,
                gint(max(1, side.rounded(.up))),
                1,
                gtk_widget_get_default_direction(),
                GTK_ICON_LOOKUP_FORCE_SYMBOLIC
            )
        else { return nil }
        return ObjectReference(adopting: UnsafeMutableRawPointer(icon))
    }

    /// A decorative icon, or the glyph that represents it if the theme lacks it.
    static func decoration(_ name: String?, glyph: String) -> Widget {
        let widget: Widget
        if let name, isThere(name) {
            widget = gtk_image_new()
            show(name, in: widget)
        } else {
            widget = gtk_label_new(DrawableText.clean(glyph, inOneLine: true))
        }
        searchlight_set_role(widget, GTK_ACCESSIBLE_ROLE_NONE)
        return widget
    }

    /// Scales an icon with the adjacent text. A glyph is text itself.
    static func scale(_ icon: Widget, to side: CGFloat = usualSide, traits: UITraitCollection) {
        guard icon.isA(gtk_image_get_type()) else { return }
        gtk_image_set_pixel_size(icon.opaque, gint(scaled(side, traits: traits)))
    }

    /// A length in pixels that increases with the text size, and never decreases.
    static func scaled(_ length: CGFloat, traits: UITraitCollection) -> CGFloat {
        max(length, UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits).rounded())
    }
}

extension UIImage {
    /// The colouring of an image.
    enum Ink {
        case own
        /// The tint colour, with the image as a mask.
        case tint
        case color(UIColor)
    }

    var ink: Ink {
        switch renderingMode {
        case .alwaysTemplate: .tint
        case .alwaysOriginal: tintColor.map(Ink.color) ?? (isSymbolImage ? .color(.label) : .own)
        case .automatic: isSymbolImage ? .tint : tintColor.map(Ink.color) ?? .own
        }
    }

    /// The single colour in which the image is drawn, given the tint; nil for its own colours.
    func stencilColor(tint: UIColor) -> UIColor? {
        switch ink {
        case .own: nil
        case .tint: tint
        case .color(let color): color
        }
    }
}
#endif
