#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Animates a swiped row to its position. In UIKit's model, the row is there at once.
@MainActor
final class CellSlide {
    private unowned let owner: CellWidget
    /// The latest displayed swipe offset of the content.
    private var shift: CGFloat = 0
    private var buttons: [(widget: ViewWidget, frame: CGRect)] = []
    private var slide: Slide?
    /// Images of buttons that UIKit has already removed.
    private var pictures: [ObjectReference] = []

    init(owner: CellWidget) {
        self.owner = owner
    }

    /// The images, as children of the row.
    var leaving: [Widget] { pictures.map { $0.pointer.assumingMemoryBound(to: GtkWidget.self) } }

    /// Called when the row is updated, before its widgets are placed.
    func update(_ row: any SlidingRow) {
        let old = shift + (slide?.value ?? 0)
        let new = row.swipeShift
        defer {
            shift = new
            buttons = row.swipeActionButtons.map { (owner.tree.widget(of: $0), $0.frame) }
        }
        guard new != shift || !row.slidesToShift else { return }
        stop()
        guard row.slidesToShift, gtk_widget_get_mapped(owner.widget) != 0 else { return }
        if row.swipeActionButtons.isEmpty { takePictures(shiftedBy: old) }
        let slide = Slide(
            of: owner.widget,
            from: old - new,
            show: { [weak self] in self?.show($0) },
            end: { [weak self] in
                // GTK is still processing the animation that ends.
                MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { self?.end() }
            }
        )
        self.slide = slide
        // Runs after the widgets are placed.
        MainLoop.atEndOfTurn(priority: GTKHost.beforeDrawing) { [weak self, weak slide] in
            guard let slide, self?.slide === slide else { return }
            self?.show(slide.value)
            slide.play()
        }
    }

    /// Replaces the buttons, which UIKit removed, by images that are neither clickable nor accessible until the row covers
    /// them.
    private func takePictures(shiftedBy shift: CGFloat) {
        for (button, frame) in buttons where gtk_widget_get_mapped(button.widget) != 0 {
            let paintable = gtk_widget_paintable_new(button.widget)
            let image = gdk_paintable_get_current_image(paintable)
            let picture: Widget = gtk_picture_new_for_paintable(image)
            g_object_unref(UnsafeMutableRawPointer(paintable))
            g_object_unref(UnsafeMutableRawPointer(image))
            searchlight_set_role(picture, GTK_ACCESSIBLE_ROLE_PRESENTATION)
            gtk_widget_set_can_target(picture, 0)
            gtk_picture_set_can_shrink(picture.opaque, 1)
            searchlight_view_place(
                picture,
                Double(frame.minX - shift),
                Double(frame.minY),
                Double(frame.width),
                Double(frame.height)
            )
            pictures.append(ObjectReference(UnsafeMutableRawPointer(picture)))
        }
    }

    private func show(_ distance: CGFloat) {
        var child = gtk_widget_get_first_child(owner.widget)
        while let current = child {
            searchlight_view_shift(current, Double(distance.rounded()), 0)
            child = gtk_widget_get_next_sibling(current)
        }
    }

    private func end() {
        guard let slide, slide.value == 0 else { return }
        stop()
    }

    private func stop() {
        slide?.stop()
        slide = nil
        show(0)
        guard !pictures.isEmpty else { return }
        pictures = []
        owner.showSubviews()
    }
}
#endif
