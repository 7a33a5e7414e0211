import Foundation

/// Font metrics, in points.
///
/// The ratios are those of the iOS system typeface, with 2048 units per em: ascender 1950, descender −494, cap height 1443,
/// x-height 1078, and no leading. A host that draws a different typeface can need slightly more or less space.
extension UIFont {
    private static let unitsPerEm: CGFloat = 2048

    /// The size of the font.
    public var pointSize: CGFloat { face.pointSize }

    /// The height of the tallest characters above the baseline.
    public var ascender: CGFloat { pointSize * 1950 / Self.unitsPerEm }

    /// The depth of characters below the baseline, as a negative number.
    public var descender: CGFloat { pointSize * -494 / Self.unitsPerEm }

    /// The height of capital letters above the baseline.
    public var capHeight: CGFloat { pointSize * 1443 / Self.unitsPerEm }

    /// The height of the letter x above the baseline.
    public var xHeight: CGFloat { pointSize * 1078 / Self.unitsPerEm }

    /// The height of a line: ascender, descender and leading.
    public var lineHeight: CGFloat { ascender - descender + leading }

    /// The extra space between lines. Always 0.
    public var leading: CGFloat { 0 }
}
