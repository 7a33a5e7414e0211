import Foundation

/// A dragged item.
///
/// Main actor.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The data for the drop's destination. Other programs receive the representations that the provider makes visible to all,
    /// in types that have a media type.
    open private(set) var itemProvider: NSItemProvider

    /// An object of the app, for drops in the same program. Other programs cannot see it.
    open var localObject: Any?

    /// Returns the image of the item while it is dragged. Nil, also as result: that of the view in which the drag began.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}
