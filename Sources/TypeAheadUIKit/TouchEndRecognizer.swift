import UIKit

/// Reports the end of all touches of a view. It recognizes no gesture and blocks none.
final class TouchEndRecognizer: UIGestureRecognizer {
    private let didEnd: () -> Void
    private var fingers = 0

    /// Makes a recognizer.
    ///
    /// - Parameter didEnd: Called when the last finger is lifted. The view may be notified later in the same turn.
    init(didEnd: @escaping () -> Void) {
        self.didEnd = didEnd
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        requiresExclusiveTouchType = false
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        fingers += touches.count
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        lift(touches)
    }

    private func lift(_ touches: Set<UITouch>) {
        fingers -= touches.count
        if fingers <= 0 { state = .failed }
    }

    override func reset() {
        super.reset()
        fingers = 0
        didEnd()
    }
}
