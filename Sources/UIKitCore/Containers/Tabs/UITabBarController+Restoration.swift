import Foundation

extension UITabBarController {
    private enum Key {
        static let place = "UITabBarController.selectedIndex"
        static let identifier = "UITabBarController.selectedTab"
        static let madeTabCount = "UITabBarController.madeTabs"

        static func madeTab(_ number: Int) -> String { "\(madeTabCount).\(number)" }
    }

    func encodeSelection(with coder: NSCoder) {
        guard let selectedPlace else { return }
        coder.encode(selectedPlace, forKey: Key.place)
        if let tab = entries[selectedPlace].tab?.selectedLeaf {
            coder.encode(tab.identifier as NSString, forKey: Key.identifier)
        }
        // The controllers of these tabs have their own state.
        let made = allTabs.filter { $0.madeController?.parent === self }
        coder.encode(made.count, forKey: Key.madeTabCount)
        for (number, tab) in made.enumerated() {
            coder.encode(tab.identifier as NSString, forKey: Key.madeTab(number))
        }
    }

    /// Creates the controllers of the tabs whose controllers existed when the state was saved, so that they can be restored.
    /// Other controllers are still created on selection.
    func makeControllers(of coder: NSCoder) {
        // A number in a file may be arbitrary, so it is limited to the number of tabs.
        for number in 0..<min(max(0, coder.decodeInteger(forKey: Key.madeTabCount)), allTabs.count) {
            let name = coder.decodeObject(of: NSString.self, forKey: Key.madeTab(number)) as String?
            guard let name, let controller = tab(forIdentifier: name)?.viewController else { continue }
            adopt(controller)
        }
    }

    /// Restores the selected tab by its identifier. Controllers without tabs have no unique identifier, so their index is
    /// used.
    func decodeSelection(with coder: NSCoder) {
        var place: Int?
        if coder.containsValue(forKey: Key.identifier) {
            let identifier = coder.decodeObject(of: NSString.self, forKey: Key.identifier) as String?
            let tab = identifier.flatMap(tab(forIdentifier:))
            tab?.selectInGroups()
            place = entries.firstIndex { $0.tab === tab?.root && tab != nil }
        } else if coder.containsValue(forKey: Key.place) {
            place = coder.decodeInteger(forKey: Key.place)
        }
        if let place, entries.indices.contains(place) { show(place, isSelection: false) }
    }
}
