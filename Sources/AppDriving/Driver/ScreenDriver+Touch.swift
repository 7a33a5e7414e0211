import Foundation
@_spi(Host) import UIKitCore

/// The result of a touch.
public struct Landing: Equatable, Sendable, CustomStringConvertible {
    /// A description of the touched element, in one line.
    public let element: String

    /// Whether the touch was handled.
    public let wasHandled: Bool

    /// A short description.
    public var description: String {
        wasHandled ? element : "\(element), which does nothing"
    }
}

extension ScreenDriver {
    /// Taps the middle of an element.
    ///
    /// - Parameters:
    ///   - name: The label, or an unambiguous prefix of it; "label, value" distinguishes elements with equal labels.
    ///   - role: The required role, or nil for any.
    /// - Returns: The result of the touch.
    /// - Throws: ``AppDriverError`` if the element is not on screen or is covered.
    @discardableResult
    public func tap(_ name: String, role: String? = nil) async throws -> Landing {
        let landing = try touch(try screen().element(called: name, role: role))
        try await settle()
        return landing
    }

    /// Taps a target.
    ///
    /// - Returns: The result of the touch.
    /// - Throws: ``AppDriverError`` if the target is not on screen or is covered.
    @discardableResult
    public func tap(_ target: Target) async throws -> Landing {
        let place = try await place(of: target)
        let landing: Landing
        if let element = place.element {
            landing = try touch(element)
        } else {
            place.window.userWillTouch(at: place.point)
            let wasHandled = place.window.userTapped(place.hit, at: place.point)
            landing = Landing(element: describe(place.hit), wasHandled: wasHandled)
        }
        try await settle()
        return landing
    }

    /// Presses the middle of an element for half a second, which opens its menu: that of a button, the context menu of a view or a
    /// row, or the edit menu of a text view, whose nearest word is selected. A recognizer that takes the touch has precedence.
    ///
    /// - Parameters:
    ///   - name: The label, or an unambiguous prefix of it.
    ///   - role: The required role, or nil for any.
    /// - Throws: ``AppDriverError`` if the element is not on screen or is covered.
    public func hold(_ name: String, role: String? = nil) async throws {
        let point = try await touchDown(on: name, role: role)
        try await holdFinger(at: point, for: .milliseconds(500))
    }

    /// Lets a finger rest that is down, opens the menu of the view after half a second, and ends the touch.
    func holdFinger(at point: CGPoint, for duration: Duration) async throws {
        try await wait(min(duration, .milliseconds(500)))
        if duration >= .milliseconds(500), let window = touched[0], !window.isTouchRecognized() {
            let place = window.place(ofScreenPoint: point)
            if let hit = window.hitTest(place, with: nil), !window.userAskedForMenu(on: hit, at: place),
                !(hit is UIControl), let text = hit.nearest(UITextView.self)
            {
                _ = text.userHeld(at: text.convert(place, from: nil))
            }
        }
        if duration > .milliseconds(500) { try await wait(duration - .milliseconds(500)) }
        try await touchUp()
    }

    /// Selects a scope by its title.
    ///
    /// - Throws: ``AppDriverError`` if there is no such scope button on screen.
    public func scope(_ title: String) async throws {
        try await tap(title, role: ViewRole.scope.rawValue)
    }

    /// Selects a token in the search field by its text.
    ///
    /// - Throws: ``AppDriverError`` if there is no such token on screen.
    public func token(_ text: String) async throws {
        try await tap(text, role: ViewRole.token.rawValue)
    }

    /// Taps the back button of the navigation bar.
    ///
    /// - Throws: ``AppDriverError/noBackButton`` if there is none on screen.
    public func back() async throws {
        let bars = screen().elements(role: ViewRole.navigationBar.rawValue).compactMap { $0.view as? UINavigationBar }
        guard let button = bars.last?.backButton,
            let element = screen().elements.last(where: { $0.view === button })
        else { throw AppDriverError.noBackButton }
        try touch(element)
        try await settle()
    }

    /// Swipes a row, which reveals its swipe actions as buttons.
    ///
    /// - Parameters:
    ///   - direction: Left for the trailing actions, right for the leading ones.
    ///   - name: The name of the row.
    /// - Throws: ``AppDriverError`` if there is no such row on screen.
    public func swipe(_ direction: SwipeDirection, _ name: String) async throws {
        let element = try screen().element(called: name, role: ViewRole.row.rawValue)
        let hit = try hitView(for: element)
        let cell = sequence(first: hit, next: { $0.superview }).lazy.compactMap(\.asListCell).first
        if let cell, let list = cell.list, let path = list.path(of: cell) {
            list.userSwiped(direction == .left ? .left : .right, at: path)
        }
        try await settle()
    }

    /// The direction of a swipe.
    public enum SwipeDirection: String, Sendable {
        /// From right to left.
        case left
        /// From left to right.
        case right
    }

    /// Drags a token, the selection of a field, a row, an item or another view, and drops it at the end of a field's text. All
    /// but tokens and the text of fields can also be dropped on the middle of any element.
    ///
    /// - Parameters:
    ///   - name: The name of the token, field or other element.
    ///   - target: The name of the target.
    /// - Throws: ``AppDriverError`` if one of them is not on screen or is covered, if there is nothing to drag, or if the target
    ///   does not accept the drag. If the app rejects the drop, nothing changes.
    public func drag(_ name: String, to target: String) async throws {
        if let element = rowElement(called: name) ?? viewElement(called: name) {
            return try await dragRow(element, to: target)
        }
        let drag = try drag(from: try source(called: name))
        let element = try fieldElement(called: target)
        guard let field = try hitView(for: element).nearest(UITextField.self),
            let operation = field.operation(forDropping: drag)
        else { throw AppDriverError.notTaken(element.brief, drag.title) }
        field.drop(drag, at: field.text?.utf16.count ?? 0, operation)
        try await settle()
    }

