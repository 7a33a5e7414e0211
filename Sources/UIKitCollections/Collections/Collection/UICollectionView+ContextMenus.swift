import Foundation
import UIKitCore

extension UICollectionView {
    /// Opens the delegate's context menu for an item, or for all selected items if the item is one of them.
    ///
    /// - Returns: Whether a menu opened.
    package func openContextMenu(at path: IndexPath, point: CGPoint?) -> Bool {
        guard let delegate, let cell = cellForItem(at: path) else { return false }
        let selected = indexPathsForSelectedItems ?? []
        let paths = selected.contains(path) ? selected : [path]
        let place = point ?? cell.center
        let wanted =
            delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: place)
            ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: place)
        guard let configuration = wanted else { return false }
        let request = MenuRequest(
            view: self,
            point: point,
            configuration: configuration,
            preview: delegate.collectionView(
                self,
                contextMenuConfiguration: configuration,
                highlightPreviewForItemAt: path
            ) ?? UITargetedPreview(view: cell),
            willDisplay: { [weak self] in
                guard let self else { return }
                self.delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: $0)
            },
            willEnd: { [weak self] in
                guard let self else { return }
                self.delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: $0)
            },
            willCommit: { [weak self] in
                guard let self else { return }
                self.delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
            }
        )
        return request.open() != nil
    }
}
