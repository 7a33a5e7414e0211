import Foundation

/// Pushing and popping the items of a bar that belongs to no navigation controller.
extension UINavigationBar {
    func push(_ item: UINavigationItem, animated: Bool) {
        requireNoController("pushItem(_:animated:)", "pushViewController(_:animated:)")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems((items ?? []) + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    func pop(animated: Bool) -> UINavigationItem? {
        requireNoController("popItem(animated:)", "popViewController(animated:)")
        guard let item = topItem, backItem != nil, delegate?.navigationBar(self, shouldPop: item) ?? true else {
            return nil
        }
        setItems(items?.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    private func requireNoController(_ member: String, _ replacement: String) {
        require(
            navigationController == nil,
            "UINavigationBar.\(member) was called, but the bar belongs to a UINavigationController: call its \(replacement) "
                + "instead."
        )
    }
}

/// Decides about changes of the items of a bar, and is notified of them. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether an item may be added.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called after an item was added.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Returns whether the top item may be removed, by the back button or by the app.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called after the top item was removed.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
