import Foundation

/// The content of a cell as a value. It creates the view that shows it.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> UIView & UIContentView

    /// Returns the configuration for a state; itself if it does not depend on the state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The configuration of the view. A cell assigns a new one when its content changes.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration. Default: true for configurations of the current one's type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration has the same type as the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
