#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Background images of widgets.
@MainActor
enum GroundImage {
    /// Draws an image behind the content of a view widget; nil removes it. Images that GTK cannot decode and symbols, which
    /// have no pixels, draw nothing.
    static func show(_ image: UIImage?, in widget: Widget) {
        guard let image, let texture = ImageWidget.texture(of: image) else {
            searchlight_view_set_image(widget, nil, 1, GtkBorder(), 0)
            return
        }
        let (insets, mode) = image.backgroundResizing
        let edges = GtkBorder(
            left: edge(insets.left),
            right: edge(insets.right),
            top: edge(insets.top),
            bottom: edge(insets.bottom)
        )
        searchlight_view_set_image(widget, texture, Double(image.scale), edges, mode == .tile ? 1 : 0)
        g_object_unref(UnsafeMutableRawPointer(texture))
    }

    private static func edge(_ length: CGFloat) -> gint16 { gint16(clamping: Int(max(length, 0).rounded())) }
}
#endif
