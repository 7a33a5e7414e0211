import Foundation

// Swift 2 to 4 names of members of the search family. The compiler offers the current names as fix-its.

/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon

extension UISearchController {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isActive")
    public var active: Bool {
        get { isActive }
        set { isActive = newValue }
    }
}

extension UISearchResultsUpdating {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "updateSearchResults(for:)")
    public func updateSearchResultsForSearchController(_ searchController: UISearchController) {}

    /// Not a default implementation: declared for its message, which gives the Swift 2 name.
    @available(
        *,
        unavailable,
        message: "Implement it; Swift 2 called it updateSearchResultsForSearchController(_:)."
    )
    public func updateSearchResults(for searchController: UISearchController) {}
}

extension UISearchBarDelegate {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "searchBar(_:shouldChangeTextIn:replacementText:)")
    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextInRange range: NSRange,
        replacementText text: String
    ) -> Bool { true }
}

extension UIBarPositioningDelegate {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "position(for:)")
    public func positionForBar(_ bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UISearchBar {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isTranslucent")
    public var translucent: Bool {
        get { isTranslucent }
        set { isTranslucent = newValue }
    }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isSearchResultsButtonSelected")
    public var searchResultsButtonSelected: Bool {
        get { isSearchResultsButtonSelected }
        set { isSearchResultsButtonSelected = newValue }
    }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isSecureTextEntry")
    public var secureTextEntry: Bool {
        get { isSecureTextEntry }
        set { isSecureTextEntry = newValue }
    }

    /// Its name in Objective-C.
    @available(*, unavailable, renamed: "setShowsScope(_:animated:)")
    public func setShowsScopeBar(_ show: Bool, animated animate: Bool) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "setBackgroundImage(_:for:barMetrics:)")
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forBarPosition barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "backgroundImage(for:barMetrics:)")
    public func backgroundImageForBarPosition(_ barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        nil
    }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "setSearchFieldBackgroundImage(_:for:)")
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, forState state: UIControl.State) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "searchFieldBackgroundImage(for:)")
    public func searchFieldBackgroundImageForState(_ state: UIControl.State) -> UIImage? { nil }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "setScopeBarButtonBackgroundImage(_:for:)")
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, forState state: UIControl.State) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "scopeBarButtonBackgroundImage(for:)")
    public func scopeBarButtonBackgroundImageForState(_ state: UIControl.State) -> UIImage? { nil }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "setScopeBarButtonTitleTextAttributes(_:for:)")
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [String: AnyObject]?,
        forState state: UIControl.State
    ) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "scopeBarButtonTitleTextAttributes(for:)")
    public func scopeBarButtonTitleTextAttributesForState(_ state: UIControl.State) -> [String: AnyObject]? { nil }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)")
    public func scopeBarButtonDividerImageForLeftSegmentState(
        _ leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? { nil }
}
