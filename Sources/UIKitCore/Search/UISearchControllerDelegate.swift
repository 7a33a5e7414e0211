import Foundation

/// Hears of the beginning and end of a search. Every member is optional. Main actor. iOS 8.0, rules 3 to 7 and 42.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before search is presented automatically; `isActive` is still false. iOS 8.0, rules 4 and 5.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after search was presented automatically. iOS 8.0, rule 4.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before search ends; `isActive` is still true. iOS 8.0, rule 42.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after search ended. iOS 8.0, rule 42.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called first: a chance to present the controller by hand. Otherwise the default presentation follows. iOS 8.0,
    /// rule 3.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the bar moves within the navigation bar, because its width or the app's wish is another one; where
    /// it first stands is no change. iOS 16.0, rule 76.
    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    )
    /// Called after the bar moved within the navigation bar; focus, text and search are as they were. iOS 16.0, rule 76.
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    )
}

extension UISearchControllerDelegate {
    /// Does nothing. iOS 8.0.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing. iOS 8.0.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing. iOS 8.0.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing. iOS 8.0.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Leaves it to the default presentation. iOS 8.0.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing. iOS 16.0.
    public func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing. iOS 16.0.
    public func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}
