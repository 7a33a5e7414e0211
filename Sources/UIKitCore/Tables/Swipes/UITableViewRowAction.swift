import Foundation

/// Something that can be done to a row, offered as a button when the user swipes over it, in the way of iOS 8.
///
/// `UIContextualAction` took its place; this one still works. Main actor.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// How an action looks.
    public enum Style: Int, Sendable {
        /// Red.
        case `default` = 0
        /// Grey.
        case normal = 1

        /// Red, the same as ``default``: something that destroys.
        public static var destructive: Style { .default }
    }

    /// How the action looks.
    public let style: Style

    /// The words on the button.
    open var title: String?

    /// The colour of the button; nil for that of the style.
    open var backgroundColor: UIColor?

    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - style: How it looks.
    ///   - title: The words on the button.
    ///   - handler: Does it. It is told the action and the row. The buttons go away afterwards; the row stays, unless
    ///     the handler deletes it.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The same in the way of iOS 11.
    func contextualAction(at path: @escaping @MainActor () -> IndexPath) -> UIContextualAction {
        let action = UIContextualAction(
            style: style == .normal ? .normal : .destructive,
            title: title
        ) { [self] _, _, completion in
            handler(self, path())
            // The row stays where it is, whatever the style.
            completion(false)
        }
        action.backgroundColor = backgroundColor
        return action
    }
}
