import Foundation
@_spi(Host) import UIKitCore

extension Pilot {
    /// Taps the middle of an element.
    ///
    /// - Parameters:
    ///   - name: Its label, or the beginning of it where that is unambiguous; "label, value" tells two of one label apart.
    ///   - role: The role it must have, or nil for any.
    /// - Returns: Where the touch landed.
    /// - Throws: ``PilotError`` when it is not on screen, or something lies in front of it.
    @discardableResult
    public func tap(_ name: String, role: String? = nil) async throws -> Landing {
        let landing = try touch(try screen().element(called: name, role: role))
        try await settle()
        return landing
    }

    /// Keeps a finger on the middle of an element for half a second, which opens its menu: that of a button, the context
    /// menu of a view or a row. A recognizer that takes the touch goes before.
    ///
    /// - Parameters:
    ///   - name: Its label, or the beginning of it where that is unambiguous.
    ///   - role: The role it must have, or nil for any.
    /// - Throws: ``PilotError`` when it is not on screen, or something lies in front of it.
    public func hold(_ name: String, role: String? = nil) async throws {
        let point = try await touchDown(on: name, role: role)
        try await wait(.milliseconds(500))
        if let window = touched[0], !window.isTouchRecognized() {
            let place = window.place(ofScreenPoint: point)
            if let hit = window.hitTest(place, with: nil) { _ = window.userAskedForMenu(on: hit, at: place) }
        }
        try await touchUp()
    }

    /// Chooses a scope by its title.
    ///
    /// - Throws: ``PilotError`` when there is no such scope button on screen.
    public func scope(_ title: String) async throws {
        try await tap(title, role: ViewRole.scope.rawValue)
    }

    /// Selects a token in the search field by its text.
    ///
    /// - Throws: ``PilotError`` when there is no such token on screen.
    public func token(_ text: String) async throws {
        try await tap(text, role: ViewRole.token.rawValue)
    }

    /// Presses the back button of the navigation bar.
    ///
    /// - Throws: ``PilotError/noBackButton`` when there is none on screen.
    public func back() async throws {
        let bars = screen().elements(role: ViewRole.navigationBar.rawValue).compactMap { $0.view as? UINavigationBar }
        guard let button = bars.last?.backButton,
            let element = screen().elements.last(where: { $0.view === button })
        else { throw PilotError.noBackButton }
        try touch(element)
        try await settle()
    }

    /// Swipes a row sideways, which shows its actions as buttons.
    ///
    /// - Parameters:
    ///   - direction: Left for the trailing actions, right for the leading ones.
    ///   - name: What the row is called.
    /// - Throws: ``PilotError`` when there is no such row on screen.
    public func swipe(_ direction: SwipeDirection, _ name: String) async throws {
        let element = try screen().element(called: name, role: ViewRole.row.rawValue)
        let hit = try hitView(for: element)
        let cell = sequence(first: hit, next: { $0.superview }).lazy.compactMap(\.asListCell).first
        if let cell, let list = cell.list, let path = list.indexPath(of: cell) {
            list.userSwiped(direction == .left ? .left : .right, at: path)
        }
        try await settle()
    }

    /// Which way a finger moves over a row.
    public enum SwipeDirection: String, Sendable {
        /// From right to left.
        case left
        /// From left to right.
        case right
    }

    /// Drags a token, what is selected in a field, or a row, and drops it at the end of a field's text; a row on the middle
    /// of a row, too.
    ///
    /// - Parameters:
    ///   - name: What the token, the field or the row is called.
    ///   - target: What the field or the row is called that it is dropped on.
    /// - Throws: ``PilotError`` when one of them is not on screen, or something lies in front of it; when there is
    ///   nothing to drag; and when the field takes no such thing. An app that refuses it leaves everything as it was.
    public func drag(_ name: String, to target: String) async throws {
        if let row = rowElement(called: name) { return try await dragRow(row, to: target) }
        let drag = try drag(from: try source(called: name))
        let element = try fieldElement(called: target)
        guard let field = try hitView(for: element).nearest(UITextField.self),
            let operation = field.operation(forDropping: drag)
        else { throw PilotError.notTaken(element.brief, drag.title) }
        field.drop(drag, at: field.text?.utf16.count ?? 0, operation)
        try await settle()
    }

