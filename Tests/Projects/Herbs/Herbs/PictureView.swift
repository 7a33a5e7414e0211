import UIKit

/// A picture that names the gestures of the fingers on it.
class PictureView: UIView {
    var onGesture: (String) -> Void = { _ in }
    private var fingers: [UITouch] = []
    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGreen
        isAccessibilityElement = true
        accessibilityIdentifier = "picture"
        accessibilityLabel = "Picture"
        accessibilityTraits = .image
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The vector from the first finger to the second one.
    private var vector: CGPoint {
        guard fingers.count == 2 else { return .zero }
        let (first, second) = (fingers[0].location(in: self), fingers[1].location(in: self))
        return CGPoint(x: second.x - first.x, y: second.y - first.y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        fingers += touches
        startTime = touches.first?.timestamp ?? 0
        start = fingers.count == 2 ? vector : touches.first?.location(in: self) ?? .zero
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if fingers.count == 2 {
            let (before, after) = (hypot(start.x, start.y), hypot(vector.x, vector.y))
            let turn = atan2(vector.y, vector.x) - atan2(start.y, start.x)
            onGesture(abs(turn) > 1 ? "Turned" : after > before ? "Larger" : "Smaller")
        } else if fingers.count == 1, touch.tapCount == 2 {
            onGesture("Double tap")
        } else if fingers.count == 1, touch.timestamp - startTime >= 0.9 {
            onGesture("Long press")
        } else if fingers.count == 1 {
            let end = touch.location(in: self)
            onGesture("Moved \(Int((end.x - start.x).rounded())), \(Int((end.y - start.y).rounded()))")
        }
        // The second finger of a gesture ends it.
        fingers = fingers.count == 2 ? [] : fingers.filter { !touches.contains($0) }
    }
}
