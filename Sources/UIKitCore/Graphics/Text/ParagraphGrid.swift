import Foundation

/// Lines of text that are the same on every machine: a column is half the font size wide.
@_spi(Host)
public enum ParagraphGrid {
    /// The lines of a paragraph, broken at spaces, or inside a word that is too long. Spaces at the end of a line do not wrap.
    ///
    /// - Parameters:
    ///   - paragraph: The paragraph.
    ///   - width: The width at which lines wrap, in points; infinite for no wrapping.
    ///   - cell: The width of a column and the height of a line; nil if they depend on the font.
    ///   - columns: Returns the number of columns of a character.
    ///   - directions: Returns the directions of the characters of a text; nil if all are left-to-right.
    public static func layOut(
        _ paragraph: TextParagraph,
        width: CGFloat,
        cell: CGSize? = nil,
        columns: (Character) -> Int = { _ in 1 },
        directions: (String) -> ParagraphDirections? = { _ in nil }
    ) -> ParagraphLayout {
        var cells = cells(of: paragraph, cell, columns)
        let directions = directions(paragraph.text.string)
        let mode = paragraph.effectiveLineBreakMode
        let wraps = mode == .byWordWrapping || mode == .byCharWrapping || paragraph.maximumNumberOfLines > 1
        let space = ParagraphSpace(paragraph, width: width > 0 ? width : .infinity, isRightToLeft: false)
        let limit = wraps ? space.width : .infinity
        cells = tabbed(cells, paragraph.style, left: space.left + space.indent(ofLine: 0), width: width)
        var ranges = lineRanges(of: cells, width: limit, space, byCharacters: mode == .byCharWrapping)
        if paragraph.maximumNumberOfLines > 0 { ranges = Array(ranges.prefix(paragraph.maximumNumberOfLines)) }
        let font = paragraph.attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        var top = paragraph.spaceBefore
        var start = 0
        var lines: [ParagraphLine] = []
        for (index, range) in ranges.enumerated() {
            let indent = space.indent(ofLine: index)
            var line = line(
                Array(cells[range]),
                levels: directions.map { Array($0.levels[range]) } ?? [],
                from: start,
                at: top,
                cell?.height ?? font.lineHeight,
                font.ascender,
                paragraph.style.alignment(isRightToLeft: directions?.isRightToLeft == true),
                space.width - indent
            )
            line.move(by: space.left + indent, height: paragraph.style.lineHeight(line.height))
            lines.append(line)
            start = line.range.upperBound
            top += line.height + paragraph.style.lineSpacing
        }
        let bottom = lines.last.map { $0.top + $0.height } ?? top
        return ParagraphLayout(lines: lines, height: (bottom + paragraph.spaceAfter).rounded(.up))
    }

    /// The cells of a paragraph with tab stops, in which a tab is as wide as the distance to the next stop. Stops count from the start of
    /// the first line.
    private static func tabbed(_ cells: [Cell], _ style: NSParagraphStyle, left: CGFloat, width: CGFloat) -> [Cell] {
        guard style.hasOwnTabs, cells.contains(where: \.isTab) else { return cells }
        let tabs = style.allTabs(to: width)
        var cells = cells
        var x = left
        for index in cells.indices {
            if cells[index].isTab, let tab = tabs.first(where: { $0.location > x }) {
                let next = cells[(index + 1)...].prefix { !$0.isTab }
                let text = tab.decimalSeparator == nil ? next : next.prefix { !$0.isSeparator }
                let length = text.reduce(0) { $0 + $1.width }
                let share: CGFloat =
                    tab.decimalSeparator != nil || tab.alignment == .right ? 1 : tab.alignment == .center ? 0.5 : 0
                cells[index].width = max(tab.location - length * share - x, 0)
            }
            x += cells[index].width
        }
        return cells
    }

    /// A character with its size.
    private struct Cell {
        let units: Int
        var width: CGFloat
        let isSpace: Bool
        let isTab: Bool
        let isSeparator: Bool
        let ascender: CGFloat
        let height: CGFloat
    }

