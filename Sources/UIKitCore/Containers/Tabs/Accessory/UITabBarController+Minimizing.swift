import Foundation

/// The reduction of the tab bar to the selected tab.
extension UITabBarController {
    /// The distance in points after which scrolling counts.
    private static let scrollDistance: CGFloat = 1

    /// Called when the user scrolled the content by a distance, which is positive towards its end.
    func userScrolled(by distance: CGFloat) {
        guard abs(distance) >= Self.scrollDistance else { return }
        switch tabBarMinimizeBehavior {
        case .automatic, .never: return
        case .onScrollDown: setBarMinimized(distance > 0)
        case .onScrollUp: setBarMinimized(distance < 0)
        }
    }

    /// Restores a minimized bar. Returns false if the bar was not minimized.
    @discardableResult
    func expandBar() -> Bool {
        guard isBarMinimized else { return false }
        setBarMinimized(false)
        return true
    }

    private func setBarMinimized(_ isMinimized: Bool) {
        let canMinimize = traitCollection.horizontalSizeClass == .compact && isBarShown && tabBar.selectedItem != nil
        guard isMinimized != isBarMinimized, !isMinimized || canMinimize, let view = viewIfLoaded else { return }
        UIView.animate(withDuration: 0.25) { [self] in
            isBarMinimized = isMinimized
            tabBar.isMinimized = isMinimized
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    /// Restores the bar in regular width, where it is not minimized.
    func updateMinimizing() {
        guard isBarMinimized, traitCollection.horizontalSizeClass != .compact || !isBarShown else { return }
        isBarMinimized = false
        tabBar.isMinimized = false
    }
}
