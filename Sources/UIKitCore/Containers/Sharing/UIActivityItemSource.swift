import Foundation

/// Provides an item for each activity. Main actor.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder with the type of the item, by which activities are offered.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item for an activity. Nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns the subject of a message with the item. Optional. Default: empty.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// Returns the type of an item that is data, for the name of a saved file. Optional. Default: empty.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// Returns an image for the item. Optional. Never called: no activity of a desktop shows one. Default: nil.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// Returns an empty text.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// Returns an empty text.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// Returns nil.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// Creates an item in the background when the user has chosen an activity. A subclass overrides ``item``.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    private let placeholder: Any
    private let state = NSLock()
    private var storedType: UIActivity.ActivityType?
    private var result: Any?

    /// Creates a provider.
    ///
    /// - Parameter placeholderItem: An object with the type of the item, by which activities are offered.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// The object with the type of the item.
    open var placeholderItem: Any? { placeholder }

    /// The chosen activity. Nil before the choice.
    public internal(set) var activityType: UIActivity.ActivityType? {
        get { state.withLock { storedType } }
        set { state.withLock { storedType = newValue } }
    }

    /// The item. Called on a background thread. Default: the placeholder.
    open var item: Any { placeholder }

    /// Creates the item.
    open override func main() {
        guard !isCancelled else { return }
        let item = item
        state.withLock { result = item }
    }

    /// The created item. Nil before that, or if the operation was cancelled.
    var createdItem: Any? { state.withLock { result } }
}
