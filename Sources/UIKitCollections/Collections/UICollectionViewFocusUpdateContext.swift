import Foundation
import UIKitCore

/// A movement of the keyboard focus from or to an item of a collection.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that loses the focus; nil if it is not in the collection, or not on screen any more.
    public let previouslyFocusedIndexPath: IndexPath?

    /// The item that gets the focus; nil if it is not in the collection.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in collectionView: UICollectionView) {
        previouslyFocusedIndexPath = collectionView.path(of: context.previouslyFocusedItem)
        nextFocusedIndexPath = collectionView.path(of: context.nextFocusedItem)
        super.init(context)
    }
}

extension UICollectionView {
    fileprivate func path(of item: (any UIFocusItem)?) -> IndexPath? {
        guard let item else { return nil }
        let cell = sequence(first: item as any UIFocusEnvironment, next: { $0.parentFocusEnvironment }).lazy
            .compactMap { $0 as? UICollectionViewCell }.first { $0.isDescendant(of: self) }
        return cell.flatMap { indexPath(for: $0) }
    }
}
