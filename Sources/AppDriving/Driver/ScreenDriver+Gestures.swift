import Foundation
@_spi(Host) import UIKitCore

/// Gestures at targets.
extension ScreenDriver {
    /// The time between two positions of a moving finger.
    private static let step = Duration.milliseconds(16)

    /// Taps a target twice.
    ///
    /// - Throws: ``AppDriverError`` if the target is not on screen or is covered.
    public func doubleTap(_ target: Target) async throws {
        for _ in 0..<2 {
            let place = try await place(of: target)
            try await putDown(at: place)
            try await touchUp()
        }
    }

    /// Presses a target for a duration. After half a second the menu of its view opens, unless a recognizer takes the touch.
    ///
    /// - Throws: ``AppDriverError`` if the target is not on screen or is covered.
    public func press(_ target: Target, for duration: Duration) async throws {
        let place = try await place(of: target)
        try await putDown(at: place)
        try await holdFinger(at: place.screenPoint, for: duration)
    }

    /// Moves a finger from a target by a distance, holds it there, and lifts it.
    ///
    /// - Throws: ``AppDriverError`` if the target is not on screen or is covered.
    public func drag(_ target: Target, by distance: Distance) async throws {
        try await pan(target, by: distance, steps: 12)
        // A rest before the release results in a velocity of 0.
        try await wait(.milliseconds(200))
        try await touchUp()
    }

    /// Moves a finger from a target by a distance and lifts it in motion, after which a list scrolls further. A horizontal swipe on a
    /// row with swipe actions reveals these.
    ///
    /// - Throws: ``AppDriverError`` if the target is not on screen or is covered.
    public func swipe(_ target: Target, by distance: Distance) async throws {
        if distance.x.magnitude > distance.y.magnitude, try await swipeRow(target, distance.x < 0 ? .left : .right) {
            return
        }
        try await pan(target, by: distance, steps: 6)
        try await touchUp()
        try await waitForScrolling()
    }

    private func swipeRow(_ target: Target, _ direction: SwipeDirection) async throws -> Bool {
        let hit = try await place(of: target).hit
        let cell = sequence(first: hit, next: { $0.superview }).lazy.compactMap(\.asListCell).first
        guard let cell, let list = cell.list, let path = list.path(of: cell),
            list.userSwiped(direction == .left ? .left : .right, at: path)
        else { return false }
        try await settle()
        return true
    }

    private func pan(_ target: Target, by distance: Distance, steps: Int) async throws {
        let place = try await place(of: target)
        try await putDown(at: place)
        let start = place.screenPoint
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            try await moveFinger(to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
        }
    }

    /// Moves a finger from one target to another. After a press of at least half a second it drags the content of a view that
    /// offers some, and drops it.
    ///
    /// - Parameters:
    ///   - start: The start.
    ///   - end: The end.
    ///   - duration: The duration of the press before the movement.
    /// - Throws: ``AppDriverError`` if a target is not on screen or is covered.
    public func move(_ start: Target, to end: Target, after duration: Duration = .zero) async throws {
        // Both are found first: the movement may scroll.
        let goal = try await place(of: end)
        let place = try await place(of: start)
        try await putDown(at: place)
        if duration > .zero { try await wait(duration) }
        if duration >= .milliseconds(500), touched[0]?.isTouchRecognized() == false,
            let drag = place.window.userBeganDrag(on: place.hit, at: place.point)
        {
            touched.removeValue(forKey: 0)?.userTouchCancelled()
            return try await drop(drag, at: goal)
        }
        let (from, to) = (place.screenPoint, goal.screenPoint)
        for step in 1...12 {
            let part = CGFloat(step) / 12
            try await moveFinger(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        }
        try await wait(.milliseconds(200))
        try await touchUp()
    }

    private func drop(_ drag: DragSession, at goal: Place) async throws {
        drag.begin()
        _ = drag.userMoved(over: goal.window.hitTest(goal.point, with: nil), at: goal.point)
        try await settle()
        drag.end(with: drag.userDropped())
        try await settle()
    }

    // MARK: Two fingers

    /// Pinches a target with two fingers.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - scale: The distance of the fingers at the end, relative to that at the beginning.
    /// - Throws: ``AppDriverError`` if the target is not on screen or is covered.
    public func pinch(_ target: Target, by scale: Double) async throws {
        let place = try await place(of: target)
        let radius = room(at: place) / max(1, scale)
        try await moveFingers(around: place, steps: 12) { part in
            (radius: radius * (1 + (scale - 1) * part), angle: 0)
        }
    }

    /// Rotates two fingers around a target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - degrees: The angle, clockwise.
    /// - Throws: ``AppDriverError`` if the target is not on screen or is covered.
    public func rotate(_ target: Target, by degrees: Double) async throws {
        let place = try await place(of: target)
        let radius = room(at: place)
        // Small steps, because a recognizer sees only the directions of the fingers.
        let steps = max(6, Int((degrees.magnitude / 10).rounded(.up)))
        try await moveFingers(around: place, steps: steps) { part in (radius: radius, angle: degrees * part) }
    }

    /// The distance of a finger from the middle, with which both fingers begin on the view.
    private func room(at place: Place) -> Double {
        let view = place.element?.view ?? place.hit
        let frame = view.convert(view.bounds, to: nil).intersection(place.window.bounds)
        return max(8, min(Double(min(frame.width, frame.height)) / 2 - 4, 100))
    }

    private func moveFingers(
        around place: Place,
        steps: Int,
        _ shape: (_ part: Double) -> (radius: Double, angle: Double)
    ) async throws {
        func points(_ part: Double) -> [CGPoint] {
            let (radius, angle) = shape(part)
            let (x, y) = (radius * cos(angle * .pi / 180), radius * sin(angle * .pi / 180))
            let middle = place.screenPoint
            return [CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)]
        }
        for (finger, point) in points(0).enumerated() { try await touchDown(at: point, finger: finger) }
        for step in 1...steps {
            for (finger, point) in points(Double(step) / Double(steps)).enumerated() {
                try await moveFinger(to: point, finger: finger, after: finger == 0 ? Self.step : .zero)
            }
        }
        for finger in 0..<2 { try await touchUp(finger: finger) }
    }

