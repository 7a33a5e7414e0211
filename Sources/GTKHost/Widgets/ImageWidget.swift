#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// A picture: an icon of the desktop's theme for a symbol, else what a file or data hold.
    @MainActor
    final class ImageWidget: ViewWidget {
        private let icon: Widget
        private let picture: Widget
        /// The sign that stands for a symbol which the theme lacks.
        private let sign: Widget
        private var shown: UIImage?

        init(imageView: UIImageView, tree: WidgetTree) {
            icon = gtk_image_new()
            picture = gtk_picture_new()
            sign = gtk_label_new(nil)
            super.init(view: imageView, tree: tree, widget: gtk_stack_new())
            gtk_stack_add_child(widget.opaque, icon)
            gtk_stack_add_child(widget.opaque, picture)
            gtk_stack_add_child(widget.opaque, sign)
            gtk_picture_set_can_shrink(picture.opaque, 1)
            searchlight_set_role(widget, imageView.role == .image ? GTK_ACCESSIBLE_ROLE_IMG : GTK_ACCESSIBLE_ROLE_NONE)
            // What draws the picture is no thing of its own.
            for part in [icon, picture, sign] { searchlight_set_role(part, GTK_ACCESSIBLE_ROLE_NONE) }
            gtk_widget_set_can_target(widget, 0)
        }

        override var container: Widget? { nil }

        override func updateContent(_ view: UIView) {
            guard let view = view as? UIImageView else { return }
            Accessible.setLabel(view.role == .image ? view.accessibilityLabel : nil, of: widget)
            guard let image = view.displayedImage else {
                gtk_image_clear(icon.opaque)
                gtk_picture_set_paintable(picture.opaque, nil)
                shown = nil
                return
            }
            if image.isSymbolImage {
                let color =
                    image.renderingMode == .alwaysOriginal ? image.tintColor ?? .label : view.tintColor ?? .label
                let parts = Palette.components(of: color, traits: traits)
                guard let name = image.symbolIconName, Icon.isThere(name) else {
                    showSign(image, color: parts)
                    shown = image
                    return
                }
                gtk_image_set_from_icon_name(icon.opaque, name)
                // GNOME's symbolic icons are drawn for 16 pixels.
                let side = PangoFont.pixels(image.symbolSide(for: traits))
                gtk_image_set_pixel_size(icon.opaque, gint(max(16, side)))
                tree.host.styles.setColor(parts, of: icon)
                gtk_stack_set_visible_child(widget.opaque, icon)
            } else {
                if image != shown { gtk_picture_set_paintable(picture.opaque, nil) }
                if image != shown, let texture = ImageWidget.texture(of: image) {
                    gtk_picture_set_paintable(picture.opaque, texture)
                    g_object_unref(UnsafeMutableRawPointer(texture))
                }
                gtk_picture_set_content_fit(picture.opaque, Self.fit(view.contentMode))
                gtk_stack_set_visible_child(widget.opaque, picture)
            }
            shown = image
        }

        private func showSign(_ image: UIImage, color: Palette.Components) {
            gtk_label_set_text(sign.opaque, image.symbolGlyph ?? "▢")
            let font = UIFont.systemFont(ofSize: image.symbolSide(for: traits))
            let attributes = TextAttributes(font: font, color: color)
            withExtendedLifetime(attributes) { gtk_label_set_attributes(sign.opaque, attributes.list) }
            gtk_stack_set_visible_child(widget.opaque, sign)
        }

        /// The decoded picture; nil when GTK cannot read it.
        static func texture(of image: UIImage) -> OpaquePointer? {
            guard let data = image.data, !data.isEmpty else { return nil }
            let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            return gdk_texture_new_from_bytes(bytes, nil)
        }

        private static func fit(_ mode: UIView.ContentMode) -> GtkContentFit {
            switch mode {
            case .scaleToFill: GTK_CONTENT_FIT_FILL
            case .scaleAspectFill: GTK_CONTENT_FIT_COVER
            case .scaleAspectFit: GTK_CONTENT_FIT_CONTAIN
            default: GTK_CONTENT_FIT_SCALE_DOWN
            }
        }
    }
#endif
