#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

extension HostWindow {
    /// Shows the pointer of the app over the content. Widgets with a pointer of their own, such as text, keep it.
    func showPointer(_ pointer: HostPointer) {
        switch pointer {
        case .system: gtk_widget_set_cursor(contentWidget, nil)
        case .hidden: gtk_widget_set_cursor_from_name(contentWidget, "none")
        case .verticalBeam: gtk_widget_set_cursor_from_name(contentWidget, "text")
        case .horizontalBeam: gtk_widget_set_cursor_from_name(contentWidget, "vertical-text")
        case .image(let image, let hotSpot):
            guard let texture = ImageWidget.texture(of: image, color: nil) else { return }
            let scale = Double(gdk_texture_get_width(texture)) / max(Double(image.size.width), 1)
            let cursor = gdk_cursor_new_from_texture(
                texture,
                gint((Double(hotSpot.x) * scale).rounded()),
                gint((Double(hotSpot.y) * scale).rounded()),
                nil
            )
            gtk_widget_set_cursor(contentWidget, cursor)
            if let cursor { g_object_unref(UnsafeMutableRawPointer(cursor)) }
            g_object_unref(UnsafeMutableRawPointer(texture))
        }
    }
}
#endif
