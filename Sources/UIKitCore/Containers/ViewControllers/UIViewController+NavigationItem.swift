import Foundation

extension UIViewController {
    /// Returns the controller's navigation item, creating it on first use.
    func makeNavigationItem() -> UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(controllerTitle: title)
        item.viewController = self
        storedNavigationItem = item
        return item
    }
}
