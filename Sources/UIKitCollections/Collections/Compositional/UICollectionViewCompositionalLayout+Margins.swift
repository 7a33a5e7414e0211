import Foundation
import UIKitCore

extension UICollectionViewCompositionalLayout {
    /// The margin at each side of a list's rows.
    var rowMargin: CGFloat {
        guard let section = parts.geometries.first?.section, section.list != nil else { return 0 }
        return margins(for: section.contentInsetsReference).leading
    }

    /// The margins at the sides of sections, in addition to their own insets.
    func margins(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        let reference = reference == .automatic ? configuration.contentInsetsReference : reference
        guard let collectionView else { return .zero }
        switch reference {
        case .layoutMargins: return collectionView.directionalLayoutMargins
        case .safeArea, .automatic: return safeMargins(of: collectionView)
        case .readableContent:
            let column = ReadableColumn.margin(
                inWidth: collectionView.bounds.width,
                for: collectionView.traitCollection
            )
            let safe = safeMargins(of: collectionView)
            return NSDirectionalEdgeInsets(
                top: 0,
                leading: max(safe.leading, column),
                bottom: 0,
                trailing: max(safe.trailing, column)
            )
        case .none: return .zero
        }
    }

    /// The safe area at the sides, without the part that the collection's content inset already includes.
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
