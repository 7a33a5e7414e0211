import Foundation

extension UIWindow {
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
            guard let cell = candidate as? UITableViewCell, let table = cell.list as? UITableView else { continue }
            guard let session = table.dragSession(from: cell, at: point) else { return nil }
            hostTookTouches(on: table)
            return session
        }
        return nil
    }
}
