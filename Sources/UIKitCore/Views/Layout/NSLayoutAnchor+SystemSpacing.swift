import Foundation

/// The system spacing between adjacent views: 8 points. Between baselines: the line height of the upper label's font at the
/// time the constraint is made.
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
    /// Makes an inactive constraint: this anchor is at a multiple of the system spacing after the given one.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, to: anchor, constant: multiplier * SystemSpacing.standard)
    }

    /// Makes an inactive constraint: this anchor is at least at a multiple of the system spacing after the given one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.standard)
    }

    /// Makes an inactive constraint: this anchor is at most at a multiple of the system spacing after the given one.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.standard)
    }
}

extension NSLayoutYAxisAnchor {
    /// Makes an inactive constraint: this anchor is at a multiple of the system spacing below the given one.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, to: anchor, constant: multiplier * SystemSpacing.below(self, anchor))
    }

    /// Makes an inactive constraint: this anchor is at least at a multiple of the system spacing below the given one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.below(self, anchor))
    }

    /// Makes an inactive constraint: this anchor is at most at a multiple of the system spacing below the given one.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.below(self, anchor))
    }
}
