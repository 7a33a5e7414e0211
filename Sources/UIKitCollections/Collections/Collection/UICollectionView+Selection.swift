import Foundation
import UIKitCore

extension UICollectionView: SelectingList {
    /// The selected items, sorted; nil when no item is selected.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    func selectByApp(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let path else { return deselectEverything() }
        checkItem(path, in: "selectItem(at:animated:scrollPosition:)")
        guard permitsSelection else { return }
        selectWithoutAsking(path, animated: animated)
        if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
    }

    /// Called when the user taps an item, or activates it with a key.
    ///
    /// Calls the delegate in UIKit's order: should highlight, did highlight, should select, did deselect (the previous item),
    /// did select, primary action, did unhighlight. With multiple selection, a tap on a selected item deselects it if the
    /// delegate permits it.
    @_spi(Host)
    public func userTappedItem(at indexPath: IndexPath) {
        loadIfNeeded()
        checkItem(indexPath, in: "userTappedItem(at:)")
        if swipe != nil { return hideSwipeActions() }
        if let row = shownItemCell(at: indexPath) as? UICollectionViewListCell, row.discloseByTap(at: indexPath) {
            return
        }
        selectByTap(indexPath)
    }

    package var darkensBeforeSelecting: Bool { false }

    package func showSelected(_ selected: Bool, at path: IndexPath, animated: Bool) {
        shownItemCell(at: path)?.isSelected = selected
    }

    package func askToHighlight(_ path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    package func tellHighlighted(_ isHighlighted: Bool, _ path: IndexPath) {
        if isHighlighted {
            delegate?.collectionView(self, didHighlightItemAt: path)
        } else {
            delegate?.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    package func askToSelect(_ path: IndexPath) -> IndexPath? {
        delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
    }

    /// The delegate is queried about the tapped item only, not about one that a new selection replaces.
    package func askToDeselect(_ path: IndexPath, tapped: Bool) -> IndexPath? {
        guard tapped, let delegate else { return path }
        return delegate.collectionView(self, shouldDeselectItemAt: path) ? path : nil
    }

    package func tellSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected {
            let start = generation
            let cell = shownCell(at: path) as? UICollectionViewCell
            cell?.selectionSegue?.performAfterTap(within: self, sender: cell)
            if start == generation { delegate?.collectionView(self, didSelectItemAt: path) }
        } else {
            delegate?.collectionView(self, didDeselectItemAt: path)
        }
    }

    package func performPrimaryAction(at path: IndexPath) {
        let start = generation
        guard !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true,
            start == generation
        else { return }
        delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }

    func editingDidChange() {
        hideSwipeActions()
        deselectEverything()
        for case (.item, let element) in shown {
            (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
            (element.view as? UICollectionViewListCell)?.listContentDidChange()
        }
    }
}
