import Foundation

/// What a cell shows, as a value: it makes the view that shows it.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows this.
    func makeContentView() -> UIView & UIContentView

    /// This, as it looks in a state; itself when the state makes no difference.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// What the view shows. A cell assigns another one when its content changes.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration. Unless implemented, those of the type that it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the type that the view shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
