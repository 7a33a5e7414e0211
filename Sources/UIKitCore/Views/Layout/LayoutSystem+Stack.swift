import Foundation

/// The arrangement of stack views, as rules like those of constraints. Nested stacks and constraints are thereby solved in
/// one system.
extension LayoutSystem {
    /// An interval on an axis.
    private struct Span {
        var start: LinearExpression
        var length: LinearExpression
        var end: LinearExpression { start + length }
        var middle: LinearExpression { start + length * 0.5 }
    }

    private enum Priority {
        static let required = 1000.0
        static let proportion = 999.0
        static let equalCentering = 149.0
        /// A stack is as small as its content allows.
        static let shrink = 49.0
        /// Views aligned on a baseline are as high up as the alignment allows.
        static let top = 48.0
        /// If several views could stretch, the first one does. This is the priority of the second view; later views have
        /// higher ones.
        static let order = 20.0
    }

    func add(_ stack: UIStackView) {
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        let isHorizontal = stack.axis == .horizontal
        let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let outer = place(of: stack)
        add(outer.width, .zero, priority: Priority.shrink, from: .stack(stack))
        add(outer.height, .zero, priority: Priority.shrink, from: .stack(stack))
        guard !views.isEmpty else { return }
        let room = stack.isLayoutMarginsRelativeArrangement ? outer.inset(by: stack.layoutMargins) : outer
        let ordered = isHorizontal && isMirrored ? views.reversed() : views
        // If the order is reversed, the distance after a view precedes it.
        let distances = views.dropLast().map { stack.distance(after: $0) }
        arrange(
            ordered,
            in: span(of: room, horizontal: isHorizontal),
            distances: isHorizontal && isMirrored ? distances.reversed() : distances,
            stack: stack
        )
        if stack.distribution == .fill { addOrder(views, of: stack) }
        align(views, in: room, isMirrored: isMirrored, stack: stack)
    }

    private func span(of place: Place, horizontal: Bool) -> Span {
        horizontal
            ? Span(start: place.x, length: place.width)
            : Span(start: place.y, length: place.height)
    }

    private func equate(
        _ left: LinearExpression,
        _ right: LinearExpression,
        priority: Double = Priority.required,
        in stack: UIStackView
    ) {
        add(left - right, .zero, priority: priority, from: .stack(stack))
    }

    private func keep(_ left: LinearExpression, atLeast right: LinearExpression, in stack: UIStackView) {
        add(left - right, .notNegative, priority: Priority.required, from: .stack(stack))
    }

    // MARK: Along the axis

    private func arrange(_ views: [UIView], in room: Span, distances: [CGFloat], stack: UIStackView) {
        let spans = views.map { span(of: alignmentPlace(of: $0), horizontal: stack.axis == .horizontal) }
        let pairs = Array(zip(zip(spans, spans.dropFirst()), distances))
        equate(spans[0].start, room.start, in: stack)
        equate(spans[spans.count - 1].end, room.end, in: stack)
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            for ((left, right), distance) in pairs {
                equate(right.start, left.end + LinearExpression(distance), in: stack)
            }
        case .equalSpacing:
            let more = LinearExpression(variable: solver.makeVariable(isLength: true))
            keep(more, atLeast: LinearExpression(), in: stack)
            for ((left, right), distance) in pairs {
                equate(right.start, left.end + LinearExpression(distance) + more, in: stack)
            }
        case .equalCentering:
            for ((left, right), distance) in pairs {
                keep(right.start, atLeast: left.end + LinearExpression(distance), in: stack)
                let first = spans[1].middle - spans[0].middle
                equate(right.middle - left.middle, first, priority: Priority.equalCentering, in: stack)
            }
        }
        if stack.distribution == .fillEqually {
            for span in spans.dropFirst() { equate(span.length, spans[0].length, in: stack) }
        } else if stack.distribution == .fillProportionally {
            addProportions(views, spans: spans, room: room.length, distances: distances, stack: stack)
        }
    }

    private func addProportions(
        _ views: [UIView],
        spans: [Span],
        room: LinearExpression,
        distances: [CGFloat],
        stack: UIStackView
    ) {
        let contents = views.map { stack.contentLength(of: $0) }
        let total = contents.reduce(0, +)
        guard total > 0 else { return }
        let shared = room - LinearExpression(Double(distances.reduce(0) { $0 + $1 }))
        for (span, content) in zip(spans, contents) {
            equate(span.length, shared * Double(content / total), priority: Priority.proportion, in: stack)
        }
    }

    private func addOrder(_ views: [UIView], of stack: UIStackView) {
        for (index, view) in views.enumerated().dropFirst() {
            let length = span(of: alignmentPlace(of: view), horizontal: stack.axis == .horizontal).length
            add(length, .zero, priority: Priority.order + Double(index) / 1000, from: .stack(stack))
        }
    }

    // MARK: Across the axis

    private func align(_ views: [UIView], in room: Place, isMirrored: Bool, stack: UIStackView) {
        let isHorizontal = stack.axis == .horizontal
        let room = span(of: room, horizontal: !isHorizontal)
        let spans = views.map { span(of: alignmentPlace(of: $0), horizontal: !isHorizontal) }
        for span in spans {
            keep(span.start, atLeast: room.start, in: stack)
            keep(room.end, atLeast: span.end, in: stack)
        }
        // Leading is the top in a horizontal stack, and the leading edge in a vertical one.
        let leadingIsEnd = !isHorizontal && isMirrored
        for span in spans {
            switch stack.alignment {
            case .leading where leadingIsEnd: equate(span.end, room.end, in: stack)
            case .leading: equate(span.start, room.start, in: stack)
            case .trailing where leadingIsEnd: equate(span.start, room.start, in: stack)
            case .trailing: equate(span.end, room.end, in: stack)
            case .center: equate(span.middle, room.middle, in: stack)
            case .firstBaseline where isHorizontal, .lastBaseline where isHorizontal:
                equate(span.start, room.start, priority: Priority.top, in: stack)
            case .fill, .firstBaseline, .lastBaseline:
                equate(span.start, room.start, in: stack)
                equate(span.end, room.end, in: stack)
            }
        }
        guard isHorizontal, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return }
        let baselines = zip(views, spans).map { view, span in
            stack.alignment == .firstBaseline
                ? span.start + LinearExpression(view.firstBaselineOffset)
                : span.end - LinearExpression(view.lastBaselineOffset)
        }
        for baseline in baselines.dropFirst() { equate(baseline, baselines[0], in: stack) }
    }
}
