#if Cairo
import CCairo
import Foundation

/// A text that is laid out in a rectangle, for drawing and measuring.
struct TextPicture {
    /// The rectangle of the text, relative to the origin of its rectangle.
    let rect: CGRect
    private let text: NSAttributedString
    private let layout: TextLayout
    private let width: CGFloat
    private let lineCount: Int
    /// The position of the text relative to the origin of its rectangle: above it, if the origin is the baseline.
    private let top: CGFloat

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - size: The width at which lines wrap, and the height at which they end. Values of 0 or less, or very large ones, are no limit.
    ///   - context: The permitted scale; receives the rectangle and the used scale.
    init(
        _ text: NSAttributedString,
        in size: CGSize,
        _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext?
    ) {
        let isMultiline = options.contains(.usesLineFragmentOrigin)
        let width = size.width > 0 && (isMultiline || text.truncates) ? size.width : .infinity
        let height = isMultiline && size.height > 0 ? size.height : .infinity
        var shown = text
        var layout = TextLayout(shown, width: width)
        var scale: CGFloat = 1
        if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 {
            // Each attempt is a twentieth smaller.
            while scale > context.minimumScaleFactor, !layout.fits(CGSize(width: width, height: height), isMultiline) {
                scale = max(context.minimumScaleFactor, scale - 0.05)
                shown = text.scaled(by: scale)
                layout = TextLayout(shown, width: width)
            }
        }
        var extent = layout.extent(height: height)
        if options.contains(.truncatesLastVisibleLine), extent.lines < layout.lineCount {
            shown = shown.truncated(layout, after: extent.lines)
            layout = TextLayout(shown, width: width)
            extent = layout.extent(height: height)
        }
        top = isMultiline ? 0 : -layout.firstBaseline
        rect = extent.rect.offsetBy(dx: 0, dy: top)
        lineCount = extent.lines
        self.text = shown
        self.layout = layout
        self.width = width
        context?.actualScaleFactor = scale
        context?.totalBounds = rect
    }

    /// Draws the text in the current context. Does nothing outside a context.
    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), point.isFinite else { return }
        let origin = CGPoint(x: point.x, y: point.y + top)
        drawShadows(at: origin, in: context)
        context.canvas.draw(layout, lines: lineCount, at: origin, in: context.state.transform, context.state.style)
        var line = 0
        for paragraph in layout.paragraphs {
            for attachment in paragraph.attachments where line + attachment.line < lineCount {
                attachment.image.draw(in: attachment.rect.offsetBy(dx: origin.x, dy: origin.y + paragraph.top))
            }
            line += paragraph.lines.count
        }
    }

    private func drawShadows(at origin: CGPoint, in context: CGContext) {
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.shadow, in: all) { value, range, _ in
            guard let shadow = value as? NSShadow, let color = shadow.shadowColor as? UIColor else { return }
            let part = range == all ? layout : TextLayout(text, width: width, visible: range)
            let drop = DropShadow(
                offset: CGSize(
                    width: shadow.shadowOffset.width * context.baseTransform.a,
                    height: shadow.shadowOffset.height * context.baseTransform.d
                ),
                blur: max(shadow.shadowBlurRadius, 0) * abs(context.baseTransform.a),
                color: color.cgColor.value
            )
            context.canvas.drawShadow(drop) { cairo in
                Canvas.show(part, lines: lineCount, at: origin, in: context.state.transform, with: cairo)
            }
        }
    }
}

extension Canvas {
    /// Draws the first lines of a text.
    func draw(
        _ layout: TextLayout,
        lines: Int,
        at origin: CGPoint,
        in transform: CGAffineTransform,
        _ style: CompositeStyle
    ) {
        draw(style, nil) { cairo in
            if style.alpha < 1 { cairo_push_group(cairo) }
            Self.show(layout, lines: lines, at: origin, in: transform, with: cairo)
            guard style.alpha < 1 else { return }
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, Double(style.alpha))
        }
    }

    fileprivate static func show(
        _ layout: TextLayout,
        lines: Int,
        at origin: CGPoint,
        in transform: CGAffineTransform,
        with cairo: OpaquePointer
    ) {
        guard transform.inverse != nil, transform.tx.isFinite, transform.ty.isFinite, abs(transform.determinant) > 1e-9
        else {
            return
        }
        cairo_save(cairo)
        var matrix = cairo_matrix_t(transform)
        cairo_transform(cairo, &matrix)
        // The font map of the layout does not know the resolution and hinting of the surface.
        var rest = lines
        for paragraph in layout.paragraphs where rest > 0 {
            for (index, line) in paragraph.lines.prefix(rest).enumerated() {
                guard let shown = pango_layout_get_line_readonly(paragraph.layout, Int32(index)) else { continue }
                cairo_move_to(
                    cairo,
                    Double(origin.x + line.left),
                    Double(origin.y + paragraph.top + line.baseline)
                )
                pango_cairo_show_layout_line(cairo, shown)
            }
            rest -= paragraph.lines.count
        }
        cairo_restore(cairo)
        resetTextRenderer()
    }

    /// Draws a run without attributes, somewhere else.
    ///
    /// Pango draws with one renderer per process, which keeps the opacity of the last run. GTK's text would be drawn with it.
    private static func resetTextRenderer() {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        let cairo = cairo_create(surface)
        let layout = pango_cairo_create_layout(cairo)
        pango_layout_set_text(layout, " ", -1)
        pango_cairo_show_layout(cairo, layout)
        g_object_unref(UnsafeMutableRawPointer(layout))
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }
}

