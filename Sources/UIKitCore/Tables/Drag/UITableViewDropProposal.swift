import Foundation

/// What would become of something if it was dropped on a table. Main actor. iOS 11.0.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where a drop would go, which the table shows while the pointer is there. iOS 11.0.
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

    /// Where a drop would go. iOS 11.0.
    public let intent: Intent

    /// Makes a proposal. iOS 11.0.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal for nowhere in particular. iOS 11.0.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
