import Foundation
@_spi(Host) import UIKitCore

/// Touches that begin, move and end individually, at points of the screen.
extension ScreenDriver {
    /// Begins a touch.
    ///
    /// - Parameters:
    ///   - point: The position on the screen, in points. A window that does not fill the screen has a different origin.
    ///   - finger: The identifier of the touch.
    /// - Throws: ``AppDriverError/covered(_:by:)`` if nothing there receives touches.
    public func touchDown(at point: CGPoint, finger: Int = 0) async throws {
        enter()
        for window in application.frontWindows.reversed() {
            let place = window.place(ofScreenPoint: point)
            guard let hit = window.hitTest(place, with: nil) else { continue }
            window.userWillTouch(at: place)
            window.userTouchBegan(finger, on: hit, at: place)
            touched[finger] = window
            return try await settle()
        }
        throw AppDriverError.covered("the point \(point.x), \(point.y)", by: "nothing that receives touches")
    }

    /// Begins a touch on the middle of an element.
    ///
    /// - Parameters:
    ///   - name: The label, or an unambiguous prefix of it.
    ///   - role: The required role, or nil for any.
    ///   - finger: The identifier of the touch.
    /// - Returns: The position on the screen in points, as for ``touchMove(to:finger:)``.
    /// - Throws: ``AppDriverError`` if the element is not on screen or is covered.
    @discardableResult
    public func touchDown(on name: String, role: String? = nil, finger: Int = 0) async throws -> CGPoint {
        let element = try screen().element(called: name, role: role)
        let hit = try hitView(for: element)
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        hit.window?.userWillTouch(at: point)
        hit.window?.userTouchBegan(finger, on: hit, at: point)
        touched[finger] = hit.window
        let corner = hit.window?.frame.origin ?? .zero
        try await settle()
        return CGPoint(x: point.x + corner.x, y: point.y + corner.y)
    }

    /// Moves an active touch to a point of the screen.
    ///
    /// - Throws: ``AppDriverError/noFinger(_:)`` if there is no such touch.
    public func touchMove(to point: CGPoint, finger: Int = 0) async throws {
        enter()
        guard let window = touched[finger] else { throw AppDriverError.noFinger(finger) }
        window.userTouchMoved(finger, to: window.place(ofScreenPoint: point))
        try await settle()
    }

    /// Ends an active touch.
    ///
    /// - Throws: ``AppDriverError/noFinger(_:)`` if there is no such touch.
    public func touchUp(finger: Int = 0) async throws {
        enter()
        guard let window = touched.removeValue(forKey: finger) else { throw AppDriverError.noFinger(finger) }
        window.userTouchEnded(finger)
        try await settle()
    }

    /// Presses the middle of an element for a duration.
    ///
    /// - Parameters:
    ///   - name: The label, or an unambiguous prefix of it.
    ///   - role: The required role, or nil for any.
    ///   - duration: The duration of the press, on the manual clock.
    /// - Throws: ``AppDriverError`` if the element is not on screen or is covered.
    public func longPress(_ name: String, role: String? = nil, for duration: Duration = .seconds(1)) async throws {
        try await touchDown(on: name, role: role)
        try await wait(duration)
        try await touchUp()
    }

    /// Triggers the refresh control of the frontmost refreshable scroll view.
    ///
    /// - Throws: ``AppDriverError/nothingToRefresh`` if there is none, or all are refreshing.
    public func pullToRefresh() async throws {
        enter()
        let views = application.frontWindows.flatMap { scrollViews(in: $0) }
        guard views.reversed().contains(where: { $0.userPulledToRefresh() }) else {
            throw AppDriverError.nothingToRefresh
        }
        try await settle()
    }

    private func scrollViews(in view: UIView) -> [UIScrollView] {
        view.visibleOrderedSubviews.flatMap { subview in
            [subview as? UIScrollView].compactMap { $0 } + scrollViews(in: subview)
        }
    }

    /// Hovers the pointer over the middle of an element; nil moves it away from all elements.
    ///
    /// - Throws: ``AppDriverError`` if the element is not on screen or is covered.
    public func hover(over name: String?, role: String? = nil) async throws {
        enter()
        guard let name else {
            for window in application.frontWindows { window.userHovered(over: nil) }
            return try await settle()
        }
        let element = try screen().element(called: name, role: role)
        let hit = try hitView(for: element)
        hit.window?.userHovered(over: hit, at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        try await settle()
    }
}

extension UIWindow {
    /// Converts a point of the screen to window coordinates.
    func place(ofScreenPoint point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
}
