import Foundation

/// A place or a length of a view or a guide, from which constraints are made.
///
/// The type parameter keeps apart what cannot be compared: horizontal places, vertical places and lengths. An anchor keeps
/// its item alive; the constraints that are made from it do not.
///
/// Main actor.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or guide.
    public let item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    /// This anchor is where, or as long as, another. The constraint is not active yet.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, to: anchor)
    }

    /// This anchor is as far as another, or further. The constraint is not active yet.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: anchor)
    }

    /// This anchor is as far as another, or less. The constraint is not active yet.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: anchor)
    }

    /// This anchor is at a distance in points from another. The constraint is not active yet.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, to: anchor, constant: c)
    }

    /// This anchor is at a distance in points from another, or further. The constraint is not active yet.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// This anchor is at a distance in points from another, or less. The constraint is not active yet.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: anchor, constant: c)
    }

    func make(
        _ relation: NSLayoutConstraint.Relation,
        to anchor: NSLayoutAnchor<AnchorType>?,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item as Any,
            attribute: attribute,
            relatedBy: relation,
            toItem: anchor?.item,
            attribute: anchor?.attribute ?? .notAnAttribute,
            multiplier: multiplier,
            constant: constant
        )
    }
}

/// A horizontal place of a view or a guide.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical place of a view or a guide.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
