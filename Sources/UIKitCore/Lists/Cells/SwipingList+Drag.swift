import Foundation

/// Dragging rows sideways with a finger, or with a mouse while its button is down.
///
/// The host detects such drags by their mainly horizontal direction.
extension SwipingList {
    /// Called when the user starts to drag a row sideways.
    ///
    /// - Parameters:
    ///   - path: The row.
    ///   - direction: The initial direction of the drag.
    /// - Returns: Whether the row follows the drag: it has actions on that side, or already shows some.
    package func userBeganDraggingRow(at path: IndexPath, towards direction: SwipeDirection) -> Bool {
        checkCell(at: path, in: "userBeganDraggingRow(at:towards:)")
        defer { if swipe?.path == path { window?.hostTookTouches(on: self) } }
        if let state = swipe, state.path == path {
            swipe?.dragStart = state.cell.swipeDistance
            return true
        }
        hideSwipeActions()
        guard let (configuration, isLeading) = actions(towards: direction, at: path),
            reveal(configuration, at: path, isLeading: isLeading)
        else { return false }
        swipe?.dragStart = 0
        swipe?.cell.holdSwipe(at: 0)
        return true
    }

    /// Called when the drag moves. The distance is from its start, in points to the right. Does nothing if the row no longer
    /// exists.
    package func userDraggedRow(by distance: CGFloat) {
        guard let state = swipe, let start = state.dragStart else { return }
        state.cell.holdSwipe(at: start + outwards(distance, of: state))
    }

    /// Called when the user ends the drag. A full swipe performs the first action; otherwise the actions stay or are hidden,
    /// depending on the direction of movement.
    ///
    /// - Parameter velocity: The velocity in points per second, to the right.
    package func userEndedDraggingRow(velocity: CGFloat) {
        guard let state = swipe, state.dragStart != nil else { return }
        // Projects the movement by this time, in seconds.
        let foresight: CGFloat = 0.1
        let goal = state.cell.swipeDistance + outwards(velocity, of: state) * foresight
        let isFull = state.cell.isFullySwiped
        release(state)
        if isFull { return performSwipeAction(state.configuration.actions[0]) }
        if goal < state.cell.swipeWidth / 2 { hideSwipeActions() }
    }

    /// Called when the drag is cancelled. Restores the row's state before the drag.
    package func userCancelledDraggingRow() {
        guard let state = swipe, let start = state.dragStart else { return }
        release(state)
        if start == 0 { hideSwipeActions() }
    }

    private func release(_ state: SwipeState) {
        swipe?.dragStart = nil
        state.cell.holdSwipe(at: nil)
    }

    /// Converts a distance to the right to one in the direction in which the row opens.
    private func outwards(_ distance: CGFloat, of state: SwipeState) -> CGFloat {
        state.isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? distance : -distance
    }
}
