import Foundation

/// The attributes of a font.
struct FontFace: Hashable {
    var pointSize: CGFloat
    var weight = UIFont.Weight.regular
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    /// The design of the system's typeface, apart from monospaced.
    var design = UIFontDescriptor.SystemDesign.default
    /// The width, from −1 (narrow) to 1; 0 is normal.
    var width: CGFloat = 0
    /// Whether the font is bolder because the user prefers bold text.
    var isEmboldened = false
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

    /// Makes the font of a text style bolder, or as it was, as the traits demand.
    mutating func takeWeight(of traits: UITraitCollection) {
        let isBold = traits.legibilityWeight == .bold
        guard isBold != isEmboldened else { return }
        isEmboldened = isBold
        weight = UIFont.Weight.named[min(max(weight.step + (isBold ? 2 : -2), 0), UIFont.Weight.named.count - 1)].weight
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
