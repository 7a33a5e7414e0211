#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// Pango attributes from fonts, colours and attributed strings. Never parses markup.
@MainActor
final class TextAttributes {
    let list: OpaquePointer

    init() {
        list = pango_attr_list_new()
    }

    /// Sets font and colour for the whole text.
    init(font: UIFont?, color: Palette.Components?) {
        list = pango_attr_list_new()
        if let font { insert(font, in: 0..<Int.max) }
        if let color { insert(color, in: 0..<Int.max) }
    }

    isolated deinit {
        pango_attr_list_unref(list)
    }

    /// Whether a list, such as that of a widget, has the same attributes.
    func equals(_ other: OpaquePointer?) -> Bool { other.map { pango_attr_list_equal(list, $0) != 0 } ?? false }

    /// Adds the attributes of an attributed string.
    ///
    /// - Parameters:
    ///   - ground: The background colour, on which text colours are made legible; nil to keep them unchanged.
    func insert(_ string: NSAttributedString, traits: UITraitCollection, ground: Palette.Components? = nil) {
        let text = string.string
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
            guard let bytes = Self.bytes(of: range, in: text) else { return }
            if let font = values[.font] as? UIFont { insert(font, in: bytes) }
            if let color = values[.foregroundColor] as? UIColor {
                let parts = Palette.components(of: color, traits: traits)
                insert(ground.map { parts.readable(on: $0) } ?? parts, in: bytes)
            }
            if let color = values[.backgroundColor] as? UIColor {
                let parts = Palette.highlight(of: color, traits: traits)
                let (red, green, blue) = parts.wide
                add(pango_attr_background_new(red, green, blue), in: bytes)
                add(pango_attr_background_alpha_new(parts.wideAlpha), in: bytes)
            }
            if let style = values[.underlineStyle] as? Int, style != 0 {
                insertUnderline(in: bytes)
                if let color = values[.underlineColor] as? UIColor {
                    let (red, green, blue) = Palette.components(of: color, traits: traits).wide
                    add(pango_attr_underline_color_new(red, green, blue), in: bytes)
                }
            }
            if let style = values[.strikethroughStyle] as? Int, style != 0 {
                add(pango_attr_strikethrough_new(1), in: bytes)
                if let color = values[.strikethroughColor] as? UIColor {
                    let (red, green, blue) = Palette.components(of: color, traits: traits).wide
                    add(pango_attr_strikethrough_color_new(red, green, blue), in: bytes)
                }
            }
            if let offset = (values[.baselineOffset] as? NSNumber)?.doubleValue ?? values[.baselineOffset] as? Double {
                add(pango_attr_rise_new(Int32(min(max(offset, -10_000), 10_000) * Double(PANGO_SCALE))), in: bytes)
            }
        }
    }

    func insert(_ font: UIFont, in bytes: Range<Int>) {
        let description = FontDescription.make(font)
        add(pango_attr_font_desc_new(description), in: bytes)
        pango_font_description_free(description)
        if font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), in: bytes) }
    }

    func insert(_ color: Palette.Components, in bytes: Range<Int>) {
        let (red, green, blue) = color.wide
        add(pango_attr_foreground_new(red, green, blue), in: bytes)
        add(pango_attr_foreground_alpha_new(color.wideAlpha), in: bytes)
    }

    /// Adds space in points after each character of the whole text.
    func insertLetterSpacing(_ spacing: CGFloat) {
        add(pango_attr_letter_spacing_new(Int32((spacing * CGFloat(PANGO_SCALE)).rounded(.down))), in: 0..<Int.max)
    }

    func insertUnderline(in bytes: Range<Int>) {
        add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), in: bytes)
    }

    /// Underlines misspelt words.
    func insertWavyLine(in bytes: Range<Int>) {
        add(pango_attr_underline_new(PANGO_UNDERLINE_ERROR), in: bytes)
    }

    private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, in bytes: Range<Int>) {
        attribute?.pointee.start_index = guint(clamping: bytes.lowerBound)
        attribute?.pointee.end_index = guint(clamping: bytes.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    /// The same range in UTF-8.
    static func bytes(of range: NSRange, in text: String) -> Range<Int>? {
        guard let range = Range(range, in: text) else { return nil }
        let start = text.utf8.distance(from: text.utf8.startIndex, to: range.lowerBound)
        return start..<start + text[range].utf8.count
    }
}
#endif
