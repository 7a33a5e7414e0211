import Foundation

extension NSLayoutConstraint {
    /// Alignment, direction and spacing of the views of a visual format.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left edges are aligned.
        public static let alignAllLeft = FormatOptions(.left)
        /// Right edges are aligned.
        public static let alignAllRight = FormatOptions(.right)
        /// Top edges are aligned.
        public static let alignAllTop = FormatOptions(.top)
        /// Bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Leading edges are aligned.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Horizontal centres are aligned.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Vertical centres are aligned.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Baselines of the last lines are aligned.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Baselines of the first lines are aligned.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// All alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// The views follow each other in the reading direction.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// The views follow each other from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The views follow each other from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All direction options.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Spacing is between edges.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Vertical spacing is from the last baseline of a view to the first baseline of the next.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All spacing options.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

        var alignments: [Attribute] {
            (0..<16).compactMap { rawValue & 1 << UInt($0) == 0 ? nil : Attribute(rawValue: $0) }
        }
    }

    /// Makes inactive constraints from a visual format such as `|-[name(==80)]-8-[value(>=100@750)]-|`.
    ///
    /// `H:` or `V:` selects the axis; `|` is the superview of the adjacent view. `-` is the system spacing of 8 points
    /// between views; beside `|` it aligns the view with the superview's layout margin. Numbers are in points.
    ///
    /// - Parameters:
    ///   - format: The visual format.
    ///   - opts: Alignment, direction and spacing of the views.
    ///   - metrics: The named numbers of the format: `CGFloat`, `Double`, `Int` or `NSNumber`.
    ///   - views: The named views and layout guides of the format.
    ///
    /// Traps for invalid formats and unknown names.
    public class func constraints(
        withVisualFormat format: String,
        options opts: FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            let parsed = try VisualFormatReader.read(format)
            return FormatConstraints(format, parsed, opts, metrics ?? [:], views).constraints
        } catch {
            trap(
                "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:) cannot parse \"\(format)\": expected "
                    + "\(error.expected) at character \(error.offset)."
            )
        }
    }
}

/// Makes the constraints of a parsed format.
@MainActor
private struct FormatConstraints {
    typealias Attribute = NSLayoutConstraint.Attribute

    private let line: String
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(
        _ line: String,
        _ format: VisualFormat,
        _ options: NSLayoutConstraint.FormatOptions,
        _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        self.line = line
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    var constraints: [NSLayoutConstraint] {
        let items = format.parts.map { item(named: $0.name) }
        var found: [NSLayoutConstraint] = []
        for (index, part) in format.parts.enumerated() {
            found += part.lengths.map { length(of: items[index], $0) }
            if index > 0 {
                found += gap(from: items[index - 1], end, to: items[index], start, part.gapBefore)
                found += alignments(items[index - 1], items[index])
            } else if format.beginsAtSuperview {
                let isMargin = part.gapBefore == .standard
                found += gap(
                    from: superview(of: items[0]),
                    isMargin ? margin(edges.0) : edges.0,
                    to: items[0],
                    edges.0,
                    isMargin ? nil : part.gapBefore
                )
            }
        }
        if format.endsAtSuperview, let last = items.last {
            let isMargin = format.gapAtEnd == .standard
            found += gap(
                from: last,
                edges.1,
                to: superview(of: last),
                isMargin ? margin(edges.1) : edges.1,
                isMargin ? nil : format.gapAtEnd
            )
        }
        return found
    }

    // MARK: Edges

    private var isBackwards: Bool { !format.isVertical && options.contains(.directionRightToLeft) }

    /// The start and end edges in the direction of the format.
    private var edges: (Attribute, Attribute) {
        if format.isVertical { return (.top, .bottom) }
        if isBackwards { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private var isBetweenBaselines: Bool { format.isVertical && options.contains(.spacingBaselineToBaseline) }
    private var start: Attribute { isBetweenBaselines ? .firstBaseline : edges.0 }
    private var end: Attribute { isBetweenBaselines ? .lastBaseline : edges.1 }

    private func margin(_ edge: Attribute) -> Attribute {
        switch edge {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }

    // MARK: Constraints

    private func gap(
        from before: Any,
        _ beforeEdge: Attribute,
        to after: Any,
        _ afterEdge: Attribute,
        _ gap: VisualFormat.Gap?
    ) -> [NSLayoutConstraint] {
        let predicates: [VisualFormat.Predicate] =
            switch gap {
            case nil: [VisualFormat.Predicate(operand: .number(0))]
            case .standard: [VisualFormat.Predicate(operand: .number(8))]
            case .predicates(let predicates): predicates
            }
        return predicates.map { predicate in
            // From right to left, later views have smaller coordinates.
            let (first, second) =
                isBackwards ? ((before, beforeEdge), (after, afterEdge)) : ((after, afterEdge), (before, beforeEdge))
            return make(first.0, first.1, predicate, second.0, second.1, constant: number(predicate.operand))
        }
    }

    private func length(of item: Any, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
        let attribute: Attribute = format.isVertical ? .height : .width
        if case .name(let name) = predicate.operand, metrics[name] == nil {
            return make(item, attribute, predicate, self.item(named: name), attribute, constant: 0)
        }
        return make(item, attribute, predicate, nil, .notAnAttribute, constant: number(predicate.operand))
    }

    private func alignments(_ before: Any, _ after: Any) -> [NSLayoutConstraint] {
        options.alignments.map { attribute in
            let predicate = VisualFormat.Predicate(operand: .number(0))
            return make(after, attribute, predicate, before, attribute, constant: 0)
        }
    }

    private func make(
        _ first: Any,
        _ firstAttribute: Attribute,
        _ predicate: VisualFormat.Predicate,
        _ second: Any?,
        _ secondAttribute: Attribute,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: firstAttribute,
            relatedBy: predicate.relation,
            toItem: second,
            attribute: secondAttribute,
            multiplier: 1,
            constant: constant
        )
        if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
        return constraint
    }

    // MARK: Names

    private func item(named name: String) -> Any {
        guard let item = views[name] else { stop("names \"\(name)\", which is neither in views nor in metrics") }
        return item
    }

    private func superview(of item: Any) -> UIView {
        guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
            stop("contains | next to a view without a superview")
        }
        return superview
    }

    private func number(_ operand: VisualFormat.Operand) -> CGFloat {
        switch operand {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Double: return CGFloat(number)
            case let number as Int: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            default: stop("names the metric \"\(name)\", which is not a number in metrics")
            }
        }
    }

    private func stop(_ problem: String) -> Never {
        trap(
            "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:) was given \"\(line)\", which \(problem)."
        )
    }
}
