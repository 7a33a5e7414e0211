import Foundation

/// A position or a length of a view or a layout guide, from which constraints are made.
///
/// The type parameter separates anchors that cannot be compared: horizontal positions, vertical positions and lengths. An
/// anchor keeps its item alive; the constraints that it makes do not.
///
/// Must be used on the main actor.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or layout guide.
    public let item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    /// Makes an inactive constraint: this anchor equals the given one.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, to: anchor)
    }

    /// Makes an inactive constraint: this anchor is greater than or equal to the given one.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: anchor)
    }

    /// Makes an inactive constraint: this anchor is less than or equal to the given one.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: anchor)
    }

    /// Makes an inactive constraint: this anchor equals the given one plus a constant in points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, to: anchor, constant: c)
    }

    /// Makes an inactive constraint: this anchor is greater than or equal to the given one plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// Makes an inactive constraint: this anchor is less than or equal to the given one plus a constant in points.
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

/// A horizontal position of a view or a layout guide.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical position of a view or a layout guide.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
