import Foundation

extension UIViewController {
    /// Returns the controller's own item, creating it on first use.
    func makeTabBarItem() -> UITabBarItem {
        if let item = storedTabBarItem ?? madeTabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        madeTabBarItem = item
        return item
    }

    /// The item that the app assigned or modified.
    var ownTabBarItem: UITabBarItem? {
        if let storedTabBarItem { return storedTabBarItem }
        guard let item = madeTabBarItem else { return nil }
        let isUntouched = item.title == title && item.image == nil && item.badgeValue == nil && item.tag == 0
        return isUntouched ? nil : item
    }

    func replaceTabBarItem(with item: UITabBarItem?) {
        guard item !== storedTabBarItem else { return }
        (storedTabBarItem, madeTabBarItem) = (item, nil)
        tabDidChange()
    }

    /// Notifies the containing tab bar controllers of a changed item or bar visibility.
    func tabDidChange() {
        let around = Array(sequence(first: self, next: { $0.parent }))
        for (child, holder) in zip(around, around.dropFirst()) {
            (holder as? UITabBarController)?.childDidChange(child)
        }
    }
}
