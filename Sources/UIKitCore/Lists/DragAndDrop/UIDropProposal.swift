import Foundation

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
    /// Cancels the drag.
    case cancel = 0
    /// Refuses the drop, although other parts of the view may accept it. Desktops show it like ``cancel``.
    case forbidden = 1
    /// Copies the items to the destination.
    case copy = 2
    /// Moves the items to the destination. The app inserts them and removes the originals.
    case move = 3
}

/// The proposed operation of a drop at the current location. Main actor.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// The proposed operation. A move is cancelled if the source does not permit it.
    public let operation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
    }
}
