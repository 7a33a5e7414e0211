import Foundation

/// An item of an open menu.
@_spi(Host)
@preconcurrency @MainActor
public struct MenuItem {
    /// The effect of choosing the item.
    enum Effect {
        case none
        case perform(@MainActor (_ sender: Any?) -> Void)
        case open(UIMenu)
        case back
    }

    /// The title.
    public let title: String
    /// A second line under the title.
    public var subtitle: String?
    /// A description of the keyboard shortcut.
    public var keys: String?
    /// The image.
    public var image: UIImage?
    /// Whether it can be chosen. Titles cannot.
    public var isEnabled = true
    /// Whether the action is destructive.
    public var isDestructive = false
    /// Whether it is on, off or mixed.
    public var state = UIMenuElement.State.off
    /// The size. Adjacent items that are small or medium are side by side.
    public var size = UIMenu.ElementSize.large
    /// The maximum number of lines of the title.
    public var titleLines = 1
    /// Whether a separator is drawn above it.
    public var startsSection = false
    /// The action or command that the item performs.
    var element: UIMenuElement?
    /// The menu in which the element is the only one that is on, after the user chose it.
    var selectionMenu: UIMenu?
    let effect: Effect

    /// Whether it is the title of the items below it.
    public var isTitle: Bool { if case .none = effect { true } else { false } }
    /// Whether it opens a submenu.
    public var opensMenu: Bool { if case .open = effect { true } else { false } }
    /// Whether it leads back to the parent menu.
    public var leadsBack: Bool { if case .back = effect { true } else { false } }

    /// The accessibility value: subtitle, state and keyboard shortcut.
    public var value: String? {
        let switched: String? =
            switch state {
            case .on: SystemTexts.text("on")
            case .mixed: SystemTexts.text("mixed")
            case .off: opensMenu ? SystemTexts.text("menu") : nil
            }
        let parts = [subtitle, switched, keys].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The items of a menu. Hidden elements are omitted; inline menus are enclosed in separators.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - isOutermost: Whether the menu is not inside another one.
    ///   - selectionMenu: The outermost menu around it with a single selection.
    ///   - provided: Returns the elements of a deferred element; nil if they are not provided yet.
    static func items(
        of menu: UIMenu,
        isOutermost: Bool,
        selectionMenu: UIMenu? = nil,
        provided: (UIDeferredMenuElement) -> [UIMenuElement]? = { $0.keptElements }
    ) -> [MenuItem] {
        var items: [MenuItem] = []
        if !isOutermost {
            items.append(MenuItem(title: menu.title, effect: .back))
        } else if !menu.title.isEmpty {
            items.append(MenuItem(title: menu.title, isEnabled: false, effect: .none))
        }
        let head = items.count
        var startsSection = head > 0
        let selectionMenu = selectionMenu ?? (menu.options.contains(.singleSelection) ? menu : nil)
        add(menu.children, of: menu, to: &items, &startsSection, selectionMenu, provided)
        // The first item has no separator if there is no title above it.
        if head == 0, !items.isEmpty { items[0].startsSection = false }
        return items
    }

    private static func add(
        _ children: [UIMenuElement],
        of parent: UIMenu,
        to items: inout [MenuItem],
        _ startsSection: inout Bool,
        _ selectionMenu: UIMenu?,
        _ provided: (UIDeferredMenuElement) -> [UIMenuElement]?
    ) {
        func append(_ item: MenuItem) {
            var item = item
            item.startsSection = startsSection
            item.size = parent.preferredElementSize == .automatic ? .large : parent.preferredElementSize
            item.titleLines = max(1, parent.displayPreferences?.maximumNumberOfTitleLines ?? 1)
            startsSection = false
            items.append(item)
        }
        for child in children {
            if let deferred = child as? UIDeferredMenuElement {
                if let elements = provided(deferred) {
                    add(elements, of: parent, to: &items, &startsSection, selectionMenu, provided)
                } else {
                    append(MenuItem(title: SystemTexts.text("Loading…"), isEnabled: false, effect: .perform { _ in }))
                }
            } else if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
                startsSection = true
                if !menu.title.isEmpty { append(MenuItem(title: menu.title, isEnabled: false, effect: .none)) }
                let inner = menu.options.contains(.singleSelection) ? menu : nil
                add(menu.children, of: menu, to: &items, &startsSection, selectionMenu ?? inner, provided)
                startsSection = true
            } else if let menu = child as? UIMenu {
                append(
                    MenuItem(
                        title: menu.title,
                        subtitle: menu.subtitle,
                        image: menu.image,
                        isDestructive: menu.options.contains(.destructive),
                        effect: .open(menu)
                    )
                )
            } else if let action = child as? UIAction, !action.attributes.contains(.hidden) {
                append(
                    MenuItem(
                        title: action.title,
                        subtitle: action.subtitle,
                        image: action.state == .on ? action.selectedImage ?? action.image : action.image,
                        isEnabled: !action.attributes.contains(.disabled),
                        isDestructive: action.attributes.contains(.destructive),
                        state: action.state,
                        element: action,
                        selectionMenu: selectionMenu,
                        effect: .perform { action.perform(sender: $0) }
                    )
                )
            } else if let command = child as? UICommand {
                // The responder may change the command, so this comes first.
                let isEnabled = command.validate()
                guard !command.attributes.contains(.hidden) else { continue }
                append(
                    MenuItem(
                        title: command.title,
                        subtitle: command.subtitle,
                        keys: (command as? UIKeyCommand)?.keysInWords,
                        image: command.image,
                        isEnabled: isEnabled,
                        isDestructive: command.attributes.contains(.destructive),
                        state: command.state,
                        element: command,
                        selectionMenu: selectionMenu,
                        effect: .perform { _ in command.perform() }
                    )
                )
            }
        }
    }
}
