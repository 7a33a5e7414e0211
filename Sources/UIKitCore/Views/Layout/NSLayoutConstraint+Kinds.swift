extension NSLayoutConstraint {
    /// The attribute of an item that a constraint refers to.
    public enum Attribute: Int, Sendable {
        /// The left edge, in either reading direction.
        case left = 1
        /// The right edge, in either reading direction.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The leading edge.
        case leading = 5
        /// The trailing edge.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal centre.
        case centerX = 9
        /// The vertical centre.
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
        /// The horizontal centre between the layout margins.
        case centerXWithinMargins = 19
        /// The vertical centre between the layout margins.
        case centerYWithinMargins = 20
        /// No attribute: the constraint compares with a constant.
        case notAnAttribute = 0
    }

    /// The relation of the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The first side is less than or equal to the second.
        case lessThanOrEqual = -1
        /// The sides are equal.
        case equal = 0
        /// The first side is greater than or equal to the second.
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
    /// The kinds of attributes. Attributes of one kind can be compared.
    package enum Kind: String {
        case horizontalPlace = "a horizontal place"
        case directionalPlace = "a place that depends on the reading direction"
        case verticalPlace = "a vertical place"
        case length = "a length"
        case nothing = "no attribute"
    }

    package var kind: Kind {
        switch self {
        case .left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins: .horizontalPlace
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalPlace
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .verticalPlace
        case .width, .height: .length
        case .notAnAttribute: .nothing
        }
    }

    /// The attribute without margins if this one is relative to margins; otherwise nil.
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

    /// Whether a constraint can relate the two attributes.
    package func canBeCompared(with other: NSLayoutConstraint.Attribute) -> Bool {
        switch (kind, other.kind) {
        case (.length, .nothing): true
        case (.nothing, _), (_, .nothing): false
        case (.directionalPlace, .horizontalPlace): other.isCenter
        case (.horizontalPlace, .directionalPlace): isCenter
        default: kind == other.kind
        }
    }

    /// Whether the attribute is an edge, of the item or inside its margins.
    var isEdge: Bool {
        switch withoutMargin ?? self {
        case .left, .right, .leading, .trailing, .top, .bottom: true
        default: false
        }
    }

    private var isCenter: Bool { self == .centerX || self == .centerXWithinMargins }
}
