import Foundation

/// The buttons of a swiped row. They hang on to the row's content, which slides aside: those at the trailing edge come
/// in behind its end.
extension UITableViewCell {
    func showSwipeActions(
        _ configuration: UISwipeActionsConfiguration,
        isLeading: Bool,
        perform: @escaping @MainActor (UIContextualAction) -> Void
    ) {
        removeSwipeActions()
        parts.swipe.isOfThisRow = true
        parts.swipe.isLeading = isLeading
        parts.swipe.allowsFull = configuration.performsFirstActionWithFullSwipe
        parts.swipe.buttons = configuration.actions.map { SwipeActionButton(action: $0, perform: perform) }
        for button in parts.swipe.buttons { addSubview(button) }
        stateDidChange()
    }

    func removeSwipeActions() {
        guard !parts.swipe.buttons.isEmpty else { return }
        for button in parts.swipe.buttons { button.removeFromSuperview() }
        parts.swipe = CellSwipe(isOfThisRow: true)
        stateDidChange()
    }

    func swipeButton(for action: UIContextualAction) -> UIView? {
        parts.swipe.buttons.first { $0.contextualAction === action }
    }

    /// The buttons that a swipe revealed, the first one next to the edge.
    @_spi(Host)
    public var swipeActionButtons: [SwipeActionButton] { parts.swipe.buttons }

    /// How far the row's content is slid from its place, in points to the right. A host that animates shows the way
    /// there, unless a finger holds the row.
    @_spi(Host)
    public var swipeShift: CGFloat { (effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1) * swipeSlide }

    /// Whether a finger holds the row at its ``swipeShift``.
    @_spi(Host)
    public var isSwipeHeld: Bool { parts.swipe.drag != nil }

    /// Whether the row slides to its ``swipeShift``. False for a cell that stands for another row by now.
    @_spi(Host)
    public var slidesToShift: Bool { parts.swipe.isOfThisRow && parts.swipe.drag == nil }

    // MARK: Dragging

    /// The width that the buttons take up when they are all there.
    var swipeWidth: CGFloat { parts.swipe.buttons.reduce(0) { $0 + width(of: $1) } }

    /// How far the row is open.
    var swipeDistance: CGFloat { parts.swipe.drag ?? swipeWidth }

    /// How far the content is slid towards the end of the line.
    var swipeSlide: CGFloat {
        guard !parts.swipe.buttons.isEmpty else { return 0 }
        return parts.swipe.isLeading ? swipeDistance : -swipeDistance
    }

    /// Whether the finger is so far that letting go performs the first action.
    var isFullySwiped: Bool {
        guard parts.swipe.allowsFull, let drag = parts.swipe.drag, bounds.width > 0 else { return false }
        return drag >= min(max(bounds.width * 0.6, swipeWidth + 30), bounds.width * 0.9)
    }

    /// A finger holds the row so far open; nil when it let go of it. Beyond the buttons the row follows freely where
    /// that leads to the first action, and reluctantly where it leads nowhere.
    func holdSwipe(at distance: CGFloat?) {
        let wasFull = isFullySwiped
        parts.swipe.drag = distance.map { distance in
            let room = swipeWidth
            let reach = parts.swipe.allowsFull || distance <= room ? distance : room + (distance - room) / 4
            return min(max(reach, 0), bounds.width)
        }
        setNeedsLayout()
        setNeedsDisplay()
        if wasFull != isFullySwiped { stateDidChange() }
    }

    // MARK: Layout

    /// Where many actions meet a narrow row, each gets less.
    private func width(of button: SwipeActionButton) -> CGFloat {
        let wanted = parts.swipe.buttons.reduce(0) { $0 + $1.wantedWidth }
        let room = bounds.width * 0.85
        return (button.wantedWidth * (wanted > room ? room / wanted : 1)).rounded()
    }

    /// The columns of the buttons, from the start of the line.
    func swipeButtonColumns(in width: CGFloat) -> [(SwipeActionButton, start: CGFloat, width: CGFloat)] {
        let isFull = isFullySwiped
        let distance = swipeDistance
        var inner = distance
        return parts.swipe.buttons.enumerated().reversed().map { index, button in
            // The one next to the edge takes what is beyond all buttons, and everything when it will be performed.
            var own = self.width(of: button)
            if index == 0 { own += max(0, distance - swipeWidth) }
            if isFull { own = index == 0 ? distance : 0 }
            defer { inner -= own }
            return (button, parts.swipe.isLeading ? inner - own : width - inner, own)
        }
    }
}
