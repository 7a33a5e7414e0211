import Foundation

/// Decides which tabs the person may choose, and hears what was chosen. Every member is optional. Main actor.
///
/// A controller that was given `viewControllers` calls the members that speak of view controllers, one that was given `tabs`
/// those that speak of tabs. None is called for a choice of the program's. For a choice of the person's the order is:
/// `should`, the bar's own `tabBar(_:didSelect:)`, the controllers' appearance callbacks, `did`.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Asked before the person's choice counts, also where that controller is selected already; false refuses.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called after the person chose a tab, also the one that was selected already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Asked before the person's choice counts, also where that tab is selected already; false refuses.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called after the person chose a tab, also the one that was selected already.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )
}

extension UITabBarControllerDelegate {
    /// Every tab may be chosen.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// Every tab may be chosen.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}
}
