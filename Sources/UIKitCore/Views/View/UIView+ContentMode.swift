import Foundation

extension UIView {
    /// The scaling and position of an image in a view. Hosts use it when they draw images.
    public enum ContentMode: Int, Sendable {
        /// Scaled to fill the view, without keeping the aspect ratio.
        case scaleToFill = 0
        /// Scaled to fit into the view, keeping the aspect ratio.
        case scaleAspectFit = 1
        /// Scaled to fill the view, keeping the aspect ratio; the excess is clipped.
        case scaleAspectFill = 2
        /// In its own size; redrawn when the view's size changes.
        case redraw = 3
        /// In its own size, centred.
        case center = 4
        /// In its own size, at the centre of the top edge.
        case top = 5
        /// In its own size, at the centre of the bottom edge.
        case bottom = 6
        /// In its own size, at the centre of the left edge.
        case left = 7
        /// In its own size, at the centre of the right edge.
        case right = 8
        /// In its own size, in the top left corner.
        case topLeft = 9
        /// In its own size, in the top right corner.
        case topRight = 10
        /// In its own size, in the bottom left corner.
        case bottomLeft = 11
        /// In its own size, in the bottom right corner.
        case bottomRight = 12
    }
}

extension UIView.ContentMode {
    /// Returns the frame of an image in a view of the given size, in the view's coordinates. It can extend beyond the view.
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
