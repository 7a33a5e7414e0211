extension UIControl {
    /// The horizontal position of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// Over the whole width.
        case fill
        /// At the edge where text begins.
        case leading
        /// At the edge where text ends.
        case trailing
    }

    /// The vertical position of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top edge.
        case top
        /// At the bottom edge.
        case bottom
        /// Over the whole height.
        case fill
    }
}
