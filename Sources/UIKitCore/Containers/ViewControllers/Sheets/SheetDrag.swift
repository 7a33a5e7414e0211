import Foundation

/// Moves a sheet between its heights, or away, by a drag. A finger drags anywhere in the sheet; the pointer drags the grabber and
/// the navigation bar, because elsewhere it selects and scrolls.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UIPanGestureRecognizer()
    /// The sheet. The end of a drag may dismiss and release it.
    private weak var panel: PresentedPanel?
    /// The height at the beginning of the drag.
    private var startHeight: CGFloat = 0

    init(of panel: PresentedPanel) {
        self.panel = panel
        super.init()
        recognizer.delegate = self
        recognizer.addAction(UIAction { [weak self] _ in self?.recognizerDidChange() })
    }

    func attach() { panel?.bubble.addGestureRecognizer(recognizer) }

    private func recognizerDidChange() {
        guard let panel else { return }
        let distance = recognizer.translation(in: nil).y
        switch recognizer.state {
        case .began:
            startHeight = panel.bubble.frame.height
            move(by: distance)
        case .changed:
            move(by: distance)
        case .ended:
            panel.userReleased(velocity: recognizer.velocity(in: nil).y)
            panel.draggedHeight = nil
        case .cancelled, .failed:
            panel.draggedHeight = nil
        case .possible:
            break
        }
    }

    private func move(by distance: CGFloat) {
        guard let panel else { return }
        let highest = panel.settings?.heights(in: panel.detentRoom).map(\.height).max() ?? panel.detentRoom
        panel.draggedHeight = min(max(startHeight - distance, 0), highest)
    }

    // MARK: Other recognizers

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let panel, !panel.fillsWindow else { return false }
        let views = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== panel.bubble }
        if views.contains(where: { $0 is SheetGrabber || $0 is UINavigationBar }) { return true }
        return touch.type == .direct && !views.contains { $0 is UIControl && !($0 is UIButton) }
    }

    /// In a scroll view, a drag moves the sheet only while the content is at its top: down always, and up while a higher detent
    /// exists and the app does not prefer scrolling.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let distance = recognizer.translation(in: nil)
        guard let panel, abs(distance.y) > abs(distance.x) else { return false }
        let views = sequence(first: recognizer.sequence.first?.view, next: { $0?.superview })
            .prefix { $0 !== panel.bubble }
        let list = views.lazy.compactMap { $0 as? UIScrollView }
            .first { $0.isScrollEnabled && $0.canBeDragged(.vertical, by: distance) }
        guard let list else { return true }
        guard list.contentOffset.y <= -list.adjustedContentInset.top, let settings = panel.settings else {
            return false
        }
        guard distance.y < 0 else { return true }
        let highest = settings.heights(in: panel.detentRoom).map(\.height).max() ?? 0
        return settings.prefersScrollingExpandsWhenScrolledToEdge && panel.bubble.frame.height < highest
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is ScrollPanRecognizer
            && panel.map { otherGestureRecognizer.view?.isDescendant(of: $0.bubble) == true } == true
    }
}
