#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Icons of the desktop's theme, some or all of which may be missing, and symbols that are drawn instead.
@MainActor
enum Icon {
    /// The native size of GNOME's symbolic icons, in pixels.
    static let usualSide: CGFloat = 16

    /// Whether the icon is in the theme.
    static func isThere(_ name: String?) -> Bool {
        guard let name, let display = gdk_display_get_default() else { return false }
        return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
    }

    /// The name of the theme's icon that shows a symbol as it is configured; nil if there is none, so that the symbol must be drawn.
    static func themeName(of image: UIImage?) -> String? {
        image?.symbolIconName.flatMap { isThere($0) ? $0 : nil }
    }

    /// Shows a symbol in a `GtkImage`.
    ///
    /// - Parameter tint: The colour of parts without a colour of their own, in a symbol of several colours.
    static func show(_ symbol: UIImage, in image: Widget, tint: UIColor = .tintColor, traits: UITraitCollection) {
        if let name = themeName(of: symbol) {
            guard let state = symbol.symbolState else { return gtk_image_set_from_icon_name(image.opaque, name) }
            let side = max(usualSide, CGFloat(gtk_image_get_pixel_size(image.opaque)))
            if let icon = icon(name, side: side, scale: gtk_widget_get_scale_factor(image)) {
                let moved = moved(icon, to: state)
                gtk_image_set_from_paintable(image.opaque, OpaquePointer(moved.pointer))
            }
            return
        }
        guard let paintable = paintable(of: symbol, tint: tint, traits: traits) else {
            return gtk_image_clear(image.opaque)
        }
        gtk_image_set_from_paintable(image.opaque, paintable)
        g_object_unref(UnsafeMutableRawPointer(paintable))
    }

    /// The picture of a symbol, as in ``show(_:in:tint:traits:)``, for a height in points. Nil for other images.
    static func picture(
        of symbol: UIImage,
        side: CGFloat,
        tint: UIColor,
        traits: UITraitCollection
    ) -> ObjectReference? {
        if let name = themeName(of: symbol), let icon = icon(name, side: side, scale: 1) {
            return symbol.symbolState.map { moved(icon, to: $0) } ?? icon
        }
        return paintable(of: symbol, tint: tint, traits: traits).map {
            ObjectReference(adopting: UnsafeMutableRawPointer($0))
        }
    }

    /// An icon of the theme for a height in points.
    private static func icon(_ name: String, side: CGFloat, scale: gint) -> ObjectReference? {
        guard let display = gdk_display_get_default() else { return nil }
        let icon = gtk_icon_theme_lookup_icon(
            gtk_icon_theme_get_for_display(display),
            name,
            nil,
            gint(max(1, side.rounded(.up))),
            scale,
            gtk_widget_get_default_direction(),
            GTK_ICON_LOOKUP_FORCE_SYMBOLIC
        )
        return icon.map { ObjectReference(adopting: UnsafeMutableRawPointer($0)) }
    }

    /// An icon at a moment of its effects.
    private static func moved(_ icon: ObjectReference, to state: SymbolFrame.State) -> ObjectReference {
        let moved = searchlight_moved_new(
            OpaquePointer(icon.pointer),
            Double(state.scale),
            Double(state.rotation),
            Double(state.x),
            Double(state.y),
            Double(state.opacity)
        )
        return ObjectReference(adopting: UnsafeMutableRawPointer(moved!))
    }

    /// The drawing of a symbol, which the caller releases; nil for other images.
    private static func paintable(of symbol: UIImage, tint: UIColor, traits: UITraitCollection) -> OpaquePointer? {
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        guard let picture = symbol.symbolPicture(tint: tint, isRightToLeft: isRightToLeft) else { return nil }
        let commands = picture.commands
        let colors = (picture.colors ?? []).map { Palette.surface(of: $0, traits: traits).rgba }
        return searchlight_symbol_new(
            commands,
            gsize(commands.count),
            colors,
            gsize(colors.count),
            picture.isMoving ? 1 : 0
        )
    }

    /// A decorative symbol.
    static func decoration(_ symbol: UIImage, traits: UITraitCollection) -> Widget {
        let widget: Widget = gtk_image_new()
        show(symbol, in: widget, traits: traits)
        searchlight_set_role(widget, GTK_ACCESSIBLE_ROLE_NONE)
        return widget
    }

    /// A decorative icon, or the glyph that represents it if the theme lacks it.
    static func decoration(_ name: String?, glyph: String) -> Widget {
        let widget: Widget
        if let name, isThere(name) {
            widget = gtk_image_new_from_icon_name(name)
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
