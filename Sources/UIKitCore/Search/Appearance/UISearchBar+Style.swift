extension UISearchBar {
    /// The amount of decoration drawn around the field of a search bar.
    public enum Style: UInt, Sendable {
        /// The same as ``prominent``.
        case `default` = 0
        /// A background behind the field, for standalone bars.
        case prominent = 1
        /// Only the field, without background.
        case minimal = 2
    }
}
