import Foundation

/// The saved state of the views of a controller.
extension UIViewController {
    /// Returns the state of the views with a ``UIView/restorationIdentifier`` in this controller's view, without those of children.
    func viewStates(_ archive: ((NSCoder) -> Void) -> Data) -> [String: Data] {
        var states: [String: Data] = [:]
        for view in restorableViews {
            guard let identifier = view.restorationIdentifier, states[identifier] == nil else { continue }
            states[identifier] = archive { view.encodeRestorableState(with: $0) }
        }
        return states
    }

    /// Restores the state of views. Loads the view.
    func restoreViews(_ coders: [String: NSCoder]) {
        guard !coders.isEmpty else { return }
        loadViewIfNeeded()
        var remaining = coders
        for view in restorableViews {
            guard let identifier = view.restorationIdentifier, let coder = remaining.removeValue(forKey: identifier)
            else {
                continue
            }
            view.decodeRestorableState(with: coder)
        }
    }

    private var restorableViews: [UIView] {
        var found: [UIView] = []
        func visit(_ view: UIView) {
            if view.restorationIdentifier != nil { found.append(view) }
            for subview in view.subviews where subview.viewController == nil { visit(subview) }
        }
        if let view = viewIfLoaded { visit(view) }
        return found
    }
}
