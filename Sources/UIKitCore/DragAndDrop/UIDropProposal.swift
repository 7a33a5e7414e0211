import Foundation

/// What becomes of something that is dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag comes to nothing.
    case cancel = 0
    /// Nothing, though it might be taken elsewhere in the same view. A desktop shows it as it does ``cancel``.
    case forbidden = 1
    /// It is here as well afterwards.
    case copy = 2
    /// It is here afterwards, and no more where it was; the app sees to both.
    case move = 3
}

/// What would become of something if it was dropped now. Main actor.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What would become of it. A move that whoever drags it does not allow comes to nothing.
    public let operation: UIDropOperation

    /// Makes a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
    }
}
