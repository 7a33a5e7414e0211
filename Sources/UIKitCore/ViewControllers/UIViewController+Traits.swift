import Foundation

/// Traits that a controller is given, and who hears of others.
extension UIViewController {
    /// Who hears of changes of traits.
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

    /// What the container gave the controller; nil for nothing.
    var traitsGivenByParent: UITraitCollection? {
        guard let imposedTraits, !imposedTraits.isEmpty else { return nil }
        return UITraitCollection(traits: imposedTraits.traits)
    }
}
