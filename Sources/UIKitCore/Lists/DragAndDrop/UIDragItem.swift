import Foundation

/// A dragged item.
///
/// The image at the pointer shows the row in which the drag began; custom previews are not created. Main actor.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The data for the drop's destination. Other programs receive text only, and only if the provider makes it visible to
    /// all.
    open private(set) var itemProvider: NSItemProvider

    /// An object of the app, for drops in the same program. Other programs cannot see it.
    open var localObject: Any?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}
