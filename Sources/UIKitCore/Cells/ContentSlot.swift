import Foundation

/// The view of a content configuration, in the view that holds it.
@MainActor
struct ContentSlot {
    /// What shows the configuration; nil while there is none.
    private(set) var view: (UIView & UIContentView)?

    /// Shows a configuration, in the present view if that supports it; nil takes the view away.
    ///
    /// - Returns: Whether another view shows it now, or none.
    @discardableResult
    mutating func show(_ configuration: (any UIContentConfiguration)?, in holder: UIView) -> Bool {
        if let view, let configuration, view.supports(configuration) {
            view.configuration = configuration
            return false
        }
        view?.removeFromSuperview()
        view = configuration?.makeContentView()
        if let view {
            view.restFrame = holder.bounds
            holder.addSubview(view)
        }
        return true
    }
}
