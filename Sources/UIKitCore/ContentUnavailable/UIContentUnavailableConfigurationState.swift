import Foundation

/// The state of a screen that a ``UIContentUnavailableConfiguration`` may follow.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits that apply to the screen.
    public var traitCollection: UITraitCollection

    /// What is searched for while a search of the screen is active; nil for no text.
    public var searchText: String?

    /// Makes the state of a screen of which nothing is true.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
