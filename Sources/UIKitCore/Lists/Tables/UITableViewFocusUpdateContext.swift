import Foundation

/// A movement of the keyboard focus from or to a row of a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that loses the focus; nil if it is not in the table, or not on screen any more.
    public let previouslyFocusedIndexPath: IndexPath?

    /// The row that gets the focus; nil if it is not in the table.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in tableView: UITableView) {
        previouslyFocusedIndexPath = tableView.row(of: context.previouslyFocusedItem)
        nextFocusedIndexPath = tableView.row(of: context.nextFocusedItem)
        super.init(context)
    }
}

extension UITableView {
    fileprivate func row(of item: (any UIFocusItem)?) -> IndexPath? {
        guard let item else { return nil }
        let cell = item.focusChain.lazy.compactMap { $0 as? UITableViewCell }.first { $0.isDescendant(of: self) }
        return cell.flatMap { indexPath(for: $0) }
    }
}