extension TextLayout {
    /// The number of all lines.
    var lineCount: Int { paragraphs.reduce(0) { $0 + $1.lines.count } }

    fileprivate func fits(_ size: CGSize, _ isMultiline: Bool) -> Bool {
        let all = extent(height: .infinity).rect
        return all.height <= size.height + 0.01 && all.width <= size.width + 0.01
            && (isMultiline || lineCount <= 1) && !paragraphs.contains { pango_layout_is_ellipsized($0.layout) != 0 }
    }

    /// The UTF-16 range of a line in its paragraph, and the number of units of the paragraphs before it without their line breaks.
    fileprivate func start(ofLine number: Int) -> (paragraph: Int, byte: Int)? {
        var rest = number
        for (index, paragraph) in paragraphs.enumerated() {
            if rest < paragraph.lines.count {
                guard let line = pango_layout_get_line_readonly(paragraph.layout, Int32(rest)) else { return nil }
                return (index, Int(line.pointee.start_index))
            }
            rest -= paragraph.lines.count
        }
        return nil
    }
}

extension NSAttributedString {
    /// Whether the first paragraph replaces its end, beginning or middle with an ellipsis.
    fileprivate var truncates: Bool {
        guard length > 0, let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle else {
            return false
        }
        return [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle].contains(style.lineBreakMode)
    }

    /// The text with smaller or larger fonts.
    fileprivate func scaled(by scale: CGFloat) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        let all = NSRange(location: 0, length: length)
        enumerateAttribute(.font, in: all) { value, range, _ in
            let font = value as? UIFont ?? .systemFont(ofSize: 12)
            result.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
        }
        return result
    }

    /// The text until the end of a line, which ends with an ellipsis in the place of the rest of the text.
    fileprivate func truncated(_ layout: TextLayout, after lines: Int) -> NSAttributedString {
        guard lines > 0, let place = layout.start(ofLine: lines - 1) else { return self }
        let string = string as NSString
        var start = 0
        for _ in 0..<place.paragraph {
            var end = 0
            string.getParagraphStart(nil, end: &end, contentsEnd: nil, for: NSRange(location: start, length: 0))
            start = end
        }
        var contentsEnd = 0
        string.getParagraphStart(nil, end: nil, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
        let paragraph = string.substring(with: NSRange(location: start, length: contentsEnd - start))
        let bytes = paragraph.utf8.prefix(place.byte)
        let lineStart = start + String(decoding: bytes, as: UTF8.self).utf16.count
        let result = NSMutableAttributedString(
            attributedString: attributedSubstring(from: NSRange(location: 0, length: contentsEnd))
        )
        guard lineStart < contentsEnd else { return result }
        // The last line is a paragraph of its own, which does not wrap. Its text has an ellipsis even if the line fits: what follows it
        // is not shown.
        let style = attribute(.paragraphStyle, at: lineStart, effectiveRange: nil) as? NSParagraphStyle ?? .default
        guard let last = style.mutableCopy() as? NSMutableParagraphStyle else { return result }
        last.lineBreakMode = .byTruncatingTail
        result.append(NSAttributedString(string: "…", attributes: attributes(at: contentsEnd - 1, effectiveRange: nil)))
        result.addAttribute(
            .paragraphStyle,
            value: last,
            range: NSRange(location: lineStart, length: result.length - lineStart)
        )
        if lineStart > start {
            let attributes = attributes(at: lineStart - 1, effectiveRange: nil)
            result.insert(NSAttributedString(string: "\n", attributes: attributes), at: lineStart)
        }
        return result
    }
}
#else
import Foundation

/// A text that is laid out in a rectangle, without a library that draws: its size is the estimate of labels.
struct TextPicture {
    let rect: CGRect

    init(
        _ text: NSAttributedString,
        in size: CGSize,
        _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext?
    ) {
        let font = text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        let isMultiline = options.contains(.usesLineFragmentOrigin)
        let width = isMultiline && size.width > 0 ? size.width : .infinity
        let area = TextEstimate.size(of: text.string, font: font ?? .systemFont(ofSize: 12), width: width)
        rect = CGRect(x: 0, y: isMultiline ? 0 : -area.height, width: area.width, height: area.height)
        context?.totalBounds = rect
    }

    func draw(at point: CGPoint) {
        if UIGraphicsGetCurrentContext() != nil { MissingLibrary.report() }
    }
}
#endif
