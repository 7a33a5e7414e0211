import Foundation

/// The view of a split view controller: a view for each column on screen, and lines between them.
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

    /// The view of a column, made when it is first asked for.
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

    /// Takes note of where the window is: what fits depends on it.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { controller?.roomDidChange() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        // A window that gets another size before its controller appears tells nobody.
        if window != nil { controller.roomDidChange() }
        controller.updateDisplayMode()
        let frames = controller.columnFrames(in: bounds.size)
        for (column, frame) in frames { columnViews[column]?.restFrame = frame }
        var order: [UIView] = []
        if controller.displayMode.isOverlay, !controller.isCollapsed {
            dimming.frame = bounds
            let front = controller.shownColumns.filter { $0 != .secondary }
            if dimming.superview !== self { addSubview(dimming) }
            order = [columnView(.secondary), dimming] + front.map { columnView($0) }
        } else {
            dimming.removeFromSuperview()
        }
        placeLines(between: frames)
        order += lines
        // Views that are in order already stay untouched, or there would be another layout.
        if !subviews.suffix(order.count).elementsEqual(order, by: ===) {
            for view in order { bringSubviewToFront(view) }
        }
    }

    /// A line at the inner edge of each column but the secondary one, as wide as a point.
    private func placeLines(between frames: [UISplitViewController.Column: CGRect]) {
        let isMirrored = controller?.isMirrored == true
        let isOne = frames.count < 2
        let edges = frames.filter { !isOne && $0.key != .secondary && !$0.value.isEmpty }.map(\.value)
        while lines.count > edges.count { lines.removeLast().removeFromSuperview() }
        while lines.count < edges.count {
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            lines.append(line)
        }
        for (line, edge) in zip(lines, edges) {
            line.frame = CGRect(x: isMirrored ? edge.minX : edge.maxX - 1, y: 0, width: 1, height: bounds.height)
            if line.superview !== self { addSubview(line) }
        }
    }

    /// Columns are read in the order in which one goes through them.
    override var orderedSubviews: [UIView] {
        let columns = (controller?.columnsOnScreen ?? []).compactMap { columnViews[$0] }
        return columns.filter { $0.superview === self } + (dimming.superview === self ? [dimming] : [])
    }
}

/// A column of a split view.
final class SplitColumnView: UIView {
    let column: UISplitViewController.Column
    /// Whether it is one of several, and not all that there is.
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

    override var role: ViewRole { isBesideOthers ? .column : .none }

    override var defaultAccessibilityLabel: String? {
        switch column {
        case .primary: "Sidebar"
        case .supplementary: "List"
        case .secondary, .compact: "Content"
        }
    }
}

/// What lies over the secondary column while others are in front of it: a touch takes them away.
private final class SplitDimmingView: UIControl {
    override func respondToTap() {
        sendActions(for: .primaryActionTriggered)
    }

    override var role: ViewRole { .dimming }
    override var defaultAccessibilityLabel: String? { "Hide Sidebar" }
}
