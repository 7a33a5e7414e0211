import Foundation

extension UIView {
    /// How a picture lies in a view of another size. Hosts follow it when they draw images.
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

extension UIView.ContentMode {
    /// Where a picture lies in a view of a size, in the view's coordinates; it may reach beyond the view.
    @_spi(Host)
    public func frame(of picture: CGSize, in view: CGSize) -> CGRect {
        guard picture.width > 0, picture.height > 0 else { return .zero }
        let ratios = [view.width / picture.width, view.height / picture.height]
        let size =
            switch self {
            case .scaleToFill: view
            case .scaleAspectFit: picture.scaled(by: ratios.min() ?? 1)
            case .scaleAspectFill: picture.scaled(by: ratios.max() ?? 1)
            default: picture
            }
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: view.width - size.width
            default: (view.width - size.width) / 2
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: view.height - size.height
            default: (view.height - size.height) / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: width * factor, height: height * factor)
    }
}
