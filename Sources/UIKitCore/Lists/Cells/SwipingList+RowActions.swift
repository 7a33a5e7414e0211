import Foundation

/// A swipe action of a row, for hosts that also offer it in a menu.
@_spi(Host)
@preconcurrency @MainActor
public struct RowAction {
    let action: UIContextualAction
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    let path: IndexPath
    /// The list's generation when the action was offered.
    let generation: Int

    /// The title of the action.
    public var title: String { action.title ?? "" }

    /// Whether it deletes the row.
    public var isDestructive: Bool { action.style == .destructive }
}

extension SwipingList {
    /// The swipe actions of a row: the trailing ones, then the leading ones.
    package func rowActions(at indexPath: IndexPath) -> [RowAction] {
        checkCell(at: indexPath, in: "rowActions(at:)")
        let trailing = offer(trailingActions(at: indexPath), at: indexPath, isLeading: false)
        return trailing + offer(leadingActions(at: indexPath), at: indexPath, isLeading: true)
    }

    private func offer(
        _ configuration: UISwipeActionsConfiguration?,
        at path: IndexPath,
        isLeading: Bool
    ) -> [RowAction] {
        guard let configuration else { return [] }
        return configuration.actions.map {
            RowAction(
                action: $0,
                configuration: configuration,
                isLeading: isLeading,
                path: path,
                generation: generation
            )
        }
    }

    /// Performs an action that the user chose from a menu, as after a swipe.
    ///
    /// - Returns: Whether it was performed. False if rows changed since it was offered, because the index path may be a
    ///   different row's.
    @discardableResult
    package func userChose(_ choice: RowAction) -> Bool {
        guard choice.generation == generation, hasCell(at: choice.path),
            reveal(choice.configuration, at: choice.path, isLeading: choice.isLeading)
        else { return false }
        performSwipeAction(choice.action)
        return true
    }

    /// The swipe actions of the focused row as entries of a menu.
    package var menuElementsOfFocusedRow: [UIMenuElement] {
        guard isFirstResponder, let path = focusedIndexPath else { return [] }
        return rowActions(at: path).map { action in
            UIAction(title: action.title, attributes: action.isDestructive ? .destructive : []) { [weak self] _ in
                self?.userChose(action)
            }
        }
    }
}
