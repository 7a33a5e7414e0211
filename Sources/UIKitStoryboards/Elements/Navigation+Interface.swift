import Foundation
import UIKitCore

extension UINavigationController {
    /// Decodes a navigation controller.
    func decodeNavigation(_ element: InterfaceElement, loader: InterfaceLoader) {
        if let hides = element.bool("hidesBarsWhenKeyboardAppears") { hidesBarsWhenKeyboardAppears = hides }
        if let hides = element.bool("hidesBarsOnSwipe") { hidesBarsOnSwipe = hides }
        if let hides = element.bool("hidesBarsOnTap") { hidesBarsOnTap = hides }
        if let hides = element.bool("hidesBarsWhenVerticallyCompact") { hidesBarsWhenVerticallyCompact = hides }
        if let bar = element.child(key: "toolbar") {
            toolbar.decodeView(bar, loader: loader)
            toolbar.decodeToolbar(bar, loader: loader)
        }
        if let hidden = element.bool("toolbarHidden") { isToolbarHidden = hidden }
        if let hidden = element.bool("navigationBarHidden") { isNavigationBarHidden = hidden }
        if let bar = element.child(key: "navigationBar") {
            navigationBar.decodeView(bar, loader: loader)
            navigationBar.decodeBar(bar, loader: loader)
        }
        // The root comes from the segue 'rootViewController'.
        for child in element.children where child.name == "nil" { child.passOverAll() }
    }
}

extension UINavigationBar {
    /// Decodes a bar, including that of a navigation controller.
    func decodeBar(_ element: InterfaceElement, loader: InterfaceLoader) {
        if let prefers = element.bool("largeTitles") { prefersLargeTitles = prefers }
        if let translucent = element.bool("translucent") { isTranslucent = translucent }
        if let style = element.choice("barStyle", InterfaceWords.barStyles) { barStyle = style }
        if let color = element.color(key: "barTintColor", in: loader.document) { barTintColor = color }
        if let attributes = element.textAttributes(key: "titleTextAttributes", in: loader.document) {
            titleTextAttributes = attributes
        }
        if let attributes = element.textAttributes(key: "largeTitleTextAttributes", in: loader.document) {
            largeTitleTextAttributes = attributes
        }
    }

    /// Decodes the items of a standalone bar.
    func decodeItems(_ element: InterfaceElement, loader: InterfaceLoader) {
        guard let list = element.child("items") else { return }
        items = list.allChildren().map { child in
            let item = UINavigationItem(title: "")
            item.decodeInterface(child, loader: loader)
            return item
        }
    }
}

extension UIToolbar {
    /// Decodes a standalone toolbar.
    func decodeToolbar(_ element: InterfaceElement, loader: InterfaceLoader) {
        // Content never extends under the bar.
        element.passOver("translucent")
        if let style = element.choice("barStyle", InterfaceWords.barStyles) { barStyle = style }
        if let color = element.color(key: "barTintColor", in: loader.document) { barTintColor = color }
        if let list = element.child("items") {
            items = list.allChildren().map { UIBarButtonItem.make($0, loader: loader) }
        }
    }
}

extension UINavigationItem {
    /// Decodes the navigation item of a screen.
    func decodeInterface(_ element: InterfaceElement, loader: InterfaceLoader) {
        loader.register(self, for: element)
        if let title = element.text("title") { self.title = title }
        if let prompt = element.text("prompt") { self.prompt = prompt }
        if let title = element.text("backButtonTitle") { backButtonTitle = title }
        if let hides = element.bool("hidesBackButton") { hidesBackButton = hides }
        if let beside = element.bool("leftItemsSupplementBackButton") { leftItemsSupplementBackButton = beside }
        let modes: [String: LargeTitleDisplayMode] = ["automatic": .automatic, "always": .always, "never": .never]
        if let mode = element.choice("largeTitleDisplayMode", modes) { largeTitleDisplayMode = mode }
        if let view = element.child(key: "titleView") { titleView = loader.makeView(view) }
        if let item = element.child(key: "backBarButtonItem") {
            backBarButtonItem = UIBarButtonItem.make(item, loader: loader)
        }
        leftBarButtonItems = items(element, "left", loader) ?? leftBarButtonItems
        rightBarButtonItems = items(element, "right", loader) ?? rightBarButtonItems
    }

    /// Decodes the items of one side: a single item with its own key, or a list.
    private func items(_ element: InterfaceElement, _ side: String, _ loader: InterfaceLoader) -> [UIBarButtonItem]? {
        if let item = element.child(key: "\(side)BarButtonItem") { return [UIBarButtonItem.make(item, loader: loader)] }
        guard let list = element.child(key: "\(side)BarButtonItems") else { return nil }
        return list.allChildren().map { UIBarButtonItem.make($0, loader: loader) }
    }
}

extension UIBarButtonItem {
    /// Creates the item of an element.
    static func make(_ element: InterfaceElement, loader: InterfaceLoader) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if InterfaceClasses.customClass(of: element) != nil {
            element.problem("names a custom class, which is not supported: create the item in code.")
        }
        if let system = element.choice("systemItem", systemItems) {
            item = UIBarButtonItem(systemItem: system)
        } else {
            item = UIBarButtonItem()
            item.title = element.text("title")
            item.image = element.image("image", in: loader.document)
        }
        loader.register(item, for: element)
        if let style = element.choice("style", ["plain": Style.plain, "done": .done, "bordered": .plain]) {
            item.style = style
        }
        if let enabled = element.bool("enabled") { item.isEnabled = enabled }
        if let tag = element.integer("tag") { item.tag = tag }
        if let width = element.number("width") { item.width = width }
        if let color = element.color(key: "tintColor", in: loader.document) { item.tintColor = color }
        if let view = element.child(key: "view") ?? element.child(key: "customView") {
            item.customView = loader.makeView(view)
        }
        return item
    }

    private static let systemItems: [String: SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "compose": .compose,
        "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
        "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace,
    ]
}
