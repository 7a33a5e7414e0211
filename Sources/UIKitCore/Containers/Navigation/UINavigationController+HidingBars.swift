import Foundation

/// Bars that the user hides with gestures in the content.
extension UINavigationController {
    /// The distance in points after which a swipe counts.
    private static let swipeDistance: CGFloat = 20

    func makeBarSwipe() -> UIPanGestureRecognizer {
        let swipe = BarSwipeRecognizer(target: nil, action: nil)
        swipe.isEnabled = hidesBarsOnSwipe
        swipe.addAction(
            UIAction { [weak self, weak swipe] _ in
                guard let self, let swipe, [.began, .changed].contains(swipe.state) else { return }
                let way = swipe.translation(in: viewIfLoaded)
                if abs(way.y) > abs(way.x), abs(way.y) >= UINavigationController.swipeDistance { hideBars(way.y < 0) }
            }
        )
        return swipe
    }

    func makeBarTap() -> UITapGestureRecognizer {
        let tap = BarTapRecognizer(target: nil, action: nil)
        tap.controller = self
        tap.isEnabled = hidesBarsOnTap || hidesBarsWhenVerticallyCompact
        tap.cancelsTouchesInView = false
        tap.addAction(UIAction { [weak self] _ in self?.tapHidesBars() })
        return tap
    }

    /// Attaches the recognizers of a loaded view, as far as they are in use.
    func updateBarRecognizers() {
        guard let view = viewIfLoaded else { return }
        if hidesBarsOnSwipe { view.addGestureRecognizer(barHideOnSwipeGestureRecognizer) }
        if hidesBarsOnTap || hidesBarsWhenVerticallyCompact {
            view.addGestureRecognizer(barHideOnTapGestureRecognizer)
        }
        storedBarSwipe?.isEnabled = hidesBarsOnSwipe
        storedBarTap?.isEnabled = hidesBarsOnTap || hidesBarsWhenVerticallyCompact
    }

    private func tapHidesBars() {
        let isCompact = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
        if hidesBarsOnTap || isCompact { hideBars(!isNavigationBarHidden) }
    }

    func scrollView(_ scrollView: UIScrollView, userScrolledBy distance: CGFloat) {
        tabBarController?.userScrolled(by: distance)
        guard hidesBarsOnSwipe, abs(distance) >= 1 else { return }
        hideBars(distance > 0)
    }

    /// Hides the visible bars, or shows those that a gesture has hidden.
    func hideBars(_ isHidden: Bool) {
        guard isHidden != isNavigationBarHidden else { return }
        setNavigationBarHidden(isHidden, animated: true)
        if isHidden {
            isToolbarHiddenByGesture = !isToolbarHidden
            if isToolbarHiddenByGesture { setToolbarHidden(true, animated: true) }
        } else if isToolbarHiddenByGesture {
            isToolbarHiddenByGesture = false
            setToolbarHidden(false, animated: true)
        }
    }

    /// Hides the bars when the height becomes compact, and shows them when it no longer is.
    func hideBarsInCompactHeight() {
        let isCompact = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
        guard isCompact != wereBarsCompact else { return }
        wereBarsCompact = isCompact
        hideBars(isCompact)
    }
}

/// The swipe that hides bars. It accompanies all other gestures.
private final class BarSwipeRecognizer: UIPanGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
        allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The tap that hides bars: not on bars, controls and cells, which have their own use for it.
private final class BarTapRecognizer: UITapGestureRecognizer {
    weak var controller: UINavigationController?

    override func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
        let around = Swift.sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 }
        let isUsed = around.contains { view in
            view is UIControl || view.asListCell != nil || view is UINavigationBar || view is UIToolbar
        }
        return !isUsed && super.takes(touch, event)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
