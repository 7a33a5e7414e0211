import Foundation

/// The actions that a swipe revealed in a row.
struct CellSwipe {
    /// The first one belongs next to the edge.
    var buttons: [SwipeActionButton] = []
    var isLeading = false
    /// Whether a drag all the way performs the first action.
    var allowsFull = false
    /// How far a finger that is still there has slid the row; nil for as far as the buttons need.
    var drag: CGFloat?
    /// Whether the row is still the one that was swiped, so that a host may show it slide.
    var isOfThisRow = false
}

/// A row of a table, or of a list in a collection, that slides aside to show what can be done to it.
///
/// The buttons hang on to the row's content: those at the trailing edge come in behind its end.
@MainActor
protocol SlidingRow: ListCellView {
    var swipe: CellSwipe { get set }
    /// Brings the row up to date with its state.
    func stateDidChange()

    /// How the sections of the row's list look.
    var rowStyle: UITableView.Style { get }
    /// Whether it stays on screen while its section does, so that rows pass behind it.
    var isSticky: Bool { get }
    var isFirstInSection: Bool { get }
    var isLastInSection: Bool { get }
    /// The columns of the line below the row, from left to right; nil for no line.
    var separatorColumns: Range<CGFloat>? { get }
    /// The colour of the line; nil leaves it to the host.
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

    func removeSwipeActions() {
        guard !swipe.buttons.isEmpty else { return }
        for button in swipe.buttons { button.removeFromSuperview() }
        swipe = CellSwipe(isOfThisRow: true)
        stateDidChange()
    }

    func swipeButton(for action: UIContextualAction) -> UIView? {
        swipe.buttons.first { $0.contextualAction === action }
    }

    var swipeActionButtons: [SwipeActionButton] { swipe.buttons }

    /// Whether the row slides to its ``swipeShift``. False for a cell that stands for another row by now.
    var slidesToShift: Bool { swipe.isOfThisRow && swipe.drag == nil }

    /// How far the row's content is slid from its place, in points to the right.
    var swipeShift: CGFloat { (effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1) * swipeSlide }

    // MARK: Dragging

    /// The width that the buttons take up when they are all there.
    var swipeWidth: CGFloat { swipe.buttons.reduce(0) { $0 + width(of: $1) } }

    /// How far the row is open.
    var swipeDistance: CGFloat { swipe.drag ?? swipeWidth }

    /// How far the content is slid towards the end of the line.
    var swipeSlide: CGFloat {
        guard !swipe.buttons.isEmpty else { return 0 }
        return swipe.isLeading ? swipeDistance : -swipeDistance
    }

    /// Whether the finger is so far that letting go performs the first action.
    var isFullySwiped: Bool {
        guard swipe.allowsFull, let drag = swipe.drag, bounds.width > 0 else { return false }
        return drag >= min(max(bounds.width * 0.6, swipeWidth + 30), bounds.width * 0.9)
    }

    /// A finger holds the row so far open; nil when it let go of it. Beyond the buttons the row follows freely where
    /// that leads to the first action, and reluctantly where it leads nowhere.
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

    /// Where many actions meet a narrow row, each gets less.
    private func width(of button: SwipeActionButton) -> CGFloat {
        let wanted = swipe.buttons.reduce(0) { $0 + $1.wantedWidth }
        let room = bounds.width * 0.85
        return (button.wantedWidth * (wanted > room ? room / wanted : 1)).rounded()
    }

    /// The columns of the buttons, from the start of the line.
    func swipeButtonColumns(in width: CGFloat) -> [(SwipeActionButton, start: CGFloat, width: CGFloat)] {
        let isFull = isFullySwiped
        let distance = swipeDistance
        var inner = distance
        return swipe.buttons.enumerated().reversed().map { index, button in
            // The one next to the edge takes what is beyond all buttons, and everything when it will be performed.
            var own = self.width(of: button)
            if index == 0 { own += max(0, distance - swipeWidth) }
            if isFull { own = index == 0 ? distance : 0 }
            defer { inner -= own }
            return (button, swipe.isLeading ? inner - own : width - inner, own)
        }
    }

    /// Places something that is so far from the start of the line: in the middle of the height, and on the other side
    /// where the language runs right to left.
    func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat? = nil, in size: CGSize) {
        let height = height ?? size.height
        let left = effectiveUserInterfaceLayoutDirection == .rightToLeft ? size.width - x - width : x
        view.frame = CGRect(x: left, y: (size.height - height) / 2, width: width, height: height)
    }

    func placeSwipeButtons(in size: CGSize) {
        for (button, start, width) in swipeButtonColumns(in: size.width) {
            place(button, x: start, width: width, in: size)
        }
    }

    /// What can be worked in the row. Before the first action is performed, it covers the others.
    var controlsOfRow: [UIView] {
        let shown: [UIView] = isFullySwiped ? Array(swipe.buttons.prefix(1)) : swipe.buttons
        return controlsInReadingOrderWithin.filter { !($0 is SwipeActionButton) } + shown
    }
}
