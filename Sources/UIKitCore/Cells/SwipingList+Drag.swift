import Foundation

/// A row that follows a finger, or a mouse with its button down, sideways.
///
/// The host decides that a drag is one of these: it goes sideways more than up or down.
extension SwipingList {
    /// The user begins to drag a row sideways.
    ///
    /// - Parameters:
    ///   - path: The row.
    ///   - direction: Where the finger goes at first.
    /// - Returns: Whether the row follows: it has actions on that side, or shows some already.
    func userBeganDraggingRow(at path: IndexPath, towards direction: SwipeDirection) -> Bool {
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

    /// The finger is so many points to the right of where the drag began. Does nothing when the row is gone.
    func userDraggedRow(by distance: CGFloat) {
        guard let state = swipe, let start = state.dragStart else { return }
        state.cell.holdSwipe(at: start + outwards(distance, of: state))
    }

    /// The finger let go of the row: the first action is performed when it was all the way, else the actions stay or go
    /// by where the row was going.
    ///
    /// - Parameter velocity: How fast the finger was, in points a second to the right.
    func userEndedDraggingRow(velocity: CGFloat) {
        guard let state = swipe, state.dragStart != nil else { return }
        // Where the finger would be after so many seconds is where the row was going.
        let foresight: CGFloat = 0.1
        let goal = state.cell.swipeDistance + outwards(velocity, of: state) * foresight
        let isFull = state.cell.isFullySwiped
        release(state)
        if isFull { return performSwipeAction(state.configuration.actions[0]) }
        if goal < state.cell.swipeWidth / 2 { hideSwipeActions() }
    }

    /// The drag came to nothing: the row is again as it was before.
    func userCancelledDraggingRow() {
        guard let state = swipe, let start = state.dragStart else { return }
        release(state)
        if start == 0 { hideSwipeActions() }
    }

    private func release(_ state: SwipeState) {
        swipe?.dragStart = nil
        state.cell.holdSwipe(at: nil)
    }

    /// What a distance to the right is in the direction in which the row opens.
    private func outwards(_ distance: CGFloat, of state: SwipeState) -> CGFloat {
        state.isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? distance : -distance
    }
}
