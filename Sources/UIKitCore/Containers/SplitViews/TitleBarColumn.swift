import Foundation

/// A column of a split view, for a host that shows the title rows of all columns in one title bar.
@_spi(Host)
public struct TitleBarColumn {
    /// The view of the column.
    public let view: UIView
    /// The width in points of the column's part of the title bar.
    public let width: CGFloat
    /// Whether it is the secondary column.
    public let isContent: Bool
}

extension UIView {
    /// The columns of this split view in reading order. Nil for other views, and while the split view is collapsed. A column
    /// in front of the content also has its part of the title bar.
    @_spi(Host)
    public var titleBarColumns: [TitleBarColumn]? {
        guard let controller = (self as? SplitView)?.controller, !controller.isCollapsed, controller.hasDecided else {
            return nil
        }
        let frames = controller.columnFrames(in: bounds.size)
        var rest = bounds.width
        var columns = controller.shownColumns.compactMap { column -> TitleBarColumn? in
            guard let splitView = controller.splitView, let frame = frames[column] else { return nil }
            let inspector = column == .secondary ? frames[.inspector]?.width ?? 0 : 0
            let width = column == .secondary ? max(rest - inspector, 0) : min(frame.width, rest)
            rest -= width
            return TitleBarColumn(view: splitView.columnView(column), width: width, isContent: column == .secondary)
        }
        let isReversed = controller.isMirrored != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if isReversed { columns.reverse() }
        return columns
    }
}
