import Foundation
import UIKitCore

/// Handles drops on a collection. Main actor.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Processes a drop: the app changes its data and the items.
    ///
    /// Not called if an item of the collection is moved between its items and the data source's
    /// `collectionView(_:canMoveItemAt:)` returns true. In this case `collectionView(_:moveItemAt:to:)` is called.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    )

    /// Whether the collection can handle the drag. Default: true.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// Called when the pointer enters the collection.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Called when the pointer moves over the collection.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: The drop session.
    ///   - destinationIndexPath: The item under the pointer; after all items, the path after the last item, which does not exist
    ///     yet; nil between other items and over a header or footer.
    /// - Returns: The effect of a drop at this point. Default: `cancel`.
    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// Called when the pointer leaves the collection.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Called at the end of a drag that was over the collection at any time, wherever it ended.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
    /// Returns true.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

    /// Returns a proposal with the operation `cancel`.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The proposed effect of a drop on a collection. Main actor.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The destination of a drop, which the collection indicates during the drag.
    public enum Intent: Int, Sendable {
        /// No specific destination. Nothing is indicated.
        case unspecified = 0
        /// Between items, with an indicator line.
        case insertAtDestinationIndexPath = 1
        /// Into the item, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// The destination of the drop.
    public let intent: Intent

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal without a specific destination.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
