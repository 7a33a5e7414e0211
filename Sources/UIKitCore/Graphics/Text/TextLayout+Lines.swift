import Foundation

#if Cairo
import CCairo

extension TextLayout {
    /// The lines of whole paragraphs: their first UTF-16 unit in the text, and their height in points. Takes time proportional to the
    /// length.
    static func lines(
        of text: NSAttributedString,
        in range: NSRange,
        width: CGFloat
    ) -> [(location: Int, height: CGFloat)] {
        let part = text.attributedSubstring(from: range)
        let layout = TextLayout(part, width: width)
        let string = part.string as NSString
        var result: [(location: Int, height: CGFloat)] = []
        var place = 0
        for paragraph in layout.paragraphs {
            var (start, end, contentsEnd) = (0, 0, 0)
            string.getParagraphStart(
                &start,
                end: &end,
                contentsEnd: &contentsEnd,
                for: NSRange(location: place, length: 0)
            )
            let content = string.substring(with: NSRange(location: place, length: contentsEnd - place))
                .replacing("\0", with: "\u{2400}")
            var (index, byte, unit) = (content.startIndex, 0, 0)
            var bottom: CGFloat = 0
            for (number, line) in paragraph.lines.enumerated() {
                guard let shown = pango_layout_get_line_readonly(paragraph.layout, Int32(number)) else { continue }
                let target = Int(shown.pointee.start_index)
                let next =
                    content.utf8.index(index, offsetBy: target - byte, limitedBy: content.endIndex) ?? content.endIndex
                unit += content.utf16.distance(from: index, to: next)
                (index, byte) = (next, target)
                result.append((range.location + place + unit, line.extent.upperBound - bottom))
                bottom = line.extent.upperBound
            }
            place = max(end, place + 1)
        }
        return result
    }
}
#else
/// Without Cairo there are no lines.
enum TextLayout {
    static func lines(
        of text: NSAttributedString,
        in range: NSRange,
        width: CGFloat
    ) -> [(location: Int, height: CGFloat)] { [] }
}
#endif
