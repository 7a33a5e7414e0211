import Foundation

/// The user's changes in the sidebar, stored in the user defaults.
extension UITabBarController {
    private enum Key {
        static let hidden = "hidden"
        static let shown = "shown"
        static let orders = "orders"
    }

    private var defaultsKey: String? { customizationIdentifier.map { "UITabBarController.customization.\($0)" } }

    /// Stores which tabs are hidden and the order of groups.
    func storeCustomization() {
        guard let defaultsKey else { return }
        let hideable = allTabs.filter(\.allowsHiding)
        var orders: [String: [String]] = [:]
        for case let group as UITabGroup in allTabs where group.allowsReordering {
            orders[group.identifier] = group.displayOrderIdentifiers
        }
        let values: [String: Any] = [
            Key.hidden: hideable.filter(\.isHidden).map(\.identifier),
            Key.shown: hideable.filter { !$0.isHidden }.map(\.identifier), Key.orders: orders,
        ]
        UserDefaults.standard.set(values, forKey: defaultsKey)
    }

    /// Applies the stored changes to tabs.
    func applyCustomization(to tabs: [UITab]) {
        guard let defaultsKey, let values = UserDefaults.standard.dictionary(forKey: defaultsKey) else { return }
        let hidden = Set(values[Key.hidden] as? [String] ?? [])
        let shown = Set(values[Key.shown] as? [String] ?? [])
        let orders = values[Key.orders] as? [String: [String]] ?? [:]
        for tab in tabs.flatMap(\.withTabsInside) {
            if tab.allowsHiding, hidden.contains(tab.identifier) { tab.isHidden = true }
            if tab.allowsHiding, shown.contains(tab.identifier) { tab.isHidden = false }
            if let group = tab as? UITabGroup, group.allowsReordering, let order = orders[group.identifier] {
                group.displayOrderIdentifiers = order
            }
        }
    }
}
