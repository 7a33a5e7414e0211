extension UIView {
    /// How a picture lies in a view of another size. Hosts follow it when they draw images. iOS 2.0.
    public enum ContentMode: Int, Sendable {
        /// It fills the view, out of proportion if need be.
        case scaleToFill = 0
        /// It is as large as it can be without being cut.
        case scaleAspectFit = 1
        /// It is as small as it can be while it fills the view; the rest is cut.
        case scaleAspectFill = 2
        /// Its own size, and drawn again whenever the view's size changes.
        case redraw = 3
        /// Its own size, in the middle.
        case center = 4
        /// Its own size, at the middle of the top edge.
        case top = 5
        /// Its own size, at the middle of the bottom edge.
        case bottom = 6
        /// Its own size, at the middle of the left edge.
        case left = 7
        /// Its own size, at the middle of the right edge.
        case right = 8
        /// Its own size, in the top left corner.
        case topLeft = 9
        /// Its own size, in the top right corner.
        case topRight = 10
        /// Its own size, in the bottom left corner.
        case bottomLeft = 11
        /// Its own size, in the bottom right corner.
        case bottomRight = 12
    }
}