    /// Drops a text from another program at the end of a field's text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - target: What the field is called.
    /// - Throws: ``PilotError`` when it is not on screen, or does not take the text.
    public func drop(_ text: String, on target: String) async throws {
        let element = try fieldElement(called: target)
        guard let field = try hitView(for: element).nearest(UITextField.self), field.takesDroppedText
        else { throw PilotError.notTaken(element.brief, text) }
        field.drop(text: text, at: field.text?.utf16.count ?? 0)
        try await settle()
    }

    static let fieldRoles = [ViewRole.searchField, .textField].map(\.rawValue)

    private func source(called name: String) throws -> ScreenElement {
        do {
            return try screen().element(called: name, role: ViewRole.token.rawValue)
        } catch PilotError.notOnScreen {
            return try fieldElement(called: name)
        }
    }

    func fieldElement(called name: String) throws -> ScreenElement {
        for role in Pilot.fieldRoles where screen().elements(role: role).contains(where: { $0.label == name }) {
            return try screen().element(called: name, role: role)
        }
        let element = try screen().element(called: name)
        guard Pilot.fieldRoles.contains(element.role) else { throw PilotError.notTaken(element.brief, nil) }
        return element
    }

    private func drag(from element: ScreenElement) throws -> TextDrag {
        let field = try hitView(for: element).nearest(UITextField.self)
        let drag: TextDrag?
        if let index = element.tokenIndex, let field = field as? UISearchTextField {
            drag = field.dragOfToken(at: index)
        } else {
            drag = field?.isEditing == true ? field?.dragOfSelection() : nil
        }
        guard let drag else { throw PilotError.notDraggable(element.brief) }
        return drag
    }

    /// Moves the thumb of a slider.
    ///
    /// - Parameters:
    ///   - name: What the slider is called.
    ///   - fraction: How far along the track, from 0 to 1.
    /// - Throws: ``PilotError`` when there is no such slider on screen, or something lies in front of it.
    public func slide(_ name: String, to fraction: Double) async throws {
        let hit = try hitView(for: try screen().element(called: name, role: ViewRole.slider.rawValue))
        if let slider = hit.nearest(UISlider.self) {
            let length = slider.maximumValue - slider.minimumValue
            slider.userMoved(to: slider.minimumValue + Float(min(max(fraction, 0), 1)) * length, isMoving: false)
        }
        try await settle()
    }

    // MARK: Landing

    @discardableResult
    private func touch(_ element: ScreenElement) throws -> Landing {
        let hit = try hitView(for: element)
        hit.window?.userWillTouch(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        if let index = element.tokenIndex, let field = hit.nearest(UISearchTextField.self) {
            field.becomeFirstResponder()
            field.selectToken(at: index)
            return Landing(element: element.brief, wasHandled: true)
        }
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        let wasHandled = hit.window?.userTapped(hit, at: point) ?? false
        return Landing(element: element.brief, wasHandled: wasHandled)
    }

    /// The view at the middle of an element: one that belongs to it, or what holds an element that takes no touches.
    func hitView(for element: ScreenElement) throws -> UIView {
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard let window = element.view.window else {
            throw PilotError.notOnScreen(element.brief, role: nil, screen: [])
        }
        let hit = window.hitTest(point, with: nil)
        guard let hit, hit.isDescendant(of: element.view) || element.view.isDescendant(of: hit) else {
            throw PilotError.covered(element.brief, by: describe(hit))
        }
        if let cover = view(inFrontOf: window, at: point) {
            throw PilotError.covered(element.brief, by: describe(cover))
        }
        return hit
    }

    /// The view of another window that a touch at a point of this window would land on.
    private func view(inFrontOf window: UIWindow, at point: CGPoint) -> UIView? {
        let inFront = application.visibleWindows.drop { $0 !== window }.dropFirst()
        return inFront.reversed().lazy.compactMap { front in
            let place = CGPoint(
                x: point.x + window.frame.minX - front.frame.minX,
                y: point.y + window.frame.minY - front.frame.minY
            )
            return front.hitTest(place, with: nil)
        }.first
    }

    private func describe(_ view: UIView?) -> String {
        guard let view else { return "nothing that receives touches" }
        let elements = screen().elements
        let owner = sequence(first: view, next: { $0.superview }).lazy
            .compactMap { view in elements.last { $0.view === view } }.first
        return owner?.brief ?? "\(Swift.type(of: view))"
    }
}

extension UIView {
    /// This view or the nearest one around it that is of a type.
    func nearest<View: UIView>(_ type: View.Type) -> View? {
        sequence(first: self, next: { $0.superview }).lazy.compactMap { $0 as? View }.first
    }
}
