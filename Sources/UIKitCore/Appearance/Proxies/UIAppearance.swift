import Foundation

/// What can be contained in what, for ``UIAppearance``: views and controllers. Main actor.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Has all objects of a class look as the app wants.
///
/// `appearance()` returns an object that is never shown, and stands for all others of its class: what is set on it is set
/// on each of them when it enters a window, unless the app has set the same on that object itself. Objects that are in a
/// window already keep their look. What is set on the class of an object goes before what is set on a class above it;
/// among those for certain containers, the outermost container counts, and then how many there are.
///
/// These take part: `tintColor` and `backgroundColor` of every view; the colours, pictures, attributes and appearances
/// of navigation bars, and `barTintColor` and `barStyle` of toolbars; the colours, the picture and the places of tab
/// bars; the look of search bars, as UIKit documents it; `textColor` and `font` of labels and text fields, and
/// `defaultTextAttributes`; `separatorColor`, `separatorInset` and the colours of the index of tables; titles'
/// attributes and `selectedSegmentTintColor` of segmented controls; the tints of switches, sliders and progress bars;
/// titles' colours and background pictures of buttons; `tintColor` and titles' attributes of bar button items; titles'
/// attributes and place, and the badges' colour and attributes, of tab items. Everything else that is set on that
/// object stays with it.
///
/// The object is made by `init(frame:)`, or `init()`, of the class; a list's or a cell's by the initializer that such
/// classes have. Main actor.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The object that stands for all of the class.
    static func appearance() -> Self

    /// The object that stands for those of the class that are in an object of the first class, which is in one of the
    /// second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// The object that stands for those of the class to which traits apply.
    static func appearance(for trait: UITraitCollection) -> Self

    /// The object that stands for those of the class to which traits apply, in certain containers.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The object that stands for all of the class; see ``UIAppearance``.
    public class func appearance() -> Self { proxy(traits: nil, []) }

    /// The object that stands for those of the class that are in certain containers.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(traits: nil, containerTypes) }

    /// The object that stands for those of the class to which traits apply.
    public class func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait, []) }

    /// The object that stands for those of the class to which traits apply, in certain containers.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(traits: trait, containerTypes) }

    private class func proxy(traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRegistry.current.proxy(of: self, traits: traits, in: containers) { makeProxy() }
    }

    /// Some classes are not made by a frame alone.
    private class func makeProxy() -> UIView {
        switch self as UIView.Type {
        case let type as UICollectionView.Type: ClassFactory.makeCollection(type)
        case let type as UITableViewCell.Type: ClassFactory.makeCell(type, style: .default, reuseIdentifier: nil)
        case let type as UITableViewHeaderFooterView.Type:
            ClassFactory.makeHeaderFooterView(type, reuseIdentifier: nil)
        default: ClassFactory.makeView(self)
        }
    }
}

extension UIBarItem: UIAppearance {
    /// The object that stands for all of the class; see ``UIAppearance``.
    public class func appearance() -> Self { proxy(traits: nil, []) }

    /// The object that stands for those of the class that are in certain containers. Bar button items in a `UISearchBar`
    /// stand for its Cancel button, whose `title` they may set, too.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(traits: nil, containerTypes) }

    /// The object that stands for those of the class to which traits apply.
    public class func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait, []) }

    /// The object that stands for those of the class to which traits apply, in certain containers.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(traits: trait, containerTypes) }

    private class func proxy(traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRegistry.current.proxy(of: self, traits: traits, in: containers) { ClassFactory.makeObject(self) }
    }
}
