import Foundation

/// A drop on a table, for processing by the app.
@MainActor
final class TableDropCoordinator: UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let session: any UIDropSession
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal

    init(_ drop: ListDrop) {
        session = drop.session
        destinationIndexPath = drop.destinationIndexPath
        proposal =
            drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.proposal.operation)
        items = zip(drop.session.items, drop.sources).map(Item.init)
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { FinishedDragMotion() }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        FinishedDragMotion()
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { FinishedDragMotion() }

    private final class Item: UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?

        init(_ item: UIDragItem, from path: IndexPath?) {
            dragItem = item
            sourceIndexPath = path
        }
    }
}
