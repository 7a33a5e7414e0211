import Foundation
@_spi(Host) import UIKitCore

extension UICollectionViewCell {
    func contentConfigurationDidChange() {
        content.show(contentConfiguration, in: contentView)
        setNeedsLayout()
        setNeedsDisplay()
        collectionView?.contentDidChange(in: self)
    }

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isFocused = isFocusedCell
        state.isEditing = collectionView?.isEditing ?? false
        if let row = self as? UICollectionViewListCell {
            state.isSwiped = !row.swipe.buttons.isEmpty
            state.isExpanded = row.rowPlace.isExpanded ?? false
        }
        return state
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration(using: configurationState)
    }

    package func stateDidChange() {
        setNeedsUpdateConfiguration()
        setNeedsDisplay()
    }

    func backgroundConfigurationDidChange() {
        if backgroundConfiguration != nil {
            backgroundView = nil
            selectedBackgroundView = nil
        }
        background.show(backgroundConfiguration, in: self)
    }

    func backgroundViewDidChange(from old: UIView?, to new: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if new != nil { backgroundConfiguration = nil }
        if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    func placeParts() {
        background.place()
        backgroundView?.restFrame = bounds
        selectedBackgroundView?.restFrame = bounds
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        contentView.restFrame = bounds
        content.view?.restFrame = contentView.bounds
    }
}

extension UICollectionViewCell: ListCellView {
    package var list: (any SwipingList)? { collectionView }

    package var isSelectable: Bool { collectionView?.permitsSelection ?? false }

    package var position: CellPosition? {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return nil }
        return CellPosition(of: path, in: collectionView.counts)
    }

    package func userTapped() -> Bool {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return false }
        collectionView.userTappedItem(at: path)
        return true
    }
}
