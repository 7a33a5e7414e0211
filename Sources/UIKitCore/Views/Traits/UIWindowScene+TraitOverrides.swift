import Foundation

extension UIWindowScene {
    /// The traits that apply to the scene's windows instead of those of the screen.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(traits: storedTraitOverrides?.traits ?? Traits()) }
        set {
            let overrides = storedTraitOverrides ?? TraitOverrides()
            guard newValue.traits != overrides.traits else { return }
            let previous = windows.map { ($0, $0.traitCollection) }
            storedTraitOverrides = overrides
            overrides.set(newValue.traits)
            for (window, former) in previous where window.traitCollection != former {
                window.traitCollection.performAsCurrent { window.traitsDidChange(from: former) }
            }
        }
    }
}
