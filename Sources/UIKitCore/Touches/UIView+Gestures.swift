import Foundation

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestures.append(recognizer)
        recognizer.view = self
        // A view that is touched is in the way of what is behind it.
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
    /// Does what a tap on a cell is for, when a touch is lifted in it that nothing in the cell used.
    func takeTap(_ touches: Set<UITouch>, _ event: UIEvent?, _ tap: () -> Bool) {
        guard let touch = touches.first, !touch.wasUsedByView, point(inside: touch.location(in: self), with: event)
        else { return }
        touch.wasUsedByView = tap()
    }

    /// This view, or the nearest one around it, that is a table.
    var nearestTable: UITableView? {
        sequence(first: self, next: { $0.superview }).lazy.compactMap { $0 as? UITableView }.first
    }
}
