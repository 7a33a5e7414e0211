#if GTK
import CGTK
import CGTKTesting
import Foundation
import GTKHost

/// A drawn text, measured in the pixels of the window.
@_spi(Testing)
public struct DrawnText {
    /// The text.
    public let text: String
    /// The frame of its glyphs in the window, in points.
    public let frame: CGRect
    /// The contrast ratio to its background, from 1 to 21.
    public let contrast: Double
}

extension GTKAppDriver {
    /// All texts in the window that are enabled, with the contrast between text and background colours.
    public func drawnTexts() throws -> [DrawnText] {
        let window = try window
        let picture = try Picture(window)
        return GTKAppDriver.texts(in: window).compactMap { widget, text in
            let frame = widget.frame(in: window)
            guard GTKScreen.isVisible(widget, frame, in: window) else { return nil }
            return picture.ink(in: frame).map { DrawnText(text: text, frame: $0.frame, contrast: $0.contrast) }
        }
    }

    private static func texts(in widget: Widget) -> [(Widget, String)] {
        guard gtk_widget_get_mapped(widget) != 0, gtk_widget_is_sensitive(widget) != 0 else { return [] }
        var found: [(Widget, String)] = []
        if widget.isA(gtk_label_get_type()) {
            found.append((widget, String(cString: gtk_label_get_text(widget.opaque))))
        } else if widget.isA(gtk_text_get_type()) {
            found.append((widget, String(cString: gtk_editable_get_text(widget.opaque))))
        }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            child = gtk_widget_get_next_sibling(current)
            found += texts(in: current)
        }
        return found.filter { !$0.1.isEmpty }
    }
}

/// A window rendered at a scale at which glyph strokes have an interior.
@MainActor
private struct Picture {
    private static let scale = 3
    private let pixels: [UInt32]
    private let size: (width: Int, height: Int)

    init(_ window: Widget) throws {
        Picture.hideCarets
        var (width, height): (gint, gint) = (0, 0)
        guard let bytes = searchlight_test_draw(window, gint(Picture.scale), &width, &height) else {
            throw GTKAppDriverError.unusable("The window draws nothing.")
        }
        defer { g_free(bytes) }
        size = (Int(width), Int(height))
        let raw = UnsafeRawBufferPointer(start: bytes, count: size.width * size.height * 4)
        pixels = Array(raw.bindMemory(to: UInt32.self))
    }

    /// Hides carets, which are as dark as text.
    private static let hideCarets: Void = {
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, "text { caret-color: transparent; }", -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(),
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_USER)
        )
        g_object_unref(UnsafeMutableRawPointer(provider))
    }()

    /// The bounds and contrast of the colour in a rectangle that differs most from the most frequent one. Ignores rare
    /// colours; nil for a single colour.
    func ink(in frame: CGRect) -> (frame: CGRect, contrast: Double)? {
        let scale = CGFloat(Picture.scale)
        let columns = max(0, Int(frame.minX * scale))..<max(0, min(size.width, Int(frame.maxX * scale)))
        let rows = max(0, Int(frame.minY * scale))..<max(0, min(size.height, Int(frame.maxY * scale)))
        var counts: [UInt32: Int] = [:]
        for row in rows { for column in columns { counts[pixels[row * size.width + column], default: 0] += 1 } }
        guard let ground = counts.max(by: { $0.value < $1.value })?.key else { return nil }
        func contrast(_ pixel: UInt32) -> Double { Picture.color(pixel).contrast(on: Picture.color(ground)) }
        let candidates = counts.keys.filter { $0 != ground && counts[$0, default: 0] >= 12 }
        guard let ink = candidates.max(by: { contrast($0) < contrast($1) }) else { return nil }
        let inkRows = rows.filter { row in columns.contains { pixels[row * size.width + $0] == ink } }
        let inkColumns = columns.filter { column in inkRows.contains { pixels[$0 * size.width + column] == ink } }
        guard let top = inkRows.first, let bottom = inkRows.last, let left = inkColumns.first,
            let right = inkColumns.last
        else { return nil }
        let place = CGRect(
            x: CGFloat(left) / scale,
            y: CGFloat(top) / scale,
            width: CGFloat(right - left + 1) / scale,
            height: CGFloat(bottom - top + 1) / scale
        )
        return (place, contrast(ink))
    }

    private static func color(_ pixel: UInt32) -> Palette.Components { Palette.Components(Int(pixel & 0xFFFFFF)) }
}
#endif
