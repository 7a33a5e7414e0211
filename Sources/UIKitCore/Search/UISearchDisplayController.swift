import Foundation

// UISearchController replaces this class. It searches by covering a controller's view with its own table, with undocumented
// behaviour, and raises an exception on the Mac. Only the names are declared here, for messages that name the replacement.

/// Not on Linux: use ``UISearchController``.
@available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject {
    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        trap("UISearchDisplayController is not available on Linux; use UISearchController.")
    }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open var delegate: (any UISearchDisplayDelegate)? {
        get { nil }
        set {}
    }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open var isActive: Bool {
        get { false }
        set {}
    }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open var searchBar: UISearchBar {
        trap("UISearchDisplayController.searchBar is not available on Linux; use UISearchController.")
    }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open var searchContentsController: UIViewController {
        trap("UISearchDisplayController.searchContentsController is not available on Linux; use UISearchController.")
    }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open var searchResultsTableView: UITableView {
        trap("UISearchDisplayController.searchResultsTableView is not available on Linux; use UISearchController.")
    }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open var searchResultsDataSource: (any UITableViewDataSource)? {
        get { nil }
        set {}
    }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open var searchResultsDelegate: (any UITableViewDelegate)? {
        get { nil }
        set {}
    }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open var searchResultsTitle: String? {
        get { nil }
        set {}
    }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open var displaysSearchBarInNavigationBar: Bool {
        get { false }
        set {}
    }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open var navigationItem: UINavigationItem? { nil }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchController, which took its place in iOS 8.")
    open func setActive(_ visible: Bool, animated: Bool) {}
}

/// Not on Linux: use ``UISearchControllerDelegate`` and ``UISearchResultsUpdating``.
@available(*, unavailable, message: "Use UISearchControllerDelegate and UISearchResultsUpdating.")
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "Use UISearchControllerDelegate and UISearchResultsUpdating.")
extension UISearchDisplayDelegate {
    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchControllerDelegate.willPresentSearchController(_:).")
    public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchControllerDelegate.didPresentSearchController(_:).")
    public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchControllerDelegate.willDismissSearchController(_:).")
    public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchControllerDelegate.didDismissSearchController(_:).")
    public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}

    /// Not on Linux.
    @available(*, unavailable, message: "Use the view callbacks of the results controller.")
    public func searchDisplayController(
        _ controller: UISearchDisplayController,
        didLoadSearchResultsTableView tableView: UITableView
    ) {}

    /// Not on Linux.
    @available(*, unavailable, message: "Use the view callbacks of the results controller.")
    public func searchDisplayController(
        _ controller: UISearchDisplayController,
        willUnloadSearchResultsTableView tableView: UITableView
    ) {}

    /// Not on Linux.
    @available(*, unavailable, message: "Use the view callbacks of the results controller.")
    public func searchDisplayController(
        _ controller: UISearchDisplayController,
        willShowSearchResultsTableView tableView: UITableView
    ) {}

    /// Not on Linux.
    @available(*, unavailable, message: "Use the view callbacks of the results controller.")
    public func searchDisplayController(
        _ controller: UISearchDisplayController,
        didShowSearchResultsTableView tableView: UITableView
    ) {}

    /// Not on Linux.
    @available(*, unavailable, message: "Use the view callbacks of the results controller.")
    public func searchDisplayController(
        _ controller: UISearchDisplayController,
        willHideSearchResultsTableView tableView: UITableView
    ) {}

    /// Not on Linux.
    @available(*, unavailable, message: "Use the view callbacks of the results controller.")
    public func searchDisplayController(
        _ controller: UISearchDisplayController,
        didHideSearchResultsTableView tableView: UITableView
    ) {}

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchResultsUpdating.updateSearchResults(for:).")
    public func searchDisplayController(
        _ controller: UISearchDisplayController,
        shouldReloadTableForSearch searchString: String?
    ) -> Bool { false }

    /// Not on Linux.
    @available(*, unavailable, message: "Use UISearchResultsUpdating.updateSearchResults(for:).")
    public func searchDisplayController(
        _ controller: UISearchDisplayController,
        shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool { false }
}

extension UIViewController {
    /// Not on Linux: use ``UISearchController``.
    @available(*, unavailable, message: "Use UINavigationItem.searchController, or keep the UISearchController.")
    public var searchDisplayController: UISearchDisplayController? { nil }
}
