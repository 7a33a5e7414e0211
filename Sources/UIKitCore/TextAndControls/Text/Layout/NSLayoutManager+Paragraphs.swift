import Foundation

/// The average size of text, for paragraphs that were not laid out.
struct HeightEstimate {
    var lineHeight: CGFloat = 20
    var unitWidth: CGFloat = 8

    /// The height of a paragraph.
    func height(units: Int, width: CGFloat) -> CGFloat {
        guard width.isFinite else { return lineHeight }
        return max(1, (CGFloat(units) * unitWidth / max(width, 1)).rounded(.up)) * lineHeight
    }
}

/// The division of the text into paragraphs.
extension NSLayoutManager {
    /// The numbers of paragraphs and of UTF-16 units up to which a text is laid out completely.
    static let completeLayoutLimit = (paragraphs: 500, units: 1 << 16)

    /// The maximum number of paragraphs whose lines are cached.
    static let cacheLimit = 300

    /// The length of the parts of long paragraphs.
    var partLength: Int {
        wrappingWidth.isFinite ? ParagraphSplitter.partLength : ParagraphSplitter.unwrappedPartLength
    }

    var wrappingWidth: CGFloat { textContainers.first?.wrappingWidth ?? .infinity }

    func attach(_ storage: NSTextStorage?) {
        textStorage = storage
        paragraphs = nil
        lineLimit = nil
        cachedParagraphs = []
    }

    func textContainerChangedGeometry(_ container: NSTextContainer?) {
        let width = wrappingWidth
        let estimate = estimate
        // The length of parts depends on wrapping.
        if width.isFinite != partsWrap, paragraphs != nil { paragraphs = nil }
        paragraphs?.updateAll { node in
            node.isMeasured = false
            node.layout = nil
            node.left = 0
            node.right = 0
            node.width = 0
            node.height = estimate.height(units: node.units, width: width)
        }
        cachedParagraphs = []
        lineLimit = nil
        isCompletionNoted = false
        delegate?.layoutManagerDidInvalidateLayout(self)
        observer?.geometryDidChange()
    }

    /// The paragraphs of the text.
    var tree: ParagraphTree {
        if let paragraphs { return paragraphs }
        return rebuild()
    }

    @discardableResult
    private func rebuild() -> ParagraphTree {
        let text = textStorage?.string ?? ""
        unitsRead += textStorage?.length ?? 0
        partsWrap = wrappingWidth.isFinite
        calibrate()
        let tree = ParagraphTree(nodes(of: text))
        paragraphs = tree
        isCompletionNoted = false
        cachedParagraphs = []
        lineLimit = nil
        return tree
    }

    private func nodes(of text: String) -> [ParagraphNode] {
        let width = wrappingWidth
        return ParagraphSplitter.parts(of: text, partLength: partLength).map {
            ParagraphNode(text: $0.text, units: $0.units, height: estimate.height(units: $0.units, width: width))
        }
    }

    /// Measures a sample in the font of the text.
    private func calibrate() {
        guard let textStorage, textStorage.length > 0 else { return }
        let sample = "The quick brown fox jumps over the lazy dog"
        let attributes = textStorage.attributes(at: 0, effectiveRange: nil)
        let text = NSAttributedString(string: sample, attributes: attributes)
        let layout = lay(TextParagraph(text: text, attributes: attributes), width: .infinity)
        estimate.lineHeight = layout.height
        estimate.unitWidth = layout.usedRect.width / CGFloat(sample.utf16.count)
    }

    /// Divides the edited part of the text again.
    func updateParagraphs(in range: NSRange, changeInLength delta: Int) {
        lineLimit = nil
        isCompletionNoted = false
        guard let old = paragraphs, let textStorage else { return }
        let oldEnd = range.location + range.length - delta
        guard var first = old.paragraph(containing: range.location), var last = old.paragraph(containing: oldEnd),
            range.location >= 0, oldEnd <= old.units, old.units + delta == textStorage.length
        else {
            rebuild()
            return
        }
        // A line feed after a carriage return belongs to its paragraph.
        if range.location == first.start, let before = old.paragraph(at: first.index - 1),
            before.node.text.utf8.last == 0x0D
        {
            first = before
        }
        // A short part of a long paragraph is joined with the next part.
        if last.end + delta - first.start < partLength / 2, last.continues, let next = old.paragraph(at: last.index + 1)
        {
            last = next
        }
        // The end of the part before may move, because words fit on its last line now.
        if range.location - first.start < Self.lookahead, let before = old.paragraph(at: first.index - 1),
            before.continues
        {
            old.update(at: before.index) { node in
                node.layout = nil
                node.isMeasured = false
            }
        }
        let part = NSRange(location: first.start, length: last.end + delta - first.start)
        unitsRead += part.length
        var nodes = nodes(of: textStorage.attributedSubstring(from: part).string)
        let isAtEnd = last.index == old.count - 1
        if !isAtEnd, nodes.last?.units == 0 { nodes.removeLast() }
        paragraphs?.replace(first.index..<last.index + 1, with: nodes)
        if paragraphs?.units != textStorage.length { rebuild() }
    }

    // MARK: Layout

