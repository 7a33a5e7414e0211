import Foundation

extension UIWindow {
    /// Whether a drag may begin on a view, other than on rows with swipe actions, which hosts handle separately.
    ///
    /// - Parameter view: The view found by the hit test.
    @_spi(Host)
    public func userMayDrag(from view: UIView) -> Bool {
        for candidate in sequence(first: view, next: { $0.superview }) {
            let interactions = candidate.interactions.compactMap { $0 as? UIDragInteraction }
            if interactions.contains(where: { $0.isEnabled && $0.delegate != nil }) { return true }
            if candidate is any SlidingRow { return false }
            if let list = candidate.asListCell?.list as? any DraggingList { return list.mayDragCells }
        }
        return false
    }

    /// Starts a drag by the user.
    ///
    /// - Parameters:
    ///   - view: The view found by the hit test.
    ///   - point: The location in the window's coordinates.
    /// - Returns: The drag; nil if nothing can be dragged. Starting a drag cancels a touch in progress. For the next calls by
    ///   the host see ``DragSession``.
    @_spi(Host)
    public func userBeganDrag(on view: UIView, at point: CGPoint) -> DragSession? {
        for candidate in sequence(first: view, next: { $0.superview }) {
            let providers =
                candidate.interactions.compactMap { $0 as? any DragProvider }
                + [candidate as? any DragProvider].compactMap { $0 }
            for provider in providers {
                guard let session = provider.dragSession(at: point) else { continue }
                hostTookTouches(on: candidate)
                return session
            }
            guard let cell = candidate.asListCell, let list = cell.list as? any DraggingList else { continue }
            guard let session = list.dragSession(from: cell, at: point) else { return nil }
            hostTookTouches(on: list)
            return session
        }
        return nil
    }
}
