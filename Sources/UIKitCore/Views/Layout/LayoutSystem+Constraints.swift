import Foundation

extension LayoutSystem {
    /// Adds an app's constraint as a rule.
    ///
    /// Positions are relative to the corner of the view that holds the constraint, which matters for multipliers. For
    /// directional attributes in a right-to-left layout, they are measured leftwards from its right edge.
    func add(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, let first = constraint.firstItem else { return }
        let isDirectional = [constraint.firstAttribute, constraint.secondAttribute].contains {
            $0.kind == .directionalPlace
        }
        let frame = ReferenceFrame(
            place: interior(of: holder),
            isMirrored: isDirectional
                && NSLayoutConstraint.view(of: first)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        let left = value(of: constraint.firstAttribute, in: first, besides: constraint.secondItem, frame: frame)
        var right = LinearExpression(constraint.constant)
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = constraint.secondItem else { return }
            let value = value(of: constraint.secondAttribute, in: second, besides: first, frame: frame)
            right.add(value, times: constraint.multiplier)
        }
        let difference = left - right
        let priority = Double(constraint.priority.rawValue)
        switch constraint.relation {
        case .equal: add(difference, .zero, priority: priority, from: .constraint(constraint))
        case .greaterThanOrEqual: add(difference, .notNegative, priority: priority, from: .constraint(constraint))
        case .lessThanOrEqual: add(difference * -1, .notNegative, priority: priority, from: .constraint(constraint))
        }
    }

    /// The origin of positions.
    private struct ReferenceFrame {
        let place: Place
        let isMirrored: Bool

        /// A horizontal position; `mirrored` is its counterpart in a mirrored layout.
        func horizontal(_ x: LinearExpression, mirrored: LinearExpression? = nil) -> LinearExpression {
            isMirrored ? place.x + place.width - (mirrored ?? x) : x - place.x
        }

        func vertical(_ y: LinearExpression) -> LinearExpression { y - place.y }
    }

    /// Returns the rectangle of a view for its constraint with another item. For an item inside a scroll view, the edges of
    /// the scroll view are those of its content; the centre and the lengths are those of its frame.
    private func place(
        of view: UIView,
        for attribute: NSLayoutConstraint.Attribute,
        besides other: AnyObject?
    ) -> Place {
        guard view.constraintsDefineContentSize || view.layoutOrigin != .zero, let other,
            let otherView = NSLayoutConstraint.view(of: other), otherView.isDescendant(of: view)
        else { return attribute.withoutMargin == nil ? alignmentPlace(of: view) : place(of: view) }
        return view.constraintsDefineContentSize && attribute.isEdge ? contentArea(of: view) : interior(of: view)
    }

    private func value(
        of attribute: NSLayoutConstraint.Attribute,
        in item: AnyObject,
        besides other: AnyObject?,
        frame: ReferenceFrame
    ) -> LinearExpression {
        let view = item as? UIView
        var rect =
            (item as? UILayoutGuide).map { place(of: $0) } ?? view.map { place(of: $0, for: attribute, besides: other) }
            ?? Place()
        if attribute.withoutMargin != nil, let view { rect = rect.inset(by: view.layoutMargins) }
        let right = rect.x + rect.width
        let bottom = rect.y + rect.height
        switch attribute.withoutMargin ?? attribute {
        case .left: return frame.horizontal(rect.x)
        case .right: return frame.horizontal(right)
        case .leading: return frame.horizontal(rect.x, mirrored: right)
        case .trailing: return frame.horizontal(right, mirrored: rect.x)
        case .centerX: return frame.horizontal(rect.x + rect.width * 0.5)
        case .top: return frame.vertical(rect.y)
        case .bottom: return frame.vertical(bottom)
        case .centerY: return frame.vertical(rect.y + rect.height * 0.5)
        case .firstBaseline: return frame.vertical(rect.y + LinearExpression(Double(view?.firstBaselineOffset ?? 0)))
        case .lastBaseline: return frame.vertical(bottom - LinearExpression(Double(view?.lastBaselineOffset ?? 0)))
        case .width: return rect.width
        case .height: return rect.height
        default: return LinearExpression()
        }
    }
}
