import Foundation

extension UIBarItem: UIAppearance {
    /// Returns the proxy of the class; see ``UIAppearance``.
    public class func appearance() -> Self { proxy(traits: nil, []) }

    /// Returns the proxy of objects of the class inside the given containers. The proxy of bar button items in a
    /// `UISearchBar` applies to its Cancel button and can also set its `title`.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(traits: nil, containerTypes) }

    /// Returns the proxy of objects of the class to which the traits apply.
    public class func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait, []) }

    /// Returns the proxy of objects of the class to which the traits apply, inside the given containers.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(traits: trait, containerTypes) }

    private class func proxy(traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRegistry.current.proxy(of: self, traits: traits, in: containers) { ClassFactory.makeObject(self) }
    }
}

extension UIBarItem: AppearanceHolder {
    /// Applies the settings of the class. Called when the item is about to appear in a bar.
    func takeAppearances(in bar: UIView?) {
        let registry = AppearanceRegistry.current
        guard !registry.isEmpty, let bar else { return }
        apply(registry.settings(for: self, in: bar, traits: bar.traitCollection))
    }
}