    /// Drops a text from a different program at the end of a field's text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - target: The name of the field.
    /// - Throws: ``AppDriverError`` if the field is not on screen, or does not accept the text.
    public func drop(_ text: String, on target: String) async throws {
        let element = try fieldElement(called: target)
        guard let field = try hitView(for: element).nearest(UITextField.self), field.takesDroppedText
        else { throw AppDriverError.notTaken(element.brief, text) }
        field.drop(text: text, at: field.text?.utf16.count ?? 0)
        try await settle()
    }

    static let fieldRoles = [ViewRole.searchField, .textField].map(\.rawValue)

    private func source(called name: String) throws -> ScreenElement {
        do {
            return try screen().element(called: name, role: ViewRole.token.rawValue)
        } catch AppDriverError.notOnScreen {
            return try fieldElement(called: name)
        }
    }

    func fieldElement(called name: String) throws -> ScreenElement {
        for role in ScreenDriver.fieldRoles where screen().elements(role: role).contains(where: { $0.label == name }) {
            return try screen().element(called: name, role: role)
        }
        let element = try screen().element(called: name)
        guard ScreenDriver.fieldRoles.contains(element.role) else { throw AppDriverError.notTaken(element.brief, nil) }
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
        guard let drag else { throw AppDriverError.notDraggable(element.brief) }
        return drag
    }

    /// Moves the thumb of a slider.
    ///
    /// - Parameters:
    ///   - name: The name of the slider.
    ///   - fraction: The position on the track, from 0 to 1.
    /// - Throws: ``AppDriverError`` if there is no such slider on screen, or it is covered.
    public func slide(_ name: String, to fraction: Double) async throws {
        let hit = try hitView(for: try screen().element(called: name, role: ViewRole.slider.rawValue))
        if let slider = hit.nearest(UISlider.self) { slide(slider, to: fraction) }
        try await settle()
    }

    func slide(_ slider: UISlider, to fraction: Double) {
        let length = slider.maximumValue - slider.minimumValue
        slider.userMoved(to: slider.minimumValue + Float(min(max(fraction, 0), 1)) * length, isMoving: false)
    }

    // MARK: Landing

    @discardableResult
    func touch(_ element: ScreenElement) throws -> Landing {
        let hit = try hitView(for: element)
        if element.isInTitleBar, element.tokenIndex == nil {
            return Landing(element: element.brief, wasHandled: tapInTitleBar(hit))
        }
        hit.window?.userWillTouch(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        if let index = element.tokenIndex, let field = hit.nearest(UISearchTextField.self) {
            field.becomeFirstResponder()
            field.activateToken(at: index)
            return Landing(element: element.brief, wasHandled: true)
        }
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        let wasHandled = hit.window?.userTapped(hit, at: point) ?? false
        return Landing(element: element.brief, wasHandled: wasHandled)
    }

    /// Taps a view that the host shows in a title bar. UIKit's hit test does not reach it there.
    private func tapInTitleBar(_ view: UIView) -> Bool {
        view.window?.userWillTouch(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        if let field = view.nearest(UITextField.self) { return field.isEnabled && field.becomeFirstResponder() }
        guard let control = view.nearest(UIControl.self) else { return false }
        guard control.isEnabled else { return false }
        control.userTapped()
        return true
    }

    /// The view at the middle of an element: one inside it, or the container of an element without touch handling.
    func hitView(for element: ScreenElement) throws -> UIView {
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard let window = element.view.window else {
            throw AppDriverError.notOnScreen(element.brief, role: nil, screen: [])
        }
        if element.isInTitleBar { return element.view }
        let hit = window.hitTest(point, with: nil)
        guard let hit, hit.isDescendant(of: element.view) || element.view.isDescendant(of: hit) else {
            throw AppDriverError.covered(element.brief, by: describe(hit))
        }
        if let cover = view(inFrontOf: window, at: point) {
            throw AppDriverError.covered(element.brief, by: describe(cover))
        }
        return hit
    }

    /// The view of a window in front that covers a point of this window.
    private func view(inFrontOf window: UIWindow, at point: CGPoint) -> UIView? {
        let inFront = application.frontWindows.drop { $0 !== window }.dropFirst()
        return inFront.reversed().lazy.compactMap { front in
            let place = CGPoint(
                x: point.x + window.frame.minX - front.frame.minX,
                y: point.y + window.frame.minY - front.frame.minY
            )
            return front.hitTest(place, with: nil)
        }.first
    }

    func describe(_ view: UIView?) -> String {
        guard let view else { return "nothing that receives touches" }
        let elements = screen().elements
        let owner = sequence(first: view, next: { $0.superview }).lazy
            .compactMap { view in elements.last { $0.view === view } }.first
        return owner?.brief ?? "\(Swift.type(of: view))"
    }
}

extension UIView {
    /// The view itself or its nearest ancestor of a type.
    func nearest<View: UIView>(_ type: View.Type) -> View? {
        sequence(first: self, next: { $0.superview }).lazy.compactMap { $0 as? View }.first
    }
}
