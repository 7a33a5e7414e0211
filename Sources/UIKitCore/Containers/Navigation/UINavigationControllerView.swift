import Foundation

/// The view of a navigation controller.
final class UINavigationControllerView: UIView {
    weak var navigationController: UINavigationController?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation = navigationController, gestureRecognizer === navigation.popGesture.recognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return navigation.popGesture.canBegin
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        navigationController?.layout(in: bounds)
    }

    /// The bar is in front and first in reading order; the toolbar is last.
    override var orderedSubviews: [UIView] {
        subviews.filter { !($0 is UIToolbar) }.reversed() + subviews.filter { $0 is UIToolbar }
    }
}
