import Foundation

extension UINavigationItem {
    /// Where a search bar stands in a navigation bar.
    ///
    /// What is *integrated* stands in the title row, which in a window is its title bar; the row stays while search is
    /// active, whatever `hidesNavigationBarDuringPresentation` says, and the scope bar stands under the row. A row
    /// narrower than 600 points, or whose items leave too little, has no room for a field beside the title: then the bar
    /// is stacked, unless a toolbar takes it (``searchBarPlacementAllowsToolbarIntegration``). A bar with a `prompt`, which
    /// needs a second line, is always stacked.
    ///
    /// - Note: Rule 76.
    public enum SearchBarPlacement: Int, Sendable {
        /// Integrated where there is room, stacked elsewhere.
        case automatic
        /// A field at the trailing edge of the title row, or where `searchBarPlacementBarButtonItem` is.
        case integrated
        /// Under the title row, over the content.
        case stacked
        /// A field in the middle of the title row, with the title at the leading side. As ``integrated`` where the item
        /// has a `titleView`, which stands there.
        case integratedCentered
        /// A button in the title row, in windows of any width. It unfolds into the field as long as the field is edited
        /// or search is active; where there is no room beside the title, over the whole row.
        case integratedButton

        /// The former name of ``integrated``.
        public static var inline: SearchBarPlacement { .integrated }
    }
}

/// Marks the place of the search bar among the items of a bar.
final class SearchBarPlaceItem: UIBarButtonItem {}
