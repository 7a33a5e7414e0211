import Foundation

/// The width or the height of a view or a layout guide.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Makes an inactive constraint: the length equals a constant in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, to: nil, constant: c)
    }

    /// Makes an inactive constraint: the length is at least a constant in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: nil, constant: c)
    }

    /// Makes an inactive constraint: the length is at most a constant in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: nil, constant: c)
    }

    /// Makes an inactive constraint: the length equals a multiple of the given one plus a constant in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.equal, to: anchor, multiplier: m, constant: c)
    }

    /// Makes an inactive constraint: the length is at least a multiple of the given one plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    /// Makes an inactive constraint: the length is at most a multiple of the given one plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
}
