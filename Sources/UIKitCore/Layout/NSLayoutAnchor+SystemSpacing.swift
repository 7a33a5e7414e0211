import Foundation

/// The system's distance between things that stand side by side or below each other: 8 points, and between baselines the
/// height of a line of the upper text in the font that it has when the constraint is made.
@MainActor
private enum SystemSpacing {
    static let standard: CGFloat = 8

    static func below(_ anchor: NSLayoutYAxisAnchor, _ upper: NSLayoutYAxisAnchor) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(anchor.attribute), baselines.contains(upper.attribute),
            let label = upper.item as? UILabel
        else { return standard }
        return label.ownFont.lineHeight
    }
}

extension NSLayoutXAxisAnchor {
    /// This anchor is a multiple of the system's distance after another. The constraint is not active yet.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, to: anchor, constant: multiplier * SystemSpacing.standard)
    }

    /// This anchor is a multiple of the system's distance after another, or further. The constraint is not active yet.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.standard)
    }

    /// This anchor is a multiple of the system's distance after another, or less. The constraint is not active yet.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.standard)
    }
}

extension NSLayoutYAxisAnchor {
    /// This anchor is a multiple of the system's distance below another. The constraint is not active yet.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, to: anchor, constant: multiplier * SystemSpacing.below(self, anchor))
    }

    /// This anchor is a multiple of the system's distance below another, or further. The constraint is not active yet.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.below(self, anchor))
    }

    /// This anchor is a multiple of the system's distance below another, or less. The constraint is not active yet.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.below(self, anchor))
    }
}
