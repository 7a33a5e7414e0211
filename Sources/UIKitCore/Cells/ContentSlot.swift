import Foundation

/// The view of a content configuration, in the view that holds it.
///
/// An object, as a configuration that makes its view may set another one on the same cell.
@MainActor
final class ContentSlot {
    /// What shows the configuration; nil while there is none.
    private(set) var view: (UIView & UIContentView)?
    /// Counts the configurations.
    private var generation = 0

    /// Shows a configuration, in the present view if that supports it; nil takes the view away.
    ///
    /// - Returns: Whether another view shows it now, or none.
    @discardableResult
    func show(_ configuration: (any UIContentConfiguration)?, in holder: UIView) -> Bool {
        generation += 1
        let own = generation
        if let view, let configuration, view.supports(configuration) {
            view.configuration = configuration
            return false
        }
        let new = configuration?.makeContentView()
        // The view that shows a later configuration stays.
        guard own == generation else { return true }
        view?.removeFromSuperview()
        view = new
        if let new {
            new.restFrame = holder.bounds
            holder.addSubview(new)
        }
        return true
    }
}
