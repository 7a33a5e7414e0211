#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// A drag with the pointer of a terminal.
@MainActor
enum PointerDrag {
    /// The text or the tokens of a field.
    case text(TextDrag)
    /// A row, an item or another view.
    case session(DragSession)

    /// A short description.
    var title: String {
        switch self {
        case .text(let drag): drag.title
        case .session(let session): session.title ?? session.view?.accessibilityLabel ?? ""
        }
    }
}

/// Tokens and selected text are dragged at once; rows and other views after the button was held, like a finger.
extension TerminalHost {
    /// The time for which the button is held before a row or a view can be dragged.
    private static let holdTime = Duration.milliseconds(500)

    /// Begins a drag when the pressed pointer leaves its cell.
    ///
    /// - Returns: Whether something is dragged now.
    func beginDrag() -> Bool {
        guard drag == nil, let window = pressedWindow, let view = pressedView else { return drag != nil }
        if let field = pressedField {
            guard let text = dragOfText(in: field) else { return false }
            window.userTouchCancelled()
            drag = .text(text)
        } else {
            // A press that moves at once scrolls or swipes, for as long as it lasts.
            if now - pressTime < Self.holdTime { isPressMoved = true }
            guard !isPressMoved, menu == nil, let session = window.userBeganDrag(on: view, at: pressedPoint)
            else { return false }
            session.begin()
            drag = .session(session)
        }
        requestUpdate()
        return true
    }

    private func dragOfText(in field: UITextField) -> TextDrag? {
        let place = field.convert(pressedPoint, from: nil)
        if let index = token(at: place, of: field), let field = field as? UISearchTextField {
            return field.dragOfToken(at: index)
        }
        guard field.isEditing, let range = field.selectedTextRange, !range.isEmpty,
            field.selectionRects(for: range).contains(where: { $0.rect.contains(place) })
        else { return nil }
        return field.dragOfSelection()
    }

    /// Moves the dragged content.
    func moveDrag(to point: CGPoint) {
        guard case .session(let session) = drag, let (_, view) = target(at: point) else { return }
        _ = session.userMoved(over: view, at: point)
    }

    /// Drops the dragged content.
    func endDrag(at point: CGPoint) {
        guard let drag else { return }
        self.drag = nil
        let view = target(at: point)?.1
        let field = sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? UITextField }.first
        switch drag {
        case .text(let text): if let field { drop(text, on: field, at: point) }
        case .session(let session):
            let operation = session.userMoved(over: view, at: point)
            if let field, let operation = field.operation(forDropping: session.textDrag) {
                session.userLeft()
                let isTaken = field.drop(session.textDrag, at: textOffset(at: point, in: field), operation)
                session.end(with: isTaken ? .copy : .cancel)
            } else if operation == .copy || operation == .move {
                session.end(with: session.userDropped())
            } else {
                session.end(with: .cancel)
            }
        }
        requestUpdate()
    }

    private func drop(_ text: TextDrag, on field: UITextField, at point: CGPoint) {
        guard let operation = field.operation(forDropping: text) else { return }
        field.drop(text, at: textOffset(at: point, in: field), operation)
    }

    /// Ends the drag without a drop.
    func cancelDrag() {
        if case .session(let session) = drag { session.end(with: .cancel) }
        drag = nil
        pressedWindow?.userTouchCancelled()
        pressedWindow = nil
        requestUpdate()
    }
}
#endif
