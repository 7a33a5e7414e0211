import Foundation

/// Two fingers that move apart or together, or turn round each other: what a pinch and a rotation have in common.
@MainActor
struct TwoFingers {
    let distance: CGFloat
    let angle: CGFloat

    /// Nil while there are not two touches.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (x, y) = (touches[1].point.x - touches[0].point.x, touches[1].point.y - touches[0].point.y)
        distance = max(hypot(x, y), 1)
        angle = atan2(y, x)
    }
}
