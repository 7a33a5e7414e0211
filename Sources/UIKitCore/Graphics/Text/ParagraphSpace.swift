import Foundation

/// The space of the lines of a paragraph between the edges of its container, in points.
struct ParagraphSpace {
    /// The left edge of the lines, without the additional indent of the first line or of the others.
    let left: CGFloat
    /// The additional indent of the first line; that of the other lines if negative.
    let indent: CGFloat
    /// The distance of the two edges of the lines; infinite for no wrapping.
    let width: CGFloat

    /// - Parameters:
    ///   - paragraph: The paragraph.
    ///   - width: The width of the container; infinite for no wrapping.
    ///   - isRightToLeft: Whether the leading edge is the right one.
    init(_ paragraph: TextParagraph, width: CGFloat, isRightToLeft: Bool) {
        let style = paragraph.style
        let first = paragraph.isContinuation ? style.headIndent : style.firstLineHeadIndent
        let head = min(first, style.headIndent)
        indent = first - style.headIndent
        guard width.isFinite else {
            left = isRightToLeft ? 0 : head
            self.width = style.tailIndent > 0 ? max(style.tailIndent - head, 1) : width
            return
        }
        let tail = style.tailIndent > 0 ? max(width - style.tailIndent, 0) : -style.tailIndent
        left = isRightToLeft ? tail : head
        self.width = max(width - head - tail, 1)
    }

    /// The indent of a line.
    func indent(ofLine index: Int) -> CGFloat { index == 0 ? max(indent, 0) : max(-indent, 0) }
}

extension NSParagraphStyle {
    /// The height of a line in this style.
    ///
    /// - Parameter natural: The height of the line in its font, in points.
    func lineHeight(_ natural: CGFloat) -> CGFloat {
        var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// Whether lines have other heights than those of their fonts.
    var changesLineHeight: Bool { minimumLineHeight > 0 || maximumLineHeight > 0 || lineHeightMultiple > 0 }

    /// Whether the app chose tab stops.
    var hasOwnTabs: Bool { attributes.tabStops != nil || attributes.defaultTabInterval > 0 }

    /// The tab stops up to a width, in points: those of the style, then those at its interval.
    func allTabs(to width: CGFloat) -> [NSTextTab] {
        var tabs = attributes.tabStops ?? (defaultTabInterval > 0 ? [] : NSTextTab.usual)
        guard defaultTabInterval > 0 else { return tabs }
        let end = width.isFinite ? width : 4000
        var place = ((tabs.last?.location ?? 0) / defaultTabInterval).rounded(.down) + 1
        while place * defaultTabInterval <= end, tabs.count < 500 {
            tabs.append(NSTextTab(textAlignment: .left, location: place * defaultTabInterval))
            place += 1
        }
        return tabs
    }
}
