import Foundation

/// Traits that override the inherited ones in a view hierarchy.
///
/// The traits of a view are those of its window, merged with the overrides of each ancestor and of the view. Views in windows cache the
/// result until ``version`` or the traits of the window change.
@MainActor
final class TraitOverrides {
    /// Whether any object has overrides. While none has, views do not search for them.
    static var areUsed = false

    /// Increases when any overrides change, and when a view gets a different superview or view controller.
    private(set) static var version = 0

    /// Makes all views determine their traits again.
    static func inheritanceDidChange() { version += 1 }

    /// The owner may be a view controller whose view remains on screen.
    isolated deinit { Self.inheritanceDidChange() }

    /// The overrides only.
    private(set) var traits = Traits() { didSet { Self.inheritanceDidChange() } }
    /// The limits of the text size, whether inherited or not.
    private(set) var smallestText: UIContentSizeCategory? { didSet { Self.inheritanceDidChange() } }
    private(set) var largestText: UIContentSizeCategory? { didSet { Self.inheritanceDidChange() } }
    private var merged: (base: UITraitCollection, result: UITraitCollection)?

    /// Whether there are no overrides.
    var isEmpty: Bool { traits == Traits() && smallestText == nil && largestText == nil }

    /// Replaces the overrides.
    func set(_ traits: Traits) {
        self.traits = traits
        merged = nil
    }

    /// Replaces the limits of the text size.
    func setTextLimits(_ smallest: UIContentSizeCategory?, _ largest: UIContentSizeCategory?) {
        smallestText = smallest
        largestText = largest
        merged = nil
    }

    /// Returns the overrides merged into the given traits.
    func over(_ base: UITraitCollection) -> UITraitCollection {
        guard !isEmpty else { return base }
        if let merged, merged.base === base { return merged.result }
        var traits = base.traits
        traits.merge(self.traits)
        if let smallestText, traits.preferredContentSizeCategory < smallestText {
            traits.preferredContentSizeCategory = smallestText
        }
        if let largestText, traits.preferredContentSizeCategory > largestText {
            traits.preferredContentSizeCategory = largestText
        }
        let result = UITraitCollection(traits: traits)
        merged = (base, result)
        return result
    }
}

extension UIView {
    /// The window's traits, merged with the overrides of the ancestors and of this view.
    var inheritedTraits: UITraitCollection {
        guard let window else {
            let current = UITraitCollection.current
            return TraitOverrides.areUsed ? ownTraits(over: current) : current
        }
        return TraitOverrides.areUsed ? cachedTraits(over: window.windowTraits) : window.windowTraits
    }

    private func ownTraits(over outermost: UITraitCollection) -> UITraitCollection {
        merging(into: superview?.ownTraits(over: outermost) ?? outermost)
    }

    /// The traits of a view in a window. Ancestors outside of windows can be released unnoticed, so their traits are not cached.
    private func cachedTraits(over outermost: UITraitCollection) -> UITraitCollection {
        if let known = resolvedTraits, known.version == TraitOverrides.version, known.outermost === outermost {
            return known.result
        }
        let result = merging(into: superview?.cachedTraits(over: outermost) ?? outermost)
        resolvedTraits = ResolvedTraits(version: TraitOverrides.version, outermost: outermost, result: result)
        return result
    }

    /// The result of the latest query, and what it depends on.
    struct ResolvedTraits {
        var version: Int
        var outermost: UITraitCollection
        var result: UITraitCollection
    }

    /// Returns the superview's traits merged with the overrides of this view.
    func merging(into base: UITraitCollection) -> UITraitCollection {
        var result = base
        // Increasing precedence: the container of the view controller, the view controller, its view.
        if let overrides = viewController?.imposedTraits { result = overrides.over(result) }
        if let overrides = viewController?.storedTraitOverrides { result = overrides.over(result) }
        if let overrides = storedTraitOverrides { result = overrides.over(result) }
        return result
    }

    /// Changes the view's overrides and notifies everything in the view.
    func override(_ change: (inout Traits) -> Void) {
        let overrides = storedTraitOverrides ?? TraitOverrides()
        if storedTraitOverrides == nil { storedTraitOverrides = overrides }
        overrides.change(change, within: self)
    }
}

extension TraitOverrides {
    /// Changes the overrides and notifies the views to which they apply.
    func change(_ change: (inout Traits) -> Void, within view: UIView?) {
        var traits = traits
        change(&traits)
        guard traits != self.traits else { return }
        apply(within: view) { set(traits) }
    }

    /// Changes the limits of the text size and notifies the views to which they apply.
    func limitText(_ smallest: UIContentSizeCategory?, _ largest: UIContentSizeCategory?, within view: UIView?) {
        guard smallest != smallestText || largest != largestText else { return }
        apply(within: view) { setTextLimits(smallest, largest) }
    }

    private func apply(within view: UIView?, _ change: () -> Void) {
        TraitOverrides.areUsed = true
        let previous = view?.traitCollection
        change()
        // The host may have applied the previous overrides, so the view is redrawn even if the resulting traits are the same.
        view?.setNeedsDisplay()
        guard let view, let previous, previous != view.traitCollection else { return }
        view.traitCollection.performAsCurrent { view.traitsDidChange(from: previous) }
    }
}

extension UIWindow {
    /// The width in points from which a window has a regular horizontal size class: two columns, or a search bar beside a
    /// title, fit in it.
    static let regularWidth: CGFloat = 600

    /// Sets the size classes that the host leaves unspecified, based on the size of the window or sheet.
    static func sizeClasses(of size: CGSize, in traits: inout Traits) {
        if traits.horizontalSizeClass == .unspecified {
            traits.horizontalSizeClass = size.width >= regularWidth ? .regular : .compact
        }
        if traits.verticalSizeClass == .unspecified { traits.verticalSizeClass = .regular }
        // Traits that desktops do not have.
        if traits.legibilityWeight == .unspecified { traits.legibilityWeight = .regular }
        if traits.userInterfaceLevel == .unspecified { traits.userInterfaceLevel = .base }
        if traits.activeAppearance == .unspecified { traits.activeAppearance = .active }
        if traits.displayGamut == .unspecified { traits.displayGamut = .SRGB }
    }

    /// Returns the host's traits in a window of the given size. Returns the same object while nothing changes.
    func traits(forSize size: CGSize) -> UITraitCollection {
        let host = windowScene?.traitCollection ?? UITraitCollection.current
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
