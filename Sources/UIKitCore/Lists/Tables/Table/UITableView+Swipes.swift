import Foundation

extension UITableView: SwipingList {
    package var answersToSwipes: Bool { !isEditing }

    package func checkCell(at path: IndexPath, in member: String) {
        loadIfNeeded()
        checkRow(path, in: member)
    }

    package func slidingRow(at path: IndexPath) -> (any SlidingRow)? { cellForRow(at: path) }

    package func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }

    /// The delegate's trailing actions, or the built-in delete action.
    package func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        if let old = rowActionsOfOldKind(at: path) { return old }
        guard canDelete(path) else { return nil }
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemTexts.text("Delete")
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            let path = swipe?.path ?? path
            hideSwipeActions()
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// The delegate's actions from the iOS 8 API. A full swipe performs none of them.
    private func rowActionsOfOldKind(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: path), !actions.isEmpty,
            dataSource?.tableView(self, canEditRowAt: path) == true
        else { return nil }
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { $0.contextualAction { [weak self] in self?.swipe?.path ?? path } }
        )
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    package func willReveal(at path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }

    package func didHideActions(at path: IndexPath?) { delegate?.tableView(self, didEndEditingRowAt: path) }

    /// Handles a tap on an empty area of the table, between or beside the rows.
    ///
    /// - Returns: Whether swipe actions were hidden.
    @_spi(Host)
    @discardableResult
    public func userTappedBesideCells() -> Bool {
        guard swipe != nil else { return false }
        hideSwipeActions()
        return true
    }
}
