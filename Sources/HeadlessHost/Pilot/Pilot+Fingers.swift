import Foundation
@_spi(Host) import UIKitCore

/// Fingers that come, move and go one by one, at points of the screen.
extension Pilot {
    /// Puts a finger down.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the screen. A window that does not fill it has its own origin there.
    ///   - finger: Tells it from others that are down.
    /// - Throws: ``PilotError/covered(_:by:)`` when nothing there receives touches.
    public func touchDown(at point: CGPoint, finger: Int = 0) async throws {
        enter()
        for window in application.visibleWindows.reversed() {
            let place = window.place(ofScreenPoint: point)
            guard let hit = window.hitTest(place, with: nil) else { continue }
            window.userWillTouch(at: place)
            window.userTouchBegan(finger, on: hit, at: place)
            touched[finger] = window
            return try await settle()
        }
        throw PilotError.covered("the point \(point.x), \(point.y)", by: "nothing that receives touches")
    }

    /// Puts a finger down on the middle of an element.
    ///
    /// - Parameters:
    ///   - name: Its label, or the beginning of it where that is unambiguous.
    ///   - role: The role it must have, or nil for any.
    ///   - finger: Tells it from others that are down.
    /// - Returns: The point, in points of the screen, as ``touchMove(to:finger:)`` takes it.
    /// - Throws: ``PilotError`` when it is not on screen, or something lies in front of it.
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

    /// Moves a finger that is down to a point of the screen.
    ///
    /// - Throws: ``PilotError/noFinger(_:)`` when it is not down.
    public func touchMove(to point: CGPoint, finger: Int = 0) async throws {
        enter()
        guard let window = touched[finger] else { throw PilotError.noFinger(finger) }
        window.userTouchMoved(finger, to: window.place(ofScreenPoint: point))
        try await settle()
    }

    /// Lifts a finger that is down.
    ///
    /// - Throws: ``PilotError/noFinger(_:)`` when it is not down.
    public func touchUp(finger: Int = 0) async throws {
        enter()
        guard let window = touched.removeValue(forKey: finger) else { throw PilotError.noFinger(finger) }
        window.userTouchEnded(finger)
        try await settle()
    }

    /// Keeps a finger on the middle of an element, and lifts it.
    ///
    /// - Parameters:
    ///   - name: Its label, or the beginning of it where that is unambiguous.
    ///   - role: The role it must have, or nil for any.
    ///   - duration: How long it stays, on the manual clock.
    /// - Throws: ``PilotError`` when it is not on screen, or something lies in front of it.
    public func longPress(_ name: String, role: String? = nil, for duration: Duration = .seconds(1)) async throws {
        try await touchDown(on: name, role: role)
        try await wait(duration)
        try await touchUp()
    }

    /// Pulls the frontmost content that can be refreshed down beyond its beginning.
    ///
    /// - Throws: ``PilotError/notOnScreen(_:role:screen:)`` when there is none, or all are busy.
    public func pullToRefresh() async throws {
        enter()
        let views = application.visibleWindows.flatMap { scrollViews(in: $0) }
        guard views.reversed().contains(where: { $0.userPulledToRefresh() }) else {
            throw PilotError.notOnScreen("anything to refresh", role: nil, screen: screen().elements.map(\.brief))
        }
        try await settle()
    }

    private func scrollViews(in view: UIView) -> [UIScrollView] {
        view.visibleOrderedSubviews.flatMap { subview in
            [subview as? UIScrollView].compactMap { $0 } + scrollViews(in: subview)
        }
    }

    /// Moves the pointer over the middle of an element without pressing anything; away from everything for nil.
    ///
    /// - Throws: ``PilotError`` when it is not on screen, or something lies in front of it.
    public func hover(over name: String?, role: String? = nil) async throws {
        enter()
        guard let name else {
            for window in application.visibleWindows { window.userHovered(over: nil) }
            return try await settle()
        }
        let element = try screen().element(called: name, role: role)
        let hit = try hitView(for: element)
        hit.window?.userHovered(over: hit, at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        try await settle()
    }
}

extension UIWindow {
    /// Where a point of the screen is in the window.
    func place(ofScreenPoint point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
}
