import Foundation

/// The tab that leads to the search of an app. It has the system's title and picture, and the bar shows it last, wherever it
/// stands in `tabs`. Main actor.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// The identifier of every search tab, so that a tab bar controller has one at most. Its value is not UIKit's; compare
    /// with this member instead of writing it out.
    open class var identifier: String { "UISearchTab" }

    /// Whether selecting the tab begins the search of what it shows, with focus for the field. Where the person cancels that
    /// search, the tab that was selected before is selected again; the delegate hears nothing of it.
    ///
    /// The search is that of the navigation item of what the tab shows, or of a `UISearchContainerViewController`. Without
    /// one, nothing happens. The tab that a window opens with is not selected by anybody: its search does not begin. False
    /// unless set.
    ///
    /// - Note: Rule 79.
    open var automaticallyActivatesSearch = false

    /// Makes a search tab.
    ///
    /// - Parameter viewControllerProvider: Makes what it shows, once, when it is first selected or asked for.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: SystemTexts.text("Search"),
            image: UIImage(systemName: "magnifyingglass"),
            identifier: UISearchTab.identifier,
            viewControllerProvider: viewControllerProvider
        )
    }
}
