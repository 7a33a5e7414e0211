import Foundation

extension UINavigationItem {
    /// The placement of a search bar in a navigation bar.
    ///
    /// An *integrated* search bar is in the title row, which is the title bar of a window. The row stays visible while search
    /// is active, whatever `hidesNavigationBarDuringPresentation`, and the scope bar is under the row. If the row is narrower
    /// than 600 points or its items leave too little space for a field, the bar is stacked, unless a toolbar shows it
    /// (``searchBarPlacementAllowsToolbarIntegration``). A bar with a `prompt` needs a second line and is always stacked.
    ///
    /// - Note: Rule 76.
    public enum SearchBarPlacement: Int, Sendable {
        /// Integrated if there is enough space, otherwise stacked.
        case automatic
        /// A field at the trailing edge of the title row, or at the place of `searchBarPlacementBarButtonItem`.
        case integrated
        /// Under the title row, above the content.
        case stacked
        /// A field in the middle of the title row, with the title at the leading edge. Same as ``integrated`` if the item has
        /// a `titleView`.
        case integratedCentered
        /// A button in the title row, at any width. It expands into the field while the field is edited or search is active.
        /// If there is no space beside the title, the field fills the row.
        case integratedButton

        /// The former name of ``integrated``.
        public static var inline: SearchBarPlacement { .integrated }
    }
}

/// An item that marks the place of the search bar among a bar's items.
final class SearchBarPlaceItem: UIBarButtonItem {}
