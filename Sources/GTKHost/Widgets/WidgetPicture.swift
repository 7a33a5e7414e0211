#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

@_spi(Host)
extension GTKHost {
    /// The pixels of a view's widget; nil if it is not in a window.
    public func picture(of view: UIView, scale: CGFloat) -> ViewPicture? {
        guard let widget = tree.existing(view)?.widget else { return nil }
        return WidgetPicture.make(of: widget, size: view.bounds.size, scale: scale)
    }
}

/// The pixels that GTK draws for a widget.
@MainActor
enum WidgetPicture {
    /// Draws a widget with its children; nil if it is not shown in a window, or has no size.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    static func make(of widget: Widget, size: CGSize, scale: CGFloat) -> ViewPicture? {
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        guard gtk_widget_get_mapped(widget) != 0, (1...32767).contains(width), (1...32767).contains(height) else {
            return nil
        }
        let paintable = gtk_widget_paintable_new(widget)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(size.width), Double(size.height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            return nil
        }
        cairo_scale(cairo, Double(scale), Double(scale))
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                // Cairo's pixels are native-endian ARGB words.
                let index = (y * width + x) * 4
                bytes[index] = UInt8(truncatingIfNeeded: row[x] >> 16)
                bytes[index + 1] = UInt8(truncatingIfNeeded: row[x] >> 8)
                bytes[index + 2] = UInt8(truncatingIfNeeded: row[x])
                bytes[index + 3] = UInt8(truncatingIfNeeded: row[x] >> 24)
            }
        }
        return ViewPicture(width: width, height: height, bytes: bytes)
    }

    /// The data of a PNG file.
    static func file(of picture: ViewPicture) -> Data {
        let bytes = g_bytes_new(picture.bytes, gsize(picture.bytes.count))
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            gint(picture.width),
            gint(picture.height),
            GDK_MEMORY_R8G8B8A8_PREMULTIPLIED,
            bytes,
            gsize(picture.width * 4)
        )
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard let file = gdk_texture_save_to_png_bytes(texture) else { return Data() }
        defer { g_bytes_unref(file) }
        var count: gsize = 0
        guard let start = g_bytes_get_data(file, &count) else { return Data() }
        return Data(bytes: start, count: Int(count))
    }
}
#endif
