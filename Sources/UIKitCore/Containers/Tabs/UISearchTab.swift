import Foundation

/// The search tab of an app. It has the system's title and image, and the bar shows it last, at any index in `tabs`. Main
/// actor.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// The identifier of every search tab, so that a tab bar controller has at most one. Its value differs from UIKit's;
    /// compare with this member instead of a literal.
    open class var identifier: String { "UISearchTab" }

    /// Whether selecting the tab begins search and focuses the field. If the user cancels the search, the previously selected
    /// tab is selected again, without a call of the delegate. Default: false.
    ///
    /// The search is that of the navigation item of the tab's controller, or of a `UISearchContainerViewController`. Without
    /// a search, nothing happens. The initial tab of a window is not selected by the user, so its search does not begin.
    ///
    /// - Note: Rule 79.
    open var automaticallyActivatesSearch = false

    /// Creates a search tab.
    ///
    /// - Parameter viewControllerProvider: Creates the controller once, when the tab is first selected or its controller
    ///   accessed.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: SystemTexts.text("Search"),
            image: UIImage(systemName: "magnifyingglass"),
            identifier: UISearchTab.identifier,
            viewControllerProvider: viewControllerProvider
        )
    }
}
