import Foundation

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestures.append(recognizer)
        recognizer.view = self
        // A view with recognizers blocks touches on the views behind it.
        setNeedsDisplay()
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.giveUp()
        gestures.removeAll { $0 === recognizer }
        recognizer.view = nil
        setNeedsDisplay()
    }

    func replaceGestures(by recognizers: [UIGestureRecognizer]) {
        for old in gestures where !recognizers.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }
}

extension UIView {
    /// Performs the tap of a cell when a touch ends inside it that no view in the cell handled.
    package func takeTap(_ touches: Set<UITouch>, _ event: UIEvent?, _ tap: () -> Bool) {
        guard let touch = touches.first, !touch.wasUsedByView, point(inside: touch.location(in: self), with: event)
        else { return }
        touch.wasUsedByView = tap()
    }
}
