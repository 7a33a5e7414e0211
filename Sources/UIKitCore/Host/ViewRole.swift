/// What a view is to a person: the words in which a host describes the screen, and from which it chooses a widget or an
/// accessible role.
///
/// The name and the value of the thing are `accessibilityLabel` and `accessibilityValue`.
@_spi(Host)
public enum ViewRole: String, Sendable {
    /// Nothing of its own: only what is in the view counts.
    case none
    case window
    case dialog
    case navigationBar = "navigation bar"
    case tabBar = "tab bar"
    case tab
    case toolbar
    /// One of several screens beside each other.
    case column
    case heading
    case text
    case image
    case button
    case textField = "text field"
    case searchBar = "search bar"
    case searchField = "search field"
    case token
    case scopeBar = "scope bar"
    case scope
    case segmentedControl = "segmented control"
    case segment
    case slider
    /// What is on or off.
    case toggle = "switch"
    case activityIndicator = "activity indicator"
    case progressBar = "progress bar"
    case table
    case sectionHeader = "section header"
    case sectionFooter = "section footer"
    case row
    /// Items in an arrangement of their own.
    case collection
    case item
    /// What a search offers to choose from, beside its field.
    case suggestionList = "suggestion list"
    case suggestion
    case menu
    case menuItem = "menu item"
    /// What lies over content that cannot be used at present; touching it ends what lies in front.
    case dimming = "dimmed"
}
