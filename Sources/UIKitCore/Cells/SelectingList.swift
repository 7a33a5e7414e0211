import Foundation

/// What selects the cells of a table or a collection, and whom that asks and tells.
@MainActor
protocol SelectingList: CellListView {
    var selection: Set<IndexPath> { get set }
    /// Counts what makes index paths invalid, so that code that called out knows that its own are.
    var generation: Int { get }
    /// Whether the user can select at present.
    var permitsSelection: Bool { get }
    /// Whether the user can select several cells at present.
    var selectsSeveral: Bool { get }

    func hasCell(at path: IndexPath) -> Bool
    /// Whether a cell that lit up under a tap is dark again before it is selected, and not after it.
    var darkensBeforeSelecting: Bool { get }
    /// Has the cell of a path look selected, or no longer.
    func showSelected(_ selected: Bool, at path: IndexPath, animated: Bool)

    func askToHighlight(_ path: IndexPath) -> Bool
    func tellHighlighted(_ isHighlighted: Bool, _ path: IndexPath)
    /// What is selected when the user chose a cell; nil for nothing.
    func askToSelect(_ path: IndexPath) -> IndexPath?
    func askToDeselect(_ path: IndexPath, tapped: Bool) -> IndexPath?
    func tellSelected(_ isSelected: Bool, _ path: IndexPath)
    func performPrimaryAction(at path: IndexPath)
}

extension SelectingList {
    // MARK: By the app

    /// Selects a cell, in place of the others unless several can be selected.
    func selectWithoutAsking(_ path: IndexPath, animated: Bool) {
        if !selectsSeveral {
            for other in selection where other != path { setSelected(false, at: other, animated: animated) }
        }
        setSelected(true, at: path, animated: animated)
    }

    func setSelected(_ selected: Bool, at path: IndexPath, animated: Bool) {
        let changed = selected ? selection.insert(path).inserted : selection.remove(path) != nil
        if changed { showSelected(selected, at: path, animated: animated) }
    }

    func deselectEverything() {
        for path in selection { setSelected(false, at: path, animated: false) }
    }

    func deselectAllButOne() {
        for path in selection.sorted().dropFirst() { setSelected(false, at: path, animated: false) }
    }

    // MARK: By the user

    /// A tap, or a key that stands for one, in UIKit's order: should it light up; it did; will it be selected, or another;
    /// are the others deselected; it is selected; its primary action. That it is dark again is told before it is selected,
    /// or at the end, as the kind of list has it.
    func selectByTap(_ path: IndexPath) {
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

    /// A cell is no longer lit up. False when the data changed while that was told.
    @discardableResult
    private func darken(_ cell: (any ListCellView)?, _ path: IndexPath) -> Bool {
        let start = generation
        cell?.isHighlighted = false
        tellHighlighted(false, path)
        return start == generation
    }

    /// Focus came to a cell that is selected by it.
    func selectByFocus(_ path: IndexPath) { select(path, performing: false) }

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
