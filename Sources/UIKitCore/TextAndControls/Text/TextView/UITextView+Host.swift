import Foundation

/// A paragraph as a host draws it.
@_spi(Host)
public struct DisplayedParagraph {
    /// The range in the text, with the separator.
    public let range: NSRange
    /// The content in the attributes of display, for ``PangoParagraph``.
    public let paragraph: TextParagraph
    /// The top left corner of the layout, in the text view's coordinates.
    public let origin: CGPoint
    /// The width at which lines wrap.
    public let width: CGFloat
    /// The lines.
    public let layout: ParagraphLayout
    /// The images, in the text view's coordinates.
    public let attachments: [DisplayedAttachment]
}

/// An image in a text as a host draws it.
@_spi(Host)
public struct DisplayedAttachment {
    /// The image.
    public let image: UIImage
    /// The text colour at its place, which is that of template images and symbols. Nil for the default.
    public let color: UIColor?
    /// The place in the text view's coordinates.
    public let frame: CGRect
}

/// The shape of the pointer over a text.
@_spi(Host)
public enum TextCursorKind: Sendable {
    /// For text that can be selected.
    case text
    /// For a link that a click opens.
    case link
    /// For anything else.
    case arrow
}

/// The display interface for hosts.
extension UITextView {
    /// Returns the edits since the last call, in order. The location of each is one in the text after the previous one. More than 64
    /// are merged.
    @_spi(Host)
    public func takeEdits() -> [TextViewEdit] {
        defer { editing.undisplayed = [] }
        return editing.undisplayed
    }

    /// The paragraphs that intersect a rectangle in the view's coordinates. Lays out these paragraphs only.
    @_spi(Host)
    public func displayedParagraphs(in rect: CGRect) -> [DisplayedParagraph] {
        fitContainer()
        let top = rect.minY - textOrigin.y
        let bottom = rect.maxY - textOrigin.y
        layoutManager.measure(from: top, to: bottom)
        let limit = layoutManager.shownLimit
        var result: [DisplayedParagraph] = []
        var next = layoutManager.tree.paragraph(atHeight: top)
        while let place = next, place.top <= bottom, limit.map({ place.index <= $0.index }) ?? true {
            let layout = layoutManager.lines(of: place)
            result.append(displayed(place, layout, limit.flatMap { $0.index == place.index ? $0.lines : nil }))
            next = layoutManager.tree.paragraph(at: place.index + 1)
        }
        return result
    }

    private func displayed(_ place: PlacedParagraph, _ layout: ParagraphLayout, _ lines: Int?) -> DisplayedParagraph {
        let content = layoutManager.content(of: place)
        var paragraph = content
        let decorations = decorations(of: content.text, at: place)
        if !decorations.isEmpty {
            let text = NSMutableAttributedString(attributedString: content.text)
            text.beginEditing()
            for decoration in decorations { text.addAttributes(decoration.attributes, range: decoration.range) }
            text.endEditing()
            paragraph.text = text
        }
        if let lines {
            paragraph.maximumNumberOfLines = lines
            paragraph.lineBreakMode = textContainer.lineBreakMode
        }
        let origin = CGPoint(
            x: textOrigin.x + textContainer.lineFragmentPadding,
            y: textOrigin.y + place.top
        )
        return DisplayedParagraph(
            range: place.range,
            paragraph: paragraph,
            origin: CGPoint(x: origin.x + layout.origin.x, y: origin.y + layout.origin.y),
            width: textContainer.wrappingWidth,
            layout: layout,
            attachments: attachments(in: content.text, layout, origin)
        )
    }

