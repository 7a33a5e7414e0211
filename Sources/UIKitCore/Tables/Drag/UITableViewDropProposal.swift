import Foundation

/// What would become of something if it was dropped on a table. Main actor.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where a drop would go, which the table shows while the pointer is there.
    public enum Intent: Int, Sendable {
        /// Nowhere in particular: nothing is shown.
        case unspecified = 0
        /// Between rows: a line is shown there.
        case insertAtDestinationIndexPath = 1
        /// Into the row, which lights up.
        case insertIntoDestinationIndexPath = 2
        /// Into the row while the pointer is over its middle half, otherwise between rows.
        case automatic = 3
    }

    /// Where a drop would go.
    public let intent: Intent

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal for nowhere in particular.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
