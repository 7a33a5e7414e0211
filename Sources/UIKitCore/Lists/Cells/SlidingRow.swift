import Foundation

/// The revealed swipe actions of a row.
package struct CellSwipe {
    /// The buttons, from the edge inwards.
    package var buttons: [SwipeActionButton] = []
    var isLeading = false
    /// Whether a full swipe performs the first action.
    var allowsFull = false
    /// The distance by which a drag in progress has opened the row; nil for the width of the buttons.
    var drag: CGFloat?
    /// Whether the cell still shows the swiped row, so that hosts may animate it.
    package var isOfThisRow: Bool

    package init(isOfThisRow: Bool = false) {
        self.isOfThisRow = isOfThisRow
    }
}

/// A row of a table, or of a list in a collection, that slides aside to reveal swipe actions.
///
/// The buttons are adjacent to the row's content: trailing buttons follow its end.
@MainActor
package protocol SlidingRow: ListCellView {
    var swipe: CellSwipe { get set }
    /// Updates the row for its state.
    func stateDidChange()

    /// The section style of the row's list.
    var rowStyle: UITableView.Style { get }
    /// Whether it stays on screen while its section is visible, so that rows scroll behind it.
    var isSticky: Bool { get }
    var isFirstInSection: Bool { get }
    var isLastInSection: Bool { get }
    /// The horizontal range of the separator below the row, from left to right; nil for no separator.
    var separatorColumns: Range<CGFloat>? { get }
    /// The colour of the separator; nil for the host's default.
    var separatorColor: UIColor? { get }
}

extension SlidingRow {
    func showSwipeActions(
        _ configuration: UISwipeActionsConfiguration,
        isLeading: Bool,
        perform: @escaping @MainActor (UIContextualAction) -> Void
    ) {
        removeSwipeActions()
        swipe.isOfThisRow = true
        swipe.isLeading = isLeading
        swipe.allowsFull = configuration.performsFirstActionWithFullSwipe
        swipe.buttons = configuration.actions.map { SwipeActionButton(action: $0, perform: perform) }
        for button in swipe.buttons { addSubview(button) }
        stateDidChange()
    }

    package func removeSwipeActions() {
        guard !swipe.buttons.isEmpty else { return }
        for button in swipe.buttons { button.removeFromSuperview() }
        swipe = CellSwipe(isOfThisRow: true)
        stateDidChange()
    }

    func swipeButton(for action: UIContextualAction) -> UIView? {
        swipe.buttons.first { $0.contextualAction === action }
    }

    package var swipeActionButtons: [SwipeActionButton] { swipe.buttons }

    /// Whether changes of ``swipeShift`` are animated. False during a drag, and for a cell that now shows a different row.
    package var slidesToShift: Bool { swipe.isOfThisRow && swipe.drag == nil }

    /// The swipe offset of the row's content, in points to the right.
    package var swipeShift: CGFloat { (effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1) * swipeSlide }

    // MARK: Dragging

    /// The total width of the fully revealed buttons.
    var swipeWidth: CGFloat { swipe.buttons.reduce(0) { $0 + width(of: $1) } }

    /// The distance by which the row is open.
    var swipeDistance: CGFloat { swipe.drag ?? swipeWidth }

    /// The swipe offset of the content, towards the trailing edge.
    package var swipeSlide: CGFloat {
        guard !swipe.buttons.isEmpty else { return 0 }
        return swipe.isLeading ? swipeDistance : -swipeDistance
    }

    /// Whether ending the drag now performs the first action.
    var isFullySwiped: Bool {
        guard swipe.allowsFull, let drag = swipe.drag, bounds.width > 0 else { return false }
        return drag >= min(max(bounds.width * 0.6, swipeWidth + 30), bounds.width * 0.9)
    }

    /// Opens the row by the distance of a drag; nil when the drag ends. Beyond the buttons the row follows the drag fully if
    /// a full swipe is allowed, otherwise with resistance.
    func holdSwipe(at distance: CGFloat?) {
        let wasFull = isFullySwiped
        swipe.drag = distance.map { distance in
            let room = swipeWidth
            let reach = swipe.allowsFull || distance <= room ? distance : room + (distance - room) / 4
            return min(max(reach, 0), bounds.width)
        }
        setNeedsLayout()
        setNeedsDisplay()
        if wasFull != isFullySwiped { stateDidChange() }
    }

    // MARK: Layout

    /// The width of a button, reduced if the buttons do not fit in the row.
    private func width(of button: SwipeActionButton) -> CGFloat {
        let wanted = swipe.buttons.reduce(0) { $0 + $1.wantedWidth }
        let room = bounds.width * 0.85
        return (button.wantedWidth * (wanted > room ? room / wanted : 1)).rounded()
    }

    /// The horizontal positions of the buttons, from the leading edge.
    func swipeButtonColumns(in width: CGFloat) -> [(SwipeActionButton, start: CGFloat, width: CGFloat)] {
        let isFull = isFullySwiped
        let distance = swipeDistance
        var inner = distance
        return swipe.buttons.enumerated().reversed().map { index, button in
            // The button next to the edge fills the space beyond the buttons, and all of it during a full swipe.
            var own = self.width(of: button)
            if index == 0 { own += max(0, distance - swipeWidth) }
            if isFull { own = index == 0 ? distance : 0 }
            defer { inner -= own }
            return (button, swipe.isLeading ? inner - own : width - inner, own)
        }
    }

    /// Places a view at a distance from the leading edge, vertically centred.
    package func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat? = nil, in size: CGSize) {
        let height = height ?? size.height
        let left = effectiveUserInterfaceLayoutDirection == .rightToLeft ? size.width - x - width : x
        view.frame = CGRect(x: left, y: (size.height - height) / 2, width: width, height: height)
    }

    package func placeSwipeButtons(in size: CGSize) {
        for (button, start, width) in swipeButtonColumns(in: size.width) {
            place(button, x: start, width: width, in: size)
        }
    }

    /// The interactive views of the row. During a full swipe the first action covers the others.
    package var controlsOfRow: [UIView] {
        let shown: [UIView] = isFullySwiped ? Array(swipe.buttons.prefix(1)) : swipe.buttons
        return controlsInReadingOrderWithin.filter { !($0 is SwipeActionButton) } + shown
    }
}
