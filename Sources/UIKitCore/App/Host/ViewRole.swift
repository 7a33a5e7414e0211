/// The role of a view, with which a host describes the screen and selects a widget or an accessible role.
///
/// The accessible name and value are `accessibilityLabel` and `accessibilityValue`.
@_spi(Host)
public enum ViewRole: String, Sendable {
    /// No role; only the content of the view is exposed.
    case none
    case window
    case dialog
    case navigationBar = "navigation bar"
    case tabBar = "tab bar"
    case tab
    case toolbar
    /// One of several screens side by side.
    case column
    case heading
    case text
    case image
    case button
    case textField = "text field"
    case textView = "text view"
    case searchBar = "search bar"
    case searchField = "search field"
    case token
    case scopeBar = "scope bar"
    case scope
    case segmentedControl = "segmented control"
    case segment
    case slider
    /// Dots for the pages of a content, one of which is current.
    case pageControl = "page control"
    /// A column of rows, one of which is selected.
    case picker
    /// The days of a month, one of which is selected.
    case calendar
    /// A control that is on or off.
    case toggle = "switch"
    case activityIndicator = "activity indicator"
    case progressBar = "progress bar"
    case table
    case sectionHeader = "section header"
    case sectionFooter = "section footer"
    case row
    /// Elements that the app declares as a list, a table of data, a part of the screen, or a group.
    case list
    case grid
    case landmark
    case group
    /// Items in a custom layout.
    case collection
    case item
    /// The suggestions of a search, beside its field.
    case suggestionList = "suggestion list"
    case suggestion
    case menu
    case menuItem = "menu item"
    /// An overlay on content that is unavailable. Touching it dismisses what is in front.
    case dimming = "dimmed"
}
