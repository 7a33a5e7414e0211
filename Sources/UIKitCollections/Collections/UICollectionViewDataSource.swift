import Foundation
import UIKitCore

/// The source of a collection's items and views.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of items in a section. Required.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell of an item that is about to appear, from `dequeueReusableCell(withReuseIdentifier:for:)`. Required.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// The number of sections. Default: 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns a supplementary view that is about to appear, from
    /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`. Required for layouts with supplementary views.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether the user can move an item: by the handle of ``UICellAccessory/reorder(displayed:options:)``, by a long press in a
    /// collection view controller, by a drag, or by code. Default: false.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Called when the user moves an item. Move it in the data, too; the collection updates itself. Default: does nothing.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}

extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Traps: the data source of a collection with supplementary views must implement it.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        trap(
            "The layout of UICollectionView contains a supplementary view of the kind '\(kind)'; implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:) in \(type(of: self))."
        )
    }

    /// False.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing: items can be moved only if ``collectionView(_:canMoveItemAt:)`` permits it.
    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

/// Prefetches the data of items that are likely to appear soon.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called for items less than a screen away, once until they leave that area.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called for items that are no longer likely to appear.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {}
}
