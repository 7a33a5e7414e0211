import Foundation

/// Methods called when a search begins and ends. Every member is optional. Main actor.
///
/// - Note: Rules 3 to 7 and 42.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before search is presented automatically; `isActive` is still false.
    ///
    /// - Note: Rules 4 and 5.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after search was presented automatically.
    ///
    /// - Note: Rule 4.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before search ends; `isActive` is still true.
    ///
    /// - Note: Rule 42.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after search ended.
    ///
    /// - Note: Rule 42.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called first. The delegate may present the controller itself; otherwise the default presentation follows.
    ///
    /// - Note: Rule 3.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the placement of the bar in the navigation bar changes, because of a different width or preferred
    /// placement. Not called for the initial placement.
    ///
    /// - Note: Rule 76.
    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    )
    /// Called after the placement of the bar in the navigation bar changed. Focus, text and search are unchanged.
    ///
    /// - Note: Rule 76.
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    )
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing: the default presentation follows.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}
