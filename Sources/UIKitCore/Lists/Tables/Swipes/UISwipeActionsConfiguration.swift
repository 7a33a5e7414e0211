import Foundation

/// The swipe actions of a row.
///
/// Main actor.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions. The first one is next to the edge of the table.
    public let actions: [UIContextualAction]

    /// Whether a full swipe performs the first action. Default: true.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration without actions, which reveals nothing.
    public convenience override init() {
        self.init(actions: [])
    }

    /// Makes a configuration. Without actions, it reveals nothing.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
