import Foundation
import UIKitCore

/// A subview that is not installed for all traits.
@MainActor
final class OptionalSubview {
    let view: UIView
    let installation: Installation
    /// The optional constraints that involve the view or a view inside.
    var constraints: [OptionalConstraint] = []

    init(_ view: UIView, _ installation: Installation) {
        self.view = view
        self.installation = installation
    }
}

/// A constraint that is not installed for all traits, or whose items are not.
@MainActor
final class OptionalConstraint {
    private let constraint: NSLayoutConstraint
    private let installation: Installation?
    private weak var owner: UIView?
    /// Whether the traits install the constraint. The app may have deactivated it nevertheless.
    private var isInstalled = false

    /// Creates an optional constraint of a view's element. Nil for a constraint that is installed whenever its items are.
    init(_ constraint: NSLayoutConstraint, _ installation: Installation?, of owner: UIView) {
        self.constraint = constraint
        self.installation = installation
        self.owner = owner
    }

    /// Whether the owner's traits install the constraint, and its items are in one hierarchy.
    var isWanted: Bool {
        guard let owner, installation?.isInstalled(in: owner.traitCollection) != false else { return false }
        let views = constraint.itemViews
        return !views.isEmpty && UIView.nearestView(holding: views) != nil
    }

    /// Activates or deactivates the constraint if its installation changed.
    func update() {
        let isWanted = isWanted
        guard isWanted != isInstalled else { return }
        isInstalled = isWanted
        constraint.isActive = isWanted
    }
}

/// The parts and values of one view that depend on its traits.
@MainActor
final class ViewVariations: TraitVariations {
    private weak var view: UIView?
    private var subviews: [OptionalSubview] = []
    /// All subviews of the file in their order, also those always installed.
    private var order: [Weak] = []
    private var constraints: [OptionalConstraint] = []
    private var values: [VariedValue] = []

    private struct Weak {
        weak var view: UIView?
    }

    init(of view: UIView) { self.view = view }

    func take(_ subviews: [OptionalSubview], among all: [UIView]) {
        self.subviews += subviews
        order += all.map { Weak(view: $0) }
    }

    func take(_ constraint: OptionalConstraint) { constraints.append(constraint) }

    func take(_ values: [VariedValue]) { self.values += values }

    func apply() {
        guard let view else { return }
        let traits = view.traitCollection
        for value in values { value.apply(traits) }
        var changed: [OptionalConstraint] = []
        for part in subviews where part.installation.isInstalled(in: traits) != (part.view.superview === view) {
            if part.view.superview === view { part.view.removeFromSuperview() } else { insert(part.view, into: view) }
            changed += part.constraints
        }
        // Constraints of former traits never conflict with new ones.
        let all = constraints + changed
        for constraint in all where !constraint.isWanted { constraint.update() }
        for constraint in all { constraint.update() }
    }

    /// Inserts a subview behind those that follow it in the file.
    private func insert(_ part: UIView, into view: UIView) {
        let before = order.prefix { $0.view !== part }.compactMap(\.view)
        if let stack = view as? UIStackView {
            let last = stack.arrangedSubviews.lastIndex { arranged in before.contains { $0 === arranged } }
            return stack.insertArrangedSubview(part, at: last.map { $0 + 1 } ?? 0)
        }
        if let last = view.subviews.last(where: { subview in before.contains { $0 === subview } }) {
            view.insertSubview(part, aboveSubview: last)
        } else {
            view.insertSubview(part, at: 0)
        }
    }
}

/// A value of an object that depends on the traits.
@MainActor
final class VariedValue {
    typealias Assign = @MainActor (NSObject) -> Void

    private weak var object: NSObject?
    private let base: Assign
    private var conditions: [TraitCondition] = []
    private var assignments: [Assign] = []
    private var chosen: Int?

    private init(of object: NSObject, base: @escaping Assign) {
        self.object = object
        self.base = base
    }

    /// Assigns the value for the traits, if it differs from the last one. Otherwise the object keeps a value that the app assigned.
    func apply(_ traits: UITraitCollection) {
        let next = TraitCondition.choice(among: conditions, for: traits)
        guard next != chosen, let object else { return }
        chosen = next
        (next.map { assignments[$0] } ?? base)(object)
    }

    /// Reads the values that the variations of an element declare. The present value applies to all other traits.
    static func all(of element: InterfaceElement, for object: NSObject, in document: InterfaceDocument) -> [VariedValue]
    {
        var found: [(property: VariedProperty, value: VariedValue)] = []
        for variation in InterfaceVariation.all(of: element) {
            guard let condition = variation.condition else { continue }
            // The frame for the editor's canvas. The layout determines the view's frame.
            variation.element.child(key: "frame")?.passOverAll()
            let child = variation.element
            let names = child.attributes.keys.sorted() + child.children.compactMap(\.key)
            for property in names.compactMap({ VariedProperty.named($0, of: object) }) {
                guard let assign = property.read(variation.element, document) else { continue }
                let known = found.first { $0.property.name == property.name }?.value
                let value = known ?? VariedValue(of: object, base: property.present(object))
                if known == nil { found.append((property, value)) }
                value.conditions.append(condition)
                value.assignments.append(assign)
            }
        }
        return found.map(\.value)
    }
}
