#if GTK
import CGTK
import Foundation
import GTKHost
@_spi(Host) import UIKitCore

/// Pointer input other than taps, and inspection of text fields.
extension GTKAppDriver {
    /// Scrolls down over an element by the given number of wheel notches.
    public func turnWheel(over name: String, role: String? = nil, notches: Int) async throws {
        UIApplication.current = application
        let frame = try element(called: name, role: role).frame
        let place = try place(CGPoint(x: frame.midX, y: frame.midY))
        try XTool.run(["mousemove"] + place + ["click", "--repeat", String(notches), "--delay", "30", "5"])
        try await settle()
    }

    /// Clicks a point of the window's content.
    public func click(at point: CGPoint) async throws {
        try await use(["click", "1"], at: point)
    }

    /// Scrolls down at a point of the window's content by the given number of wheel notches; up if the number is negative.
    public func turnWheel(at point: CGPoint, notches: Int) async throws {
        let button = notches < 0 ? "4" : "5"
        try await use(["click", "--repeat", String(abs(notches)), "--delay", "20", button], at: point)
    }

    private func use(_ buttons: [String], at point: CGPoint) async throws {
        UIApplication.current = application
        guard let content = host.windows.last?.contentWidget else {
            throw GTKAppDriverError.unusable("The window has no content.")
        }
        let origin = content.frame(in: try window).origin
        let place = place(of: CGPoint(x: origin.x + point.x, y: origin.y + point.y), in: try window)
        try XTool.run(["mousemove", "--window", try windowNumber()] + place + buttons)
        try await settle()
    }

    /// Drags the pointer with its button down between points of the window's content.
    public func drag(from start: CGPoint, to end: CGPoint) async throws {
        try await use(["mousedown", "1"], at: start)
        for part in [0.2, 0.4, 0.6, 0.8, 1] {
            let x = start.x + part * (end.x - start.x)
            try await use([], at: CGPoint(x: x, y: start.y + part * (end.y - start.y)))
        }
        try await use(["mouseup", "1"], at: end)
    }

    /// Clicks in the text of a field, before the character at an offset in GTK's units, or of a text view, in UTF-16 units.
    public func click(
        textOf name: String,
        at offset: Int,
        times: Int = 1,
        button: Int = 1,
        holding modifier: String? = nil
    ) async throws {
        UIApplication.current = application
        let place = try place(caretRectangle(of: name, at: offset).middle)
        let clicks = ["click", "--repeat", String(times), "--delay", "30", String(button)]
        let keys = modifier.map { (["keydown", $0], ["keyup", $0]) } ?? ([], [])
        try XTool.run(["mousemove"] + place + keys.0 + clicks + keys.1)
        try await settle()
    }

    /// Moves the pointer over the text of a field or text view, before the character at an offset.
    public func hover(overTextOf name: String, at offset: Int) async throws {
        UIApplication.current = application
        try XTool.run(["mousemove"] + place(caretRectangle(of: name, at: offset).middle))
        try await settle()
    }

    /// The name of the pointer's shape over the middle of an element; nil for the default one.
    public func pointerShape(over name: String, role: String? = nil) throws -> String? {
        let window = try window
        let frame = try element(called: name, role: role).frame
        var widget = gtk_widget_pick(window, frame.midX, frame.midY, GTK_PICK_DEFAULT)
        while let current = widget {
            if let cursor = gtk_widget_get_cursor(current) {
                return gdk_cursor_get_name(cursor).map { String(cString: $0) }
            }
            widget = gtk_widget_get_parent(current)
        }
        return nil
    }

    /// Drags over the text of a field or text view, from one character offset to a different one.
    public func drag(textOf name: String, from start: Int, to end: Int) async throws {
        UIApplication.current = application
        let stops = try [start, (start + end) / 2, end].map { try place(caretRectangle(of: name, at: $0).middle) }
        try XTool.run(["mousemove"] + stops[0] + ["mousedown", "1"])
        for stop in stops {
            try XTool.run(["mousemove"] + stop)
            try await settle()
        }
        try XTool.run(["mouseup", "1"])
        try await settle()
    }

    /// Moves the pointer over an element without pressing anything.
    public func hover(over name: String, role: String? = nil) async throws {
        UIApplication.current = application
        let frame = try element(called: name, role: role).frame
        try XTool.run(["mousemove"] + place(CGPoint(x: frame.midX, y: frame.midY)))
        try await settle()
    }

    /// Whether an element is in the hovered state.
    public func isUnderPointer(_ name: String, role: String? = nil) throws -> Bool {
        let flags = gtk_widget_get_state_flags(try element(called: name, role: role).widget)
        return flags.rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
    }

    // MARK: Text fields

