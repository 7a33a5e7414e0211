import Foundation
@_spi(Host) import UIKitCore

/// A drop on a collection, for processing by the app. Main actor.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }

    /// The destination of the drop; see `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
    var destinationIndexPath: IndexPath? { get }

    /// The app's last proposal.
    var proposal: UICollectionViewDropProposal { get }

    /// The drop session.
    var session: any UIDropSession { get }

    /// Animates an item to its place. Kept without effect: on a desktop dropped items appear at once.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The index path that shows the item now.
    /// - Returns: An object for animations and completions, which run at once.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates an item into a part of an existing item. Kept without effect: on a desktop dropped items appear at once.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The index path of the existing item.
    ///   - rect: The part, in the coordinates of its cell.
    /// - Returns: An object for animations and completions, which run at once.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates an item to a place. Kept without effect: on a desktop dropped items appear at once.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - target: The place.
    /// - Returns: An object for animations and completions, which run at once.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection. Main actor.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The source index path in the same collection; nil for a different one, and after items have changed.
    var sourceIndexPath: IndexPath? { get }
}

@MainActor
final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let session: any UIDropSession
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal

    init(_ drop: ListDrop) {
        session = drop.session
        destinationIndexPath = drop.destinationIndexPath
        proposal =
            drop.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
        items = zip(drop.session.items, drop.sources).map(Item.init)
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { FinishedDragMotion() }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        FinishedDragMotion()
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { FinishedDragMotion() }

    private final class Item: UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?

        init(_ item: UIDragItem, from path: IndexPath?) {
            dragItem = item
            sourceIndexPath = path
        }
    }
}
