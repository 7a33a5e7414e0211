import Foundation

/// A controller whose view is a collection, of which it is data source and delegate.
///
/// Main actor. iOS 6.0.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The layout with which the collection is made; the collection's own layout may be another later. That of a storyboard
    /// is there when the view is, so that reading it loads the view. iOS 7.0.
    public var collectionViewLayout: UICollectionViewLayout {
        if let firstLayout { return firstLayout }
        loadViewIfNeeded()
        let layout = collectionView?.collectionViewLayout ?? UICollectionViewFlowLayout()
        firstLayout = layout
        return layout
    }

    private var firstLayout: UICollectionViewLayout?

    /// Whether the selection is taken away whenever the collection appears. True unless set. iOS 6.0.
    open var clearsSelectionOnViewWillAppear = true

    /// The collection, which is the controller's view unless another view was assigned. iOS 6.0.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    /// Makes a controller with a collection of a layout. Designated. iOS 6.0.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a collection of a flow layout. Designated. iOS 6.0.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads a controller from a storyboard, which alone has such a coder; nil for any other. iOS 6.0.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        if let clears = interface.element.bool("clearsSelectionOnViewWillAppear") {
            clearsSelectionOnViewWillAppear = clears
        }
    }

    // MARK: Life

    /// Makes the collection. iOS 6.0.
    open override func loadView() {
        if loadInterfaceView() { return }
        let layout = firstLayout ?? UICollectionViewFlowLayout()
        firstLayout = layout
        let frame = UIApplication.current?.host.screenBounds ?? .zero
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    /// Loads the data before the first appearance, and takes the selection away. iOS 6.0.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let collectionView else { return }
        collectionView.loadIfNeeded()
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    /// Has the collection edited, or no longer. iOS 14.0.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView?.isEditing = editing
    }

    // MARK: Data source

    /// One section. iOS 6.0.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// No items: override it. iOS 6.0.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Traps: a controller that has items overrides it. iOS 6.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        trap("\(type(of: self)) has items, but no cells; override collectionView(_:cellForItemAt:).")
    }

    /// False: an override lets the user move items. iOS 9.0.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Nothing: an override moves the item in the data. iOS 9.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// Traps: a controller whose layout places supplementary views overrides it. iOS 6.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        trap(
            "The layout of \(type(of: self)) places a view of the kind '\(kind)'; override "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:)."
        )
    }

    // MARK: Scrolling

    /// Does nothing. iOS 6.0.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 6.0.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// The user is about to let go. Does nothing unless overridden. iOS 5.0.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing. iOS 6.0.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing. iOS 6.0.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 6.0.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 6.0.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    // MARK: Delegate

    /// True. iOS 6.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing. iOS 6.0.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Does nothing. iOS 6.0.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// True. iOS 6.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// True. iOS 6.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing. iOS 6.0.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Does nothing. iOS 6.0.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// True. iOS 16.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing. iOS 16.0.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

    /// Does nothing. iOS 8.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing. iOS 8.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    /// Does nothing. iOS 6.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing. iOS 6.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    /// True. iOS 9.0.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }

    /// Left to the collection. iOS 9.0.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }

    /// The collection's own `selectionFollowsFocus`. iOS 15.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }

    /// The place proposed. iOS 9.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Menus

    /// None. iOS 16.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// None. iOS 13.0.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Does nothing. iOS 13.2.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing. iOS 13.2.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scrolling to the top

    /// True. iOS 2.0.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing. iOS 2.0.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 11.0.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
