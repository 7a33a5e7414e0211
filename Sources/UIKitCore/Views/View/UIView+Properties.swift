import Foundation

/// Updates of properties before the layout.
extension UIView {
    /// Updates the properties of the view and its controller, if they need it.
    func performPropertyUpdates() {
        if let viewController, viewController.needsPropertyUpdate {
            viewController.needsPropertyUpdate = false
            ObservedValues.track(in: viewController) {
                viewController.updateProperties()
            } onChange: {
                $0.setNeedsUpdateProperties()
            }
        }
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        ObservedValues.track(in: self) {
            updateProperties()
        } onChange: {
            $0.setNeedsUpdateProperties()
        }
    }

    /// Updates the properties of the view and its subviews that need it now.
    func performPropertyUpdatesWithin() {
        performPropertyUpdates()
        for subview in subviews where subview.subtreeNeedsLayout { subview.performPropertyUpdatesWithin() }
    }
}
