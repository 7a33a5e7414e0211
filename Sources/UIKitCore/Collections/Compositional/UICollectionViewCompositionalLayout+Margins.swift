import Foundation

extension UICollectionViewCompositionalLayout {
    /// What is at the sides of sections beside their own insets.
    func margins(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        let reference = reference == .automatic ? configuration.contentInsetsReference : reference
        guard let collectionView else { return .zero }
        switch reference {
        case .layoutMargins: return collectionView.directionalLayoutMargins
        case .safeArea, .automatic: return safeMargins(of: collectionView)
        case .none: return .zero
        }
    }

    /// The safe area at the sides, as far as the room that the layout has does not end there already.
    private func safeMargins(of collectionView: UICollectionView) -> NSDirectionalEdgeInsets {
        let (safe, taken) = (collectionView.safeAreaInsets, collectionView.safeAreaAdjustment)
        let left = max(safe.left - taken.left, 0)
        let right = max(safe.right - taken.right, 0)
        return NSDirectionalEdgeInsets(
            top: 0,
            leading: isRightToLeft ? right : left,
            bottom: 0,
            trailing: isRightToLeft ? left : right
        )
    }
}

extension NSDirectionalEdgeInsets {
    func addingSides(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top,
            leading: leading + other.leading,
            bottom: bottom,
            trailing: trailing + other.trailing
        )
    }
}
