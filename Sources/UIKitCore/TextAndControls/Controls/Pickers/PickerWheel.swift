import Foundation

/// The rows of one column of a picker. They rest with a row in the middle, which is the selected one.
///
/// Only visible rows have views. The number of rows does not affect the cost.
final class PickerWheel: UIScrollView {
    /// The height of a row in points.
    var rowHeight: CGFloat = 32 { didSet { if rowHeight != oldValue { rowsDidChange() } } }

    /// The number of rows.
    private(set) var rowCount = 0

    /// Whether the rows repeat, so that the first follows the last.
    var isEndless = false { didSet { if isEndless != oldValue { rowsDidChange() } } }

    /// Returns the view of a row, given one that is no longer needed.
    var makeRow: (_ row: Int, _ reusable: UIView?) -> UIView = { _, _ in UIView() }

    /// Called when the user selected a row.
    var userSelected: (Int) -> Void = { _ in }

    /// Called when a different row arrived in the middle, also while the user scrolls.
    var middleDidChange: () -> Void = {}

    private(set) var selectedRow = 0
    private var rows: [Int: UIView] = [:]
    private var reusable: UIView?
    private var settling: HostTimer?
    /// Whether the picker itself moves the content.
    private var isAligning = false
    private var laidOutSize = CGSize.zero
    private var lastMiddle = 0
    private var dragStart: CGFloat = 0

