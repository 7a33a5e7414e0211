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
            pressedWindow?.userTouchMoved(to: point)
            selectText(from: pressedPoint, to: point)
        case .release(.left):
            if swipeRow(to: point) { pressedWindow?.userTouchCancelled() }
            pressedWindow?.userTouchEnded(at: point)
            pressedWindow = nil
            if point == pressedPoint, !selectToken(at: point) { selectText(from: point, to: point) }
        case .wheel(let direction): turnWheel(direction, at: point)
        }
    }

    private func press(at point: CGPoint, _ modifiers: InputModifiers) {
        pressedWindow?.userTouchCancelled()
        pressedWindow = nil
        for window in application?.frontWindows ?? [] { window.userWillTouch(at: point) }
        guard let (window, view) = target(at: point) else { return }
        var flags: UIKeyModifierFlags = []
        if modifiers.contains(.shift) { flags.insert(.shift) }
        if modifiers.contains(.control) { flags.insert(.control) }
        if modifiers.contains(.alt) { flags.insert(.alternate) }
        pressedWindow = window
        pressedPoint = point
        pressedView = view
        window.userTouchBegan(on: view, at: point, type: .direct, modifiers: flags)
    }

    // MARK: Text fields

    private var pressedField: UITextField? {
        sequence(first: pressedView, next: { $0?.superview }).lazy.compactMap { $0 as? UITextField }.first
    }

    /// Selects the token under a click.
    private func selectToken(at point: CGPoint) -> Bool {
        guard let field = pressedField as? UISearchTextField, field.isFirstResponder else { return false }
        let place = field.convert(point, from: nil)
        for index in field.tokens.indices {
            guard let start = field.position(from: field.beginningOfDocument, offset: index),
                let end = field.position(from: start, offset: 1), let range = field.textRange(from: start, to: end)
            else { continue }
            let rect = field.firstRect(for: range)
            if (rect.minX..<rect.maxX).contains(place.x) { return field.selectToken(at: index) }
        }
        return false
    }

    /// Puts the caret of a field at a click, or selects the text of a drag.
    private func selectText(from start: CGPoint, to end: CGPoint) {
        guard let field = pressedField, field.isFirstResponder else { return }
        func offset(_ point: CGPoint) -> Int? {
            field.closestPosition(to: field.convert(point, from: nil)).map {
                field.offset(from: field.beginningOfDocument, to: $0)
                    - ((field as? UISearchTextField)?.tokens.count ?? 0)
            }
        }
        if let anchor = offset(start), let head = offset(end) { field.userSelected(from: anchor, to: head) }
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
    private func target(at point: CGPoint) -> (UIWindow, UIView)? {
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
