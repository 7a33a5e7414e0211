import Foundation

/// A controller whose view is a table, of which it is data source and delegate.
///
/// It defines every optional member of the two protocols itself, because only what a class defines can be overridden;
/// so subclasses write `override`, as on iOS, and in the class's body. Main actor. iOS 2.0.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// Whether the selection is taken away whenever the table appears. True unless set. iOS 3.2.
    open var clearsSelectionOnViewWillAppear = true

    /// The table, which is the controller's view. Nil when another view was assigned. iOS 2.0.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// What tells that the table is being brought up to date: the table's. iOS 6.0.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Makes a controller with a table of a style. Designated. iOS 2.0.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a plain table. Designated. iOS 2.0.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with a plain table. iOS 2.0.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Reads a controller from a storyboard, which alone has such a coder; nil for any other. iOS 2.0.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        style = .plain
        super.init(coder: coder)
        if let clears = interface.element.bool("clearsSelectionOnViewWillAppear") {
            clearsSelectionOnViewWillAppear = clears
        }
    }

    // MARK: Life

    /// Makes the table. iOS 2.0.
    open override func loadView() {
        if loadInterfaceView() { return }
        let frame = UIApplication.current?.host.screenBounds ?? .zero
        let table = UITableView(frame: frame, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Loads the data before the first appearance, and takes the selection away. iOS 2.0.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let tableView else { return }
        tableView.loadIfNeeded()
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }

    /// Has the table edited, or no longer. iOS 2.0.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// The sections that a storyboard has for the table; else one. iOS 2.0.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticRows?.count ?? 1 }

    /// Its name in Swift 2, here so that the compiler offers the present one for an override.
    @available(*, unavailable, renamed: "numberOfSections(in:)")
    open func numberOfSectionsInTableView(_ tableView: UITableView) -> Int { 1 }

    /// The rows that a storyboard has for the table; else none: override it. iOS 2.0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRows?.count(in: section) ?? 0
    }

    /// The cell that a storyboard has for the row. Traps where it has none: a controller that has rows overrides it. iOS 2.0.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let rows = tableView.staticRows { return rows.cell(at: indexPath) }
        trap("\(type(of: self)) has rows, but does not override tableView(_:cellForRowAt:).")
    }

    /// Its name in Swift 2, here so that the compiler offers the present one for an override.
    @available(*, unavailable, renamed: "tableView(_:cellForRowAt:)")
    open func tableView(_ tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
        self.tableView(tableView, cellForRowAt: indexPath as IndexPath)
    }

    /// The title that a storyboard has for the section, if any. iOS 2.0.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticRows?.header(of: section)
    }

    /// The title that a storyboard has under the section, if any. iOS 2.0.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticRows?.footer(of: section)
    }

    /// No index. iOS 2.0.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of the same number. iOS 2.0.
    open func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }

    /// Does nothing. A table offers to delete rows when it is overridden. iOS 2.0.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// True. iOS 2.0.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Whether the class overrides ``tableView(_:moveRowAt:to:)``. iOS 2.0.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        ClassFactory.overridesMove(self)
    }

    /// Does nothing. The user can move rows when it is overridden. iOS 2.0.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: Scrolling

    /// Does nothing. iOS 2.0.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 2.0.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// The user is about to let go. Does nothing unless overridden. iOS 5.0.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing. iOS 2.0.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing. iOS 2.0.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 2.0.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 2.0.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    // MARK: Showing

    /// Does nothing. iOS 2.0.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// Does nothing. iOS 6.0.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// Does nothing. iOS 6.0.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// Does nothing. iOS 6.0.
    open func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing. iOS 6.0.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    /// Does nothing. iOS 6.0.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    /// No indentation. iOS 2.0.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

    // MARK: Heights

    /// The height that a storyboard has for the row; else the table's `rowHeight`. iOS 2.0.
    open func tableView(
        _ tableView: UITableView,
        heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.staticRows?.height(at: indexPath) ?? tableView.rowHeight }

    /// The table's `sectionHeaderHeight`. iOS 2.0.
    open func tableView(
        _ tableView: UITableView,
        heightForHeaderInSection section: Int
    ) -> CGFloat { tableView.sectionHeaderHeight }

    /// The table's `sectionFooterHeight`. iOS 2.0.
    open func tableView(
        _ tableView: UITableView,
        heightForFooterInSection section: Int
    ) -> CGFloat { tableView.sectionFooterHeight }

    /// The table's `estimatedRowHeight`. iOS 7.0.
    open func tableView(
        _ tableView: UITableView,
        estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.estimatedRowHeight }

    /// The table's `estimatedSectionHeaderHeight`. iOS 7.0.
    open func tableView(
        _ tableView: UITableView,
        estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

    /// The table's `estimatedSectionFooterHeight`. iOS 7.0.
    open func tableView(
        _ tableView: UITableView,
        estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }

    // MARK: Headers and footers

    /// No view. iOS 2.0.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// No view. iOS 2.0.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    // MARK: Selection

    /// True. iOS 6.0.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Does nothing. iOS 6.0.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Does nothing. iOS 6.0.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The row itself. iOS 2.0.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// The row itself. iOS 3.0.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// Does nothing. iOS 2.0.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Its name in Swift 2, here so that the compiler offers the present one for an override.
    @available(*, unavailable, renamed: "tableView(_:didSelectRowAt:)")
    open func tableView(_ tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {}

    /// Does nothing. iOS 3.0.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// True. iOS 16.0.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }

    /// Does nothing. iOS 16.0.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// Does nothing. iOS 2.0.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    // MARK: Swipes and editing

    /// None. iOS 11.0.
    open func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// The table's own. iOS 11.0.
    open func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// None. iOS 8.0.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        nil
    }

    /// To delete it. iOS 2.0.
    open func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    /// "Delete". iOS 3.0.
    open func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// True. iOS 2.0.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

    /// Does nothing. iOS 2.0.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Does nothing. iOS 2.0.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// The place that the user chose. iOS 2.0.
    open func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: Menus and selecting several rows

    /// None. iOS 13.0.
    open func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The row. iOS 13.0.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// None. iOS 13.0.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing. iOS 13.0.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Does nothing. iOS 14.0.
    open func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing. iOS 14.0.
    open func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// False. iOS 13.0.
    open func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Does nothing. iOS 13.0.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

    /// Does nothing. iOS 13.0.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    // MARK: Scrolling to the top

    /// True. iOS 2.0.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing. iOS 2.0.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 11.0.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
