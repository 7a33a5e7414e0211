import Foundation

extension UIViewController {
    /// Returns the controller's edit button, creating it on first use.
    func makeEditButtonItem() -> UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            }
        )
        storedEditButtonItem = item
        showEditing(in: item)
        return item
    }

    func showEditing(in item: UIBarButtonItem) {
        let system: UIBarButtonItem.SystemItem = isEditing ? .done : .edit
        item.title = system.title
        item.style = isEditing ? .done : .plain
    }
}
