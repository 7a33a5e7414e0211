import Foundation

extension UIViewController {
    /// The controller that handles a request to show a different controller: the parent, or the presenter of a search.
    var holderForShowing: UIViewController? {
        parent ?? (self is UISearchController ? presentingViewController : nil)
    }

    /// Returns the controller's navigation item, creating it on first use.
    func makeNavigationItem() -> UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(controllerTitle: title)
        item.viewController = self
        storedNavigationItem = item
        return item
    }
}
