import Foundation

/// A linear relation of positions or lengths: `first item.attribute = multiplier × second item.attribute + constant`, or
/// `≤`, or `≥`.
///
/// A constraint applies while it is active. The nearest common ancestor of its items holds it; its references to the items
/// are weak. Views that constraints place have `translatesAutoresizingMaskIntoConstraints` set to false.
///
/// Must be used on the main actor.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The view or layout guide on the left of the relation. Weak reference.
    open private(set) weak var firstItem: AnyObject?

    /// The attribute of the first item.
    open private(set) var firstAttribute: Attribute

    /// The view or layout guide on the right of the relation; nil for a constant. Weak reference.
    open private(set) weak var secondItem: AnyObject?

    /// The attribute of the second item.
    open private(set) var secondAttribute: Attribute

    /// The relation of the two sides.
    open private(set) var relation: Relation

    /// The factor of the second item's attribute.
    open private(set) var multiplier: CGFloat

    /// The constant added to the second side, in points. Can change while the constraint is active.
    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.layoutInputsDidChange() } }
    }

    /// The priority. Default: `required`. Can change while the constraint is active.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.layoutInputsDidChange() } }
    }

    /// A name for the app's own use. Messages about the constraint include it.
    open var identifier: String?

    /// Whether the constraint is active.
    ///
    /// Setting it to true traps if the items have no common ancestor. Use ``activate(_:)`` for several constraints.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { attach(to: commonView) } else { detach() }
        }
    }

    /// The view that holds the constraint while it is active.
    weak var holder: UIView?
    /// The views whose reference and crossing counts this constraint incremented.
    var counted: [CountedView] = []
    /// Whether a conflict of this constraint was already reported.
    var isReported = false

    /// Makes an inactive constraint without items, as an initial value for a property. Activating it traps.
    public override init() {
        firstAttribute = .notAnAttribute
        secondAttribute = .notAnAttribute
        relation = .equal
        multiplier = 1
        constant = 0
        super.init()
    }

    /// Makes an inactive constraint.
    ///
    /// - Parameters:
    ///   - view1: The first item, a `UIView` or a ``UILayoutGuide``.
    ///   - attr1: The attribute of the first item.
    ///   - relation: The relation of the two sides.
    ///   - view2: The second item, or nil for a constant.
    ///   - attr2: The attribute of the second item; `notAnAttribute` for a constant.
    ///   - multiplier: The factor of the second item's attribute.
    ///   - c: The constant added to it, in points.
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

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The constraint as a formula with the names of its items.
    ///
    /// Must be read on the main actor.
    open override var description: String {
        MainActor.assumeIsolated { formula }
    }

    private static func checked(_ item: Any) -> AnyObject {
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        trap("NSLayoutConstraint was given \(item), which is neither a UIView nor a UILayoutGuide.")
    }
}
