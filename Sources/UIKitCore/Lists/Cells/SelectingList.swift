import Foundation

/// Selection of the cells of a table or a collection, with the calls to its delegate.
@MainActor
package protocol SelectingList: CellListView {
    var selection: Set<IndexPath> { get set }
    /// Incremented when index paths become invalid, so that code can detect changes made by callbacks.
    var generation: Int { get }
    var isEditing: Bool { get }
    var allowsSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    func hasCell(at path: IndexPath) -> Bool
    /// Whether the highlight of a tap ends before the cell is selected, rather than after.
    var darkensBeforeSelecting: Bool { get }
    /// Shows the cell at a path as selected or not.
    func showSelected(_ selected: Bool, at path: IndexPath, animated: Bool)

    func askToHighlight(_ path: IndexPath) -> Bool
    func tellHighlighted(_ isHighlighted: Bool, _ path: IndexPath)
    /// Returns the cell to select for a chosen cell; nil for none.
    func askToSelect(_ path: IndexPath) -> IndexPath?
    func askToDeselect(_ path: IndexPath, tapped: Bool) -> IndexPath?
    func tellSelected(_ isSelected: Bool, _ path: IndexPath)
    func performPrimaryAction(at path: IndexPath)
}

extension SelectingList {
    /// Whether selection is currently allowed.
    package var permitsSelection: Bool { isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }

    /// Whether multiple selection is currently allowed.
    package var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: By the app

    /// Selects a cell without calling the delegate. Replaces the selection unless multiple selection is allowed.
    package func selectWithoutAsking(_ path: IndexPath, animated: Bool) {
        if !selectsSeveral {
            for other in selection where other != path { setSelected(false, at: other, animated: animated) }
        }
        setSelected(true, at: path, animated: animated)
    }

    package func setSelected(_ selected: Bool, at path: IndexPath, animated: Bool) {
        let changed = selected ? selection.insert(path).inserted : selection.remove(path) != nil
        if changed { showSelected(selected, at: path, animated: animated) }
    }

    package func deselectEverything() {
        for path in selection { setSelected(false, at: path, animated: false) }
    }

    package func deselectAllButOne() {
        for path in selection.sorted().dropFirst() { setSelected(false, at: path, animated: false) }
    }

    // MARK: By the user

    /// Handles a tap, or an equivalent key. Calls the delegate in UIKit's order: should highlight, did highlight, will
    /// select, deselection of other cells, did select, primary action. The call for the end of highlighting comes before
    /// selection or at the end, depending on ``darkensBeforeSelecting``.
    package func selectByTap(_ path: IndexPath) {
        guard permitsSelection, askToHighlight(path) else { return }
        let start = generation
        let cell = shownCell(at: path)
        cell?.isHighlighted = true
        tellHighlighted(true, path)
        guard start == generation, !darkensBeforeSelecting || darken(cell, path) else {
            cell?.isHighlighted = false
            return
        }
        if selectsSeveral, selection.contains(path) {
            deselect(path, tapped: true)
        } else {
            select(path)
        }
        guard !darkensBeforeSelecting else { return }
        guard start == generation else {
            cell?.isHighlighted = false
            return
        }
        darken(cell, path)
    }

    /// Ends the highlighting of a cell. Returns false when the data changed during the delegate call.
    @discardableResult
    private func darken(_ cell: (any ListCellView)?, _ path: IndexPath) -> Bool {
        let start = generation
        cell?.isHighlighted = false
        tellHighlighted(false, path)
        return start == generation
    }

    /// Selects a cell because it got focus. Its primary action is not performed.
    package func selectByFocus(_ path: IndexPath) { select(path, performing: false) }

    private func select(_ tapped: IndexPath, performing: Bool = true) {
        let start = generation
        guard let path = askToSelect(tapped), start == generation, hasCell(at: path) else { return }
        if !selectsSeveral {
            for other in selection.sorted() where other != path {
                deselect(other, tapped: false)
                guard start == generation else { return }
            }
        }
        setSelected(true, at: path, animated: false)
        tellSelected(true, path)
        guard performing, start == generation, hasCell(at: path) else { return }
        performPrimaryAction(at: path)
    }

    private func deselect(_ path: IndexPath, tapped: Bool) {
        let start = generation
        guard let path = askToDeselect(path, tapped: tapped), start == generation, selection.contains(path) else {
            return
        }
        setSelected(false, at: path, animated: false)
        tellSelected(false, path)
    }
}
