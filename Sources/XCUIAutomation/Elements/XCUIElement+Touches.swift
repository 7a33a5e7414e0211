import Foundation
import UIKitCore

extension XCUIElement {
    /// Performs a touch by a command for the target, or by the command of a key of the keyboard.
    func performTouch(_ action: String, _ file: StaticString, _ line: UInt, _ command: (String) -> String) {
        perform(action, file, line) { node, target in
            if let key = node.keyCommand {
                _ = try target.run(key)
            } else if let number = node.number {
                _ = try target.run(command("element \(number)"))
            } else {
                _ = try target.run(command("at \(node.frame.midX) \(node.frame.midY)"))
            }
        }
    }

    /// Taps the middle of the element. It is scrolled onto the screen first.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        performTouch("tap", file, line) { "tap \($0)" }
    }

    /// Taps the element twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        performTouch("double tap", file, line) { "double-tap \($0)" }
    }

    /// Taps the element some times with one finger.
    public func tap(
        withNumberOfTaps numberOfTaps: Int,
        numberOfTouches: Int,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard numberOfTouches == 1 else {
            return XCUITestHooks.fail(
                "Failed to tap \(summary): taps with several fingers are not supported.",
                file,
                line
            )
        }
        for _ in 0..<numberOfTaps / 2 { doubleTap(file: file, line: line) }
        if numberOfTaps % 2 == 1 { tap(file: file, line: line) }
    }

    /// Kept for compilation: taps with two fingers are not supported.
    @available(
        *,
        unavailable,
        message: "Taps with two fingers are not supported; use pinch(withScale:velocity:) or rotate(_:withVelocity:)"
    )
    public func twoFingerTap() {}

    /// Presses the element.
    ///
    /// - Parameter duration: The duration in seconds. After half a second, menus open.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        performTouch("press", file, line) { "press \($0) for \(milliseconds(duration))" }
    }

    /// Presses the element, and drags it onto another one.
    public func press(
        forDuration duration: TimeInterval,
        thenDragTo otherElement: XCUIElement,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        perform("drag", file, line) { node, target in
            let root = try target.elements()
            guard let end = otherElement.matches(in: root).first, let start = matches(in: root).first else {
                throw AppConnection.Failure(description: "No matches found for \(otherElement.summary).")
            }
            _ = try target.run("move \(place(start)) to \(place(end)) after \(milliseconds(duration))")
        }
    }

    /// Presses the element, and drags it onto another one. The velocity and the hold at the end have no effect: the app is idle
    /// afterwards in any case.
    public func press(
        forDuration duration: TimeInterval,
        thenDragTo otherElement: XCUIElement,
        withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        press(forDuration: duration, thenDragTo: otherElement, file: file, line: line)
    }

    private func place(_ node: ElementNode) -> String {
        node.number.map { "element \($0)" } ?? "at \(node.frame.midX) \(node.frame.midY)"
    }

    // MARK: Swipes

    /// Swipes up over the element: its content scrolls towards the end.
    public func swipeUp(
        velocity: XCUIGestureVelocity = .default,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        swipe("swipe up", 0, -1, file, line)
    }

    /// Swipes down over the element: its content scrolls towards the beginning.
    public func swipeDown(
        velocity: XCUIGestureVelocity = .default,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        swipe("swipe down", 0, 1, file, line)
    }

    /// Swipes left over the element: a row shows its trailing actions.
    public func swipeLeft(
        velocity: XCUIGestureVelocity = .default,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        swipe("swipe left", -1, 0, file, line)
    }

    /// Swipes right over the element: a row shows its leading actions.
    public func swipeRight(
        velocity: XCUIGestureVelocity = .default,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        swipe("swipe right", 1, 0, file, line)
    }

    private func swipe(_ action: String, _ x: Double, _ y: Double, _ file: StaticString, _ line: UInt) {
        perform(action, file, line) { node, target in
            // Nearly half of the visible part, from its middle.
            let visible = node.parent == nil ? node.frame : node.frame.intersection(screen(of: node))
            let (width, height) = (max(40, visible.width * 0.45), max(40, visible.height * 0.45))
            let place = node.number == nil ? "at \(visible.midX) \(visible.midY)" : "element \(node.number!)"
            let isApp = node.isOf(.application) || node.isOf(.window)
            let start = isApp ? "at \(visible.midX) \(visible.midY)" : place
            _ = try target.run("swipe \(start) by \(x * width) \(y * height)")
        }
    }

    private func screen(of node: ElementNode) -> CGRect {
        sequence(first: node, next: { $0.parent }).first { $0.parent == nil }?.frame ?? node.frame
    }

    // MARK: Two fingers

    /// Pinches the element with two fingers.
    ///
    /// - Parameters:
    ///   - scale: The factor: greater than 1 to zoom in.
    ///   - velocity: Without effect: the app is idle afterwards in any case.
    public func pinch(
        withScale scale: CGFloat,
        velocity: CGFloat,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        performTouch("pinch", file, line) { "pinch \($0) by \(scale)" }
    }

    /// Rotates two fingers on the element.
    ///
    /// - Parameters:
    ///   - rotation: The angle in radians, clockwise.
    ///   - velocity: Without effect: the app is idle afterwards in any case.
    public func rotate(
        _ rotation: CGFloat,
        withVelocity velocity: CGFloat,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        performTouch("rotate", file, line) { "rotate \($0) by \(rotation * 180 / .pi)" }
    }

    /// Moves the pointer over the element.
    public func hover(file: StaticString = #filePath, line: UInt = #line) {
        performTouch("hover over", file, line) { "hover \($0)" }
    }

    // MARK: Values

    /// Moves the thumb of a slider.
    ///
    /// - Parameter normalizedSliderPosition: The position from 0 to 1.
    public func adjust(
        toNormalizedSliderPosition normalizedSliderPosition: CGFloat,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        performTouch("adjust", file, line) { "slide \($0) to \(min(max(normalizedSliderPosition, 0), 1))" }
    }

    /// Turns a wheel of a picker to a value.
    public func adjust(toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line)
    {
        performTouch("adjust", file, line) { "adjust \($0) to \(ScriptText.quoted(pickerWheelValue))" }
    }

    /// The position of the thumb of a slider, from 0 to 1; 0 for other elements.
    public var normalizedSliderPosition: CGFloat {
        guard let text = value as? String, let number = Double(text.filter { $0.isNumber || $0 == "." }) else {
            return 0
        }
        return text.hasSuffix("%") ? number / 100 : number
    }

    // MARK: Coordinates and pictures

    /// A point relative to the element.
    ///
    /// - Parameter normalizedOffset: The position in the element: 0, 0 is the top left corner, 1, 1 the bottom right one.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset: normalizedOffset, offset: CGVector(dx: 0, dy: 0))
    }
}

/// The velocity of a gesture. Kept for compilation: the app is idle after each gesture, whatever its velocity.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// The points per second.
    public let rawValue: CGFloat
    /// Makes a velocity in points per second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a velocity in points per second.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a velocity in points per second.
    public init(floatLiteral value: Double) { rawValue = value }
    /// Makes a velocity in points per second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
    /// The usual velocity.
    public static let `default` = XCUIGestureVelocity(0)
    /// Slow.
    public static let slow = XCUIGestureVelocity(100)
    /// Fast.
    public static let fast = XCUIGestureVelocity(4000)
}

/// A duration in whole milliseconds.
func milliseconds(_ duration: TimeInterval) -> Int { Int((min(max(duration, 0), 86_400) * 1000).rounded()) }
