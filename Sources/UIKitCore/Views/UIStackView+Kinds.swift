import Foundation

extension UIStackView {
    /// How views share the room along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it. The one that hugs its content least stretches, the one that resists least shrinks; of several such
        /// the first stretches, and the last shrinks.
        case fill = 0
        /// They fill it, all of one length.
        case fillEqually = 1
        /// They fill it, in proportion to their contents.
        case fillProportionally = 2
        /// They keep their lengths, and the distances between them are the same.
        case equalSpacing = 3
        /// They keep their lengths, and the distances between their middles are the same.
        case equalCentering = 4
    }

    /// How views lie across the axis.
    public enum Alignment: Int, Sendable {
        /// From one edge to the other.
        case fill = 0
        /// At the leading edge of a column, at the top of a row.
        case leading = 1
        /// With their first lines of text on one line. Only in a row; the same as ``fill`` in a column.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column, at the bottom of a row.
        case trailing = 4
        /// With their last lines of text on one line. Only in a row; the same as ``fill`` in a column.
        case lastBaseline = 5

        /// The top of a row: ``leading``.
        public static let top = Alignment.leading
        /// The bottom of a row: ``trailing``.
        public static let bottom = Alignment.trailing
    }

    /// Stands for ``spacing`` where a distance is asked for.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// Stands for the system's distance, 8 points, where a distance is asked for.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// The distance after an arranged view, in points.
    func distance(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let chosen = custom == UIStackView.spacingUseDefault ? spacing : custom
        return chosen == UIStackView.spacingUseSystem ? 8 : chosen
    }

    /// How long the content of a view is along the axis, for proportions.
    func contentLength(of view: UIView) -> CGFloat {
        let intrinsic = view.intrinsicContentSize
        let length = axis == .horizontal ? intrinsic.width : intrinsic.height
        guard length == UIView.noIntrinsicMetric else { return length }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? fitting.width : fitting.height
    }
}
