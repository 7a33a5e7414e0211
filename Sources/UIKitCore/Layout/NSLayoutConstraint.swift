import Foundation

/// A rule about places and lengths: `first item.attribute = multiplier × second item.attribute + constant`, or `≤`, or `≥`.
///
/// A constraint holds while it is active. It is kept by the view that is nearest above its items, and does not keep the
/// items. Views that constraints place have `translatesAutoresizingMaskIntoConstraints` set to false.
///
/// Main actor.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The view or layout guide on the left of the relation.
    open private(set) weak var firstItem: AnyObject?

    /// What the constraint is about in the first item.
    open private(set) var firstAttribute: Attribute

    /// The view or layout guide on the right of the relation; nil for a number.
    open private(set) weak var secondItem: AnyObject?

    /// What the constraint is about in the second item.
    open private(set) var secondAttribute: Attribute

    /// How the two sides compare.
    open private(set) var relation: Relation

    /// The factor of the second item's attribute.
    open private(set) var multiplier: CGFloat

    /// What is added to the second side, in points. It may change while the constraint is active.
    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.layoutInputsDidChange() } }
    }

    /// How much the constraint counts; `required` at first. It may change while the constraint is active.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.layoutInputsDidChange() } }
    }

    /// A name for the app's own use, which messages about the constraint mention.
    open var identifier: String?

    /// Whether the constraint holds.
    ///
    /// Setting it to true traps when the two items have no view above both. Use ``activate(_:)`` for several.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { attach(to: commonView) } else { detach() }
        }
    }

    /// The view that keeps the constraint while it is active.
    weak var holder: UIView?
    /// The views whose counts of references and crossings this constraint raised.
    var counted: [CountedView] = []
    /// Whether the user was told already that the constraint cannot hold.
    var isReported = false

    /// Makes a constraint, which is not active yet.
    ///
    /// - Parameters:
    ///   - view1: The first item, a `UIView` or a ``UILayoutGuide``.
    ///   - attr1: What it is about in the first item.
    ///   - relation: How the sides compare.
    ///   - view2: The second item, or nil for a number.
    ///   - attr2: What it is about in the second item; `notAnAttribute` for a number.
    ///   - multiplier: The factor of the second item's attribute.
    ///   - c: What is added to it, in points.
    ///
    /// Traps for attributes that cannot be compared, such as a width with a top edge.
    public init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        firstItem = NSLayoutConstraint.checked(view1)
        secondItem = view2.map { NSLayoutConstraint.checked($0) }
        firstAttribute = attr1
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
        super.init()
        require(
            firstAttribute.canBeCompared(with: secondAttribute),
            "NSLayoutConstraint compares \(firstAttribute) with \(secondAttribute), but \(firstAttribute.kind.rawValue) "
                + "cannot be compared with \(secondAttribute.kind.rawValue)."
        )
    }

    /// Makes constraints hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Ends constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The constraint as a formula, with the names of its items.
    ///
    /// It is to be read on the main actor only, as everything about views.
    open override var description: String {
        MainActor.assumeIsolated { formula }
    }

    private static func checked(_ item: Any) -> AnyObject {
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        trap("NSLayoutConstraint was given \(item), which is neither a UIView nor a UILayoutGuide.")
    }
}
