import Foundation

/// Traits that hold from a view on downwards, in place of those around it.
///
/// A view asks its superview, up to the window, and each one on the way that has traits of its own merges them in. Equal
/// surroundings give the same collection, so that asking costs a walk and no memory.
@MainActor
final class TraitOverrides {
    /// Whether anything has traits of its own. As long as nothing has, no view looks for them.
    static var areUsed = false

    /// What is said here, and nothing else.
    private(set) var traits = Traits()
    private var merged: (base: UITraitCollection, result: UITraitCollection)?

    /// Whether nothing is said.
    var isEmpty: Bool { traits == Traits() }

    /// Says something else.
    func set(_ traits: Traits) {
        self.traits = traits
        merged = nil
    }

    /// These traits over those of the surroundings.
    func over(_ base: UITraitCollection) -> UITraitCollection {
        guard !isEmpty else { return base }
        if let merged, merged.base === base { return merged.result }
        var traits = base.traits
        traits.merge(self.traits)
        let result = UITraitCollection(traits: traits)
        merged = (base, result)
        return result
    }
}

extension UIView {
    /// The window's traits, with what this view and those around it have otherwise.
    var inheritedTraits: UITraitCollection {
        let outermost = window?.windowTraits ?? UITraitCollection.current
        return TraitOverrides.areUsed ? ownTraits(over: outermost) : outermost
    }

    private func ownTraits(over outermost: UITraitCollection) -> UITraitCollection {
        merging(into: superview?.ownTraits(over: outermost) ?? outermost)
    }

    /// What the traits of the superview become in this view.
    func merging(into base: UITraitCollection) -> UITraitCollection {
        var result = base
        // What holds the controller decides before the controller does, and that before its view.
        if let overrides = viewController?.imposedTraits { result = overrides.over(result) }
        if let overrides = viewController?.traitOverrides { result = overrides.over(result) }
        if let overrides = traitOverrides { result = overrides.over(result) }
        return result
    }

    /// Gives the view traits of its own, and tells everything in it.
    func override(_ change: (inout Traits) -> Void) {
        let overrides = traitOverrides ?? TraitOverrides()
        traitOverrides = overrides
        overrides.change(change, within: self)
    }
}

extension TraitOverrides {
    /// Says something else, and tells the views that it holds for.
    func change(_ change: (inout Traits) -> Void, within view: UIView?) {
        var traits = traits
        change(&traits)
        guard traits != self.traits else { return }
        TraitOverrides.areUsed = true
        let previous = view?.traitCollection
        set(traits)
        // A host may have followed what was said here, and the surroundings look the same only as long as it does.
        view?.setNeedsDisplay()
        guard let view, let previous, previous != view.traitCollection else { return }
        view.traitCollection.performAsCurrent { view.traitsDidChange(from: previous) }
    }
}

extension UIViewController {
    /// Gives the controller's view traits that hold before the controller's own.
    func impose(_ change: (inout Traits) -> Void) {
        let overrides = imposedTraits ?? TraitOverrides()
        imposedTraits = overrides
        overrides.change(change, within: viewIfLoaded)
    }

    /// Gives the controller traits of its own.
    func override(_ change: (inout Traits) -> Void) {
        let overrides = traitOverrides ?? TraitOverrides()
        traitOverrides = overrides
        overrides.change(change, within: viewIfLoaded)
    }

    /// The traits of a controller whose view is not loaded: those of what holds it, with its own.
    var traitsWithoutView: UITraitCollection {
        var result = parent?.traitCollection ?? UITraitCollection.current
        if let imposedTraits { result = imposedTraits.over(result) }
        if let traitOverrides { result = traitOverrides.over(result) }
        return result
    }
}

extension UIWindow {
    /// The width in points from which on a window has much room from side to side: two columns fit in it, and a search bar
    /// fits beside a title.
    static let regularWidth: CGFloat = 600

    /// What a host says of the room, or where it says nothing, what the size of the window or sheet says.
    static func sizeClasses(of size: CGSize, in traits: inout Traits) {
        if traits.horizontalSizeClass == .unspecified {
            traits.horizontalSizeClass = size.width >= regularWidth ? .regular : .compact
        }
        if traits.verticalSizeClass == .unspecified { traits.verticalSizeClass = .regular }
    }

    /// The host's traits in a window of a size. Equal ones are the same object as long as nothing changes.
    func traits(forSize size: CGSize) -> UITraitCollection {
        let host = windowScene?.host?.traits ?? UITraitCollection.current
        let isRegular = size.width >= UIWindow.regularWidth
        if let known = knownTraits, known.host === host, known.isRegular == isRegular { return known.traits }
        var traits = host.traits
        UIWindow.sizeClasses(of: size, in: &traits)
        let result = UITraitCollection(traits: traits)
        knownTraits = KnownTraits(host: host, isRegular: isRegular, traits: result)
        return result
    }

    struct KnownTraits {
        var host: UITraitCollection
        var isRegular: Bool
        var traits: UITraitCollection
    }
}