    // MARK: Pointer and values

    /// Hovers the pointer over a target; nil moves it away from all elements.
    ///
    /// - Throws: ``AppDriverError`` if the target is not on screen or is covered.
    public func hover(over target: Target?) async throws {
        guard let target else { return try await hover(over: nil as String?) }
        let place = try await place(of: target)
        place.window.userHovered(over: place.hit, at: place.point)
        try await settle()
    }

    /// Moves the thumb of a slider to a fraction of its track.
    ///
    /// - Throws: ``AppDriverError`` if the target is not on screen, is covered, or is no slider.
    public func slide(_ target: Target, to fraction: Double) async throws {
        let place = try await place(of: target)
        guard let slider = place.hit.nearest(UISlider.self) ?? place.element?.view as? UISlider else {
            throw AppDriverError.notReading("\(describe(place.hit)) is no slider.")
        }
        slide(slider, to: fraction)
        try await settle()
    }

    /// Changes an adjustable element, such as a wheel of a picker, step by step until it has a value.
    ///
    /// - Throws: ``AppDriverError`` if the target is not on screen, cannot be adjusted, or has no such value.
    public func adjust(_ target: Target, to value: String) async throws {
        let place = try await place(of: target)
        let element = place.element ?? screen().elements.last { $0.frame.contains(place.point) && $0.isAdjustable }
        guard let element, element.isAdjustable, let responder = element.responder else {
            throw AppDriverError.notReading("\(describe(place.hit)) cannot be adjusted: it lacks the trait adjustable.")
        }
        for step in [responder.accessibilityDecrement, responder.accessibilityIncrement] {
            var last: String?
            // A wheel without ends is bounded by the number of steps.
            for _ in 0..<10_000 where element.currentValue != last {
                if element.currentValue == value { return }
                last = element.currentValue
                step()
                try await settle()
            }
        }
        throw AppDriverError.notReading("\(element.brief) has no value \(ScreenElement.quoted(value)).")
    }

    // MARK: Parts

    /// Moves a finger after a duration. In real time, the speed of the finger must not depend on that of the app.
    private func moveFinger(to point: CGPoint, finger: Int = 0, after duration: Duration = step) async throws {
        guard surface.hasRealTime else {
            if duration > .zero { try await wait(duration) }
            return try await touchMove(to: point, finger: finger)
        }
        if duration > .zero { await surface.pass(duration) }
        enter()
        guard let window = touched[finger] else { throw AppDriverError.noFinger(finger) }
        window.userTouchMoved(finger, to: window.place(ofScreenPoint: point))
    }

    private func putDown(at place: Place) async throws {
        enter()
        if place.element?.isInTitleBar == true {
            throw AppDriverError.unsupported("\(describe(place.hit)) is in the title bar, which only takes taps.")
        }
        place.window.userWillTouch(at: place.point)
        place.window.userTouchBegan(on: place.hit, at: place.point)
        touched[0] = place.window
        try await settle()
    }

    /// Waits until scroll views come to rest.
    private func waitForScrolling() async throws {
        func isMoving(_ view: UIView) -> Bool {
            (view as? UIScrollView)?.isDecelerating == true || view.subviews.contains(where: isMoving)
        }
        for _ in 0..<100 where application.frontWindows.contains(where: isMoving) { try await wait(.milliseconds(100)) }
    }
}

extension ScreenElement {
    fileprivate var isAdjustable: Bool { traits.contains(.adjustable) }

    /// The value now, which may differ from ``value``.
    fileprivate var currentValue: String { (part == nil ? view.accessibilityValue : part?.accessibilityValue) ?? "" }
}
