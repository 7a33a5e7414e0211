import Foundation

/// Trait overrides and trait observers of a controller.
extension UIViewController {
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
}
