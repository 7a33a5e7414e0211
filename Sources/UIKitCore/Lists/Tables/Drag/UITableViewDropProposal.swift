import Foundation

/// The proposed effect of a drop on a table. Main actor.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The destination of a drop, which the table indicates during the drag.
    public enum Intent: Int, Sendable {
        /// No specific destination. Nothing is indicated.
        case unspecified = 0
        /// Between rows, with an indicator line.
        case insertAtDestinationIndexPath = 1
        /// Into the row, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Into the row while the pointer is over its middle half, otherwise between rows.
        case automatic = 3
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
