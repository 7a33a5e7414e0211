import Foundation

extension UIFont {
    /// Returns the interface font in a size, in points, greater than 0.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(pointSize: fontSize))
    }

    /// Returns the interface font in a size and weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontFace(pointSize: fontSize, weight: weight))
    }

    /// Returns the bold interface font in a size.
    ///
    /// Trap: as on iOS, this is the semibold weight. Ask `systemFont(ofSize:weight:)` for `.bold` to have more.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(pointSize: fontSize, weight: .semibold))
    }

    /// Returns the italic interface font in a size.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = FontFace(pointSize: fontSize)
        face.isItalic = true
        return UIFont(face: face)
    }

    /// Returns the font for code, whose characters are all equally wide. (iOS 13)
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = FontFace(pointSize: fontSize, weight: weight)
        face.isMonospaced = true
        return UIFont(face: face)
    }

    /// Returns the interface font with digits that are all equally wide, for numbers that count. (iOS 9)
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = FontFace(pointSize: fontSize, weight: weight)
        face.hasMonospacedDigits = true
        return UIFont(face: face)
    }

    /// The usual size of text in views: 14 points.
    public class var systemFontSize: CGFloat { 14 }

    /// The usual size of small text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }

    /// The usual size of labels: 17 points.
    public class var labelFontSize: CGFloat { 17 }

    /// The usual size of the text in buttons: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
}

extension UIFont {
    /// The name that iOS gives the family of the font.
    public var familyName: String {
        if let familyName = face.familyName { return familyName }
        return face.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
    }

    /// The name that iOS gives the font, such as ".SFUI-Semibold".
    ///
    /// The names of system fonts begin with a dot and are for logs; make fonts by size, weight and style.
    public var fontName: String {
        if let familyName = face.familyName { return FontNames.name(ofFamily: familyName, face) }
        let family = face.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
        return "\(family)-\(face.weight.name)\(face.isItalic ? "Italic" : "")"
    }
}
