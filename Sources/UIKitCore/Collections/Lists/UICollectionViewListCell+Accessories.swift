import Foundation

/// What decides which accessories show.
struct ShownAccessories: Equatable {
    var isEditing = false
    var isHeader = false
    var isExpanded: Bool?
    /// Counts what the app assigned.
    var assignment = -1
}

extension UICollectionViewListCell {
    func accessoriesDidChange() {
        shownAccessories.assignment = -1
        listContentDidChange()
    }

    private var isListEditing: Bool { collectionView?.isEditing ?? false }

    var visibleAccessories: [UICellAccessory] {
        [true, false].flatMap {
            UICellAccessory.shown(accessories, isLeading: $0, isEditing: isListEditing, isHeader: rowPlace.isHeader)
        }
    }

    /// Makes the views of the accessories that show now. Those of the same kind are used again.
    func refreshAccessories() {
        let present = ShownAccessories(
            isEditing: isListEditing,
            isHeader: rowPlace.isHeader,
            isExpanded: rowPlace.isExpanded,
            assignment: 0
        )
        if present != shownAccessories {
            shownAccessories = present
            var former = leadingViews + trailingViews
            leadingViews = views(isLeading: true, former: &former)
            trailingViews = views(isLeading: false, former: &former)
            for view in former { view.removeFromSuperview() }
        }
        for view in leadingViews + trailingViews { view.showSelected(isSelected) }
    }

    private func views(isLeading: Bool, former: inout [AccessoryView]) -> [AccessoryView] {
        UICellAccessory.shown(accessories, isLeading: isLeading, isEditing: isListEditing, isHeader: rowPlace.isHeader)
            .map { accessory in
                let index = former.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
                let view = index.map { former.remove(at: $0) } ?? AccessoryView(accessory)
                view.show(accessory, isExpanded: rowPlace.isExpanded ?? false)
                view.onTouch = { [weak self] in self?.userTouched($0) }
                if view.superview !== self { addSubview(view) }
                return view
            }
    }

    // MARK: Touches

    private func userTouched(_ accessory: UICellAccessory) {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        switch accessory.content {
        case .delete(let handler):
            if let handler { return handler() }
            if let actions = collectionView.trailingActions(at: path) {
                collectionView.reveal(actions, at: path, isLeading: false)
            }
        case .insert(let handler):
            if let handler { return handler() }
            if let actions = collectionView.leadingActions(at: path) {
                collectionView.reveal(actions, at: path, isLeading: true)
            }
        case .detail(let handler): handler?()
        case .outlineDisclosure: disclose(accessory, at: path)
        case .checkmark, .disclosureIndicator, .multiselect, .reorder, .label, .custom: break
        }
    }

    private func disclose(_ accessory: UICellAccessory, at path: IndexPath) {
        guard case .outlineDisclosure(_, let handler) = accessory.content else { return }
        if let handler { return handler() }
        (collectionView?.dataSource as? any OutlineSource)?.userToggledItem(at: path)
    }

    /// A tap on a row whose chevron is worked by the whole row.
    ///
    /// - Returns: Whether it is such a row.
    func discloseByTap(at path: IndexPath) -> Bool {
        for accessory in visibleAccessories {
            guard case .outlineDisclosure(let style, _) = accessory.content else { continue }
            guard style == .header || (style == .automatic && rowPlace.isHeader) else { continue }
            disclose(accessory, at: path)
            return true
        }
        return false
    }

    /// Shows or hides what the row holds, as the keyboard asks for it.
    ///
    /// - Returns: Whether that changed anything.
    func disclose(_ isExpanded: Bool, at path: IndexPath) -> Bool {
        guard rowPlace.isExpanded == !isExpanded,
            let accessory = visibleAccessories.first(where: { $0.accessoryType == .outlineDisclosure })
        else { return false }
        disclose(accessory, at: path)
        return true
    }

    var canBeMovedByHandle: Bool { visibleAccessories.contains { $0.accessoryType == .reorder } }
}

/// A data source with items that hold items.
@MainActor
protocol OutlineSource: AnyObject {
    /// Whether what an item holds shows; nil for an item that holds nothing.
    func isItemExpanded(at path: IndexPath) -> Bool?
    /// The user touched what shows or hides what an item holds.
    func userToggledItem(at path: IndexPath)
}
