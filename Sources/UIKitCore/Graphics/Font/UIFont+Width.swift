import Foundation

extension UIFont {
    /// The width of a font, from −1 (narrow) over 0 (standard) to 1. The host draws the nearest width that the typeface has.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width as a number.
        public let rawValue: CGFloat

        /// Makes a width from a number between −1 and 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Very narrow: −0.3.
        public static let compressed = Width(rawValue: -0.3)
        /// Narrow: −0.2.
        public static let condensed = Width(rawValue: -0.2)
        /// Standard: 0.
        public static let standard = Width(rawValue: 0)
        /// Wide: 0.2.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// Returns the system font in a size, weight and width.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        var face = FontFace(pointSize: fontSize, weight: weight)
        face.width = width.rawValue
        return UIFont(face: face)
    }
}
