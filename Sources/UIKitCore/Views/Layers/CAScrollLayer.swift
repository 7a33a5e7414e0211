import Foundation

/// A layer that shows a part of its sublayers, which code moves.
open class CAScrollLayer: CALayer {
    /// The directions of scrolling. Default: `both`.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Moves the origin of the bounds to a point, along the permitted directions.
    open func scroll(to p: CGPoint) {
        let mode = scrollMode
        let movesX = mode == .both || mode == .horizontally
        let movesY = mode == .both || mode == .vertically
        bounds.origin = CGPoint(x: movesX ? p.x : bounds.minX, y: movesY ? p.y : bounds.minY)
    }

    /// Moves the bounds as little as necessary to show a rectangle, or its begin if it is larger than the bounds.
    open func scroll(to r: CGRect) {
        func moved(_ low: CGFloat, _ length: CGFloat, to begin: CGFloat, _ size: CGFloat) -> CGFloat {
            if begin < low || size > length { return begin }
            return begin + size > low + length ? begin + size - length : low
        }
        scroll(
            to: CGPoint(
                x: moved(bounds.minX, bounds.width, to: r.minX, r.width),
                y: moved(bounds.minY, bounds.height, to: r.minY, r.height)
            )
        )
    }
}

/// The directions in which a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// None.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the left and right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// In both directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
