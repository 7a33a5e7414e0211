extension NSLayoutConstraint {
    /// What a constraint is about in an item.
    public enum Attribute: Int, Sendable {
        /// The left edge, whichever way the interface reads.
        case left = 1
        /// The right edge, whichever way the interface reads.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge at which a line of text begins.
        case leading = 5
        /// The edge at which a line of text ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text; the bottom edge of a view without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the top edge of a view without text.
        case firstBaseline = 12
        /// The left edge inside the layout margins.
        case leftMargin = 13
        /// The right edge inside the layout margins.
        case rightMargin = 14
        /// The top edge inside the layout margins.
        case topMargin = 15
        /// The bottom edge inside the layout margins.
        case bottomMargin = 16
        /// The leading edge inside the layout margins.
        case leadingMargin = 17
        /// The trailing edge inside the layout margins.
        case trailingMargin = 18
        /// The middle between the left and the right margin.
        case centerXWithinMargins = 19
        /// The middle between the top and the bottom margin.
        case centerYWithinMargins = 20
        /// Nothing: the constraint compares with a number.
        case notAnAttribute = 0
    }

    /// How a constraint compares its two sides.
    public enum Relation: Int, Sendable {
        /// The first side is as large as the second, or smaller.
        case lessThanOrEqual = -1
        /// The sides are the same.
        case equal = 0
        /// The first side is as large as the second, or larger.
        case greaterThanOrEqual = 1
    }

    /// A direction on the screen.
    public enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// What may be compared with what.
    enum Kind: String {
        case horizontalPlace = "a horizontal place"
        case directionalPlace = "a place that depends on the reading direction"
        case verticalPlace = "a vertical place"
        case length = "a length"
        case nothing = "no attribute"
    }

    var kind: Kind {
        switch self {
        case .left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins: .horizontalPlace
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalPlace
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .verticalPlace
        case .width, .height: .length
        case .notAnAttribute: .nothing
        }
    }

    /// The attribute without margins, when this is one with.
    var withoutMargin: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// Whether the two can stand on the two sides of a constraint.
    func canBeCompared(with other: NSLayoutConstraint.Attribute) -> Bool {
        switch (kind, other.kind) {
        case (.length, .nothing): true
        case (.nothing, _), (_, .nothing): false
        case (.directionalPlace, .horizontalPlace): other.isCenter
        case (.horizontalPlace, .directionalPlace): isCenter
        default: kind == other.kind
        }
    }

    private var isCenter: Bool { self == .centerX || self == .centerXWithinMargins }
}
