import Foundation
import UIKitCore

/// One update of a batch, as passed to layouts.
///
/// Main actor.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of an update.
    public enum Action: Int, Sendable {
        /// The item or section is inserted.
        case insert
        /// The item or section is deleted.
        case delete
        /// The item or section is reloaded.
        case reload
        /// The item or section is moved.
        case move
        /// No action.
        case none
    }

    /// The index path before the updates; nil for an insertion. The item of a section's path is `NSNotFound`.
    public let indexPathBeforeUpdate: IndexPath?

    /// The index path after the updates; nil for a deletion. The item of a section's path is `NSNotFound`.
    public let indexPathAfterUpdate: IndexPath?

    /// The kind of the update.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
