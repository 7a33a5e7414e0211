import Foundation

/// Hears which tab of a bar the person chose. Main actor. iOS 2.0.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after the person chose a tab, also the one that is chosen already; never for a choice of the program's.
    /// iOS 2.0.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing. iOS 2.0.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
