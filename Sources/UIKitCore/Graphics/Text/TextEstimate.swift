import Foundation

/// Sizes of text that are the same on every machine: the width of a character is half the font size, the height of a line the font's
/// line height.
enum TextEstimate {
    /// Returns the size of a text in one font.
    ///
    /// - Parameters:
    ///   - text: The text. Newlines end lines.
    ///   - font: The font.
    ///   - width: The width at which lines wrap, in points; infinite for no wrapping.
    ///   - numberOfLines: The maximum number of lines; 0 for no limit.
    static func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int = 0) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let characterWidth = font.pointSize / 2
        let columns = width.isFinite ? max(1, Int(width / characterWidth)) : Int.max
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
        let lines = paragraphs.reduce(0) { $0 + max(1, ($1 - 1) / columns + 1) }
        let shown = numberOfLines > 0 ? min(lines, numberOfLines) : lines
        let longest = min(paragraphs.max() ?? 0, columns)
        return CGSize(width: CGFloat(longest) * characterWidth, height: CGFloat(shown) * font.lineHeight)
    }
}
