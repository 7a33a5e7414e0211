import Foundation
import UIKitCore

/// The state that determines the visible accessories.
struct ShownAccessories: Equatable {
    var isEditing = false
    var isHeader = false
    var isExpanded: Bool?
    /// -1 after the app assigned accessories, to force an update.
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

    /// Updates the views of the visible accessories. Views of the same type are reused.
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
        case .checkmark, .disclosureIndicator, .multiselect, .reorder, .label, .popUpMenu, .custom: break
        }
    }

    private func disclose(_ accessory: UICellAccessory, at path: IndexPath) {
        guard case .outlineDisclosure(_, let handler) = accessory.content else { return }
        if let handler { return handler() }
        (collectionView?.dataSource as? any OutlineSource)?.userToggledItem(at: path)
    }

    /// Handles a tap on a row that can be expanded by a tap anywhere.
    ///
    /// - Returns: Whether the row is expanded in this way.
    func discloseByTap(at path: IndexPath) -> Bool {
        for accessory in visibleAccessories {
            guard case .outlineDisclosure(let style, _) = accessory.content else { continue }
            guard style == .header || (style == .automatic && rowPlace.isHeader) else { continue }
            disclose(accessory, at: path)
            return true
        }
        return false
    }

    /// Expands or collapses the row's children by keyboard.
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

/// A data source with hierarchical items.
@MainActor
protocol OutlineSource: AnyObject {
    /// Whether an item's children are visible; nil for an item without children.
    func isItemExpanded(at path: IndexPath) -> Bool?
    /// Called when the user expands or collapses an item.
    func userToggledItem(at path: IndexPath)
}
