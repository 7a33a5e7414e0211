#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Hit testing in a field for drag and drop.
extension TextFieldWidget {
    /// The content of a drag that begins at a point of the row: a token, or the selection.
    func drag(at point: CGPoint) -> (TextDrag, icon: Widget?)? {
        guard let field = view as? UITextField,
            let hit = gtk_widget_pick(row, point.x, point.y, GTK_PICK_DEFAULT)
        else { return nil }
        if let searchField = field as? UISearchTextField, let (index, chip) = tokens.token(at: hit, of: searchField) {
            return searchField.dragOfToken(at: index).map { ($0, $0.tokenCount == 1 ? chip : nil) }
        }
        guard hit == text || gtk_widget_is_ancestor(hit, text) != 0, field.isEditing,
            let selected = field.selectedTextRange, let range = field.textOffsets(of: selected), !range.isEmpty
        else { return nil }
        var place = graphene_point_t()
        var origin = graphene_point_t(x: Float(point.x), y: Float(point.y))
        guard gtk_widget_compute_point(row, text, &origin, &place) != 0 else { return nil }
        let (start, end) = (caretX(at: range.lowerBound), caretX(at: range.upperBound))
        guard (min(start, end)...max(start, end)).contains(Double(place.x)) else { return nil }
        guard let drag = field.dragOfSelection() else { return nil }
        stopOwnDrag()
        return (drag, nil)
    }

    /// Makes the `GtkText` forget the pressed button on its selection, because it would begin a second drag of the text
    /// alone. The selection is kept.
    private func stopOwnDrag() {
        isShowing = true
        for gesture in controllers(ofType: gtk_gesture_drag_get_type()) { gtk_event_controller_reset(gesture) }
        isShowing = false
        showNow()
    }

    /// Removes the drop target of `GtkText`, which would draw a caret when a drop enters, and leave it there.
    func removeOwnDropTarget() {
        for target in controllers(ofType: gtk_drop_target_get_type()) {
            gtk_widget_remove_controller(text, target)
        }
    }

    /// The event controllers of the `GtkText` with a given type.
    private func controllers(ofType type: GType) -> [OpaquePointer] {
        let list = gtk_widget_observe_controllers(text)
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let controller = g_list_model_get_item(list, index) else { return nil }
            // The widget retains it.
            g_object_unref(controller)
            let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
            return g_type_check_instance_is_a(instance, type) != 0 ? OpaquePointer(controller) : nil
        }
    }

    /// The offset in the field's text, in UTF-16 units, nearest to a point of the widget.
    func textOffset(at point: CGPoint) -> Int {
        guard let content = (view as? UITextField)?.text else { return 0 }
        var place = graphene_point_t()
        var origin = graphene_point_t(x: Float(point.x), y: Float(point.y))
        guard gtk_widget_compute_point(widget, text, &origin, &place) != 0 else { return content.utf16.count }
        let x = Double(place.x)
        let count = content.unicodeScalars.count
        // For long text, positions are assumed to be monotonic, so that a binary search measures few of them.
        guard count > 400 else {
            let nearest = (0...count).min { abs(caretX(atScalar: $0) - x) < abs(caretX(atScalar: $1) - x) }
            return content.utf16(before: gint(nearest ?? count))
        }
        let isMirrored = caretX(atScalar: count) < caretX(atScalar: 0)
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if (caretX(atScalar: middle) < x) != isMirrored { low = middle + 1 } else { high = middle }
        }
        return content.utf16(before: gint(low))
    }

    private func caretX(at offset: Int) -> Double {
        caretX(atScalar: Int(((view as? UITextField)?.text ?? "").scalars(before: offset)))
    }

    private func caretX(atScalar position: Int) -> Double {
        var strong = graphene_rect_t()
        gtk_text_compute_cursor_extents(text.cast(), gsize(position), &strong, nil)
        return Double(strong.origin.x)
    }
}
#endif
