#if Cairo
import CCairo
import Foundation

/// Pango's attributes of an attributed string. Never parses markup.
final class PangoAttributes {
    let list: OpaquePointer
    /// The attachments with their byte offsets.
    private(set) var attachments: [(attachment: NSTextAttachment, index: Int)] = []

    /// Converts the attributes.
    ///
    /// - Parameters:
    ///   - visible: The range that is visible; nil for the whole text.
    ///   - style: The style of the paragraph.
    init(_ string: NSAttributedString, visible: NSRange? = nil, style: NSParagraphStyle = .default) {
        list = pango_attr_list_new()
        let offsets = ByteOffsets(string.string)
        let all = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: all) { values, range, _ in
            let bytes = offsets[range.location]..<offsets[range.location + range.length]
            if let font = values[.font] as? UIFont { insert(font, bytes) }
            if style.changesLineHeight {
                let natural = (values[.font] as? UIFont ?? .systemFont(ofSize: 12)).lineHeight
                add(pango_attr_line_height_new_absolute(Self.units(style.lineHeight(natural))), bytes)
            }
            insertColors(values, bytes)
            insertLines(values, bytes)
            if let kern = Self.number(values[.kern]), kern != 0 {
                add(pango_attr_letter_spacing_new(Self.units(kern)), bytes)
            }
            if let offset = Self.number(values[.baselineOffset]), offset != 0 {
                add(pango_attr_rise_new(Self.units(offset)), bytes)
            }
            if let attachment = values[.attachment] as? NSTextAttachment {
                // Each character shows the image: equal adjacent attributes are one range.
                for unit in range.location..<range.location + range.length where offsets[unit] < offsets[unit + 1] {
                    insert(attachment, offsets[unit]..<offsets[unit + 1])
                }
            }
        }
        guard let visible else { return }
        let start = max(0, min(visible.location, string.length))
        let end = max(start, min(visible.location + visible.length, string.length))
        hide(0..<offsets[start])
        hide(offsets[end]..<offsets[string.length])
    }

    deinit { pango_attr_list_unref(list) }

    private func insert(_ font: UIFont, _ bytes: Range<Int>) {
        let description = FontDescription.make(font)
        add(pango_attr_font_desc_new(description), bytes)
        pango_font_description_free(description)
        if font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), bytes) }
    }

    private func insertColors(_ values: [NSAttributedString.Key: Any], _ bytes: Range<Int>) {
        let color = (values[.foregroundColor] as? UIColor ?? .black).cgColor.value
        add(pango_attr_foreground_new(color.wide.red, color.wide.green, color.wide.blue), bytes)
        // Pango treats an opacity of 0 as unset.
        add(pango_attr_foreground_alpha_new(max(color.wide.alpha, 1)), bytes)
        if let color = (values[.backgroundColor] as? UIColor)?.cgColor.value, color.alpha > 0 {
            add(pango_attr_background_new(color.wide.red, color.wide.green, color.wide.blue), bytes)
            add(pango_attr_background_alpha_new(max(color.wide.alpha, 1)), bytes)
        }
    }

    private func insertLines(_ values: [NSAttributedString.Key: Any], _ bytes: Range<Int>) {
        if let style = Self.number(values[.underlineStyle]).map({ NSUnderlineStyle(rawValue: Int($0)) }),
            style.rawValue != 0
        {
            let isDouble = style.rawValue & 0xFF == NSUnderlineStyle.double.rawValue
            add(pango_attr_underline_new(isDouble ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE), bytes)
            if let color = (values[.underlineColor] as? UIColor)?.cgColor.value {
                add(pango_attr_underline_color_new(color.wide.red, color.wide.green, color.wide.blue), bytes)
            }
        }
        if values[.misspelt] != nil { add(pango_attr_underline_new(PANGO_UNDERLINE_ERROR), bytes) }
        if let style = Self.number(values[.strikethroughStyle]), style != 0 {
            add(pango_attr_strikethrough_new(1), bytes)
            if let color = (values[.strikethroughColor] as? UIColor)?.cgColor.value {
                add(pango_attr_strikethrough_color_new(color.wide.red, color.wide.green, color.wide.blue), bytes)
            }
        }
    }

    private func insert(_ attachment: NSTextAttachment, _ bytes: Range<Int>) {
        let bounds = attachment.lineBounds
        var place = PangoRectangle(
            x: 0,
            y: Self.units(-bounds.maxY),
            width: Self.units(bounds.width + bounds.minX),
            height: Self.units(bounds.height)
        )
        add(pango_attr_shape_new(&place, &place), bytes)
        attachments.append((attachment, bytes.lowerBound))
    }

    private func hide(_ bytes: Range<Int>) {
        guard !bytes.isEmpty else { return }
        add(pango_attr_foreground_alpha_new(1), bytes)
        add(pango_attr_background_alpha_new(1), bytes)
    }

    private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>) {
        attribute?.pointee.start_index = guint(clamping: bytes.lowerBound)
        attribute?.pointee.end_index = guint(clamping: bytes.upperBound)
        pango_attr_list_change(list, attribute)
    }

    private static func units(_ points: CGFloat) -> Int32 {
        Int32(min(max(points, -100_000), 100_000) * CGFloat(PANGO_SCALE))
    }

    /// The value of an attribute that is a number of any type.
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        default: nil
        }
    }
}

/// The UTF-8 offsets of the UTF-16 units of a text.
struct ByteOffsets {
    private let offsets: [Int]

    /// The number of UTF-16 units.
    var count: Int { offsets.count - 1 }

    init(_ text: String) {
        var offsets: [Int] = []
        offsets.reserveCapacity(text.utf16.count + 1)
        var offset = 0
        for scalar in text.unicodeScalars {
            offsets.append(offset)
            // The second unit of a pair belongs to the same character.
            if scalar.value > 0xFFFF { offsets.append(offset) }
            // A NUL character is shown as the symbol for it, which has three bytes.
            offset += scalar.value == 0 ? 3 : UTF8.width(scalar)
        }
        offsets.append(offset)
        self.offsets = offsets
    }

    subscript(unit: Int) -> Int { offsets[min(max(unit, 0), offsets.count - 1)] }
}

extension ColorComponents {
    /// The components as numbers of 16 bits.
    fileprivate var wide: (red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16) {
        func part(_ value: CGFloat) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535) }
        return (part(red), part(green), part(blue), part(alpha))
    }
}
#endif