    /// The caret of a field or text view in screen coordinates, in pixels.
    public func caretOnScreen(in name: String) throws -> CGRect {
        let view = host.tree.textView(of: try element(called: name, role: nil).widget)
        let offset = try view?.caretOffset ?? Int(gtk_editable_get_position(try text(called: name).opaque))
        let rectangle = try caretRectangle(of: name, at: offset)
        let corner = try place(rectangle.origin)
        return CGRect(origin: CGPoint(x: Int(corner[0])!, y: Int(corner[1])!), size: rectangle.size)
    }

    /// The underlined part of a field's text, such as composed text.
    public func underlinedText(in name: String) throws -> String {
        let text = try text(called: name)
        let bytes = Array(String(cString: gtk_editable_get_text(text.opaque)).utf8)
        let attributes = pango_attr_list_get_attributes(gtk_text_get_attributes(text.cast()))
        defer {
            g_slist_free_full(attributes) {
                pango_attribute_destroy($0?.assumingMemoryBound(to: PangoAttribute.self))
            }
        }
        for item in sequence(first: attributes, next: { $0?.pointee.next }).prefix(while: { $0 != nil }) {
            guard let attribute = item?.pointee.data?.assumingMemoryBound(to: PangoAttribute.self).pointee,
                attribute.klass.pointee.type == PANGO_ATTR_UNDERLINE
            else { continue }
            let end = min(Int(attribute.end_index), bytes.count)
            return String(decoding: bytes[min(Int(attribute.start_index), end)..<end], as: UTF8.self)
        }
        return ""
    }

    /// The role and name of the focused element.
    public func focusedElement() throws -> String {
        guard let focus = gtk_window_get_focus(try window.cast()) else { return "nothing" }
        let elements = try screen().elements
        let found = elements.last { $0.widget == focus || gtk_widget_is_ancestor(focus, $0.widget) != 0 }
        return found.map { "\($0.role) \"\($0.label)\"" } ?? "nothing"
    }

    // MARK: Other programs

    /// Runs until a condition holds that may depend on other processes.
    public func settle(until condition: @MainActor () throws -> Bool) async throws {
        // Counts turns, because the time of other tests is not included.
        for _ in 0..<250 {
            if try condition() { return }
            try await settle()
        }
        throw GTKAppDriverError.notSettled
    }

    /// The frames of the visible windows of a different program on the screen, by window class, in pixels.
    public func windows(ofClass name: String) throws -> [CGRect] {
        let search = try? XTool.run(["search", "--onlyvisible", "--class", name])
        return try (search ?? "").split(separator: "\n").compactMap { number in
            let lines = try XTool.run(["getwindowgeometry", "--shell", String(number)]).split(separator: "\n")
            let values = Dictionary(
                lines.map { $0.split(separator: "=") }.filter { $0.count == 2 }.map { ($0[0], Int($0[1]) ?? 0) },
                uniquingKeysWith: { first, _ in first }
            )
            guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"],
                let height = values["HEIGHT"]
            else { return nil }
            return CGRect(x: x, y: y, width: width, height: height)
        }
    }

    // MARK: Positions

    private func text(called name: String) throws -> Widget {
        let entry = try element(called: name, role: nil).widget
        guard entry.isA(gtk_entry_get_type()), let text = gtk_editable_get_delegate(entry.opaque) else {
            throw GTKAppDriverError.unusable("\"\(name)\" is no text field.")
        }
        return UnsafeMutablePointer(text)
    }

    private func caretRectangle(of name: String, at offset: Int) throws -> CGRect {
        let widget = try element(called: name, role: nil).widget
        if let view = host.tree.textView(of: widget) {
            guard let place = view.position(from: view.beginningOfDocument, offset: offset) else {
                throw GTKAppDriverError.unusable("\"\(name)\" has no character \(offset).")
            }
            let corner = widget.frame(in: try window).origin
            return view.caretRect(for: place).offsetBy(
                dx: corner.x - view.bounds.minX,
                dy: corner.y - view.bounds.minY
            )
        }
        let text = try text(called: name)
        var strong = graphene_rect_t()
        gtk_text_compute_cursor_extents(text.cast(), gsize(offset), &strong, nil)
        // Inside the padding of the widget, like its event coordinates.
        var origin = graphene_point_t()
        guard gtk_widget_compute_point(text, try window, &strong.origin, &origin) != 0 else {
            throw GTKAppDriverError.unusable("\"\(name)\" is not in the window in front.")
        }
        return CGRect(
            x: Double(origin.x),
            y: Double(origin.y),
            width: Double(strong.size.width),
            height: Double(strong.size.height)
        )
    }

    /// A point of the window in screen coordinates, as xdotool arguments.
    private func place(_ point: CGPoint) throws -> [String] {
        var (x, y) = (0.0, 0.0)
        gtk_native_get_surface_transform(try window.opaque, &x, &y)
        let lines = try XTool.run(["getwindowgeometry", "--shell", windowNumber()]).split(separator: "\n")
        let corner = ["X=", "Y="].map { name in
            lines.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(2)) } ?? 0
        }
        return [String(Int((point.x + x).rounded()) + corner[0]), String(Int((point.y + y).rounded()) + corner[1])]
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
#endif
