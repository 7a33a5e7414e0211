import Foundation

/// Where a collection gets its items from.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// The number of items in a section. Required.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item that comes on screen, from `dequeueReusableCell(withReuseIdentifier:for:)`. Required.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// The number of sections. One unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// A supplementary view that comes on screen, from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
    /// A collection whose layout places such views needs it.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether the user can move an item, by the handle that ``UICellAccessory/reorder(displayed:options:)`` shows. False
    /// unless implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// The user moved an item: move it in the data, too. The collection is told by itself. Does nothing unless implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}

extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Traps: a data source of a collection with supplementary views implements it.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        trap(
            "The layout of UICollectionView places a view of the kind '\(kind)', but \(type(of: self)) has none; implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:)."
        )
    }

    /// False.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing: no item can be moved unless ``collectionView(_:canMoveItemAt:)`` says so.
    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

/// Who is told which items will probably be shown soon, so that their data can be fetched.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// These items are less than a screen away. Told once for each until it is far away again.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// These items will not come on screen after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {}
}
