import Foundation

extension UIViewController {
    /// The controller's own item, made on first use.
    func madeTabBarItem() -> UITabBarItem {
        if let storedTabBarItem { return storedTabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        storedTabBarItem = item
        return item
    }

    func replaceTabBarItem(with item: UITabBarItem?) {
        guard item !== storedTabBarItem else { return }
        storedTabBarItem = item
        tabDidChange()
    }

    /// The tab of this controller is another one, or asks for another bar.
    func tabDidChange() {
        let around = Array(sequence(first: self, next: { $0.parent }))
        for (child, holder) in zip(around, around.dropFirst()) {
            (holder as? UITabBarController)?.childDidChange(child)
        }
    }
}
