import Foundation

extension UIViewController {
    /// What is asked to show a controller that this one leads to: what holds this one, or the screen that a search is over.
    var holderForShowing: UIViewController? {
        parent ?? (self is UISearchController ? presentingViewController : nil)
    }

    /// What a navigation bar shows for the controller, made on first use.
    func makeNavigationItem() -> UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(controllerTitle: title)
        item.viewController = self
        storedNavigationItem = item
        return item
    }
}
