import Foundation

/// What a table asks and tells about its rows. Every member is optional.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Showing

    /// A cell is about to come on screen.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// A section's header is about to come on screen.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// A section's footer is about to come on screen.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// A cell left the screen. The row may be gone from the data.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// A section's header left the screen.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// A section's footer left the screen.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    /// How far a row is indented, in steps of the cell's `indentationWidth`.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Heights

    /// The height of a row in points, or ``UITableView/automaticDimension``.
    ///
    /// Unlike on iOS it is asked only for rows that come near the screen, so a table of a million rows costs no more
    /// than one of ten. Until then a row has the estimated height.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height of a section's header in points, or ``UITableView/automaticDimension``. Asked when data is loaded.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// The height of a section's footer in points, or ``UITableView/automaticDimension``. Asked when data is loaded.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// What the height of a row will probably be, in points.
    ///
    /// Unlike on iOS it is asked for the first row of each section only, and stands for all rows of the section until
    /// they come near the screen.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// What the height of a section's header will probably be, in points. Asked where the height is automatic.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// What the height of a section's footer will probably be, in points. Asked where the height is automatic.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// The view over a section; nil for the data source's title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// The view below a section; nil for the data source's title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selection

    /// Whether a row lights up under a touch. A row that does not cannot be selected by the user.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// A row lit up under a touch.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// A row is no longer lit up.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// The user is about to select a row. Return the row to select, or nil to select none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// The user is about to deselect a row. Return the row to deselect, or nil to deselect none.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// The user selected a row. Not called for ``UITableView/selectRow(at:animated:scrollPosition:)``.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// The user deselected a row. Not called for ``UITableView/deselectRow(at:animated:)``.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Whether a tap on a row does something beyond selecting it.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// The user tapped a row outside editing, after it was selected.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// The user tapped the detail button of a row.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Swipes and editing

    /// The actions that a swipe from the leading edge reveals; nil for none.
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// The actions that a swipe from the trailing edge reveals.
    ///
    /// Nil leaves the table's own: "Delete", where the data source lets rows be deleted. An empty configuration shows
    /// none.
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// The actions that a swipe from the trailing edge reveals, in the way of iOS 8, where
    /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` answered nil, and the data source lets the row be edited.
    ///
    /// The first one is next to the edge. Nil leaves the table's own.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

    /// What the user can do to a row while the table is edited.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle

    /// The title of the button that deletes a row.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?

    /// Whether a row's content makes room for the control at its leading edge while the table is edited.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// A swipe revealed the actions of a row.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// The actions of a row were put away; nil when the row is gone.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Where a row goes that the user moves to a place.
    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Menus

    /// What the context menu of a row shows, asked for at a point of the table; nil for no menu. What swipes over the row
    /// would show is offered below.
    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The view that stands for what the menu is about; nil for the row.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The view to which a preview goes back. There are no previews here, so nobody asks.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The preview was chosen. There are no previews here, so this never happens.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )

    /// The menu is about to open.
    func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// The menu is about to close.
    func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    // MARK: Selecting several rows

    /// Whether a click with Shift or Control on a row, in a table that selects one, begins to select several.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

    /// Several rows are about to be selected: an app has the table edited here, as a rule.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// The rows of a click with Shift or Control are selected.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}
