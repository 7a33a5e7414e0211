import Foundation

extension UICellAccessory {
    /// What a kind calls when the user touches it.
    public typealias ActionHandler = @MainActor () -> Void

    /// A chevron at the end of the line: the row leads to another screen.
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

    /// A check mark at the end of the line.
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

    /// What deletes the row, at the start of the line.
    ///
    /// - Parameter actionHandler: What it does; without one, it shows the row's trailing swipe actions.
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

    /// What inserts a row, at the start of the line.
    ///
    /// - Parameter actionHandler: What it does; without one, it shows the row's leading swipe actions.
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

    /// A circle at the start of the line that is filled while the row is selected.
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

    /// A handle at the end of the line, by which the row is dragged to another place.
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

    /// A chevron that shows or hides what the row holds.
    ///
    /// - Parameter actionHandler: What it does; without one, it expands or collapses the row's item in the section
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

    /// A text at the end of the line.
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

    /// A button for details at the end of the line. Without a handler it does nothing.
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

    /// A view of the app's own.
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

    // MARK: Places

    /// Whether it stands at the start of the line.
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

    /// The accessories that show at an edge, in the order in which they stand from the start of the line.
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
        // What the app places among the others comes when those are there.
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
    /// The place before the first accessory of a kind; the end when there is none.
    @MainActor
    public static func position(before accessoryType: UICellAccessory.AccessoryType) -> Position {
        { accessories in accessories.firstIndex { $0.accessoryType == accessoryType } ?? accessories.count }
    }

    /// The place behind the last accessory of a kind; the end when there is none.
    @MainActor
    public static func position(after accessoryType: UICellAccessory.AccessoryType) -> Position {
        { accessories in
            accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? accessories.count
        }
    }
}
