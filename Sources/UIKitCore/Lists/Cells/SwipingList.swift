import Foundation

/// The direction of a swipe over a row.
@_spi(Host)
public enum SwipeDirection: String, Sendable {
    case left, right
}

/// The row with revealed swipe actions.
package struct SwipeState {
    package var path: IndexPath
    package let cell: any SlidingRow
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    /// The distance by which the row was open at the start of the drag in progress; nil without a drag.
    var dragStart: CGFloat?
}

/// A table, or a collection with lists, whose rows have swipe actions.
@MainActor
package protocol SwipingList: CellListView {
    /// The row with revealed swipe actions.
    var swipe: SwipeState? { get set }
    /// Whether rows currently respond to swipes.
    var answersToSwipes: Bool { get }
    /// Incremented when index paths become invalid.
    var generation: Int { get }

    /// Traps unless the row exists.
    func checkCell(at path: IndexPath, in member: String)
    func hasCell(at path: IndexPath) -> Bool
    /// The row's cell, without scrolling; nil when it is not on screen or has no swipe actions.
    func slidingRow(at path: IndexPath) -> (any SlidingRow)?
    func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration?
    func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration?
    /// Called when a row's actions are about to be revealed.
    func willReveal(at path: IndexPath)
    /// Called when a row's actions were hidden; the path is nil when the row is no longer on screen.
    func didHideActions(at path: IndexPath?)
}

extension SwipingList {
    /// Called when the user swipes over a row. Reveals its actions as buttons, until one of them is performed, or until the
    /// user taps or scrolls the list, swipes a different row, or uses a text or a search in the same window.
    ///
    /// - Parameters:
    ///   - direction: Towards the leading edge for trailing actions, towards the trailing edge for leading ones.
    ///   - indexPath: The row.
    ///   - isFull: Whether it is a full swipe, which performs the first action if the configuration allows it.
    /// - Returns: Whether there were actions.
    @discardableResult
    package func userSwiped(_ direction: SwipeDirection, at indexPath: IndexPath, isFull: Bool = false) -> Bool {
        checkCell(at: indexPath, in: "userSwiped(_:at:)")
        hideSwipeActions()
        guard let (configuration, isLeading) = actions(towards: direction, at: indexPath),
            reveal(configuration, at: indexPath, isLeading: isLeading)
        else { return false }
        if isFull, configuration.performsFirstActionWithFullSwipe { performSwipeAction(configuration.actions[0]) }
        return true
    }

    /// The actions that a swipe in a direction reveals, and whether they are at the leading edge. Nil while rows do not
    /// respond to swipes, as in editing mode.
    func actions(towards direction: SwipeDirection, at path: IndexPath) -> (UISwipeActionsConfiguration, Bool)? {
        guard answersToSwipes else { return nil }
        let isLeading = (direction == .right) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return (isLeading ? leadingActions(at: path) : trailingActions(at: path)).map { ($0, isLeading) }
    }

    @discardableResult
    package func reveal(_ configuration: UISwipeActionsConfiguration, at path: IndexPath, isLeading: Bool) -> Bool {
        hideSwipeActions()
        guard !configuration.actions.isEmpty, let cell = slidingRow(at: path) else { return false }
        willReveal(at: path)
        guard shownCell(at: path) === cell else { return false }
        window?.hideSwipeActions()
        swipe = SwipeState(path: path, cell: cell, configuration: configuration, isLeading: isLeading)
        window?.listShowingSwipeActions = self
        cell.showSwipeActions(configuration, isLeading: isLeading) { [weak self] in self?.performSwipeAction($0) }
        return true
    }

    /// Performs an action. The row's actions are hidden when the handler reports completion.
    func performSwipeAction(_ action: UIContextualAction) {
        guard let cell = swipe?.cell else { return }
        let source: UIView = cell.swipeButton(for: action) ?? cell
        action.handler(action, source) { [weak self, weak cell] _ in
            guard let self, swipe?.cell === cell else { return }
            hideSwipeActions()
        }
    }

    /// Hides the revealed swipe actions.
    package func hideSwipeActions() {
        guard let state = swipe else { return }
        swipe = nil
        if window?.listShowingSwipeActions === self { window?.listShowingSwipeActions = nil }
        state.cell.removeSwipeActions()
        let isThere = shownCell(at: state.path) === state.cell
        didHideActions(at: isThere ? state.path : nil)
    }

    /// Performs a row's destructive action, if it has one.
    package func performDeletion(at path: IndexPath) -> Bool {
        guard let configuration = trailingActions(at: path),
            let action = configuration.actions.first(where: { $0.style == .destructive }),
            reveal(configuration, at: path, isLeading: false)
        else { return false }
        performSwipeAction(action)
        return true
    }
}
