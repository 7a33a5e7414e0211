import Foundation

/// An action for a row, shown as a button when the user swipes over it. This is the iOS 8 API.
///
/// `UIContextualAction` replaces it, but this class still works. Main actor.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The appearance of an action.
    public enum Style: Int, Sendable {
        /// Red.
        case `default` = 0
        /// Grey.
        case normal = 1

        /// Red, the same as ``default``, for destructive actions.
        public static var destructive: Style { .default }
    }

    /// The appearance of the action.
    public let style: Style

    /// The title of the button.
    open var title: String?

    /// The colour of the button; nil for the style's default.
    open var backgroundColor: UIColor?

    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - style: The appearance.
    ///   - title: The title of the button.
    ///   - handler: Performs the action. It receives the action and the row. The buttons are hidden afterwards; the row is kept
    ///     unless the handler deletes it.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Converts the action to a ``UIContextualAction``.
    func contextualAction(at path: @escaping @MainActor () -> IndexPath) -> UIContextualAction {
        let action = UIContextualAction(
            style: style == .normal ? .normal : .destructive,
            title: title
        ) { [self] _, _, completion in
            handler(self, path())
            // The row is kept, whatever the style.
            completion(false)
        }
        action.backgroundColor = backgroundColor
        return action
    }
}
