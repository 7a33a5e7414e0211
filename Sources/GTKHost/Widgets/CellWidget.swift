#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// A row of a table.
    @MainActor
    final class CellWidget: ViewWidget {
        private lazy var slide = CellSlide(owner: self)

        init(cell: UITableViewCell, tree: WidgetTree) {
            let role = cell.role == .suggestion ? GTK_ACCESSIBLE_ROLE_OPTION : GTK_ACCESSIBLE_ROLE_LIST_ITEM
            super.init(view: cell, tree: tree, widget: searchlight_view_new(role))
            gtk_widget_add_css_class(widget, "row")
            connectActivation()
        }

        override var additions: [Widget] { slide.leaving }

        /// The ground of a row is the style sheet's, so that hovering and selection show on it, too.
        override func showBackground(of view: UIView) {
            gtk_widget_set_overflow(widget, view.clipsToBounds ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
            tree.host.styles.setBackground(
                view.backgroundColor.map { Palette.components(of: $0, traits: traits) },
                of: widget
            )
        }

        override func updateContent(_ view: UIView) {
            super.updateContent(view)
            guard let cell = view as? UITableViewCell else { return }
            showPlace(of: cell)
            slide.update(cell)
            searchlight_view_set_solid(widget, 1)
            let states = cell.stateDescriptions
            let isSelected = states.contains("selected")
            let changes = (gtk_widget_has_css_class(widget, "selected") != 0) != cell.showsSelection
            widget.setClass("selected", cell.showsSelection)
            if changes { tree.showColors(in: cell) }
            showFocus(states.contains("focused"))
            Accessible.setLabel(cell.accessibilityLabel, of: widget)
            Accessible.setDescription(cell.accessibilityValue, of: widget)
            searchlight_accessible_set_selected(widget, isSelected ? 1 : 0)
            searchlight_accessible_set_checked(widget, states.contains("checked") ? 1 : 0)
            guard
                let table = sequence(first: view.superview, next: { $0?.superview }).lazy
                    .compactMap({ $0 as? UITableView }).first
            else { return }
            widget.setClass("activatable", table.allowsSelection)
            if let path = table.indexPath(for: cell) { showPosition(path, in: table) }
        }

        /// How a row looks depends on its place among the others.
        private func showPlace(of cell: UITableViewCell) {
            widget.setClass("grouped", cell.tableStyle != .plain)
            widget.setClass("inset", cell.tableStyle == .insetGrouped)
            widget.setClass("first", cell.isFirstInSection)
            widget.setClass("last", cell.isLastInSection)
            let line = cell.separatorColumns ?? 0..<0
            var own = Touch.table(around: cell)?.separatorColor
            if own == nil, traits.accessibilityContrast == .high { own = .label.withAlphaComponent(0.5) }
            if var color = own.map({ Palette.components(of: $0, traits: traits).rgba }) {
                searchlight_view_set_line(widget, Double(line.lowerBound), Double(line.upperBound), &color)
            } else {
                searchlight_view_set_line(widget, Double(line.lowerBound), Double(line.upperBound), nil)
            }
        }

        /// The row that the keys steer has the keyboard focus itself, so that a screen reader reads it.
        private func showFocus(_ isFocused: Bool) {
            widget.setClass("focused", isFocused)
            gtk_widget_set_focusable(widget, isFocused ? 1 : 0)
            if isFocused, let cell = view as? UITableViewCell, Touch.table(around: cell)?.isFirstResponder == true,
                gtk_widget_has_focus(widget) == 0, !isMenuOpen
            {
                gtk_widget_grab_focus(widget)
            }
        }

        /// A menu keeps the keyboard until it closes.
        private var isMenuOpen: Bool {
            guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
            return gtk_widget_get_ancestor(focus, gtk_popover_get_type()) != nil
        }

        /// Tells assistive technology which row of how many this is.
        private func showPosition(_ path: IndexPath, in table: UITableView) {
            let before = (0..<path.section).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
            let all = (path.section..<table.numberOfSections).reduce(before) { $0 + table.numberOfRows(inSection: $1) }
            searchlight_accessible_set_position(widget, Int32(clamping: before + path.row + 1), Int32(clamping: all))
        }
    }
#endif
