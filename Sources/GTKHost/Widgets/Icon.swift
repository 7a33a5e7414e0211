#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// Icons of the desktop's theme, which may lack any of them, or be missing altogether, and those that this host draws.
    @MainActor
    enum Icon {
        /// The side in pixels for which GNOME's symbolic icons are drawn.
        static let usualSide: CGFloat = 16

        /// Whether the theme has an icon, or this host draws it.
        static func isThere(_ name: String?) -> Bool {
            guard let name else { return false }
            return isDrawnHere(name) || isInTheme(name)
        }

        /// Whether the icon is drawn by this host, so that widgets of GTK that look for names do not find it.
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

        /// An icon that is only to be seen, or the sign that stands for it where the theme lacks it.
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

        /// Makes an icon grow with the text beside it. A sign is text itself.
        static func scale(_ icon: Widget, to side: CGFloat = usualSide, traits: UITraitCollection) {
            guard GTKScreen.is(icon, gtk_image_get_type()) else { return }
            gtk_image_set_pixel_size(icon.opaque, gint(scaled(side, traits: traits)))
        }

        /// A length in pixels that grows with the text, and never shrinks with it.
        static func scaled(_ length: CGFloat, traits: UITraitCollection) -> CGFloat {
            max(length, UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits).rounded())
        }
    }

    extension UIImage {
        /// In which colours an image is drawn.
        enum Ink {
            case own
            /// In the tint of its place, as a stencil.
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

        /// The one colour in which the image is drawn at a place that has a tint; nil for its own colours.
        func stencilColor(tint: UIColor) -> UIColor? {
            switch ink {
            case .own: nil
            case .tint: tint
            case .color(let color): color
            }
        }
    }
#endif
