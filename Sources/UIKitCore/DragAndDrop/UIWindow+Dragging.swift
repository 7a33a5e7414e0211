import Foundation

extension UIWindow {
    /// The user begins to drag what is at a point.
    ///
    /// - Parameters:
    ///   - view: What the hit test found there.
    ///   - point: Where, in the window's coordinates.
    /// - Returns: What is dragged; nil for nothing. A touch that is under way is over then. See ``DragSession`` for how the
    ///   host goes on.
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
