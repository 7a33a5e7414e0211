import Foundation

/// The width or the height of a view or a guide.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The length is a number of points. The constraint is not active yet.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, to: nil, constant: c)
    }

    /// The length is a number of points, or more. The constraint is not active yet.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: nil, constant: c)
    }

    /// The length is a number of points, or less. The constraint is not active yet.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: nil, constant: c)
    }

    /// The length is a multiple of another, and some points. The constraint is not active yet.
    public func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.equal, to: anchor, multiplier: m, constant: c)
    }

    /// The length is a multiple of another, and some points, or more. The constraint is not active yet.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    /// The length is a multiple of another, and some points, or less. The constraint is not active yet.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
}
