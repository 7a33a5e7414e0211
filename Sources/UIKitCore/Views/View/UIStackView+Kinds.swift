import Foundation

extension UIStackView {
    /// The distribution of views along the axis.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack. The view with the lowest hugging priority stretches, the one with the lowest
        /// compression resistance shrinks. Of several views with equal priorities, the first stretches and the last
        /// shrinks.
        case fill = 0
        /// The views fill the stack with equal lengths.
        case fillEqually = 1
        /// The views fill the stack in proportion to their content lengths.
        case fillProportionally = 2
        /// The views keep their lengths; the gaps between them are equal.
        case equalSpacing = 3
        /// The views keep their lengths; the distances between their centres are equal.
        case equalCentering = 4
    }

    /// The alignment of views across the axis.
    public enum Alignment: Int, Sendable {
        /// The views fill the stack.
        case fill = 0
        /// At the leading edge of a vertical stack; at the top of a horizontal one.
        case leading = 1
        /// The baselines of the first lines are aligned. In horizontal stacks only; the same as ``fill`` in vertical ones.
        case firstBaseline = 2
        /// Centred.
        case center = 3
        /// At the trailing edge of a vertical stack; at the bottom of a horizontal one.
        case trailing = 4
        /// The baselines of the last lines are aligned. In horizontal stacks only; the same as ``fill`` in vertical ones.
        case lastBaseline = 5

        /// The top of a horizontal stack: ``leading``.
        public static let top = Alignment.leading
        /// The bottom of a horizontal stack: ``trailing``.
        public static let bottom = Alignment.trailing
    }

    /// Selects ``spacing`` as the spacing after a view.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// Selects the system spacing, 8 points.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// Returns the spacing after an arranged view, in points.
    func distance(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let chosen = custom == UIStackView.spacingUseDefault ? spacing : custom
        return chosen == UIStackView.spacingUseSystem ? 8 : chosen
    }

    /// Returns the length of a view's content along the axis, for proportional distribution.
    func contentLength(of view: UIView) -> CGFloat {
        let intrinsic = view.intrinsicContentSize
        let length = axis == .horizontal ? intrinsic.width : intrinsic.height
        guard length == UIView.noIntrinsicMetric else { return length }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? fitting.width : fitting.height
    }
}
