#if GTK
    import CGTK
    import CGTKShim
    @_spi(Host) import UIKitCore

    /// Icons of the desktop's theme, which may lack any of them, or be missing altogether.
    @MainActor
    enum Icon {
        /// Whether the theme has an icon.
        static func isThere(_ name: String?) -> Bool {
            guard let name, let display = gdk_display_get_default() else { return false }
            return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
        }

        /// An icon that is only to be seen, or the sign that stands for it where the theme lacks it.
        static func decoration(_ name: String?, glyph: String) -> Widget {
            let widget: Widget =
                isThere(name)
                ? gtk_image_new_from_icon_name(name) : gtk_label_new(DrawableText.clean(glyph, inOneLine: true))
            searchlight_set_role(widget, GTK_ACCESSIBLE_ROLE_NONE)
            return widget
        }
    }
#endif
