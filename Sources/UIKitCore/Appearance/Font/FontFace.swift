import Foundation

/// The values of which a font consists.
struct FontFace: Hashable {
    var pointSize: CGFloat
    var weight = UIFont.Weight.regular
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    /// The typeface; nil for the system's.
    var familyName: String?
    /// The text style from which the size comes; nil for a font of a fixed size.
    var textStyle: UIFont.TextStyle?
    /// How the size follows the person's text size; nil unless a `UIFontMetrics` made the font.
    var scaling: FontScaling?

    init(pointSize: CGFloat, weight: UIFont.Weight = .regular) {
        self.pointSize = pointSize
        self.weight = weight
    }

    init(textStyle: UIFont.TextStyle, category: UIContentSizeCategory) {
        pointSize = textStyle.pointSize(for: category)
        weight = textStyle.weight
        self.textStyle = textStyle
    }

    /// The same face in a fixed size.
    func withFixedSize(_ size: CGFloat) -> FontFace {
        var face = self
        face.pointSize = size
        face.textStyle = nil
        face.scaling = nil
        return face
    }
}

/// The size from which a `UIFontMetrics` made a font, so that it can be made again for another text size.
struct FontScaling: Hashable {
    var textStyle: UIFont.TextStyle
    var baseSize: CGFloat
    var maximumSize: CGFloat?

    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
        let size = baseSize * textStyle.scale(for: category)
        return maximumSize.map { min(size, $0) } ?? size
    }
}
