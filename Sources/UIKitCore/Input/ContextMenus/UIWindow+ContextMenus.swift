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

    /// Opens the context menu of the first responder, for example of a list's focused row, after a press of the menu key. Without one,
    /// opens the menu of its custom actions and rotors.
    ///
    /// - Returns: Whether a menu opened.
    @_spi(Host)
    public func userAskedForMenu() -> Bool {
        (firstResponder as? UIView).map { openMenu(around: $0, at: nil) } == true || openActionMenu()
    }

    private func openMenu(around view: UIView, at point: CGPoint?) -> Bool {
        sequence(first: view, next: { $0.superview }).contains { candidate in
            candidate.openContextMenu(at: point.map { candidate.convert($0, from: nil) })
        }
    }
}

extension UIView {
    func openMenuOfInteractions(at point: CGPoint?) -> Bool {
        interactions.reversed().contains { ($0 as? UIContextMenuInteraction)?.open(at: point) == true }
    }
}
