import Foundation

/// The state of a screen that a ``UIContentUnavailableConfiguration`` may follow. iOS 17.0.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits that apply to the screen. iOS 17.0.
    public var traitCollection: UITraitCollection

    /// What is searched for while a search of the screen is active; nil for no text. iOS 17.0.
    public var searchText: String?

    /// Makes the state of a screen of which nothing is true. iOS 17.0.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
