import Foundation

/// The state of a screen, for updates of a ``UIContentUnavailableConfiguration``.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits of the screen.
    public var traitCollection: UITraitCollection

    /// The query of an active search on the screen. Nil for none.
    public var searchText: String?

    /// Creates a state without a search text.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
