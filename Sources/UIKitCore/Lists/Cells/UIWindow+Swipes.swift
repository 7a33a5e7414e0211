extension UIWindow {
    /// Hides the revealed swipe actions in the window, because the user continues elsewhere.
    func hideSwipeActions() { listShowingSwipeActions?.hideSwipeActions() }
}
