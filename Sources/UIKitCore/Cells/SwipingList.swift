import Foundation

/// The way in which the user swiped over a row.
@_spi(Host)
public enum SwipeDirection: String, Sendable {
    case left, right
}

/// The row whose actions are on screen.
struct SwipeState {
    var path: IndexPath
    let cell: any SlidingRow
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    /// How far the row was open when the finger that holds it came; nil while none does.
    var dragStart: CGFloat?
}

/// A table, or a collection with lists in it: swipes over rows reveal what can be done to them.
@MainActor
protocol SwipingList: CellListView {
    /// The row whose actions are on screen.
    var swipe: SwipeState? { get set }
    /// Whether rows answer to swipes at present.
    var answersToSwipes: Bool { get }
    /// Counts what makes index paths invalid.
    var generation: Int { get }

    /// Traps unless there is such a row.
    func checkCell(at path: IndexPath, in member: String)
    func hasCell(at path: IndexPath) -> Bool
    /// The row, which is scrolled nowhere; nil when it is not on screen, or does not slide.
    func slidingRow(at path: IndexPath) -> (any SlidingRow)?
    func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration?
    func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration?
    /// The actions of a row are about to show.
    func willReveal(at path: IndexPath)
    /// The actions of a row went; nil when the row is not on screen any more.
    func didHideActions(at path: IndexPath?)
}

extension SwipingList {
    /// The user swiped over a row: its actions show as buttons in the row, until one of them is done, or until the user touches
    /// the list, scrolls it, swipes elsewhere, or works on a text or a search in the same window.
    ///
    /// - Parameters:
    ///   - direction: Towards the leading edge for the trailing actions, and the other way.
    ///   - indexPath: The row.
    ///   - isFull: Whether the finger went all the way, which performs the first action if the configuration allows.
    /// - Returns: Whether there were actions.
    @discardableResult
    func userSwiped(_ direction: SwipeDirection, at indexPath: IndexPath, isFull: Bool = false) -> Bool {
        checkCell(at: indexPath, in: "userSwiped(_:at:)")
        hideSwipeActions()
        guard let (configuration, isLeading) = actions(towards: direction, at: indexPath),
            reveal(configuration, at: indexPath, isLeading: isLeading)
        else { return false }
        if isFull, configuration.performsFirstActionWithFullSwipe { performSwipeAction(configuration.actions[0]) }
        return true
    }

    /// What a swipe in a direction reveals, and whether it is at the leading edge. While the list is edited, rows do not
    /// answer to swipes.
    func actions(towards direction: SwipeDirection, at path: IndexPath) -> (UISwipeActionsConfiguration, Bool)? {
        guard answersToSwipes else { return nil }
        let isLeading = (direction == .right) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return (isLeading ? leadingActions(at: path) : trailingActions(at: path)).map { ($0, isLeading) }
    }

    @discardableResult
    func reveal(_ configuration: UISwipeActionsConfiguration, at path: IndexPath, isLeading: Bool) -> Bool {
        hideSwipeActions()
        guard !configuration.actions.isEmpty, let cell = slidingRow(at: path) else { return false }
        willReveal(at: path)
        guard shownCell(at: path) === cell else { return false }
        window?.hideSwipeActions()
        swipe = SwipeState(path: path, cell: cell, configuration: configuration, isLeading: isLeading)
        window?.swipedList = self
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
        if window?.swipedList === self { window?.swipedList = nil }
        state.cell.removeSwipeActions()
        let isThere = shownCell(at: state.path) === state.cell
        didHideActions(at: isThere ? state.path : nil)
    }

    /// Performs what deletes a row, if it can be deleted.
    func performDeletion(at path: IndexPath) -> Bool {
        guard let configuration = trailingActions(at: path),
            let action = configuration.actions.first(where: { $0.style == .destructive }),
            reveal(configuration, at: path, isLeading: false)
        else { return false }
        performSwipeAction(action)
        return true
    }
}