    private static func cells(
        of paragraph: TextParagraph,
        _ cell: CGSize?,
        _ columns: (Character) -> Int
    ) -> [Cell] {
        let text = paragraph.text
        var cells: [Cell] = []
        var unit = 0
        var runEnd = 0
        var font = UIFont.systemFont(ofSize: 12)
        var attachment: NSTextAttachment?
        for character in text.string {
            if unit >= runEnd {
                var run = NSRange()
                let values = text.attributes(at: unit, effectiveRange: &run)
                font = values[.font] as? UIFont ?? .systemFont(ofSize: 12)
                attachment = values[.attachment] as? NSTextAttachment
                runEnd = run.location + max(run.length, 1)
            }
            let image = character == "\u{FFFC}" ? attachment?.lineBounds : nil
            cells.append(
                Cell(
                    units: character.utf16.count,
                    width: image?.width ?? CGFloat(character == "\t" ? 4 : columns(character))
                        * (cell?.width ?? font.pointSize / 2),
                    isSpace: character.isWhitespace,
                    isTab: character == "\t",
                    isSeparator: character == "." || character == ",",
                    ascender: max(font.ascender, image?.maxY ?? 0),
                    height: max(cell?.height ?? font.lineHeight, (image?.maxY ?? 0) - font.descender)
                )
            )
            unit += character.utf16.count
        }
        return cells
    }

    private static func lineRanges(
        of cells: [Cell],
        width: CGFloat,
        _ space: ParagraphSpace,
        byCharacters: Bool
    ) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var wordStart = 0
        var x: CGFloat = 0
        var index = 0
        while index < cells.count {
            let cell = cells[index]
            let room = width - space.indent(ofLine: ranges.count)
            if !cell.isSpace, x + cell.width > room + 0.01, index > start {
                let end = !byCharacters && wordStart > start ? wordStart : index
                ranges.append(start..<end)
                start = end
                wordStart = end
                x = cells[end..<index].reduce(0) { $0 + $1.width }
                continue
            }
            x += cell.width
            index += 1
            if cell.isSpace { wordStart = index }
        }
        return ranges + [start..<cells.count]
    }

    private static func line(
        _ cells: [Cell],
        levels: [Int8],
        from start: Int,
        at top: CGFloat,
        _ emptyHeight: CGFloat,
        _ emptyAscender: CGFloat,
        _ alignment: NSTextAlignment,
        _ width: CGFloat
    ) -> ParagraphLine {
        let hanging = cells.reversed().prefix(while: \.isSpace).reduce(0) { $0 + $1.width }
        let total = cells.reduce(0) { $0 + $1.width }
        let free = width.isFinite ? max(0, width - total + hanging) : 0
        let left =
            switch alignment {
            case .center: free / 2
            case .right: free
            case .left, .justified, .natural: CGFloat(0)
            }
        // The left edge of each cell.
        var edges = [CGFloat](repeating: left, count: cells.count)
        // Spaces that hang over the end of a right-to-left line are at its left.
        let isEndAtLeft = levels.last.map { $0 % 2 == 1 } == true
        var x = isEndAtLeft && width.isFinite ? left - hanging : left
        for place in levels.isEmpty ? Array(cells.indices) : ParagraphDirections.visualOrder(of: levels) {
            edges[place] = x
            x += cells[place].width
        }
        var leading: [CGFloat] = []
        var trailing: [CGFloat] = []
        for (place, cell) in cells.enumerated() {
            let (low, high) = (edges[place], edges[place] + cell.width)
            let (start, end) = levels.isEmpty || levels[place] % 2 == 0 ? (low, high) : (high, low)
            for unit in 0..<cell.units {
                leading.append(unit == 0 ? start : end)
                trailing.append(end)
            }
        }
        let ascender = cells.map(\.ascender).max() ?? emptyAscender
        return ParagraphLine(
            range: start..<start + leading.count,
            top: top,
            height: cells.map(\.height).max() ?? emptyHeight,
            baseline: top + ascender,
            left: left,
            width: total,
            leading: leading,
            trailing: trailing
        )
    }
}

extension NSParagraphStyle {
    /// The alignment, in which that of natural lines is the one of the direction.
    fileprivate func alignment(isRightToLeft: Bool) -> NSTextAlignment {
        isRightToLeft && (alignment == .natural || alignment == .justified) ? .right : alignment
    }
}

extension ParagraphLine {
    /// Moves the text to the right, and makes the line higher or lower above its text.
    fileprivate mutating func move(by distance: CGFloat, height newHeight: CGFloat) {
        left += distance
        leading = leading.map { $0 + distance }
        trailing = trailing.map { $0 + distance }
        baseline += newHeight - height
        height = newHeight
    }
}
