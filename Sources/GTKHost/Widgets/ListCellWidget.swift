#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A row of a table or an item of a collection.
@MainActor
class ListCellWidget: ViewWidget {
    /// - Parameter name: The CSS class: "row" or "item".
    init(cell: UIView, name: String, role: GtkAccessibleRole, tree: WidgetTree) {
        super.init(view: cell, tree: tree, widget: searchlight_view_new(role))
        gtk_widget_add_css_class(widget, name)
        connectActivation()
    }

    /// The style sheet draws a cell's background, so that hovering and selection are visible on it.
    override func showBackground(of view: UIView) {
        gtk_widget_set_overflow(widget, view.clipsToBounds ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
        tree.host.styles.setBackground(
            view.groundColor.map { Palette.surface(of: $0, traits: traits) },
            of: widget
        )
        showGroundImage(of: view, in: widget)
    }

    override func updateContent(_ view: UIView) {
        super.updateContent(view)
        guard let cell = view.asListCell else { return }
        searchlight_view_set_solid(widget, 1)
        let states = view.stateDescriptions
        let changes = (gtk_widget_has_css_class(widget, "selected") != 0) != cell.showsSelection
        widget.setClass("selected", cell.showsSelection)
        if changes { tree.showColors(in: view) }
        showFocus(states.contains("focused"), in: cell)
        Accessible.setLabel(view.accessibilityLabel, of: widget)
        Accessible.setDescription(view.spokenDetail, of: widget)
        searchlight_accessible_set_selected(widget, states.contains("selected") ? 1 : 0)
        searchlight_accessible_set_checked(widget, states.contains("checked") ? 1 : 0)
        guard cell.list != nil else { return }
        widget.setClass("activatable", cell.isSelectable)
        // Exposes the position and number of cells to assistive technology.
        guard let position = cell.position else { return }
        searchlight_accessible_set_position(
            widget,
            Int32(clamping: position.number),
            Int32(clamping: position.count)
        )
    }

    /// The focused cell has GTK's focus, so that a screen reader reads it.
    private func showFocus(_ isFocused: Bool, in cell: any ListCellView) {
        widget.setClass("focused", isFocused)
        if isFocused { FocusRing.show(cell, on: widget, part: ".focused", styles: tree.host.styles) }
        gtk_widget_set_focusable(widget, isFocused ? 1 : 0)
        if isFocused, cell.list?.isFirstResponder == true, gtk_widget_has_focus(widget) == 0, !isMenuOpen {
            gtk_widget_grab_focus(widget)
        }
    }

    /// A menu keeps focus until it closes.
    private var isMenuOpen: Bool {
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
        return gtk_widget_get_ancestor(focus, gtk_popover_get_type()) != nil
    }
}
#endif
