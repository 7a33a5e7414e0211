import Foundation

extension UIView {
    /// Whether constraints or a stack view determine the view's position.
    ///
    /// A view that ignores its autoresizing mask and has no constraints keeps its frame, because a bar or a cell can have
    /// placed it.
    var isPlacedByConstraints: Bool {
        guard let superview else { return false }
        if superview is UIStackView, superview.sizeDepends(on: self) { return !isHidden }
        guard !translatesAutoresizingMaskIntoConstraints else { return false }
        return layoutState.references > 0 || layoutState.crossings > 0
    }

    /// Whether the contents of the view are solved separately from its surroundings.
    private var isRootOfConstraints: Bool {
        !isPlacedByConstraints && layoutState.crossings == 0
    }

    private var hasConstraintsInside: Bool {
        !layoutState.constraints.isEmpty || !layoutState.guides.isEmpty || self is UIStackView
    }

    /// Sets the frames of descendants that constraints place.
    func applyConstraints() {
        guard isRootOfConstraints else { return }
        guard hasConstraintsInside || subviews.contains(where: \.isPlacedByConstraints) else { return }
        let (system, solution) = solveConstraints()
        ConflictReport.report(solution.conflicts, in: system)
        for guide in system.freeGuides {
            guard let view = guide.owningView else { continue }
            let rect = system.place(of: guide).rect(for: solution.values)
            let origin = system.interior(of: view).rect(for: solution.values).origin
            guide.solvedFrame = rect.offsetBy(dx: -origin.x, dy: -origin.y).withoutRoundingErrors
        }
        for view in system.freeViews {
            guard let superview = view.superview else { continue }
            let rect = system.place(of: view).rect(for: solution.values)
            let origin = system.interior(of: superview).rect(for: solution.values).origin
            let solved = rect.offsetBy(dx: -origin.x, dy: -origin.y).withoutRoundingErrors
            let frame = superview.placed(view, at: solved)
            if view.restFrame != frame { view.restFrame = frame }
        }
        for view in system.scrollViews {
            let area = system.contentArea(of: view).rect(for: solution.values).withoutRoundingErrors
            view.constraintsDidDefineContentSize(area.size)
        }
    }

    /// Returns the size nearest to the target that satisfies the constraints in this view.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let (system, solution) = solveConstraints(fittedSize: (target, horizontal, vertical))
        return system.place(of: self).rect(for: solution.values).withoutRoundingErrors.size
    }

    /// Solves the constraints; repeatedly, at most four times, if text wraps at the resulting widths.
    private func solveConstraints(
        fittedSize: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)? = nil
    ) -> (LayoutSystem, ConstraintSolver.Solution) {
        var heights: [ObjectIdentifier: CGFloat] = [:]
        var round = 0
        while true {
            let system = LayoutSystem(root: self, heights: heights)
            system.collect(fittedSize: fittedSize)
            let solution = system.solver.solve()
            round += 1
            var isSettled = true
            for view in system.freeViews + (fittedSize == nil ? [] : [self]) {
                let width = system.alignmentPlace(of: view).rect(for: solution.values).width
                guard let height = view.contentHeight(forWidth: width) else { continue }
                let key = ObjectIdentifier(view)
                if abs(height - (heights[key] ?? view.intrinsicContentSize.height)) > 0.01 { isSettled = false }
                heights[key] = height
            }
            if isSettled || round == 4 { return (system, solution) }
        }
    }

    /// Marks this view for layout after a change of layout input, and its ancestors up to the view in which its constraints
    /// are solved.
    func layoutInputsDidChange() {
        var view = self
        view.setNeedsLayout()
        while let superview = view.superview, view.influencesSuperview {
            view = superview
            view.setNeedsLayout()
        }
    }

    /// The outermost view that needs layout among those whose constraints can affect this view; this view if there is none.
    var outermostViewToLayOut: UIView {
        var outermost = self
        var view = self
        while let superview = view.superview, view.influencesSuperview {
            view = superview
            if view.needsLayout { outermost = view }
        }
        return outermost
    }

    private var influencesSuperview: Bool {
        isPlacedByConstraints || layoutState.crossings > 0 || superview?.sizeDepends(on: self) == true
    }
}

extension LayoutSystem.Place {
    func rect(for values: [Double]) -> CGRect {
        CGRect(
            x: x.value(for: values),
            y: y.value(for: values),
            width: max(0, width.value(for: values)),
            height: max(0, height.value(for: values))
        )
    }
}

extension CGRect {
    /// The rectangle rounded to a millionth of a point.
    fileprivate var withoutRoundingErrors: CGRect {
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1_000_000).rounded() / 1_000_000 + 0 }
        return CGRect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
    }
}
