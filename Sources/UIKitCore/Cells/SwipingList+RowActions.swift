import Foundation

/// Something that can be done to a row, for a host that lists it in a menu instead of revealing it by a swipe.
@_spi(Host)
@MainActor
public struct RowAction {
    let action: UIContextualAction
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    let path: IndexPath
    /// The data for which the action was offered.
    let generation: Int

    /// The words on it.
    public var title: String { action.title ?? "" }

    /// Whether it deletes the row.
    public var isDestructive: Bool { action.style == .destructive }
}

extension SwipingList {
    /// What swipes over a row would reveal: the trailing actions, then the leading ones.
    func rowActions(at indexPath: IndexPath) -> [RowAction] {
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

    /// The user chose an action from a menu: it is performed as after a swipe.
    ///
    /// - Returns: Whether it was. Not when rows changed since it was offered: another row may stand in the place.
    @discardableResult
    func userChose(_ choice: RowAction) -> Bool {
        guard choice.generation == generation, hasCell(at: choice.path),
            reveal(choice.configuration, at: choice.path, isLeading: choice.isLeading)
        else { return false }
        performSwipeAction(choice.action)
        return true
    }
}
