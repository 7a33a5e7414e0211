import Foundation

extension UICollectionView: SwipingList {
    var answersToSwipes: Bool { !isEditing }

    func checkCell(at path: IndexPath, in member: String) {
        loadIfNeeded()
        checkItem(path, in: member)
    }

    func slidingRow(at path: IndexPath) -> (any SlidingRow)? { cellForItem(at: path) as? UICollectionViewListCell }

    func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        listConfiguration(ofSection: path.section)?.leadingSwipeActionsConfigurationProvider?(path)
    }

    func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        listConfiguration(ofSection: path.section)?.trailingSwipeActionsConfigurationProvider?(path)
    }

    func willReveal(at path: IndexPath) {}

    func didHideActions(at path: IndexPath?) {}
}
