extension UISearchBar {
    /// How much of a search bar is drawn.
    public enum Style: UInt, Sendable {
        /// The same as ``prominent``.
        case `default` = 0
        /// A ground behind the field, where the bar stands by itself.
        case prominent = 1
        /// The field alone.
        case minimal = 2
    }
}
