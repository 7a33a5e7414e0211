import Foundation

extension UITabBarController {
    private enum Key {
        static let place = "UITabBarController.selectedIndex"
        static let identifier = "UITabBarController.selectedTab"
    }

    func encodeSelection(with coder: NSCoder) {
        guard let selectedPlace else { return }
        coder.encode(selectedPlace, forKey: Key.place)
        if let tab = entries[selectedPlace].tab { coder.encode(tab.identifier as NSString, forKey: Key.identifier) }
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
