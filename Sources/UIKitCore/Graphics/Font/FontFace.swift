import Foundation

/// The attributes of a font.
struct FontFace: Hashable {
    var pointSize: CGFloat
    var weight = UIFont.Weight.regular
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    /// The typeface; nil for the system's typeface.
    var familyName: String?
    /// The text style that determines the size; nil for a font of fixed size.
    var textStyle: UIFont.TextStyle?
    /// The scaling with the user's text size; nil unless a `UIFontMetrics` made the font.
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

    /// Returns the same face in a fixed size.
    func withFixedSize(_ size: CGFloat) -> FontFace {
        var face = self
        face.pointSize = size
        face.textStyle = nil
        face.scaling = nil
        return face
    }
}

/// The base size from which a `UIFontMetrics` scales a font, kept to scale it again for a different text size.
struct FontScaling: Hashable {
    var textStyle: UIFont.TextStyle
    var baseSize: CGFloat
    var maximumSize: CGFloat?

    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
        let size = baseSize * textStyle.scale(for: category)
        return maximumSize.map { min(size, $0) } ?? size
    }
}
