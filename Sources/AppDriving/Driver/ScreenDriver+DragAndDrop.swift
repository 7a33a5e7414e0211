import Foundation
@_spi(Host) import UIKitCore

/// Dragging rows with the pointer.
extension ScreenDriver {
    /// Drags a row over a different element, holds it there, and drops it.
    ///
    /// - Parameters:
    ///   - name: The name of the row.
    ///   - target: The name of the target. Rows take precedence over other elements.
    ///   - place: The vertical position in the target, from 0 (top) to 1.
    ///   - isHeld: Called while the drag hovers over the target.
    /// - Throws: ``AppDriverError`` if one of them is not on screen or is covered, or if there is nothing to drag. If the target
    ///   does not accept the drag, it has no effect.
    public func drag(
        row name: String,
        over target: String,
        at place: CGFloat = 0.5,
        isHeld: @MainActor () async throws -> Void = {}
    ) async throws {
        let row = try rowElement(called: name) ?? screen().element(called: name, role: ViewRole.row.rawValue)
        let end = try rowElement(called: target) ?? screen().element(called: target)
        let (drag, window) = try begin(row, end)
        move(drag, to: CGPoint(x: end.frame.midX, y: end.frame.minY + end.frame.height * place), in: window)
        try await settle()
        do {
            try await isHeld()
        } catch {
            drag.end(with: .cancel)
            throw error
        }
        drag.end(with: drag.userDropped())
        try await settle()
    }

    func rowElement(called name: String) -> ScreenElement? {
        let isOther = (ScreenDriver.fieldRoles + [ViewRole.token.rawValue]).contains { role in
            screen().elements(role: role).contains { $0.label == name }
        }
        if isOther { return nil }
        return [ViewRole.row, .item].lazy.compactMap { try? self.screen().element(called: name, role: $0.rawValue) }
            .first
    }

    /// An element that is neither a token nor a field.
    private func isOther(_ element: ScreenElement) -> Bool {
        !(ScreenDriver.fieldRoles + [ViewRole.token.rawValue]).contains(element.role)
    }

    /// The element with a name, unless it is a token or a field.
    func viewElement(called name: String) -> ScreenElement? {
        guard let element = try? screen().element(called: name), isOther(element) else { return nil }
        return element
    }

    func dragRow(_ row: ScreenElement, to target: String) async throws {
        let isRow = rowElement(called: target) != nil
        let end = try rowElement(called: target) ?? viewElement(called: target) ?? fieldElement(called: target)
        let (drag, window) = try begin(row, end)
        let point = CGPoint(x: end.frame.midX, y: end.frame.midY)
        let operation = move(drag, to: point, in: window)
        let field = window.hitTest(point, with: nil)?.nearest(UITextField.self)
        if let field, !isRow, let operation = field.operation(forDropping: drag.textDrag) {
            drag.userLeft()
            let isTaken = field.drop(drag.textDrag, at: field.text?.utf16.count ?? 0, operation)
            drag.end(with: isTaken ? .copy : .cancel)
        } else if operation == .copy || operation == .move {
            drag.end(with: drag.userDropped())
        } else {
            drag.end(with: .cancel)
            throw AppDriverError.notTaken(end.brief, row.label)
        }
        try await settle()
    }

    private func begin(_ row: ScreenElement, _ end: ScreenElement) throws -> (DragSession, UIWindow) {
        _ = try hitView(for: end)
        let hit = try hitView(for: row)
        let point = CGPoint(x: row.frame.midX, y: row.frame.midY)
        guard let window = hit.window, let drag = window.userBeganDrag(on: hit, at: point) else {
            throw AppDriverError.notDraggable(row.brief)
        }
        drag.begin()
        return (drag, window)
    }

    @discardableResult
    private func move(_ drag: DragSession, to point: CGPoint, in window: UIWindow) -> UIDropOperation {
        drag.userMoved(over: window.hitTest(point, with: nil), at: point)
    }
}
