#if Cairo
import CCairo
import Foundation

/// The lines of a text, in points. Each paragraph has its own alignment and line breaking. Not thread-safe.
final class TextLayout {
    /// A paragraph and its place.
    struct Paragraph {
        let layout: OpaquePointer
        var top: CGFloat
        let lines: [Line]
        let attachments: [Attachment]
    }

    /// A line of a paragraph.
    struct Line {
        /// The vertical place in the paragraph.
        let extent: ClosedRange<CGFloat>
        let baseline: CGFloat
        let left: CGFloat
        let width: CGFloat
    }

    /// An image in the text.
    struct Attachment {
        let image: UIImage
        /// The place in the paragraph.
        let rect: CGRect
        let line: Int
    }

    private(set) var paragraphs: [Paragraph] = []

    /// The number of UTF-16 units after which text is cut off: longer text is never visible, and its layout would take seconds.
    static let limit = 100_000

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - text: The text with its attributes. Without a font, the system font of 12 points is used, as in UIKit.
    ///   - width: The width at which lines wrap; infinite for no wrapping.
    ///   - visible: The range of the text that is visible, for its shadow; nil for the whole text.
    init(_ text: NSAttributedString, width: CGFloat, visible: NSRange? = nil) {
        let content =
            text.length > Self.limit ? text.attributedSubstring(from: NSRange(location: 0, length: Self.limit)) : text
        let string = content.string as NSString
        var place = 0
        var top: CGFloat = 0
        while place < string.length {
            var (start, end, contentsEnd) = (0, 0, 0)
            string.getParagraphStart(
                &start,
                end: &end,
                contentsEnd: &contentsEnd,
                for: NSRange(location: place, length: 0)
            )
            let range = NSRange(location: place, length: contentsEnd - place)
            // The attributes of an empty paragraph are those of its line break.
            let part = range.length > 0 ? content.attributedSubstring(from: range) : nil
            let style = content.attributes(at: place, effectiveRange: nil)
            let shown = visible.map { NSRange(location: $0.location - place, length: $0.length) }
            let space = style[.paragraphStyle] as? NSParagraphStyle ?? .default
            if place > 0 { top += space.paragraphSpacingBefore }
            let paragraph = Self.lay(
                part ?? NSAttributedString(string: "", attributes: style),
                style,
                width,
                top,
                shown
            )
            paragraphs.append(paragraph)
            top += paragraph.lines.last?.extent.upperBound ?? 0
            if end < string.length { top += space.paragraphSpacing }
            place = max(end, place + 1)
        }
    }

    deinit {
        for paragraph in paragraphs { g_object_unref(UnsafeMutableRawPointer(paragraph.layout)) }
    }

    private static func lay(
        _ text: NSAttributedString,
        _ attributes: [NSAttributedString.Key: Any],
        _ width: CGFloat,
        _ top: CGFloat,
        _ visible: NSRange?
    ) -> Paragraph {
        let paragraph = TextParagraph(text: text, attributes: attributes)
        let (layout, list) = makeLayout(paragraph, width: width, visible: visible)
        let origin = origin(of: layout, paragraph, width: width)
        let lines = lines(of: layout, at: origin)
        return Paragraph(
            layout: layout,
            top: top,
            lines: lines,
            attachments: list.attachments.map { place($0.attachment, at: $0.index, in: layout, at: origin, lines) }
        )
    }

    /// The place of Pango's layout in its paragraph: beside the indent, and lower in higher lines, in which Pango centres the text.
    static func origin(of layout: OpaquePointer, _ paragraph: TextParagraph, width: CGFloat) -> CGPoint {
        let space = ParagraphSpace(paragraph, width: width, isRightToLeft: isRightToLeft(layout, paragraph.style))
        guard paragraph.style.changesLineHeight else { return CGPoint(x: space.left, y: 0) }
        let font =
            paragraph.text.length > 0
            ? paragraph.text.attribute(.font, at: 0, effectiveRange: nil) : paragraph.attributes[.font]
        let natural = (font as? UIFont ?? .systemFont(ofSize: 12)).lineHeight
        return CGPoint(x: space.left, y: (paragraph.style.lineHeight(natural) - natural) / 2)
    }

    /// Makes Pango's layout of a paragraph. The caller releases it.
    static func makeLayout(
        _ paragraph: TextParagraph,
        width: CGFloat,
        visible: NSRange? = nil
    ) -> (layout: OpaquePointer, list: PangoAttributes) {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let layout = pango_layout_new(context)!
        let description = FontDescription.make(paragraph.attributes[.font] as? UIFont ?? .systemFont(ofSize: 12))
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        // A NUL character would end the text.
        pango_layout_set_text(layout, paragraph.text.string.replacing("\0", with: "\u{2400}"), -1)
        pango_layout_set_single_paragraph_mode(layout, 1)
        let list = PangoAttributes(paragraph.text, visible: visible, style: paragraph.style)
        pango_layout_set_attributes(layout, list.list)
        setDirection(paragraph.style.baseWritingDirection, of: layout, context)
        let isRightToLeft = isRightToLeft(layout, paragraph.style)
        let space = ParagraphSpace(paragraph, width: width, isRightToLeft: isRightToLeft)
        if space.width.isFinite, space.width < 1_000_000 {
            pango_layout_set_width(layout, Int32(max(space.width, 0) * CGFloat(PANGO_SCALE)))
        }
        pango_layout_set_indent(layout, Int32(min(max(space.indent, -100_000), 100_000) * CGFloat(PANGO_SCALE)))
        setTabs(of: layout, paragraph.style, width: width, left: isRightToLeft ? 0 : space.left)
        apply(paragraph.style, paragraph.effectiveLineBreakMode, to: layout, isRightToLeft: isRightToLeft)
        pango_layout_set_justify_last_line(layout, paragraph.continues ? 1 : 0)
        if paragraph.maximumNumberOfLines > 0 {
            pango_layout_set_height(layout, -Int32(clamping: paragraph.maximumNumberOfLines))
        }
        return (layout, list)
    }

