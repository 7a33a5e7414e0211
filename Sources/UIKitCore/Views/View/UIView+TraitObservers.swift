extension UIView {
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
}