    /// The number of times that the rows of an endless wheel are repeated.
    private static let turns = 200

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        bounces = false
        scrollsToTop = false
        accessibilityElementsHidden = true
        let pan = UIPanGestureRecognizer()
        // Fingers scroll every scroll view; a pointer with its button down turns only wheels.
        pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        pan.addAction(UIAction { [weak self, unowned pan] _ in self?.userDragged(pan) })
        addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { [weak self, unowned tap] _ in self?.userTapped(at: tap.location(in: self)) })
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    /// Replaces all rows, and selects one of them.
    func reload(count: Int, selecting row: Int) {
        rowCount = max(0, count)
        selectedRow = min(max(0, row), max(0, rowCount - 1))
        rowsDidChange()
    }

    /// Creates the visible rows again.
    func reloadRows() {
        for view in rows.values { view.removeFromSuperview() }
        rows = [:]
        reusable = nil
        setNeedsLayout()
    }

    /// Selects a row without notifying anyone.
    func select(_ row: Int) {
        guard rowCount > 0 else { return }
        settling?.cancel()
        settling = nil
        selectedRow = min(max(0, row), rowCount - 1)
        align()
    }

    /// The view of a row, if it is visible.
    func visibleView(ofRow row: Int) -> UIView? {
        rows.first { row == $0.key % max(1, rowCount) }?.value
    }

    private func rowsDidChange() {
        reloadRows()
        laidOutSize = .zero
        setNeedsLayout()
    }

    private var allRows: Int { isEndless && rowCount > 1 ? rowCount * Self.turns : rowCount }

    /// The inset that lets the first and the last row reach the middle.
    private var margin: CGFloat { max(0, (bounds.height - rowHeight) / 2) }

    private var placeOfSelection: Int {
        isEndless && rowCount > 1 ? rowCount * (Self.turns / 2) + selectedRow : selectedRow
    }

    /// The row in the middle, counted over all turns.
    private var middle: Int {
        let place = ((contentOffset.y + margin) / rowHeight).rounded()
        return min(max(0, Int(min(max(place, 0), CGFloat(allRows)))), max(0, allRows - 1))
    }

    /// The row in the middle, also while the user scrolls.
    var middleRow: Int { rowCount == 0 ? 0 : laidOutSize == .zero ? selectedRow : middle % rowCount }

    private func align() {
        guard laidOutSize != .zero else { return }
        isAligning = true
        moveContent(to: CGPoint(x: 0, y: CGFloat(placeOfSelection) * rowHeight - margin))
        isAligning = false
        lastMiddle = middle
        setNeedsLayout()
    }

    // MARK: Layout

    override func layoutSubviews() {
        if bounds.size != laidOutSize, !bounds.isEmpty {
            laidOutSize = bounds.size
            isAligning = true
            contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
            contentSize = CGSize(width: bounds.width, height: CGFloat(allRows) * rowHeight)
            isAligning = false
            align()
        }
        isAligning = true
        super.layoutSubviews()
        isAligning = false
        tile()
    }

    private func tile() {
        guard rowCount > 0, !bounds.isEmpty else {
            for view in rows.values { view.removeFromSuperview() }
            rows = [:]
            return
        }
        let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
        let last = min(allRows - 1, Int((bounds.maxY / rowHeight).rounded(.down)))
        let visible = first...max(first, last)
        for (row, view) in rows where !visible.contains(row) {
            view.removeFromSuperview()
            reusable = view
            rows[row] = nil
        }
        for row in visible where row < allRows {
            let view = rows[row] ?? add(row)
            let frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
            view.frame = frame
            let distance = abs(frame.midY - bounds.midY)
            // Rows fade towards the edges, as on the side of a wheel.
            let fading = max(0.15, 0.75 * (1 - distance / (bounds.height / 2 + rowHeight)))
            view.alpha = distance < rowHeight / 2 ? 1 : fading
        }
    }

    private func add(_ row: Int) -> UIView {
        let view = makeRow(row % rowCount, reusable)
        reusable = nil
        rows[row] = view
        addSubview(view)
        return view
    }

    // MARK: Scrolling

    override func restingOffset(for proposed: CGPoint, from start: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: ((proposed.y + margin) / rowHeight).rounded() * rowHeight - margin)
    }

    override var hasRestingPlaces: Bool { true }

    override func offsetDidChange() {
        super.offsetDidChange()
        guard !isAligning, rowCount > 0 else { return }
        if middle != lastMiddle {
            lastMiddle = middle
            middleDidChange()
        }
        settleSoon()
    }

    /// Selects the row in the middle when the content has not moved for a while. Hosts do not report the end of scrolling.
    private func settleSoon() {
        settling?.cancel()
        settling = UIApplication.current?.host.after(.milliseconds(200)) { [weak self] in
            guard let self else { return }
            if isTracking { settleSoon() } else { settle() }
        }
    }

    private func settle() {
        settling?.cancel()
        settling = nil
        guard rowCount > 0 else { return }
        let row = middleRow
        let isNew = row != selectedRow
        selectedRow = row
        align()
        if isNew { userSelected(row) }
    }

    private func userDragged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed:
            if pan.state == .began { dragStart = contentOffset.y }
            moveContent(to: clamped(CGPoint(x: 0, y: dragStart - pan.translation(in: self).y)))
        case .ended:
            // The wheel turns on for a moment.
            let end = contentOffset.y - pan.velocity(in: self).y * 0.15
            moveContent(to: clamped(restingOffset(for: CGPoint(x: 0, y: end), from: .zero)))
            settle()
        default: settle()
        }
    }

    private func userTapped(at point: CGPoint) {
        guard rowCount > 0 else { return }
        let place = (point.y / rowHeight).rounded(.down)
        guard place >= 0, place < CGFloat(allRows) else { return }
        userChose(Int(place) % rowCount)
    }

    /// Selects a row for the user.
    func userChose(_ row: Int) {
        guard rowCount > 0 else { return }
        let row = min(max(0, row), rowCount - 1)
        guard row != selectedRow || settling != nil else { return }
        let isNew = row != selectedRow
        select(row)
        middleDidChange()
        if isNew { userSelected(row) }
    }

    /// Moves the selection by a number of rows for the user.
    func userMoved(by step: Int) {
        guard rowCount > 0 else { return }
        let wanted = middleRow + step
        userChose(isEndless ? (wanted % rowCount + rowCount) % rowCount : wanted)
    }
}
