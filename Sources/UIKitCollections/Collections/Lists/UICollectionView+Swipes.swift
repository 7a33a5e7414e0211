import Foundation
import UIKitCore

extension UICollectionView: SwipingList {
    package var answersToSwipes: Bool { !isEditing }

    package func checkCell(at path: IndexPath, in member: String) {
        loadIfNeeded()
        checkItem(path, in: member)
    }

    package func slidingRow(at path: IndexPath) -> (any SlidingRow)? {
        cellForItem(at: path) as? UICollectionViewListCell
    }

    package func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        listConfiguration(ofSection: path.section)?.leadingSwipeActionsConfigurationProvider?(path)
    }

    package func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        listConfiguration(ofSection: path.section)?.trailingSwipeActionsConfigurationProvider?(path)
    }

    package func willReveal(at path: IndexPath) {}

    package func didHideActions(at path: IndexPath?) {}
}
