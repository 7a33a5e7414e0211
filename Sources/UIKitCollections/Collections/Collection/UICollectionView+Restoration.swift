import Foundation
@_spi(UIKitModules) import UIKitCore

/// The saved selection and first visible item.
extension UICollectionView {
    func encodeItems(with coder: NSCoder) {
        let top = indexPathsForVisibleItems.min()
        let frame = top.flatMap { layoutAttributesForItem(at: $0)?.frame }
        ListState(
            selection: indexPathsForSelectedItems ?? [],
            top: top,
            offset: frame.map { contentOffset.y - $0.minY } ?? 0
        )
        .encode(with: coder, dataSource: dataSource, in: self)
    }

    /// Restores the items at the next layout in a window, when the data source has its data.
    func decodeItems(with coder: NSCoder) {
        afterLayoutInWindow { [weak self] in
            guard let self else { return }
            let exists: (IndexPath) -> Bool = { [self] path in
                (0..<numberOfSections).contains(path.section)
                    && (0..<numberOfItems(inSection: path.section)).contains(path.item)
            }
            guard let state = ListState(coder: coder, dataSource: dataSource, in: self, exists: exists) else { return }
            for path in state.selection { selectItem(at: path, animated: false, scrollPosition: []) }
            guard let frame = state.top.flatMap({ layoutAttributesForItem(at: $0)?.frame }) else { return }
            let inset = adjustedContentInset
            let most = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
            contentOffset.y = min(max(frame.minY + state.offset, -inset.top), most)
        }
    }
}
