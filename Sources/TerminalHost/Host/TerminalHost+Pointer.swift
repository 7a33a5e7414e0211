#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// The pointer acts like a finger: it taps, and drags scroll and swipe.
extension TerminalHost {
    /// The rows that a step of the wheel scrolls.
    private static let wheelRows = 3

    func handle(_ input: PointerInput) {
        guard filePrompt == nil else { return }
        let point = CGPoint(
            x: (CGFloat(input.column) + 0.5) * CellMetrics.size.width,
            y: (CGFloat(input.row) + 0.5) * CellMetrics.size.height
        )
        switch input.action {
        case .press(.left): press(at: point, input.modifiers)
        case .press(.right):
            guard let (window, view) = target(at: point) else { return }
            if !window.userAskedForMenu(on: view, at: point) { openRowMenu(around: view) }
        case .press(.middle), .release(.middle), .release(.right): break
        case .move:
            if drag != nil || point != pressedPoint && beginDrag() { return moveDrag(to: point) }
            pressedWindow?.userTouchMoved(to: point)
            selectText(from: pressedPoint, to: point)
        case .release(.left):
            if drag != nil {
                pressedWindow = nil
                return endDrag(at: point)
            }
            if swipeRow(to: point) { pressedWindow?.userTouchCancelled() }
            pressedWindow?.userTouchEnded(at: point)
            pressedWindow = nil
            if point == pressedPoint { clickedInField(at: point) }
        case .wheel(let direction): turnWheel(direction, at: point)
        }
    }

    private func press(at point: CGPoint, _ modifiers: InputModifiers) {
        pressedWindow?.userTouchCancelled()
        pressedWindow = nil
        if drag != nil { cancelDrag() }
        for window in application?.frontWindows ?? [] { window.userWillTouch(at: point) }
        guard let (window, view) = target(at: point) else { return }
        var flags: UIKeyModifierFlags = []
        if modifiers.contains(.shift) { flags.insert(.shift) }
        if modifiers.contains(.control) { flags.insert(.control) }
        if modifiers.contains(.alt) { flags.insert(.alternate) }
        pressedWindow = window
        pressedPoint = point
        pressedView = view
        pressTime = now
        isPressMoved = false
        window.userTouchBegan(on: view, at: point, type: .direct, modifiers: flags)
    }

    // MARK: Text fields

    var pressedField: UITextField? {
        sequence(first: pressedView, next: { $0?.superview }).lazy.compactMap { $0 as? UITextField }.first
    }

    /// The longest time between the clicks of a double click.
    private static let doubleClickTime = Duration.milliseconds(400)

    /// Selects the token under a click, or puts the caret there. A double click selects a word.
    private func clickedInField(at point: CGPoint) {
        var count = 1
        if let latest = latestClick, latest.point == point, now - latest.time <= Self.doubleClickTime {
            count = latest.count + 1
        }
        latestClick = (point, now, count)
        guard let field = pressedField, field.isFirstResponder else { return }
        let place = field.convert(point, from: nil)
        if let index = token(at: place, of: field) {
            (field as? UISearchTextField)?.activateToken(at: index)
        } else if count == 2, let position = field.closestPosition(to: place),
            let word = field.tokenizer.rangeEnclosingPosition(
                position,
                with: .word,
                inDirection: .storage(.forward)
            )
        {
            field.selectedTextRange = word
        } else {
            selectText(from: point, to: point)
        }
    }

    /// The index of the token at a point of a field; nil if there is none.
    func token(at place: CGPoint, of field: UITextField) -> Int? {
        guard let field = field as? UISearchTextField else { return nil }
        return field.tokens.indices.first { index in
            guard let start = field.position(from: field.beginningOfDocument, offset: index),
                let end = field.position(from: start, offset: 1), let range = field.textRange(from: start, to: end)
            else { return false }
            let rect = field.firstRect(for: range)
            return (rect.minX..<rect.maxX).contains(place.x)
        }
    }

    /// The offset in the text of a field at a point of the window, in UTF-16 units.
    func textOffset(at point: CGPoint, in field: UITextField) -> Int {
        let tokens = (field as? UISearchTextField)?.tokens.count ?? 0
        return field.closestPosition(to: field.convert(point, from: nil)).map {
            field.offset(from: field.beginningOfDocument, to: $0) - tokens
        } ?? field.text?.utf16.count ?? 0
    }

    /// Puts the caret of a field at a click, or selects the text of a drag.
    private func selectText(from start: CGPoint, to end: CGPoint) {
        guard let field = pressedField, field.isFirstResponder else { return }
        field.userSelected(from: textOffset(at: start, in: field), to: textOffset(at: end, in: field))
    }

    // MARK: Rows

    /// The distance of a drag that swipes a row.
    private static let swipeColumns: CGFloat = 6

    /// Swipes the row under the pointer if the drag was horizontal, and reveals its actions.
    private func swipeRow(to point: CGPoint) -> Bool {
        let (x, y) = (point.x - pressedPoint.x, point.y - pressedPoint.y)
        guard abs(x) >= Self.swipeColumns * CellMetrics.size.width, abs(y) <= CellMetrics.size.height,
            let view = pressedView, pressedWindow?.isTouchRecognized() == false,
            let cell = sequence(first: view, next: \.superview).lazy.compactMap(\.asListCell).first,
            let list = cell.list, let path = list.path(of: cell)
        else { return false }
        return list.userSwiped(x < 0 ? .left : .right, at: path)
    }

    /// The frontmost window with a view at a point, and the view.
    func target(at point: CGPoint) -> (UIWindow, UIView)? {
        for window in (application?.frontWindows ?? []).reversed() {
            if let view = window.hitTest(point, with: nil) { return (window, view) }
        }
        return nil
    }

    /// Scrolls the innermost view under the pointer that has more content in the direction.
    private func turnWheel(_ direction: PointerInput.Wheel, at point: CGPoint) {
        guard let (_, view) = target(at: point) else { return }
        let step = CGFloat(Self.wheelRows) * CellMetrics.size.height
        let (x, y): (CGFloat, CGFloat) =
            switch direction {
            case .up: (0, -step)
            case .down: (0, step)
            case .left: (-step, 0)
            case .right: (step, 0)
            }
        for case let scrollView as UIScrollView in sequence(first: view, next: \.superview) {
            let before = scrollView.contentOffset
            scrollView.userScrolled(to: CGPoint(x: before.x + x, y: before.y + y), glidingTo: nil)
            scrollView.userStoppedScrolling()
            if scrollView.contentOffset != before { return }
        }
    }
}
#endif
