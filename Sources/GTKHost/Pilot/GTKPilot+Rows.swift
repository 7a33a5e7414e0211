#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    extension GTKPilot {
        /// Drags with the mouse from an element, button down, over so many pixels; by steps, as a hand does.
        ///
        /// - Parameters:
        ///   - name: What the element is called.
        ///   - role: The role it must have, or nil for any.
        ///   - start: Where in its width the drag begins, from 0 at the left to 1.
        ///   - x: How far to the right.
        ///   - y: How far down.
        ///   - isHeld: Whether the button stays down.
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
            // A hand that rests before it lets go throws nothing.
            if !isHeld {
                usleep(150_000)
                try move(10)
                try XTool.run(["mouseup", "1"])
            }
            try await settle()
        }

        /// Lets the mouse button go.
        public func release() async throws {
            UIApplication.current = application
            try XTool.run(["mouseup", "1"])
            try await settle()
        }

        /// Which way a row is dragged.
        public enum SwipeDirection: String, Sendable {
            /// From right to left.
            case left
            /// From left to right.
            case right
        }

        /// Drags a row sideways, far enough that its actions stay.
        public func swipe(_ direction: SwipeDirection, _ name: String) async throws {
            try await drag(name, role: "row", x: direction == .left ? -120 : 120)
        }
    }
#endif
