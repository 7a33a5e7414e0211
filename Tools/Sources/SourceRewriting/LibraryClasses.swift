/// The classes of UIKit from which apps derive their own.
enum LibraryClasses {
    /// Returns the superclass of a class. Nil for NSObject, and for types that are not known.
    static func superclass(of name: String) -> String? {
        if let superclass = superclasses[name] { return superclass }
        guard name.hasPrefix("UI") else { return nil }
        // The names tell the superclass of all other controllers and views.
        if name.hasSuffix("Controller") { return "UIViewController" }
        if name.hasSuffix("View") || name.hasSuffix("Bar") || name.hasSuffix("Cell") { return "UIView" }
        return "NSObject"
    }

    /// The types of the properties of UIKit's classes that selectors mention, such as `view` in `#selector(view.endEditing(_:))`.
    static let propertyTypes = [
        "collectionView": "UICollectionView", "contentView": "UIView", "navigationController": "UINavigationController",
        "navigationItem": "UINavigationItem", "parent": "UIViewController",
        "presentedViewController": "UIViewController",
        "presentingViewController": "UIViewController", "refreshControl": "UIRefreshControl",
        "searchBar": "UISearchBar",
        "searchController": "UISearchController", "searchTextField": "UISearchTextField",
        "splitViewController": "UISplitViewController", "superview": "UIView", "tabBarController": "UITabBarController",
        "tableView": "UITableView", "view": "UIView", "window": "UIWindow",
    ]

    private static let superclasses = [
        "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder",
        "UIApplication": "UIResponder",
        "UIScene": "UIResponder", "UIWindowScene": "UIScene", "UIWindow": "UIView", "UILabel": "UIView",
        "UIControl": "UIView",
        "UIButton": "UIControl", "UITextField": "UIControl", "UISearchTextField": "UITextField",
        "UISwitch": "UIControl",
        "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
        "UIPageControl": "UIControl",
        "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl", "UITableView": "UIScrollView",
        "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
        "UICollectionViewCell": "UICollectionReusableView",
        "UICollectionReusableView": "UIView", "UICollectionViewListCell": "UICollectionViewCell",
        "UISearchContainerViewController": "UIViewController", "UIImagePickerController": "UINavigationController",
        "UIPresentationController": "NSObject", "UIPopoverPresentationController": "UIPresentationController",
        "UISheetPresentationController": "UIPresentationController", "UISearchDisplayController": "NSObject",
        "UIDocumentInteractionController": "NSObject", "UIMenuController": "NSObject",
        "UITapGestureRecognizer": "UIGestureRecognizer", "UIPanGestureRecognizer": "UIGestureRecognizer",
        "UISwipeGestureRecognizer": "UIGestureRecognizer", "UILongPressGestureRecognizer": "UIGestureRecognizer",
        "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    ]
}
