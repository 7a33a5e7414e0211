import Foundation

extension UIScrollView {
    func pinched(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            if recognizer.state == .began { userBeganZooming() }
            let point = recognizer.location(in: self)
            userZoomed(
                by: recognizer.scale,
                at: CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
            )
        case .ended, .cancelled: userEndedZooming()
        default: break
        }
    }

    /// Adds or removes the pinch recognizer, which exists while there are different scales.
    func updatePinchRecognizer() {
        let hasScales = maximumZoomScale > minimumZoomScale
        guard hasScales != (storedPinch != nil) else { return }
        if let pinch = storedPinch { removeGestureRecognizer(pinch) }
        storedPinch = nil
        guard hasScales else { return }
        let pinch = ZoomRecognizer(target: nil, action: nil)
        pinch.scrollView = self
        pinch.addAction(UIAction { [weak self, weak pinch] _ in if let pinch { self?.pinched(pinch) } })
        addGestureRecognizer(pinch)
        storedPinch = pinch
    }
}

/// The pinch recognizer of a scroll view. It recognizes nothing while no view can be zoomed.
private final class ZoomRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard scrollView?.isZoomable == true else {
            if state == .possible { state = .failed }
            return
        }
        super.touchesMoved(touches, with: event)
    }
}
