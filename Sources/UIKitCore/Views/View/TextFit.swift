import Foundation

/// Finds the font size at which text fits into a width.
enum TextFit {
    /// The difference of font sizes that are tried, in points.
    private static let step: CGFloat = 0.5

    /// The part of its width by which a line is tightened at most before it is truncated.
    static let tightening: CGFloat = 0.05

    /// Returns the largest factor of a font size at which a text fits, or the smallest permitted factor if there is none.
    /// Measures the text a few times only.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the font.
    ///   - smallest: The smallest permitted factor; 0 for a font size of one point.
    ///   - fits: Returns whether the text fits with a factor.
    static func factor(pointSize: CGFloat, smallest: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        guard pointSize > 1, smallest < 1, !fits(1) else { return 1 }
        let smallest = max(smallest, 1 / pointSize)
        func factor(_ steps: Int) -> CGFloat { max(smallest, 1 - CGFloat(steps) * step / pointSize) }
        var low = 1
        var high = max(1, Int(((1 - smallest) * pointSize / step).rounded(.up)))
        while low < high {
            let middle = (low + high) / 2
            if fits(factor(middle)) { high = middle } else { low = middle + 1 }
        }
        return factor(low)
    }
}

extension NSAttributedString {
    /// Returns the text with all fonts scaled. Text without a font attribute gets none.
    func scalingFonts(by factor: CGFloat) -> NSAttributedString {
        guard factor != 1 else { return self }
        let scaled = NSMutableAttributedString(attributedString: self)
        let whole = NSRange(location: 0, length: length)
        enumerateAttribute(.font, in: whole) { value, range, _ in
            guard let font = value as? UIFont else { return }
            scaled.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
        }
        return scaled
    }
}
