import Foundation

/// An object that has traits and is notified of changes. Must be used on the main actor.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that apply.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits that apply changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

/// An object that calls closures when traits change. Must be used on the main actor.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// The registered closures. For UIKit's own use.
    @_spi(Host) var traitObservers: TraitObservers { get }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// A closure that is called after a change, with the changed object and its previous traits.
    public typealias TraitChangeHandler<Environment> = (
        _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Calls a closure after each change of one of the given traits.
    ///
    /// - Parameters:
    ///   - traits: The traits, such as `UITraitHorizontalSizeClass.self`, also of the app.
    ///   - handler: Called after the change. Use its argument, or capture this object weakly: a strong capture keeps it alive.
    /// - Returns: The registration for ``unregisterForTraitChanges(_:)``.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Sends a selector to this object after each change of one of the given traits.
    ///
    /// - Parameters:
    ///   - traits: The traits, such as `UITraitHorizontalSizeClass.self`.
    ///   - action: The selector of a method with up to two arguments: this object and the previous traits.
    /// - Returns: The registration for ``unregisterForTraitChanges(_:)``.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Sends a selector to a target after each change of one of the given traits.
    ///
    /// - Parameters:
    ///   - traits: The traits, such as `UITraitHorizontalSizeClass.self`.
    ///   - target: The target. Weak reference.
    ///   - action: The selector of a method with up to two arguments: this object and the previous traits.
    /// - Returns: The registration for ``unregisterForTraitChanges(_:)``.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration {
        let target = ActionTarget(target, action)
        return traitObservers.add(traits) { [weak self] previous in
            if let self, let object = target.object { action.send(to: object, self, previous) }
        }
    }

    /// Removes a closure that ``registerForTraitChanges(_:handler:)`` registered.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}

extension UIView: UITraitChangeObservable {}

/// The result of ``UITraitChangeObservable/registerForTraitChanges(_:handler:)``.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The closures that are called when traits change.
@_spi(Host)
@preconcurrency @MainActor
public final class TraitObservers {
    private final class Registration: NSObject, UITraitChangeRegistration {}

    private var observers: [(registration: Registration, isMeant: (Traits, Traits) -> Bool, body: Body)] = []
    typealias Body = (UITraitCollection) -> Void

    func add(_ traits: [UITrait], _ body: @escaping Body) -> any UITraitChangeRegistration {
        let differences = traits.map { trait in
            TraitObservers.difference(of: trait)
        }
        let registration = Registration()
        observers.append((registration, { old, new in differences.contains { $0(old, new) } }, body))
        return registration
    }

    private static func difference(of trait: UITrait) -> (Traits, Traits) -> Bool {
        if let known = trait as? any SystemTrait.Type { return { known.differs($0, $1) } }
        return { differs($0, $1, in: trait) }
    }

    /// Whether the values of an app's trait differ.
    private static func differs<Trait: UITraitDefinition>(_ old: Traits, _ new: Traits, in trait: Trait.Type) -> Bool {
        OwnTrait(value: old[trait]) != OwnTrait(value: new[trait])
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        observers.removeAll { $0.registration === registration }
    }

    func tell(from old: UITraitCollection, to new: UITraitCollection) {
        for observer in observers where observer.isMeant(old.traits, new.traits) { observer.body(old) }
    }
}
