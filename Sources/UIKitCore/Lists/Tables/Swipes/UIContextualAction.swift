import Foundation

/// An action for a row, shown as a button when the user swipes over it.
///
/// Main actor.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Performs the action. The first argument is the action, the second the view that the user touched. Call the third when the
    /// action is finished, with whether it succeeded. The buttons remain until then.
    public typealias Handler =
        @MainActor (_ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void) -> Void

    /// The effect of an action on the row.
    public enum Style: Int, Sendable {
        /// The row is kept.
        case normal
        /// The row is deleted.
        case destructive
    }

    /// The effect of the action on the row.
    public let style: Style

    /// Performs the action.
    public let handler: Handler

    /// The title of the button.
    open var title: String?

    /// The colour of the button. Nil restores the default: red for destructive actions, grey for others.
    open var backgroundColor: UIColor! {
        get { storedBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { storedBackgroundColor = newValue }
    }

    private var storedBackgroundColor: UIColor?

    /// The image of the button.
    open var image: UIImage?

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
