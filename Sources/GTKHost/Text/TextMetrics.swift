#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// Measures text as GTK draws it.
@MainActor
final class TextMetrics {
    private struct Key: Hashable {
        var text: String
        var font: UIFont
        var width: CGFloat
        var lines: Int
    }

    private let layout: ObjectReference
    private var known: [Key: CGSize] = [:]
    /// The number of bytes of the cached texts.
    private var knownBytes = 0
    private static let knownByteLimit = 1 << 22
    /// Called at each layout of a text.
    var onLayout: () -> Void = {}

    init() {
        let map = pango_cairo_font_map_get_default()
        let context = pango_font_map_create_context(map)
        layout = ObjectReference(adopting: UnsafeMutableRawPointer(pango_layout_new(context)))
        g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// Clears the cache, because the interface font changed.
    func forget() {
        known = [:]
        knownBytes = 0
    }

    func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        let key = Key(text: text, font: font, width: width, lines: numberOfLines)
        if let size = known[key] { return size }
        knownBytes += text.utf8.count
        if known.count > 4000 || knownBytes > Self.knownByteLimit {
            known = [:]
            knownBytes = text.utf8.count
        }
        let size = measure(text, font: font, width: width, numberOfLines: numberOfLines)
        known[key] = size
        return size
    }

    private func measure(_ text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        onLayout()
        let layout = OpaquePointer(layout.pointer)
        let description = FontDescription.make(font)
        defer { pango_font_description_free(description) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_single_paragraph_mode(layout, numberOfLines == 1 ? 1 : 0)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        let isLimited = width.isFinite && width < 100_000
        pango_layout_set_width(layout, isLimited ? Int32(max(1, width) * CGFloat(PANGO_SCALE)) : -1)
        pango_layout_set_ellipsize(
            layout,
            isLimited && numberOfLines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE
        )
        pango_layout_set_height(layout, isLimited && numberOfLines > 0 ? -Int32(clamping: numberOfLines) : -1)
        pango_layout_set_text(layout, DrawableText.clean(text, inOneLine: numberOfLines == 1), -1)
        var size = PangoRectangle()
        pango_layout_get_extents(layout, nil, &size)
        let scale = CGFloat(PANGO_SCALE)
        return CGSize(
            width: min((CGFloat(size.width) / scale).rounded(.up) + 1, isLimited ? width : .infinity),
            height: (CGFloat(size.height) / scale).rounded(.up)
        )
    }
}
#endif
