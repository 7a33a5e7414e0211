#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A row of a table, or of a list in a collection; also the header or footer of such a list.
@MainActor
final class CellWidget: ListCellWidget {
    private lazy var slide = CellSlide(owner: self)

    init(cell: UIView, tree: WidgetTree) {
        let isRow = cell.accessibleRole == .row || cell.accessibleRole == .suggestion
        super.init(cell: cell, name: isRow ? "row" : "heading", role: Self.role(of: cell), tree: tree)
        if cell.accessibleRole == .sectionHeader { searchlight_accessible_set_level(widget, 2) }
    }

    private static func role(of cell: UIView) -> GtkAccessibleRole {
        switch cell.accessibleRole {
        case .suggestion: GTK_ACCESSIBLE_ROLE_OPTION
        case .sectionHeader: GTK_ACCESSIBLE_ROLE_HEADING
        case .sectionFooter: GTK_ACCESSIBLE_ROLE_GENERIC
        default: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        }
    }

    override var additions: [Widget] { slide.leaving }

    override func updateContent(_ view: UIView) {
        super.updateContent(view)
        guard let row = view as? any SlidingRow else { return }
        showPlace(of: row)
        slide.update(row)
        let states = view.stateDescriptions
        if states.contains("expanded") || states.contains("collapsed") {
            searchlight_accessible_set_expanded(widget, states.contains("expanded") ? 1 : 0)
        }
    }

    /// Updates the appearance that depends on the row's position in its section.
    private func showPlace(of row: any SlidingRow) {
        widget.setClass("section-header", row.isSticky)
        widget.setClass("grouped", row.rowStyle != .plain)
        widget.setClass("inset", row.rowStyle == .insetGrouped)
        widget.setClass("first", row.isFirstInSection)
        widget.setClass("last", row.isLastInSection)
        let line = row.separatorColumns ?? 0..<0
        var own = row.separatorColor
        if own == nil, traits.accessibilityContrast == .high { own = .label.withAlphaComponent(0.5) }
        if var color = own.map({ Palette.surface(of: $0, traits: traits).rgba }) {
            searchlight_view_set_line(widget, Double(line.lowerBound), Double(line.upperBound), &color)
        } else {
            searchlight_view_set_line(widget, Double(line.lowerBound), Double(line.upperBound), nil)
        }
    }
}
#endif
