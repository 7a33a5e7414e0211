#if GTK
import CGTK
import Foundation

/// A pointer to a widget. All other GTK objects are opaque pointers here.
package typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
    /// The same object as a different class.
    package func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    /// The same object, for functions of a class with hidden members.
    package var opaque: OpaquePointer { OpaquePointer(self) }

    /// Whether the widget is an instance of a class or of its subclasses.
    package func isA(_ type: GType) -> Bool {
        g_type_check_instance_is_a(cast(to: GTypeInstance.self), type) != 0
    }

    /// The frame in the coordinates of a different widget; zero if they are in different windows.
    @MainActor
    package func frame(in other: Widget) -> CGRect {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(self, other, &bounds) != 0 else { return .zero }
        return CGRect(
            x: Double(bounds.origin.x),
            y: Double(bounds.origin.y),
            width: Double(bounds.size.width),
            height: Double(bounds.size.height)
        )
    }

    /// The widget itself if it is a label, or else the first label in it.
    @MainActor
    package var firstLabel: Widget? {
        if isA(gtk_label_get_type()) { return self }
        var child = gtk_widget_get_first_child(self)
        while let current = child {
            if let found = current.firstLabel { return found }
            child = gtk_widget_get_next_sibling(current)
        }
        return nil
    }
}
#endif
