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
        if let tab = entries[selectedPlace].tab { coder.encode(tab.identifier as NSString, forKey: Key.identifier) }
        // What they show has state of its own.
        let made = tabs.filter { $0.madeController?.parent === self }
        coder.encode(made.count, forKey: Key.madeTabCount)
        for (number, tab) in made.enumerated() {
            coder.encode(tab.identifier as NSString, forKey: Key.madeTab(number))
        }
    }

    /// Makes what those tabs show that showed something when the state was kept, so that it can have its state back. What the
    /// other tabs show is still made when they are selected.
    func makeControllers(of coder: NSCoder) {
        // The number in a file may be any; there are no more tabs than there are.
        for number in 0..<min(max(0, coder.decodeInteger(forKey: Key.madeTabCount)), entries.count) {
            let name = coder.decodeObject(of: NSString.self, forKey: Key.madeTab(number)) as String?
            guard let name, let controller = tab(forIdentifier: name)?.viewController else { continue }
            adopt(controller)
        }
    }

    /// A tab is found by its identifier; a controller has none that others have not, so that its place counts.
    func decodeSelection(with coder: NSCoder) {
        var place: Int?
        if coder.containsValue(forKey: Key.identifier) {
            let identifier = coder.decodeObject(of: NSString.self, forKey: Key.identifier) as String?
            place = entries.firstIndex { $0.tab?.identifier == identifier }
        } else if coder.containsValue(forKey: Key.place) {
            place = coder.decodeInteger(forKey: Key.place)
        }
        if let place, entries.indices.contains(place) { show(place, isSelection: false) }
    }
}
