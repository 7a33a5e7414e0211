import Foundation

/// The content view of a configuration, within its container.
///
/// A class, because a configuration may assign a different one to the same cell while it creates its view.
@MainActor
package final class ContentSlot {
    /// The content view; nil without a configuration.
    package private(set) var view: (UIView & UIContentView)?
    /// Incremented for each configuration.
    private var generation = 0

    package init() {}

    /// Shows a configuration, in the existing view if that supports it; nil removes the view.
    ///
    /// - Returns: Whether the view was replaced or removed.
    @discardableResult
    package func show(_ configuration: (any UIContentConfiguration)?, in holder: UIView) -> Bool {
        generation += 1
        let own = generation
        if let view, let configuration, view.supports(configuration) {
            view.configuration = configuration
            return false
        }
        let new = configuration?.makeContentView()
        // Keeps the view of a configuration that was set meanwhile.
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
