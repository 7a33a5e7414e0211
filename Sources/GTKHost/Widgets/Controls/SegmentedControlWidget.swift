#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A segmented control: a row of linked toggle buttons in UIKit's layout.
@MainActor
final class SegmentedControlWidget: ViewWidget {
    private var isUpdating = false
    private var buttons: [ObjectIdentifier: (widget: Widget, reference: ObjectReference)] = [:]

    init(control: UISegmentedControl, tree: WidgetTree) {
        super.init(
            view: control,
            tree: tree,
            widget: searchlight_view_new(GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
        )
        gtk_widget_add_css_class(widget, "linked")
    }

    /// The buttons represent the segments, which have no widgets of their own.
    override var container: Widget? { nil }

    override func updateContent(_ view: UIView) {
        guard let control = view as? UISegmentedControl else { return }
        Accessible.setLabel(control.accessibilityLabel, of: widget)
        isUpdating = true
        defer { isUpdating = false }
        let segments = control.orderedSubviews.compactMap { $0 as? UIButton }
        let present = Set(segments.map(ObjectIdentifier.init))
        for (segment, button) in buttons where !present.contains(segment) {
            gtk_widget_unparent(button.widget)
            buttons[segment] = nil
        }
        var last: Widget?
        for segment in segments {
            let button = button(for: segment)
            searchlight_view_insert(widget, button, last)
            let frame = segment.frame
            searchlight_view_place(
                button,
                Double(frame.minX),
                Double(frame.minY),
                Double(frame.width),
                Double(frame.height)
            )
            show(segment, of: control, on: button)
            last = button
        }
    }

    private func show(_ segment: UIButton, of control: UISegmentedControl, on button: Widget) {
        gtk_toggle_button_set_active(button.cast(), segment.isSelected ? 1 : 0)
        searchlight_accessible_set_checked(button, segment.isSelected ? 1 : 0)
        gtk_widget_set_sensitive(button, segment.isEnabled ? 1 : 0)
        Accessible.setLabel(segment.accessibilityLabel, of: button)
        let color = segment.isSelected ? control.selectedSegmentTintColor : nil
        tree.host.styles.setBackground(color.map { Palette.surface(of: $0, traits: traits) }, of: button)
        if let image = segment.displayedImage {
            let icon: Widget = gtk_image_new()
            if image.isSymbolImage {
                Icon.show(image, in: icon, tint: segment.tintColor, traits: traits)
            } else if let texture = ImageWidget.texture(of: image) {
                gtk_image_set_from_paintable(icon.opaque, texture)
                g_object_unref(UnsafeMutableRawPointer(texture))
            }
            gtk_button_set_child(button.cast(), icon)
        } else {
            let label: Widget = gtk_label_new(nil)
            ButtonTitle.show(segment, in: label, traits: traits)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            gtk_button_set_child(button.cast(), label)
        }
        place(gtk_button_get_child(button.cast()), by: control.contentOffset(of: segment))
    }

    /// Moves the content from the middle of its button: a margin at one side moves it by half of its width.
    private func place(_ content: Widget?, by offset: CGSize) {
        guard let content else { return }
        gtk_widget_set_margin_start(content, gint(clamping: Int(max(0, 2 * offset.width))))
        gtk_widget_set_margin_end(content, gint(clamping: Int(max(0, -2 * offset.width))))
        gtk_widget_set_margin_top(content, gint(clamping: Int(max(0, 2 * offset.height))))
        gtk_widget_set_margin_bottom(content, gint(clamping: Int(max(0, -2 * offset.height))))
    }

    private func button(for segment: UIButton) -> Widget {
        if let known = buttons[ObjectIdentifier(segment)] { return known.widget }
        let button: Widget = gtk_toggle_button_new()
        searchlight_set_role(button, GTK_ACCESSIBLE_ROLE_RADIO)
        gtk_widget_add_css_class(button, "segment")
        gtk_widget_set_focus_on_click(button, 0)
        Signal.connect(UnsafeMutableRawPointer(button), "toggled") { [weak self, weak segment] in
            guard let self, let segment, !isUpdating else { return }
            segment.userTapped()
            // A second press keeps the segment selected.
            if let view = self.view { updateContent(view) }
        }
        buttons[ObjectIdentifier(segment)] = (button, ObjectReference(UnsafeMutableRawPointer(button)))
        return button
    }
}
#endif
