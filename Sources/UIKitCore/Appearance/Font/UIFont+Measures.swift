import Foundation

/// Measures of the face, in points.
///
/// The ratios are those of the iOS system typeface, whose em has 2048 units: ascender 1950, descender −494, capital
/// height 1443, height of the letter x 1078, and no extra leading. A host that draws another typeface may need a little
/// more or less room than they say.
extension UIFont {
    private static let unitsPerEm: CGFloat = 2048

    /// The size of the font.
    public var pointSize: CGFloat { face.pointSize }

    /// How far the tallest letters rise above the baseline.
    public var ascender: CGFloat { pointSize * 1950 / Self.unitsPerEm }

    /// How far letters hang below the baseline, as a negative number.
    public var descender: CGFloat { pointSize * -494 / Self.unitsPerEm }

    /// How far capital letters rise above the baseline.
    public var capHeight: CGFloat { pointSize * 1443 / Self.unitsPerEm }

    /// How far the letter x rises above the baseline.
    public var xHeight: CGFloat { pointSize * 1078 / Self.unitsPerEm }

    /// The height of a line: from the descender to the ascender, and the leading. (iOS 4)
    public var lineHeight: CGFloat { ascender - descender + leading }

    /// The extra room between lines. The system typeface has none.
    public var leading: CGFloat { 0 }
}
