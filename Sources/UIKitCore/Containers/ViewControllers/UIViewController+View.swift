import Foundation

/// Loading and replacing the view.
extension UIViewController {
    func loadViewOnce() {
        guard storedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        require(storedView != nil, "\(type(of: self)).loadView() returned without assigning the view.")
        viewDidLoad()
    }

    func setView(_ view: UIView?) {
        guard view !== storedView else { return }
        noteWillChange("view")
        defer { noteDidChange("view") }
        let old = storedView
        let superview = old?.superview
        let index = old.flatMap { superview?.subviews.firstIndex(of: $0) }
        if old?.viewController === self { old?.viewController = nil }
        old?.removeFromSuperview()
        storedView = view
        view?.viewController = self
        if let view, let superview, let index {
            view.restFrame = old?.restFrame ?? view.restFrame
            superview.insertSubview(view, at: index)
        }
    }
}
