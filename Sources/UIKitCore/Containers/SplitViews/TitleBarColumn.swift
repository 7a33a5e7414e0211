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

/// A view with columns that each have a part of the title bar.
@MainActor
protocol TitleBarColumnsView: UIView {
    /// The columns in reading order. Nil while there is only one.
    var ownTitleBarColumns: [TitleBarColumn]? { get }
}

extension UIView {
    /// The columns of this view in reading order. Nil for views without columns, and while a split view is collapsed. A column in
    /// front of the content also has its part of the title bar.
    @_spi(Host)
    public var titleBarColumns: [TitleBarColumn]? { (self as? any TitleBarColumnsView)?.ownTitleBarColumns }
}

extension SplitView: TitleBarColumnsView {
    var ownTitleBarColumns: [TitleBarColumn]? {
        guard let controller, !controller.isCollapsed, controller.hasDecided else { return nil }
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
