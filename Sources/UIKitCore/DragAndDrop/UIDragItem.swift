import Foundation

/// One thing that is dragged.
///
/// What hangs on the pointer is a picture of the row that the drag began on; previews of an app's own are not made. Main
/// actor.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What whoever takes the drop gets. Between apps: text only, and only where the provider lets everybody see it.
    open private(set) var itemProvider: NSItemProvider

    /// What the app wants to find again when the item is dropped in the same program. Nobody else sees it.
    open var localObject: Any?

    /// Makes an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}
