import Foundation

/// The geometry of two fingers, shared by pinch and rotation recognizers.
@MainActor
struct TwoFingers {
    let distance: CGFloat
    let angle: CGFloat

    /// Returns nil if there are fewer than two touches.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (x, y) = (touches[1].point.x - touches[0].point.x, touches[1].point.y - touches[0].point.y)
        distance = max(hypot(x, y), 1)
        angle = atan2(y, x)
    }
}
