import Foundation

/// Recognizes a quick movement of fingers in one direction.
///
/// A swipe is a movement of 50 points within half a second, with a sideways deviation of at most half of the distance. It is
/// recognized while the fingers still move. Main actor.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The accepted directions.
    open var direction = Direction.right

    /// The number of fingers that move together.
    open var numberOfTouchesRequired = 1

    private var start: (point: CGPoint, time: TimeInterval)?

    /// Makes a recognizer that sends a selector to a target. Weak reference to the target. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Starts tracking the fingers. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else {
            start = (middle, event.timestamp)
        }
    }

    /// Recognizes the swipe, or fails. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, awaited == nil else { return }
        if event.timestamp - start.time > 0.5 {
            state = .failed
            return
        }
        let (x, y) = (middle.x - start.point.x, middle.y - start.point.y)
        let along: (CGFloat, CGFloat, Direction) =
            abs(x) >= abs(y) ? (abs(x), abs(y), x > 0 ? .right : .left) : (abs(y), abs(x), y > 0 ? .down : .up)
        if along.0 >= 10, !direction.contains(along.2) || along.1 > along.0 / 2 {
            state = .failed
        } else if along.0 >= 50, numberOfTouches == numberOfTouchesRequired {
            state = .ended
        }
    }

    /// Whether the movement is more horizontal than vertical.
    var isSideways: Bool {
        guard let start else { return false }
        return abs(middle.x - start.point.x) >= abs(middle.y - start.point.y)
    }

    /// Resets the recognizer. An override calls `super`.
    open override func reset() {
        super.reset()
        start = nil
    }

    /// Directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Right.
        public static let right = Direction(rawValue: 1 << 0)
        /// Left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }
}
