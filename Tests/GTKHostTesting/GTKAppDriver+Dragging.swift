#if GTK
import CGTK
import Foundation
import GTKHost
@_spi(Host) import UIKitCore

@_spi(Testing)
extension GTKAppDriver {
    /// Drags a token, the selection of a field, or a row with the mouse, and drops it at the end of a field's text or on
    /// the middle of a row.
    ///
    /// - Parameter isHeld: Called while the drag hovers over the target, such as for a screenshot.
    public func drag(
        _ name: String,
        to target: String,
        isHeld: @MainActor () async throws -> Void = {}
    ) async throws {
        try await drag(from: try handle(of: name), to: try end(of: target), isHeld)
    }

    /// Drags a token, or the selection of a field, with the mouse to a point of the screen.
    public func drag(_ name: String, toScreen point: CGPoint) async throws {
        try await drag(from: try handle(of: name), to: Place(point: point, isOnScreen: true))
    }

    /// Drags content of a different program from a point of the screen with the mouse, and drops it at the end of a field's
    /// text.
    public func drag(fromScreen point: CGPoint, to target: String) async throws {
        try await drag(from: Place(point: point, isOnScreen: true), to: try end(of: target))
    }

    /// Drags an element of any role with the mouse, and drops it on the middle of an element.
    public func drag(view name: String, to target: String) async throws {
        try await drag(from: try middle(of: name), to: try middle(of: target))
    }

    /// Drags from a point of the window, and drops on the middle of an element.
    public func drag(fromPoint point: CGPoint, toView target: String) async throws {
        try await drag(from: Place(point: point), to: try middle(of: target))
    }

    /// Drags content of a different program from a point of the screen, and drops it on the middle of an element.
    public func drag(fromScreen point: CGPoint, toView target: String) async throws {
        try await drag(from: Place(point: point, isOnScreen: true), to: try middle(of: target))
    }

    /// Drags content of a different program from a point of the screen, and drops it at a point of the window.
    public func drag(fromScreen point: CGPoint, toPoint end: CGPoint) async throws {
        try await drag(from: Place(point: point, isOnScreen: true), to: Place(point: end))
    }

    /// Moves the window of a different program.
    public func placeWindow(titled title: String, at point: CGPoint) async throws {
        let place = [String(Int(point.x)), String(Int(point.y))]
        let search = ["search", "--onlyvisible", "--name", "^\(title)$", "windowmove"]
        for _ in 0..<50 {
            try await settle()
            if (try? XTool.run(search + place)) != nil { return try await settle() }
        }
        throw GTKAppDriverError.unusable("No window is titled \"\(title)\".")
    }

    /// A point in window or screen coordinates.
    private struct Place {
        var point: CGPoint
        var isOnScreen = false

        /// Rows are dragged vertically, because a horizontal drag is a swipe.
        var isRow = false

        func moved(by distance: Double) -> Place {
            let point = CGPoint(x: point.x + (isRow ? 0 : distance), y: point.y + (isRow ? distance : 0))
            return Place(point: point, isOnScreen: isOnScreen)
        }
    }

    private func drag(
        from start: Place,
        to end: Place,
        _ isHeld: @MainActor () async throws -> Void = {}
    ) async throws {
        UIApplication.current = application
        try await move(to: start)
        try XTool.run(["mousedown", "1"])
        // The first steps start the drag; the last one gives the field the final position.
        for way in [8.0, 16, 24] { try await move(to: start.moved(by: way)) }
        try await move(to: end.moved(by: -2))
        try await move(to: end)
        try await isHeld()
        try XTool.run(["mouseup", "1"])
        try await settle()
    }

    private func move(to place: Place) async throws {
        var (x, y) = (0.0, 0.0)
        if !place.isOnScreen { gtk_native_get_surface_transform(try window.opaque, &x, &y) }
        let number = place.isOnScreen ? [] : ["--window", try windowNumber()]
        try XTool.run(["mousemove"] + number + [String(Int(place.point.x + x)), String(Int(place.point.y + y))])
        try await settle()
    }

    private func handle(of name: String) throws -> Place {
        if let token = try? element(called: name, role: "token") {
            return Place(point: CGPoint(x: token.frame.midX, y: token.frame.midY))
        }
        if let row = try row(called: name) { return row }
        guard (try? fieldElement(called: name)) != nil else { return try middle(of: name) }
        return Place(point: try middleOfSelection(in: fieldElement(called: name)))
    }

    private func middle(of name: String) throws -> Place {
        let frame = try element(called: name, role: nil).frame
        return Place(point: CGPoint(x: frame.midX, y: frame.midY))
    }

    private func end(of target: String) throws -> Place {
        if let row = try row(called: target) { return row }
        let field = try fieldElement(called: target)
        return Place(point: CGPoint(x: field.frame.maxX - 6, y: field.frame.midY))
    }

    /// The middle of a row; nil if a field has this name, or no row has it.
    private func row(called name: String) throws -> Place? {
        guard (try? fieldElement(called: name)) == nil, let row = try? element(called: name, role: "row") else {
            return nil
        }
        return Place(point: CGPoint(x: row.frame.midX, y: row.frame.midY), isRow: true)
    }

    private func fieldElement(called name: String) throws -> GTKElement {
        try (try? element(called: name, role: "search field")) ?? element(called: name, role: "text field")
    }

    private func middleOfSelection(in field: GTKElement) throws -> CGPoint {
        let text: Widget = UnsafeMutablePointer(gtk_editable_get_delegate(field.widget.opaque))
        var (start, end): (gint, gint) = (0, 0)
        guard gtk_editable_get_selection_bounds(text.opaque, &start, &end) != 0 else {
            throw GTKAppDriverError.unusable("Nothing is selected in \"\(field.label)\".")
        }
        let xs = [start, end].map { position in
            var strong = graphene_rect_t()
            gtk_text_compute_cursor_extents(text.cast(), gsize(position), &strong, nil)
            return Double(strong.origin.x)
        }
        let frame = text.frame(in: try window)
        return CGPoint(x: frame.minX + (xs[0] + xs[1]) / 2, y: frame.midY)
    }
}
#endif
