import Foundation
import UIKitCore

extension UITabBarController {
    /// Decodes a tab bar controller. Its child controllers come from segues.
    func decodeTabs(_ element: InterfaceElement, loader: InterfaceLoader) {
        if let bar = element.child(key: "tabBar") {
            tabBar.decodeView(bar, loader: loader)
            tabBar.decodeLook(bar, loader: loader)
        }
        for child in element.children where child.name == "nil" {
            _ = element.child("nil")
            child.passOverAll()
        }
    }
}

extension UITabBar {
    /// Decodes a bar, including that of a tab bar controller.
    func decodeLook(_ element: InterfaceElement, loader: InterfaceLoader) {
        // Content never extends under the bar.
        element.passOver("translucent")
        if let style = element.choice("barStyle", InterfaceWords.barStyles) { barStyle = style }
        if let color = element.color(key: "barTintColor", in: loader.document) { barTintColor = color }
        if let color = element.color(key: "unselectedItemTintColor", in: loader.document) {
            unselectedItemTintColor = color
        }
        let positions: [String: ItemPositioning] = ["automatic": .automatic, "fill": .fill, "centered": .centered]
        if let positioning = element.choice("itemPositioning", positions) { itemPositioning = positioning }
        if let width = element.number("itemWidth") { itemWidth = width }
        if let spacing = element.number("itemSpacing") { itemSpacing = spacing }
    }

    /// Decodes a standalone bar.
    func decodeTabBar(_ element: InterfaceElement, loader: InterfaceLoader) {
        decodeLook(element, loader: loader)
        guard let list = element.child("items") else { return }
        items = list.allChildren().map { UITabBarItem.make($0, loader: loader) }
        if let id = element.string("selectedItem") { selectedItem = loader.object(id) as? UITabBarItem }
    }
}

extension UITabBarItem {
    /// Creates the tab bar item of an element.
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
        if let color = element.color(key: "badgeColor", in: loader.document) { item.badgeColor = color }
        loader.register(item, for: element)
        return item
    }

    private static let systemItems: [String: SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
