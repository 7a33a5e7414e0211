#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// An image view: a theme icon or a drawing for a symbol, otherwise a decoded image.
@MainActor
final class ImageWidget: ViewWidget {
    private let icon: Widget
    private let picture: Widget
    private let references: [ObjectReference]
    private var part: Widget?
    private var shown: UIImage?
    private var shownColor: Palette.Components?

    init(imageView: UIImageView, tree: WidgetTree) {
        icon = gtk_image_new()
        picture = gtk_picture_new()
        references = [icon, picture].map { ObjectReference(UnsafeMutableRawPointer($0)) }
        let role = imageView.accessibleRole == .image ? GTK_ACCESSIBLE_ROLE_IMG : GTK_ACCESSIBLE_ROLE_NONE
        super.init(view: imageView, tree: tree, widget: searchlight_view_new(role))
        gtk_picture_set_can_shrink(picture.opaque, 1)
        gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_FILL)
        for part in [icon, picture] { searchlight_set_role(part, GTK_ACCESSIBLE_ROLE_NONE) }
        gtk_widget_set_can_target(widget, 0)
    }

    override var additions: [Widget] { part.map { [$0] } ?? [] }

    override func updateContent(_ view: UIView) {
        super.updateContent(view)
        guard let view = view as? UIImageView else { return }
        Accessible.setLabel(view.accessibleRole == .image ? view.accessibilityLabel : nil, of: widget)
        if view.accessibleRole == .image { showDetail(of: view, on: widget) }
        let image = view.displayedImage?.resolved(for: traits)
        if let image, image.isSymbolImage {
            showSymbol(image, in: view)
        } else if let image {
            let color = image.stencilColor(tint: view.tintColor ?? .tintColor).map { components(of: $0, in: view) }
            if image != shown || color != shownColor {
                shownColor = color
                let texture = ImageWidget.texture(of: image, color: color)
                gtk_picture_set_paintable(picture.opaque, texture)
                if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
            }
            part = picture
        } else {
            part = nil
        }
        shown = image
        guard let image, let part else { return }
        let frame = view.contentMode.frame(of: size(of: image), in: view.bounds.size)
        searchlight_view_place(
            part,
            Double(frame.minX),
            Double(frame.minY),
            Double(frame.width),
            Double(frame.height)
        )
    }

    /// An image next to a button title has the title's colour.
    private func components(of color: UIColor, in view: UIImageView) -> Palette.Components {
        (view.superview as? UIButton)?.displayedText != nil
            ? Palette.components(of: color, traits: traits) : Palette.surface(of: color, traits: traits)
    }

    /// The size in points under the traits of the view. `UIImage.size` follows the current traits, which may be those of another app
    /// in the same process.
    private func size(of image: UIImage) -> CGSize {
        guard image.isSymbolImage else { return image.size }
        let side = image.symbolSide(for: traits)
        return CGSize(width: side, height: side)
    }

    private func showSymbol(_ image: UIImage, in view: UIImageView) {
        let color = image.stencilColor(tint: view.tintColor ?? .label) ?? .label
        let components = components(of: color, in: view)
        let size = size(of: image)
        let frame = view.contentMode.frame(of: size, in: view.bounds.size)
        let scale =
            size.width > 0 && size.height > 0 ? min(frame.width / size.width, frame.height / size.height) : 1
        // GNOME's symbolic icons are designed for 16 pixels.
        let side = max(Icon.usualSide, FontDescription.pixels(image.symbolSide(for: traits))) * scale
        Icon.show(image, in: icon, tint: view.tintColor ?? .label, traits: traits)
        gtk_image_set_pixel_size(icon.opaque, gint(max(1, side)))
        tree.host.styles.setColor(components, of: icon)
        part = icon
    }

    /// The decoded image, optionally as a mask in one colour; nil if GTK cannot decode it.
    static func texture(of image: UIImage, color: Palette.Components?) -> OpaquePointer? {
        guard var rgba = color?.rgba, let texture = texture(of: image) else { return texture(of: image) }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return searchlight_texture_stencil(texture, &rgba)
    }

    /// The decoded image in its own colours; nil if GTK cannot decode it.
    static func texture(of image: UIImage) -> OpaquePointer? {
        if let (width, height, pixels) = image.drawnPixels {
            let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            let format = GDK_MEMORY_R8G8B8A8_PREMULTIPLIED
            return gdk_memory_texture_new(gint(width), gint(height), format, bytes, gsize(width * 4))
        }
        guard let data = image.data, !data.isEmpty else { return nil }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        return gdk_texture_new_from_bytes(bytes, nil)
    }
}
#endif
