import Foundation

extension UIViewController: UIAppearanceContainer {}
extension UIViewController: UITraitEnvironment {}

/// Trait overrides and trait observers of a controller.
extension UIViewController: UITraitChangeObservable {
    /// The observers of trait changes.
    @_spi(Host)
    public var traitObservers: TraitObservers {
        if let storedTraitObservers { return storedTraitObservers }
        let observers = TraitObservers()
        storedTraitObservers = observers
        return observers
    }

    func tellTraitObservers(from previous: UITraitCollection) {
        storedTraitObservers?.tell(from: previous, to: traitCollection)
    }

    /// The trait overrides set by the parent. Nil for none.
    var traitsGivenByParent: UITraitCollection? {
        guard let imposedTraits, !imposedTraits.isEmpty else { return nil }
        return UITraitCollection(traits: imposedTraits.traits)
    }

    /// Changes the overrides that a container imposes on the controller's view. The controller's own overrides take precedence.
    func impose(_ change: (inout Traits) -> Void) {
        let overrides = imposedTraits ?? TraitOverrides()
        if imposedTraits == nil { imposedTraits = overrides }
        overrides.change(change, within: viewIfLoaded)
    }

    /// Changes the controller's overrides.
    func override(_ change: (inout Traits) -> Void) {
        let overrides = storedTraitOverrides ?? TraitOverrides()
        if storedTraitOverrides == nil { storedTraitOverrides = overrides }
        overrides.change(change, within: viewIfLoaded)
    }

    /// The traits of a controller whose view is not loaded: those of its parent, merged with its own overrides.
    var traitsWithoutView: UITraitCollection {
        var result = parent?.traitCollection ?? UITraitCollection.current
        if let imposedTraits { result = imposedTraits.over(result) }
        if let storedTraitOverrides { result = storedTraitOverrides.over(result) }
        return result
    }
}

extension UIViewController {
    /// The traits that apply to the controller, its view and its children instead of the inherited ones. Overrides of the view take
    /// precedence.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(traits: storedTraitOverrides?.traits ?? Traits()) }
        set { override { $0 = newValue.traits } }
    }
}
