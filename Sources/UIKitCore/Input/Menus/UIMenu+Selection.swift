/// The elements of menus that are on.
extension UIMenu {
    /// The elements of the menu and its submenus, without the submenus themselves.
    var leaves: [UIMenuElement] {
        children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] }
    }

    /// Turns an element on, and all others off.
    func select(_ element: UIMenuElement) {
        for leaf in leaves { leaf.isOn = leaf === element }
    }
}

extension UIMenuElement {
    /// Whether an action or a command is on.
    var isOn: Bool {
        get { ((self as? UIAction)?.state ?? (self as? UICommand)?.state) == .on }
        set {
            (self as? UIAction)?.state = newValue ? .on : .off
            (self as? UICommand)?.state = newValue ? .on : .off
        }
    }
}

extension UIMenu {
    /// Returns a menu with the elements in reverse order, those of inline menus included.
    ///
    /// - Parameter provided: Returns the elements of a deferred element; nil if they are not provided yet.
    func reversed(provided: (UIDeferredMenuElement) -> [UIMenuElement]?) -> UIMenu {
        var elements: [UIMenuElement] = []
        for child in children {
            if let deferred = child as? UIDeferredMenuElement, let ready = provided(deferred) {
                elements += ready
            } else if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
                elements.append(menu.reversed(provided: provided))
            } else {
                elements.append(child)
            }
        }
        return replacingChildren(elements.reversed())
    }
}
