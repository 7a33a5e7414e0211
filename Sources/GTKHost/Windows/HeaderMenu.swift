#if GTK
import CGTK
import CGTKShim
@_spi(Host) import UIKitCore

/// The overflow menu of a title bar.
@MainActor
final class HeaderMenu {
    private let reference: ObjectReference
    private let box: Widget

    init() {
        let button: Widget = gtk_menu_button_new()
        reference = ObjectReference(UnsafeMutableRawPointer(button))
        gtk_menu_button_set_icon_name(button.opaque, "view-more-symbolic")
        let name = SystemTexts.text("More")
        gtk_widget_set_tooltip_text(button, name)
        Accessible.setLabel(name, of: button)
        let popover: Widget = gtk_popover_new()
        box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 3)
        gtk_widget_add_css_class(box, "header-menu")
        gtk_popover_set_child(popover.cast(), box)
        gtk_menu_button_set_popover(button.opaque, popover)
    }

    /// The button that opens the menu.
    var widget: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }

    /// Closes the menu. GTK releases the pointer and key grabs only of a hidden menu.
    func close() {
        gtk_menu_button_popdown(widget.opaque)
    }

    /// Whether the menu has items.
    private(set) var isShown = false

    /// Replaces the items.
    func show(_ items: [any HeaderItem]) {
        for item in self.items {
            gtk_box_remove(box.cast(), item.widget)
            item.isInMenu = false
        }
        for item in items {
            item.isInMenu = true
            gtk_box_append(box.cast(), item.widget)
        }
        self.items = items
        isShown = !items.isEmpty
    }

    private var items: [any HeaderItem] = []
}
#endif
