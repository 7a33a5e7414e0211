import Foundation

/// The view of a split view controller: a view for each visible column, and separators between them.
final class SplitView: UIView {
    weak var controller: UISplitViewController?
    private var columnViews: [UISplitViewController.Column: SplitColumnView] = [:]
    private var lines: [UIView] = []
    private let dimming = SplitDimmingView()
    private var background = UISplitViewController.BackgroundStyle.none

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        dimming.addAction(
            UIAction { [weak self] _ in self?.controller?.dismissOverlay() },
            for: .primaryActionTriggered
        )
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Returns the view of a column, creating it on first use.
    func columnView(_ column: UISplitViewController.Column) -> SplitColumnView {
        if let view = columnViews[column] { return view }
        let view = SplitColumnView(column)
        columnViews[column] = view
        if column == .primary { view.showBackground(background) }
        return view
    }

    func showBackground(_ style: UISplitViewController.BackgroundStyle) {
        background = style
        columnViews[.primary]?.showBackground(style)
    }

    /// Updates the controller for the window's size.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { controller?.roomDidChange() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        // The size of a window may change without notification before its controller appears.
        if window != nil { controller.roomDidChange() }
        controller.updateDisplayMode()
        let frames = controller.columnFrames(in: bounds.size)
        for (column, frame) in frames { columnViews[column]?.restFrame = frame }
        var order: [UIView] = []
        if controller.displayMode.isOverlay, !controller.isCollapsed {
            dimming.frame = bounds
            let front = controller.shownColumns.filter { $0 != .secondary && $0 != .inspector }
            if dimming.superview !== self { addSubview(dimming) }
            order = [columnView(.secondary), dimming] + front.map { columnView($0) }
        } else {
            dimming.removeFromSuperview()
        }
        placeLines(between: frames)
        order += lines
        // Views in the right order are left untouched; reordering would cause another layout.
        if !subviews.suffix(order.count).elementsEqual(order, by: ===) {
            for view in order { bringSubviewToFront(view) }
        }
    }

    /// Places a separator, one point wide, at the inner edge of each column except the secondary one.
    private func placeLines(between frames: [UISplitViewController.Column: CGRect]) {
        let isMirrored = controller?.isMirrored == true
        let isOne = frames.count < 2
        let edges = frames.filter { !isOne && $0.key != .secondary && !$0.value.isEmpty }
        while lines.count > edges.count { lines.removeLast().removeFromSuperview() }
        while lines.count < edges.count {
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            lines.append(line)
        }
        for (line, (column, edge)) in zip(lines, edges) {
            let isAtRight = isMirrored == (column == .inspector)
            line.frame = CGRect(x: isAtRight ? edge.maxX - 1 : edge.minX, y: 0, width: 1, height: bounds.height)
            if line.superview !== self { addSubview(line) }
        }
    }

    /// The visible columns in their navigation order.
    override var orderedSubviews: [UIView] {
        let columns = (controller?.columnsOnScreen ?? []).compactMap { columnViews[$0] }
        return columns.filter { $0.superview === self } + (dimming.superview === self ? [dimming] : [])
    }
}

/// The view of a column of a split view.
final class SplitColumnView: UIView {
    let column: UISplitViewController.Column
    /// Whether other columns are visible too.
    var isBesideOthers = false { didSet { if isBesideOthers != oldValue { setNeedsDisplay() } } }

    init(_ column: UISplitViewController.Column) {
        self.column = column
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func showBackground(_ style: UISplitViewController.BackgroundStyle) {
        backgroundColor = style == .sidebar ? .secondarySystemBackground : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for subview in subviews { subview.frame = bounds }
    }

    override var accessibleRole: ViewRole { isBesideOthers ? .column : .none }

    override var defaultAccessibilityLabel: String? {
        switch column {
        case .primary: "Sidebar"
        case .supplementary: "List"
        case .secondary, .compact: "Content"
        case .inspector: "Inspector"
        }
    }
}

/// The view over the secondary column while other columns are in front of it. A touch hides those columns.
private final class SplitDimmingView: UIControl {
    override func respondToTap() {
        sendActions(for: .primaryActionTriggered)
    }

    override var accessibleRole: ViewRole { .dimming }
    override var defaultAccessibilityLabel: String? { "Hide Sidebar" }
}
