import Foundation

/// Bar button items that belong together. In compact width a group with a representative item is shown as that item. Main actor.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The items, in reading order.
    open var barButtonItems: [UIBarButtonItem] { didSet { itemsDidChange(from: oldValue) } }

    /// The item that replaces the others in compact width. A tap performs its action; without an action or menu, it opens a menu of
    /// the items. Nil: the items are always shown.
    open var representativeItem: UIBarButtonItem? {
        didSet { if representativeItem !== oldValue { itemsDidChange(from: oldValue.map { [$0] } ?? []) } }
    }

    /// Whether ``representativeItem`` is currently shown instead of the items.
    open internal(set) var isDisplayingRepresentativeItem = false

    /// Whether the group is shown also in compact width, where groups in the centre move to the menu. Default: false.
    open var alwaysAvailable = false { didSet { if alwaysAvailable != oldValue { whenChanged?() } } }

    /// Whether the group is hidden. Default: false.
    open var isHidden = false { didSet { if isHidden != oldValue { whenChanged?() } } }

    /// The element that stands for the group in menus. Nil for an element of UIKit: the items, as a section.
    open var menuRepresentation: UIMenuElement? { didSet { whenChanged?() } }

    /// Called after a change of the group or an item.
    var whenChanged: (() -> Void)?

    /// Creates a group. An empty array of items traps.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        require(
            !barButtonItems.isEmpty,
            "UIBarButtonItemGroup.init(barButtonItems:representativeItem:) was given no items."
        )
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        itemsDidChange(from: [])
    }

    private func itemsDidChange(from old: [UIBarButtonItem]) {
        for item in old { item.removeWatcher(self) }
        for item in barButtonItems + [representativeItem].compactMap({ $0 }) {
            item.addWatcher(self) { [weak self] in self?.whenChanged?() }
        }
        for item in barButtonItems { item.buttonGroup = self }
        representativeItem?.representedGroup = self
        whenChanged?()
    }

    // MARK: Kinds

    /// Returns a group that always appears at its place.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that users of iPadOS can move. Bars here have no customization, so it stays at its place.
    open class func movableGroup(
        customizationIdentifier: String,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that users of iPadOS can add and remove. Bars here have no customization, so it is hidden unless it is in the
    /// default customization.
    open class func optionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !isInDefaultCustomization
        return group
    }

    // MARK: In a bar

    /// Returns the items to show in reading order, at the present width.
    func shownItems(isCompact: Bool) -> [UIBarButtonItem] {
        guard !isHidden else { return [] }
        let items = barButtonItems.filter { !$0.isHidden }
        isDisplayingRepresentativeItem = isCompact && items.count > 1 && representativeItem != nil
        guard isDisplayingRepresentativeItem, let representativeItem else { return items }
        return [representativeItem]
    }

    /// The menu of a representative item without an action of its own. Nil for other items.
    func menu(of item: UIBarButtonItem) -> UIMenu? {
        guard item === representativeItem, item.primaryAction == nil, item.action == nil, item.menu == nil else {
            return nil
        }
        return UIMenu(children: menuElements)
    }

    /// The elements that stand for the items in a menu.
    var menuElements: [UIMenuElement] {
        if let menuRepresentation { return [menuRepresentation] }
        return barButtonItems.filter { !$0.isHidden && $0.customView == nil && !$0.isSpace }.map(\.menuElement)
    }
}

extension UIBarButtonItem {
    /// Returns a fixed group with this item.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Returns a movable group with this item.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns an optional group with this item.
    public func creatingOptionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization,
            items: [self]
        )
    }

    /// The element that stands for the item in a menu.
    var menuElement: UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        let name = title ?? accessibilityLabel ?? ""
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: name, image: image, children: menu.children)
        }
        return UIAction(title: name, image: image, attributes: isEnabled ? [] : .disabled) { [weak self] _ in
            self?.perform()
        }
    }
}
