import Foundation

/// What has traits and hears when they change. Main actor.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that apply.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits that apply changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// What tells closures of changes of some traits. Main actor.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// Where the closures are kept; a matter of UIKit's own.
    @_spi(Host) var traitObservers: TraitObservers { get }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// What is called after a change: with what changed, and the traits that it had before.
    public typealias TraitChangeHandler<Environment> = (
        _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Calls a closure whenever one of some traits changed.
    ///
    /// - Parameters:
    ///   - traits: The traits, such as `UITraitHorizontalSizeClass.self`. Types of the app's own trap, because nothing can
    ///     set them.
    ///   - handler: Told after the change. Captures this object weakly or through its argument, or keeps it alive.
    /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Linux has no selectors.
    @available(*, unavailable, message: "Linux has no selectors; use registerForTraitChanges(_:handler:) instead.")
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        trap("UITraitChangeObservable.registerForTraitChanges(_:action:) was called; there are no selectors.")
    }

    /// Ends what ``registerForTraitChanges(_:handler:)`` began.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// What ``UITraitChangeObservable/registerForTraitChanges(_:handler:)`` gives back.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The closures that wait for changes of traits.
@_spi(Host)
@MainActor
public final class TraitObservers {
    private final class Registration: NSObject, UITraitChangeRegistration {}

    private var observers: [(registration: Registration, isMeant: (Traits, Traits) -> Bool, body: Body)] = []
    typealias Body = (UITraitCollection) -> Void

    func add(_ traits: [UITrait], _ body: @escaping Body) -> any UITraitChangeRegistration {
        let differences = traits.map { trait in
            guard let known = trait as? any SystemTrait.Type else {
                trap(
                    "UITraitChangeObservable.registerForTraitChanges(_:handler:) was given \(trait), which is none of "
                        + "UIKit's own traits."
                )
            }
            return known.differs
        }
        let registration = Registration()
        observers.append((registration, { old, new in differences.contains { $0(old, new) } }, body))
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        observers.removeAll { $0.registration === registration }
    }

    func tell(from old: UITraitCollection, to new: UITraitCollection) {
        for observer in observers where observer.isMeant(old.traits, new.traits) { observer.body(old) }
    }
}
