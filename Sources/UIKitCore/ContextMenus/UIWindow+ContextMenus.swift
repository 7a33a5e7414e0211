import Foundation

extension UIWindow {
    /// The user asked for a menu at a point: with the secondary button, or with a finger that stayed.
    ///
    /// The innermost view that has one opens it: a button its menu, a view its interaction, a row what the table's
    /// delegate says. Where the delegate offers nothing, the views around the row are asked.
    ///
    /// - Parameters:
    ///   - view: What the hit test found there.
    ///   - point: Where, in the window's coordinates.
    /// - Returns: Whether a menu opened. A touch that is under way is over then.
    @_spi(Host)
    public func userAskedForMenu(on view: UIView, at point: CGPoint) -> Bool {
        guard openMenu(around: view, at: point) else { return false }
        hostTookTouches(on: self)
        return true
    }

    /// The user asked for a menu with a key: it is about the row or item that the keys steer, or about the first responder.
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
