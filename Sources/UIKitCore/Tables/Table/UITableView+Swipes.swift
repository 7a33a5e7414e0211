import Foundation

/// The way in which the user swiped over a row.
@_spi(Host)
public enum SwipeDirection: String, Sendable {
    case left, right
}

/// The row whose actions are on screen.
struct SwipeState {
    var path: IndexPath
    let cell: UITableViewCell
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    /// How far the row was open when the finger that holds it came; nil while none does.
    var dragStart: CGFloat?
}

extension UITableView {
    /// The user swiped over a row: its actions show as buttons in the row, until one of them is done, or until another
    /// touch or scroll.
    ///
    /// - Parameters:
    ///   - direction: Towards the leading edge for the trailing actions, and the other way.
    ///   - indexPath: The row.
    ///   - isFull: Whether the finger went all the way, which performs the first action if the configuration allows.
    /// - Returns: Whether there were actions.
    @_spi(Host)
    @discardableResult
    public func userSwiped(_ direction: SwipeDirection, at indexPath: IndexPath, isFull: Bool = false) -> Bool {
        loadIfNeeded()
        checkRow(indexPath, in: "userSwiped(_:at:)")
        hideSwipeActions()
        guard let (configuration, isLeading) = actions(towards: direction, at: indexPath),
            reveal(configuration, at: indexPath, isLeading: isLeading)
        else { return false }
        if isFull, configuration.performsFirstActionWithFullSwipe { performSwipeAction(configuration.actions[0]) }
        return true
    }

    /// What a swipe in a direction reveals, and whether it is at the leading edge. While the table is edited, rows do
    /// not answer to swipes.
    func actions(towards direction: SwipeDirection, at path: IndexPath) -> (UISwipeActionsConfiguration, Bool)? {
        guard !isEditing else { return nil }
        let isLeading = (direction == .right) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return (isLeading ? leadingActions(at: path) : trailingActions(at: path)).map { ($0, isLeading) }
    }

    func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }

    /// The delegate's actions, or the table's own one.
    func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        guard canDelete(path) else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            let path = swipe?.path ?? path
            hideSwipeActions()
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    @discardableResult
    func reveal(_ configuration: UISwipeActionsConfiguration, at path: IndexPath, isLeading: Bool) -> Bool {
        hideSwipeActions()
        guard !configuration.actions.isEmpty, let cell = cellForRow(at: path) else { return false }
        delegate?.tableView(self, willBeginEditingRowAt: path)
        guard shownCells[path] === cell else { return false }
        swipe = SwipeState(path: path, cell: cell, configuration: configuration, isLeading: isLeading)
        cell.showSwipeActions(configuration, isLeading: isLeading) { [weak self] in self?.performSwipeAction($0) }
        return true
    }

    /// Does what an action says. The row's actions go when the handler reports that it is done.
    func performSwipeAction(_ action: UIContextualAction) {
        guard let cell = swipe?.cell else { return }
        let source: UIView = cell.swipeButton(for: action) ?? cell
        action.handler(action, source) { [weak self, weak cell] _ in
            guard let self, swipe?.cell === cell else { return }
            hideSwipeActions()
        }
    }

    /// Puts the actions of a swiped row away.
    func hideSwipeActions() {
        guard let state = swipe else { return }
        swipe = nil
        state.cell.removeSwipeActions()
        let isThere = shownCells[state.path] === state.cell
        delegate?.tableView(self, didEndEditingRowAt: isThere ? state.path : nil)
    }

    /// The user tapped a place of the table where nothing answers to touches: between and beside the rows.
    ///
    /// - Returns: Whether that put the actions of a row away.
    @_spi(Host)
    @discardableResult
    public func userTappedBesideRows() -> Bool {
        guard swipe != nil else { return false }
        hideSwipeActions()
        return true
    }
}
