import Foundation

/// Views and view controllers: the containers of ``UIAppearance``. Must be used on the main actor.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Customises the appearance of all objects of a class.
///
/// `appearance()` returns a proxy, an object that is never shown. A property that is set on the proxy is set on each object
/// of the class when it enters a window, unless the app has set the same property on that object itself. Objects that are
/// already in a window keep their appearance. Precedence: settings of a class override those of its superclasses; then a
/// setting whose container is further out overrides the others, then one with more containers, then one with traits.
///
/// Supported properties: `tintColor` and `backgroundColor` of every view; the colours, images, attributes and appearances
/// of navigation bars; `barTintColor` and `barStyle` of toolbars; the colours, image and positions of tab bars; the
/// appearance properties of search bars that UIKit documents; `textColor` and `font` of labels and text fields, and
/// `defaultTextAttributes`; `separatorColor`, `separatorInset` and the index colours of tables; title attributes and
/// `selectedSegmentTintColor` of segmented controls; the tints of switches, sliders and progress bars; title colours and
/// background images of buttons; `tintColor` and title attributes of bar button items; title attributes and position, badge
/// colour and badge attributes of tab bar items. Other properties that are set on a proxy have no effect on other objects.
///
/// The proxy is made with `init(frame:)` or `init()` of the class; proxies of collection views, table cells and table headers
/// are made with the initialisers of these classes. Must be used on the main actor.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy of the class.
    static func appearance() -> Self

    /// Returns the proxy of objects of the class inside the given containers: inside an object of the first class, which is
    /// inside one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Returns the proxy of objects of the class to which the traits apply.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the proxy of objects of the class to which the traits apply, inside the given containers.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Returns the proxy of the class; see ``UIAppearance``.
    public class func appearance() -> Self { proxy(traits: nil, []) }

    /// Returns the proxy of objects of the class inside the given containers.
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
        AppearanceRegistry.current.proxy(of: self, traits: traits, in: containers) { makeAppearanceProxy() }
    }
}