    /// The attributes that show links, misspelt words, composed text and found text, with their ranges in the paragraph. Later ones
    /// replace earlier ones.
    private func decorations(
        of text: NSAttributedString,
        at place: PlacedParagraph
    ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var result: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        let whole = NSRange(location: 0, length: text.length)
        func add(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) {
            let part = NSRange(location: range.location - place.start, length: range.length).intersection(whole)
            if let part, part.length > 0 { result.append((attributes, part)) }
        }
        let linkAttributes = linkTextAttributes ?? [:]
        var links: [NSRange] = []
        text.enumerateAttribute(.link, in: whole) { value, range, _ in
            if value != nil { links.append(NSRange(location: place.start + range.location, length: range.length)) }
        }
        for range in links + detectedLinks(in: place).map(\.range) { add(linkAttributes, in: range) }
        for range in misspeltRanges(in: text.string, at: place.start) { add([.misspelt: true], in: range) }
        if let marked = editing.marked {
            add([.underlineStyle: NSUnderlineStyle.single.rawValue], in: NSRange(marked))
        }
        for (range, style) in decorations.ranges(in: place.start..<place.end) {
            add([.backgroundColor: style.backgroundColor], in: range)
        }
        return result
    }

    private func attachments(
        in text: NSAttributedString,
        _ layout: ParagraphLayout,
        _ origin: CGPoint
    ) -> [DisplayedAttachment] {
        var result: [DisplayedAttachment] = []
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            guard let attachment = value as? NSTextAttachment, let image = attachment.image else { return }
            let bounds = attachment.lineBounds
            // Each character shows the image: equal adjacent attributes are one range.
            for unit in range.location..<range.location + range.length {
                let line = layout.lines[layout.line(at: unit)]
                let frame = CGRect(
                    x: origin.x + line.extent(of: unit).lowerBound + bounds.minX,
                    y: origin.y + line.baseline - bounds.maxY,
                    width: bounds.width,
                    height: bounds.height
                )
                let color = text.attribute(.foregroundColor, at: unit, effectiveRange: nil) as? UIColor
                result.append(DisplayedAttachment(image: image, color: color, frame: frame))
            }
        }
        return result
    }

    /// The head of the selection, in UTF-16 units.
    @_spi(Host)
    public var caretOffset: Int { editing.selection.head }

    /// Whether the caret is shown: while the view is edited, without selected text.
    @_spi(Host)
    public var isCaretVisible: Bool { isFirstResponder && isEditable && editing.selection.isCaret }

    /// The rectangles of the selected text, in the view's coordinates; empty for a caret. Only those that intersect a rectangle.
    @_spi(Host)
    public func displayedSelectionRects(in rect: CGRect) -> [CGRect] {
        let range = editing.selection.range
        guard !range.isEmpty else { return [] }
        fitContainer()
        let shown = layoutManager.range(in: rect.offsetBy(dx: -textOrigin.x, dy: -textOrigin.y))
        let part = range.clamped(to: shown.location..<shown.location + shown.length)
        return part.isEmpty ? [] : rects(of: part)
    }

    /// The shape of the pointer at a point in the view's coordinates.
    @_spi(Host)
    public func cursorKind(at point: CGPoint) -> TextCursorKind {
        if case .link = item(at: point)?.content { return .link }
        return isEditable || isSelectable ? .text : .arrow
    }

    /// Called after the appearance of a range changed, but not its layout.
    func displayDidChange(in range: NSRange) {
        editing.undisplayed.append(
            TextViewEdit(
                location: range.location,
                removed: range.length,
                inserted: range.length,
                changesCharacters: false
            )
        )
        if editing.undisplayed.count > 64, let merged = TextViewEdit.merged(editing.undisplayed) {
            editing.undisplayed = [merged]
        }
        setNeedsDisplay()
    }

    /// Whether the Return key is enabled.
    @_spi(Host)
    public var isReturnKeyEnabled: Bool { !enablesReturnKeyAutomatically || hasText }

    /// Undoes the last edit by the user.
    @_spi(Host)
    public func userUndid() { undoByUser() }

    /// Repeats the edit that was undone last.
    @_spi(Host)
    public func userRedid() { redoByUser() }

    var textStateDescriptions: [String] {
        var states: [String] = []
        if isFirstResponder { states.append("focused") }
        if !isEditable { states.append("read only") }
        if let color = style.textColor { states.append("text \(color.outlineDescription)") }
        if let color = backgroundColor { states.append("background \(color.outlineDescription)") }
        return states
    }
}
