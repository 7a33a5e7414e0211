import Foundation

/// One change of a group, as a layout is told of it.
///
/// Main actor.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happened to an item or a section.
    public enum Action: Int, Sendable {
        /// It came.
        case insert
        /// It went.
        case delete
        /// Its view is made again.
        case reload
        /// It is in another place.
        case move
        /// Nothing.
        case none
    }

    /// The place before the changes; nil for what came. The item of a section's path is `NSNotFound`.
    public let indexPathBeforeUpdate: IndexPath?

    /// The place after the changes; nil for what went. The item of a section's path is `NSNotFound`.
    public let indexPathAfterUpdate: IndexPath?

    /// What happened.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
