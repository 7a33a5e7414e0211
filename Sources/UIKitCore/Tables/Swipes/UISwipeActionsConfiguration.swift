import Foundation

/// The actions that a swipe over a row reveals.
///
/// Main actor.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the first one next to the edge of the table.
    public let actions: [UIContextualAction]

    /// Whether a swipe all the way performs the first action. True unless set.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration without actions: nothing is revealed.
    public convenience override init() {
        self.init(actions: [])
    }

    /// Makes a configuration. Without actions, nothing is revealed.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
