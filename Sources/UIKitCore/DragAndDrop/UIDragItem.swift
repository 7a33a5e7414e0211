import Foundation

/// One thing that is dragged.
///
/// What hangs on the pointer is a picture of the row that the drag began on; previews of an app's own are not made. Main
/// actor. iOS 11.0.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What whoever takes the drop gets. Between apps: text only, and only where the provider lets everybody see it.
    /// iOS 11.0.
    open private(set) var itemProvider: NSItemProvider

    /// What the app wants to find again when the item is dropped in the same program. Nobody else sees it. iOS 11.0.
    open var localObject: Any?

    /// Makes an item. iOS 11.0.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}
