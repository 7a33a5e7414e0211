import Foundation

/// The saved scroll position and zoom scale.
extension UIScrollView {
    private enum Key {
        static let x = "UIScrollView.x"
        static let y = "UIScrollView.y"
        static let scale = "UIScrollView.zoomScale"
    }

    func encodePosition(with coder: NSCoder) {
        coder.encode(Double(contentOffset.x), forKey: Key.x)
        coder.encode(Double(contentOffset.y), forKey: Key.y)
        coder.encode(Double(zoomScale), forKey: Key.scale)
    }

    /// Restores the position at the next layout in a window, when the content has its size.
    func decodePosition(with coder: NSCoder) {
        guard coder.containsValue(forKey: Key.y) else { return }
        let values = [Key.x, Key.y, Key.scale].map { coder.decodeDouble(forKey: $0) }
        guard values.allSatisfy(\.isFinite) else { return }
        afterLayoutInWindow { [weak self] in
            guard let self else { return }
            if values[2] > 0, values[2] != Double(zoomScale) { zoomScale = values[2] }
            contentOffset = clamped(CGPoint(x: values[0], y: values[1]))
        }
    }

    /// Performs an action once, after the next layout in a window and after earlier such actions.
    package func afterLayoutInWindow(_ action: @escaping () -> Void) {
        let former = actionAfterLayout
        actionAfterLayout = {
            former?()
            action()
        }
        setNeedsLayout()
    }

    func performActionAfterLayout() {
        guard window != nil, let action = actionAfterLayout else { return }
        actionAfterLayout = nil
        action()
    }
}
