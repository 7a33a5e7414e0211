import Foundation

/// Paging, and the length of the deceleration.
extension UIScrollView {
    /// The part of the velocity that remains after each millisecond of deceleration.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part, from 0 to 1.
        public let rawValue: CGFloat
        /// Makes a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fifth of the distance of ``normal``.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The end of a deceleration at ``decelerationRate``, from the end at the normal rate.
    func glideEnd(_ usual: CGPoint, from offset: CGPoint) -> CGPoint {
        guard decelerationRate != .normal else { return usual }
        // The distance is the sum of a geometric series.
        let rest = 1 - min(max(decelerationRate.rawValue, 0), 0.9999)
        let share = (1 - DecelerationRate.normal.rawValue) / rest
        return CGPoint(x: offset.x + (usual.x - offset.x) * share, y: offset.y + (usual.y - offset.y) * share)
    }

    /// The page at which the content comes to rest: the next one in the direction of the deceleration or, without it, the nearest.
    func pageOffset(for proposed: CGPoint) -> CGPoint {
        CGPoint(
            x: page(for: proposed.x, from: contentOffset.x, length: bounds.width, content: contentSize.width),
            y: page(for: proposed.y, from: contentOffset.y, length: bounds.height, content: contentSize.height)
        )
    }

    private func page(for proposed: CGFloat, from here: CGFloat, length: CGFloat, content: CGFloat) -> CGFloat {
        guard length > 0, content > length else { return proposed }
        let page = here / length
        let target = proposed > here ? page.rounded(.up) : proposed < here ? page.rounded(.down) : page.rounded()
        return target * length
    }
}
