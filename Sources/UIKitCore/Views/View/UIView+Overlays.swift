import Foundation

extension UIView {
    /// The nearest sheet that contains the view, which a host may show in a window of its own; otherwise the window.
    var overlayHolder: UIView? {
        sequence(first: self, next: { $0.superview }).first(where: \.holdsOverlays)
    }
}
