import Foundation

extension UIView {
    /// Whether constraints, or a stack view, decide where the view is.
    ///
    /// A view that ignores its autoresizing mask and that no constraint is about stays where its frame says: a bar or a
    /// cell may have placed it.
    var isPlacedByConstraints: Bool {
        guard let superview else { return false }
        if superview is UIStackView, superview.sizeDepends(on: self) { return !isHidden }
        guard !translatesAutoresizingMaskIntoConstraints else { return false }
        return layoutState.references > 0 || layoutState.crossings > 0
    }

    /// Whether what is in the view is solved apart from what is around it.
    private var isRootOfConstraints: Bool {
        !isPlacedByConstraints && layoutState.crossings == 0
    }

    private var hasConstraintsInside: Bool {
        !layoutState.constraints.isEmpty || !layoutState.guides.isEmpty || self is UIStackView
    }

    /// Sets the frames of the views in this one that constraints place. Views inside them are placed along with them.
    func applyConstraints() {
        guard isRootOfConstraints else { return }
        guard hasConstraintsInside || subviews.contains(where: \.isPlacedByConstraints) else { return }
        let (system, solution) = solveConstraints()
        ConflictReport.report(solution.conflicts, in: system)
        for guide in system.freeGuides {
            guard let view = guide.owningView else { continue }
            let rect = system.place(of: guide).rect(for: solution.values)
            let origin = system.place(of: view).rect(for: solution.values).origin
            guide.solvedFrame = rect.offsetBy(dx: -origin.x, dy: -origin.y).withoutRoundingErrors
        }
        for view in system.freeViews {
            guard let superview = view.superview else { continue }
            let rect = system.place(of: view).rect(for: solution.values)
            let origin = system.place(of: superview).rect(for: solution.values).origin
            let frame = rect.offsetBy(dx: -origin.x, dy: -origin.y).withoutRoundingErrors
            if view.restFrame != frame { view.restFrame = frame }
        }
    }

    /// The size at which the constraints in this view hold, near to another size.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let (system, solution) = solveConstraints(fittedSize: (target, horizontal, vertical))
        return system.place(of: self).rect(for: solution.values).withoutRoundingErrors.size
    }

    /// Solves the constraints; a second time when text has to wrap at the widths that were found.
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
                let width = system.place(of: view).rect(for: solution.values).width
                guard let height = view.contentHeight(forWidth: width) else { continue }
                let key = ObjectIdentifier(view)
                if abs(height - (heights[key] ?? view.intrinsicContentSize.height)) > 0.01 { isSettled = false }
                heights[key] = height
            }
            if isSettled || round == 4 { return (system, solution) }
        }
    }

    /// Something that the layout depends on changed: this view is laid out again, and so are the views above, up to the
    /// one in which the constraints about it are solved.
    func layoutInputsDidChange() {
        var view = self
        view.setNeedsLayout()
        while let superview = view.superview, view.influencesSuperview {
            view = superview
            view.setNeedsLayout()
        }
    }

    /// The outermost view that needs layout among those whose constraints can reach this view; else this view.
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
    /// The rectangle with its numbers rounded to a millionth of a point.
    fileprivate var withoutRoundingErrors: CGRect {
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1_000_000).rounded() / 1_000_000 + 0 }
        return CGRect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
    }
}
