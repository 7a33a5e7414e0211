import Foundation

/// The size of text as the host of the running app draws it.
///
/// Without an app, as in a unit test that launches none, sizes are those of ``TextEstimate``.
@MainActor
enum TextMeasure {
    /// Returns the size of a text in one font.
    ///
    /// - Parameters:
    ///   - text: The text. Newlines end lines.
    ///   - font: The font.
    ///   - width: The width at which lines wrap, in points; infinite for no wrapping.
    ///   - numberOfLines: The maximum number of lines; 0 for no limit.
    static func size(
        of text: String,
        font: UIFont,
        width: CGFloat = .infinity,
        numberOfLines: Int = 0
    ) -> CGSize {
        guard !text.isEmpty else { return .zero }
        if let host = UIApplication.current?.host {
            return host.size(of: text, font: font, width: width, numberOfLines: numberOfLines)
        }
        return TextEstimate.size(of: text, font: font, width: width, numberOfLines: numberOfLines)
    }

    /// Returns the lines of a paragraph, wrapped at a width in points (infinite for one line).
    static func layOut(_ paragraph: TextParagraph, width: CGFloat) -> ParagraphLayout {
        UIApplication.current?.host.layOut(paragraph, width: width) ?? ParagraphGrid.layOut(paragraph, width: width)
    }

    /// Returns the size of a text in several fonts. A text that does not fit on one line is measured in the largest font.
    static func size(
        of text: NSAttributedString,
        defaultFont: UIFont,
        width: CGFloat = .infinity,
        numberOfLines: Int = 0
    ) -> CGSize {
        var runs: [(range: NSRange, font: UIFont)] = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            runs.append((range, value as? UIFont ?? defaultFont))
        }
        guard let largest = runs.map(\.font).max(by: { $0.pointSize < $1.pointSize }) else { return .zero }
        let isUniform = runs.allSatisfy { $0.font == largest }
        if !isUniform, !text.string.contains(where: \.isNewline) {
            let sizes = runs.map {
                size(of: text.attributedSubstring(from: $0.range).string, font: $0.font, numberOfLines: 1)
            }
            let total = sizes.reduce(0) { $0 + $1.width }
            if total <= width || numberOfLines == 1 {
                return CGSize(width: min(total, width), height: sizes.map(\.height).max() ?? 0)
            }
        }
        return size(of: text.string, font: largest, width: width, numberOfLines: numberOfLines)
    }
}
