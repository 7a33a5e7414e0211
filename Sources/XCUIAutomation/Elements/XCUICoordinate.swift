import Foundation
import UIKitCore

/// A point on the screen, relative to an element. It is computed with each use.
open class XCUICoordinate: NSObject {
    /// The element.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, normalizedOffset: CGVector, offset: CGVector) {
        referencedElement = element
        self.normalizedOffset = normalizedOffset
        self.offset = offset
        super.init()
    }

    /// The position on the screen, in points.
    open var screenPoint: CGPoint { point(in: referencedElement.frame) }

    private func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
            y: frame.minY + frame.height * normalizedOffset.dy + offset.dy
        )
    }

    /// A point at a distance from this one, in points.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement,
            normalizedOffset: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy)
        )
    }

    private func perform(_ action: String, _ file: StaticString, _ line: UInt, _ command: (String) -> String) {
        referencedElement.perform(action, file, line) { node, target in
            let point = point(in: node.frame)
            _ = try target.run(command("at \(point.x) \(point.y)"))
        }
    }

    /// Taps the point.
    public func tap(file: StaticString = #filePath, line: UInt = #line) { perform("tap", file, line) { "tap \($0)" } }

    /// Taps the point twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        perform("double tap", file, line) { "double-tap \($0)" }
    }

    /// Presses the point for a duration in seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        perform("press", file, line) { "press \($0) for \(milliseconds(duration))" }
    }

    /// Presses the point for a duration in seconds, and drags to another one.
    public func press(
        forDuration duration: TimeInterval,
        thenDragTo otherCoordinate: XCUICoordinate,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let end = otherCoordinate.screenPoint
        perform("drag", file, line) { "move \($0) to at \(end.x) \(end.y) after \(milliseconds(duration))" }
    }

    /// Presses the point for a duration in seconds, and drags to another one. The velocity and the hold at the end have no effect: the
    /// app is idle afterwards in any case.
    public func press(
        forDuration duration: TimeInterval,
        thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        press(forDuration: duration, thenDragTo: otherCoordinate, file: file, line: line)
    }

    /// Moves the pointer over the point.
    public func hover(file: StaticString = #filePath, line: UInt = #line) {
        perform("hover over", file, line) { "hover \($0)" }
    }
}
