#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The mask of a view's widget.
@MainActor
final class WidgetMask {
    private var isShown = false

    /// Shows or removes the mask of a view.
    ///
    /// - Parameter overhang: The extent of the widget beyond the view's frame.
    func show(of view: UIView, on widget: Widget, overhang: CGFloat) {
        guard let mask = view.existingLayer?.shownMask else {
            if isShown { searchlight_view_remove_mask(widget) }
            isShown = false
            return
        }
        isShown = true
        let texture = mask.image.flatMap { ImageWidget.texture(of: $0) }
        let place = mask.rect.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
        var rect = graphene_rect_t(
            origin: graphene_point_t(x: Float(place.minX), y: Float(place.minY)),
            size: graphene_size_t(width: Float(place.width), height: Float(place.height))
        )
        searchlight_view_set_mask(widget, texture, &rect, Double(overhang))
        if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
    }
}
#endif