    /// The content of a paragraph, without its separator.
    ///
    /// - Parameter ahead: The number of UTF-16 units to add from the next part of a long paragraph.
    func content(of place: PlacedParagraph, ahead: Int = 0) -> TextParagraph {
        guard let textStorage else {
            return TextParagraph(text: NSAttributedString(string: ""), attributes: attributesAtEnd)
        }
        let length = place.node.units - place.node.text.separatorUnits + ahead
        let text = textStorage.attributedSubstring(from: NSRange(location: place.start, length: length))
        let attributes =
            if place.node.units > 0 {
                textStorage.attributes(at: place.start, effectiveRange: nil)
            } else if !attributesAtEnd.isEmpty || textStorage.length == 0 {
                attributesAtEnd
            } else {
                textStorage.attributes(at: textStorage.length - 1, effectiveRange: nil)
            }
        var paragraph = TextParagraph(text: text, attributes: attributes)
        paragraph.continues = place.continues
        paragraph.isContinuation = tree.paragraph(at: place.index - 1)?.continues ?? false
        paragraph.hasSpaceBefore = place.start > 0 && !paragraph.isContinuation
        paragraph.hasSpaceAfter = place.node.text.separatorUnits > 0
        return paragraph
    }

    func lay(_ paragraph: TextParagraph, width: CGFloat) -> ParagraphLayout {
        nonisolated(unsafe) let paragraph = paragraph
        return MainActor.assumeIsolated { TextMeasure.layOut(paragraph, width: width) }
    }

    /// The lines of a paragraph. Lays it out if they are not cached.
    func lines(of place: PlacedParagraph) -> ParagraphLayout {
        if let layout = place.node.layout { return layout }
        paragraphsLaidOut += 1
        unitsLaidOut += place.node.units
        let layout = lay(place)
        tree.update(at: place.index) { node in
            node.layout = layout
            node.isMeasured = true
            node.height = layout.height
            (node.left, node.right) = (layout.usedRect.minX, layout.usedRect.maxX)
            node.width = layout.lines.map(\.width).max() ?? 0
        }
        cachedParagraphs.append(place.node)
        if cachedParagraphs.count > 2 * Self.cacheLimit {
            for node in cachedParagraphs.prefix(Self.cacheLimit) { node.layout = nil }
            cachedParagraphs.removeFirst(Self.cacheLimit)
        }
        return layout
    }

    private func lay(_ place: PlacedParagraph) -> ParagraphLayout {
        var content = content(of: place)
        if let limit = textContainers.first?.maximumNumberOfLines, limit > 0, case (let index, let lines)?? = lineLimit,
            index == place.index
        {
            content.maximumNumberOfLines = lines
            content.lineBreakMode = textContainers.first?.lineBreakMode
        } else if let layout = layPart(place) {
            return layout
        }
        return lay(content, width: wrappingWidth)
    }

    /// Lays out the paragraphs of a range that were not laid out.
    func measure(_ range: NSRange) {
        defer { noteCompletion() }
        guard var place = tree.paragraph(containing: range.location) else { return }
        while true {
            if !place.node.isMeasured { _ = lines(of: place) }
            guard place.end < range.location + range.length, let next = tree.paragraph(at: place.index + 1) else {
                return
            }
            place = next
        }
    }

    /// Lays out the paragraphs between two heights that were not laid out.
    func measure(from top: CGFloat, to bottom: CGFloat) {
        defer { noteCompletion() }
        guard var place = tree.paragraph(atHeight: top) else { return }
        while place.top < bottom {
            if !place.node.isMeasured { _ = lines(of: place) }
            guard let next = tree.paragraph(at: place.index + 1) else { return }
            place = next
        }
    }

    func measureAll() {
        defer { noteCompletion() }
        guard tree.unmeasured > 0 else { return }
        var index = 0
        while let place = tree.paragraph(at: index) {
            if !place.node.isMeasured { _ = lines(of: place) }
            index += 1
        }
    }

    /// Notifies the delegate if all text is laid out for the first time since an edit or a change of the container.
    private func noteCompletion() {
        guard !isCompletionNoted, tree.unmeasured == 0 else { return }
        isCompletionNoted = true
        delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
    }

    /// Lays out a text of few paragraphs completely.
    func measureIfShort() {
        let limit = Self.completeLayoutLimit
        if tree.count <= limit.paragraphs, tree.units <= limit.units { measureAll() }
    }

    // MARK: Limit of lines

    /// The last paragraph that is shown, and the number of its lines; nil without a limit, or if all text is shown.
    var shownLimit: (index: Int, lines: Int)? {
        guard let limit = textContainers.first?.maximumNumberOfLines, limit > 0 else { return nil }
        if let lineLimit { return lineLimit }
        var rest = limit
        var index = 0
        lineLimit = .some(nil)
        while let place = tree.paragraph(at: index) {
            let count = lines(of: place).lines.count
            if count >= rest {
                let isCut = count > rest || index + 1 < tree.count
                guard isCut else { return nil }
                lineLimit = (index, rest)
                // The lines of this paragraph are cut.
                tree.update(at: index) { $0.layout = nil }
                if let place = tree.paragraph(at: index) { _ = lines(of: place) }
                return (index, rest)
            }
            rest -= count
            index += 1
        }
        return nil
    }

    /// The height of the shown text.
    var shownHeight: CGFloat {
        measureIfShort()
        if let limit = shownLimit, let place = tree.paragraph(at: limit.index) {
            let layout = lines(of: place)
            let last = layout.lines.prefix(limit.lines).last
            return place.top + (last.map { ($0.top + $0.height).rounded(.up) } ?? 0)
        }
        return tree.height
    }
}
