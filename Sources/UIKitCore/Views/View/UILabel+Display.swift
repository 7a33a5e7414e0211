import Foundation

/// The vertical position of text that a label shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline stays where it is in the normal size.
    case alignBaselines = 0
    /// The text stays centred.
    case alignCenters = 1
    /// The top edge stays where it is in the normal size.
    case none = 2
}

/// The text of a label as a host draws it: shrunk, tightened and placed.
@_spi(Host)
public struct LabelDisplay {
    /// The font of text without a font attribute.
    public let font: UIFont
    /// The attributed text; nil for plain text.
    public let content: NSAttributedString?
    /// The rectangle of the text, relative to the top left corner of the label.
    public let area: CGRect
    /// The share of the free height in the area that is above the text: 0.5 for centred text.
    public let shareAbove: CGFloat
    /// Additional space after each character, in points; negative for tightened text.
    public let letterSpacing: CGFloat
}

extension UILabel {
    /// Whether the label's class draws or places the text itself. The answer is the same for the label's whole life.
    @_spi(Host)
    public var placesTextItself: Bool { drawsItself }

    /// The text as it is drawn; nil if an override of ``drawText(in:)`` draws none.
    @_spi(Host)
    public var display: LabelDisplay? {
        var area = CGRect(origin: .zero, size: bounds.size)
        if drawsItself {
            guard let rect = upToDateDrawing?.textRect else { return nil }
            area = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        }
        guard adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation else {
            return LabelDisplay(font: ownFont, content: content, area: area, shareAbove: 0.5, letterSpacing: 0)
        }
        let factor = fittingFactor(width: area.size.width)
        return LabelDisplay(
            font: factor == 1 ? ownFont : ownFont.withSize(ownFont.pointSize * factor),
            content: content?.scalingFonts(by: factor),
            area: area,
            shareAbove: shareAbove(factor: factor, height: area.size.height),
            letterSpacing: letterSpacing(factor: factor, width: area.size.width)
        )
    }

    private func fittingFactor(width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines > 0, width > 0 else { return 1 }
        return TextFit.factor(pointSize: ownFont.pointSize, smallest: minimumScaleFactor) { factor in
            if numberOfLines == 1 { return scaledText(factor).width <= width + 0.01 }
            let shown = scaledText(factor, width: width, numberOfLines: numberOfLines)
            return scaledText(factor, width: width, numberOfLines: 0).height <= shown.height + 0.01
        }
    }

    /// Returns the size of the text with scaled fonts.
    private func scaledText(
        _ factor: CGFloat,
        width: CGFloat = .infinity,
        numberOfLines: Int = 1
    ) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let font = factor == 1 ? ownFont : ownFont.withSize(ownFont.pointSize * factor)
        guard let content else {
            return TextMeasure.size(of: text, font: font, width: width, numberOfLines: numberOfLines)
        }
        return TextMeasure.size(
            of: content.scalingFonts(by: factor),
            defaultFont: font,
            width: width,
            numberOfLines: numberOfLines
        )
    }

    private func shareAbove(factor: CGFloat, height: CGFloat) -> CGFloat {
        guard factor < 1, numberOfLines == 1, baselineAdjustment != .alignCenters else { return 0.5 }
        let normal = scaledText(1).height
        let shrunk = scaledText(factor).height
        guard height > shrunk else { return 0.5 }
        let top = (height - normal) / 2
        let rise = ownFont.baselineBelowMiddle * (1 - factor)
        let shrunkTop = baselineAdjustment == .none ? top : height / 2 + rise - shrunk / 2
        return min(max(shrunkTop / (height - shrunk), 0), 1)
    }

    private func letterSpacing(factor: CGFloat, width: CGFloat) -> CGFloat {
        let truncates = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(lineBreakMode)
        guard allowsDefaultTighteningForTruncation, numberOfLines == 1, truncates, width > 0 else { return 0 }
        let excess = scaledText(factor).width - width
        guard excess > 0.01, excess <= width * TextFit.tightening else { return 0 }
        return -excess / CGFloat(max(1, (text ?? "").count - 1))
    }
}

extension UIFont {
    /// The distance of the baseline from the middle of a line.
    fileprivate var baselineBelowMiddle: CGFloat { (ascender + descender) / 2 }
}
