import Foundation
import UIKitCore

extension UICellAccessory {
    /// Called when the user activates an accessory.
    public typealias ActionHandler = @MainActor () -> Void

    /// Returns a trailing chevron for rows that lead to a different screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator,
            .disclosureIndicator,
            displayed: displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tintColor: options.tintColor ?? .tertiaryLabel
        )
    }

    /// Returns a trailing check mark.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark,
            .checkmark,
            displayed: displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tintColor: options.tintColor
        )
    }

    /// Returns a leading button that deletes the row.
    ///
    /// - Parameter actionHandler: Performs the deletion; if nil, the button reveals the row's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete,
            .delete(actionHandler),
            displayed: displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tintColor: options.tintColor ?? .systemRed,
            backgroundColor: options.backgroundColor
        )
    }

    /// Returns a leading button that inserts a row.
    ///
    /// - Parameter actionHandler: Performs the insertion; if nil, the button reveals the row's leading swipe actions.
    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert,
            .insert(actionHandler),
            displayed: displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tintColor: options.tintColor ?? .systemGreen,
            backgroundColor: options.backgroundColor
        )
    }

    /// Returns a leading circle that is filled while the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect,
            .multiselect,
            displayed: displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tintColor: options.tintColor,
            backgroundColor: options.backgroundColor
        )
    }

    /// Returns a trailing handle for reordering rows by dragging.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder,
            .reorder,
            displayed: displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tintColor: options.tintColor ?? .tertiaryLabel
        )
    }

    /// Returns a chevron that expands or collapses the row's children.
    ///
    /// - Parameter actionHandler: Performs the change; if nil, the chevron expands or collapses the row's item in the section
    ///   snapshot of the collection view's diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure,
            .outlineDisclosure(options.style, actionHandler),
            displayed: displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tintColor: options.tintColor
        )
    }

    /// Returns a trailing text.
    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label,
            .label(text, options.font, adjusts: options.adjustsFontForContentSizeCategory),
            displayed: displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tintColor: options.tintColor ?? .secondaryLabel
        )
    }

    /// Returns a trailing button for details. Without a handler it does nothing.
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail,
            .detail(actionHandler),
            displayed: displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tintColor: options.tintColor
        )
    }

    /// Called when the user chooses a different element of a pop-up menu, before the element's own action.
    public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

    /// Returns a trailing button that opens a menu and shows the menu's chosen element.
    ///
    /// - Parameters:
    ///   - menu: The menu. If none of its elements is on, the first one is turned on.
    ///   - displayed: The visibility.
    ///   - options: The appearance.
    ///   - selectedElementDidChangeHandler: Called with the menu when its chosen element, the one of `selectedElements`, changes.
    public static func popUpMenu(
        _ menu: UIMenu,
        displayed: DisplayedState = .always,
        options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .popUpMenu,
            .popUpMenu(menu, selectedElementDidChangeHandler),
            displayed: displayed,
            isHidden: options.isHidden,
            width: options.reservedLayoutWidth ?? .actual,
            tintColor: options.tintColor ?? .secondaryLabel
        )
    }

    /// Returns an accessory with a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            .customView(ObjectIdentifier(configuration.customView)),
            .custom(configuration.customView, fixedSize: configuration.maintainsFixedSize),
            displayed: configuration.placement.displayed,
            isHidden: configuration.isHidden,
            width: configuration.reservedLayoutWidth ?? .actual,
            tintColor: configuration.tintColor,
            placement: configuration.placement
        )
    }

    // MARK: Placement

    /// Whether the accessory is at the leading edge.
    ///
    /// - Parameter isHeader: Whether the row is a header.
    func isLeading(isHeader: Bool) -> Bool {
        if let placement { return placement.isLeading }
        switch content {
        case .delete, .insert, .multiselect: return true
        case .outlineDisclosure(let style, _): return style == .cell || (style == .automatic && !isHeader)
        default: return false
        }
    }

    /// The visible accessories of an edge, in order from the leading side.
    static func shown(
        _ accessories: [UICellAccessory],
        isLeading: Bool,
        isEditing: Bool,
        isHeader: Bool
    ) -> [UICellAccessory] {
        let here = accessories.filter {
            !$0.isHidden && $0.displayed.isShown(isEditing: isEditing)
                && $0.isLeading(isHeader: isHeader) == isLeading
        }
        // Accessories with a custom position are inserted after the others are in order.
        var placed = here.filter { $0.placement == nil }
        for accessory in here {
            guard let placement = accessory.placement else { continue }
            let wanted = placement.position(placed)
            placed.insert(accessory, at: min(max(wanted, 0), placed.count))
        }
        return placed
    }
}

extension UICellAccessory.Placement {
    /// Returns a position before the first accessory of a type; at the end when there is none.
    @preconcurrency @MainActor
    public static func position(before accessoryType: UICellAccessory.AccessoryType) -> Position {
        { accessories in accessories.firstIndex { $0.accessoryType == accessoryType } ?? accessories.count }
    }

    /// Returns a position after the last accessory of a type; at the end when there is none.
    @preconcurrency @MainActor
    public static func position(after accessoryType: UICellAccessory.AccessoryType) -> Position {
        { accessories in
            accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? accessories.count
        }
    }
}