    /// Whether a paragraph begins at the right. Does not lay out the text, unlike Pango's function for the direction at a place.
    private static func isRightToLeft(_ layout: OpaquePointer, _ style: NSParagraphStyle) -> Bool {
        switch style.baseWritingDirection {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: String(cString: pango_layout_get_text(layout)).beginsRightToLeft
        }
    }

    private static func setDirection(
        _ direction: NSWritingDirection,
        of layout: OpaquePointer,
        _ context: OpaquePointer?
    ) {
        guard direction != .natural else { return }
        pango_layout_set_auto_dir(layout, 0)
        pango_context_set_base_dir(context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        pango_layout_context_changed(layout)
    }

    private static func setTabs(of layout: OpaquePointer, _ style: NSParagraphStyle, width: CGFloat, left: CGFloat) {
        guard style.hasOwnTabs else { return }
        let tabs = style.allTabs(to: width)
        guard let array = pango_tab_array_new(gint(clamping: tabs.count), 0) else { return }
        defer { pango_tab_array_free(array) }
        for (index, tab) in tabs.enumerated() {
            let place = gint(min(max(tab.location - left, 0), 1_000_000) * CGFloat(PANGO_SCALE))
            let alignment: PangoTabAlign =
                switch tab.alignment {
                case _ where tab.decimalSeparator != nil: PANGO_TAB_DECIMAL
                case .center: PANGO_TAB_CENTER
                case .right: PANGO_TAB_RIGHT
                default: PANGO_TAB_LEFT
                }
            pango_tab_array_set_tab(array, gint(index), alignment, place)
            if let separator = tab.decimalSeparator?.unicodeScalars.first {
                pango_tab_array_set_decimal_point(array, gint(index), separator.value)
            }
        }
        pango_layout_set_tabs(layout, array)
    }

    private static func apply(
        _ style: NSParagraphStyle,
        _ lineBreakMode: NSLineBreakMode,
        to layout: OpaquePointer,
        isRightToLeft: Bool
    ) {
        pango_layout_set_spacing(layout, Int32(min(style.lineSpacing, 100_000) * CGFloat(PANGO_SCALE)))
        // If Pango finds the direction by the text, left is the side at which the paragraph begins.
        let isTurned = isRightToLeft && style.baseWritingDirection == .natural
        let alignment: PangoAlignment =
            switch style.alignment {
            case .center: PANGO_ALIGN_CENTER
            case .left: isTurned ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
            case .right: isTurned ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
            case .natural, .justified: isRightToLeft && !isTurned ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
            }
        pango_layout_set_alignment(layout, alignment)
        pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
        switch lineBreakMode {
        case .byWordWrapping: pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        case .byCharWrapping: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
        case .byClipping: pango_layout_set_width(layout, -1)
        case .byTruncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .byTruncatingTail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        case .byTruncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        }
    }

    /// The lines of a layout at a place in its paragraph. Their vertical extents do not depend on the place.
    static func lines(of layout: OpaquePointer, at origin: CGPoint) -> [Line] {
        var lines: [Line] = []
        guard let iterator = pango_layout_get_iter(layout) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        var place = PangoRectangle()
        repeat {
            var bounds = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &bounds)
            place = bounds
            // The extent without line spacing.
            let top = CGFloat(bounds.y).points
            lines.append(
                Line(
                    extent: top...top + CGFloat(bounds.height).points,
                    baseline: origin.y + CGFloat(pango_layout_iter_get_baseline(iterator)).points,
                    left: origin.x + CGFloat(place.x).points,
                    width: CGFloat(place.width).points
                )
            )
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }

    private static func place(
        _ attachment: NSTextAttachment,
        at index: Int,
        in layout: OpaquePointer,
        at origin: CGPoint,
        _ lines: [Line]
    ) -> Attachment {
        var place = PangoRectangle()
        pango_layout_index_to_pos(layout, Int32(index), &place)
        let line = lines.lastIndex { $0.extent.lowerBound <= CGFloat(place.y).points + 0.01 } ?? 0
        let bounds = attachment.lineBounds
        let baseline = lines.indices.contains(line) ? lines[line].baseline : 0
        // In a right-to-left run, the width is negative.
        let left = origin.x + min(CGFloat(place.x), CGFloat(place.x + place.width)).points
        return Attachment(
            image: attachment.image ?? UIImage(),
            rect: CGRect(x: left + bounds.minX, y: baseline - bounds.maxY, width: bounds.width, height: bounds.height),
            line: line
        )
    }

    // MARK: Size

    /// The lines that end at a height or before it, as their number, and the rectangle of them. The first line always counts.
    func extent(height: CGFloat) -> (lines: Int, rect: CGRect) {
        var count = 0
        var rect = CGRect.null
        for paragraph in paragraphs {
            for line in paragraph.lines {
                let bottom = paragraph.top + line.extent.upperBound
                if count > 0, bottom > height + 0.01 { return (count, rect) }
                let top = paragraph.top + line.extent.lowerBound
                rect = rect.union(CGRect(x: line.left, y: top, width: line.width, height: bottom - top))
                count += 1
            }
        }
        return (count, rect.isNull ? .zero : rect)
    }

    /// The distance from the top to the first baseline.
    var firstBaseline: CGFloat { paragraphs.first?.lines.first?.baseline ?? 0 }
}

extension CGFloat {
    /// Points from Pango's units.
    fileprivate var points: CGFloat { self / CGFloat(PANGO_SCALE) }
}
#endif
