import Foundation

extension UITabBarController {
    /// Reads what a storyboard says of a tab bar controller, whose screens come through its segues.
    func decodeTabs(_ element: InterfaceElement, loader: InterfaceLoader) {
        if let bar = element.child(key: "tabBar") {
            bar.passOver("translucent")
            _ = bar.choice("barStyle", ["default": UIBarStyle.default])
            tabBar.decodeView(bar, loader: loader)
        }
        for child in element.children where child.name == "nil" {
            _ = element.child("nil")
            child.passOverAll()
        }
    }
}

extension UITabBarItem {
    /// Makes the tab of an element.
    static func make(_ element: InterfaceElement, loader: InterfaceLoader) -> UITabBarItem {
        let item: UITabBarItem
        if let system = element.choice("systemItem", systemItems) {
            item = UITabBarItem(tabBarSystemItem: system, tag: 0)
        } else {
            item = UITabBarItem(
                title: element.text("title"),
                image: element.image("image", in: loader.document),
                selectedImage: element.image("selectedImage", in: loader.document)
            )
        }
        if let tag = element.integer("tag") { item.tag = tag }
        if let value = element.text("badgeValue") { item.badgeValue = value }
        loader.register(item, for: element)
        return item
    }

    private static let systemItems: [String: SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
