import Foundation

extension UIWindow {
    /// Opens the context menu at a point, after a click of the secondary button or a long press.
    ///
    /// The innermost view with a menu opens it: the menu of a button, of a view's interaction, or of a row's table delegate. If
    /// the table's delegate provides none, the views that contain the row are queried.
    ///
    /// - Parameters:
    ///   - view: The view that the hit test found.
    ///   - point: The point in the window's coordinates.
    /// - Returns: Whether a menu opened. If so, current touches in the window are cancelled.
    @_spi(Host)
    public func userAskedForMenu(on view: UIView, at point: CGPoint) -> Bool {
        guard openMenu(around: view, at: point) else { return false }
        hostTookTouches(on: self)
        return true
    }

    /// Opens the context menu of the focused row or item, or of the first responder, after a press of the menu key.
    ///
    /// - Returns: Whether a menu opened.
    @_spi(Host)
    public func userAskedForMenu() -> Bool {
        if let table = firstResponder as? UITableView, let path = table.focusedIndexPath,
            table.openContextMenu(at: path, point: nil)
        {
            return true
        }
        if let collection = firstResponder as? UICollectionView, let path = collection.focusedIndexPath,
            collection.openContextMenu(at: path, point: nil)
        {
            return true
        }
        return (firstResponder as? UIView).map { openMenu(around: $0, at: nil) } ?? false
    }

    private func openMenu(around view: UIView, at point: CGPoint?) -> Bool {
        for candidate in sequence(first: view, next: { $0.superview }) {
            let place = point.map { candidate.convert($0, from: nil) }
            if (candidate as? UIButton)?.userHeld() == true { return true }
            for case let interaction as UIContextMenuInteraction in candidate.interactions.reversed()
            where interaction.open(at: place) { return true }
            if let cell = candidate as? UITableViewCell, let table = cell.superview?.nearestTable,
                let path = table.indexPath(for: cell),
                table.openContextMenu(at: path, point: point.map { table.convert($0, from: nil) })
            {
                return true
            }
            if let cell = candidate as? UICollectionViewCell, let collection = cell.collectionView,
                let path = collection.indexPath(for: cell),
                collection.openContextMenu(at: path, point: point.map { collection.convert($0, from: nil) })
            {
                return true
            }
        }
        return false
    }
}
