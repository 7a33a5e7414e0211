import Foundation

/// A column of a split view, for a host that shows the title rows of all columns in one title bar.
@_spi(Host)
public struct TitleBarColumn {
    /// What stands in the column.
    public let view: UIView
    /// The width of the column's part of the title bar, in points.
    public let width: CGFloat
    /// Whether it is the secondary column.
    public let isContent: Bool
}

extension UIView {
    /// The columns of a split view whose view this is, in reading order; nil for another view, and while the columns are
    /// one. What lies over the content takes its part of a title bar all the same.
    @_spi(Host)
    public var titleBarColumns: [TitleBarColumn]? {
        guard let controller = (self as? SplitView)?.controller, !controller.isCollapsed, controller.hasDecided else {
            return nil
        }
        let frames = controller.columnFrames(in: bounds.size)
        var rest = bounds.width
        var columns = controller.shownColumns.compactMap { column -> TitleBarColumn? in
            guard let splitView = controller.splitView, let frame = frames[column] else { return nil }
            let width = column == .secondary ? rest : min(frame.width, rest)
            rest -= width
            return TitleBarColumn(view: splitView.columnView(column), width: width, isContent: column == .secondary)
        }
        let isReversed = controller.isMirrored != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if isReversed { columns.reverse() }
        return columns
    }
}
