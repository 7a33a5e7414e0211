#if GTK
import CGTK
import Foundation
import GTKHost
@_spi(Host) import UIKitCore

extension GTKAppDriver {
    /// Drags with the mouse from an element, in ten steps.
    ///
    /// - Parameters:
    ///   - name: The name of the element.
    ///   - role: The required role, or nil for any.
    ///   - start: The horizontal start position in the element, from 0 (left) to 1.
    ///   - x: The horizontal distance.
    ///   - y: The vertical distance.
    ///   - isHeld: Whether the button remains pressed.
    public func drag(
        _ name: String,
        role: String? = nil,
        at start: Double = 0.5,
        x: Int = 0,
        y: Int = 0,
        isHeld: Bool = false
    ) async throws {
        UIApplication.current = application
        let element = try element(called: name, role: role)
        let window = try window
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(window.opaque, &left, &top)
        let point = CGPoint(x: element.frame.minX + element.frame.width * start + left, y: element.frame.midY + top)
        let number = try windowNumber()
        func move(_ part: Int) throws {
            let place = [Int(point.x) + x * part / 10, Int(point.y) + y * part / 10].map(String.init)
            try XTool.run(["mousemove", "--window", number] + place)
        }
        try move(0)
        try XTool.run(["mousedown", "1"])
        for part in 1...10 { try move(part) }
        // A pause before the release results in a velocity of 0.
        if !isHeld {
            usleep(150_000)
            try move(10)
            try XTool.run(["mouseup", "1"])
        }
        try await settle()
    }

    /// Releases the mouse button.
    public func release() async throws {
        UIApplication.current = application
        try XTool.run(["mouseup", "1"])
        try await settle()
    }

    /// The direction of a swipe.
    public enum SwipeDirection: String, Sendable {
        /// From right to left.
        case left
        /// From left to right.
        case right
    }

    /// Swipes a row far enough that its actions stay open.
    public func swipe(_ direction: SwipeDirection, _ name: String) async throws {
        try await drag(name, role: "row", x: direction == .left ? -120 : 120)
    }
}
#endif
