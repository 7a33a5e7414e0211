import Foundation

extension UIViewController {
    /// The one button of the controller, made when it is first asked for.
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
