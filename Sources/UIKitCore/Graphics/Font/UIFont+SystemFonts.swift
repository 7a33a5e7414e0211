import Foundation

extension UIFont {
    /// Returns the system font in a size, in points, greater than 0.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(pointSize: fontSize))
    }

    /// Returns the system font in a size and weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontFace(pointSize: fontSize, weight: weight))
    }

    /// Returns the bold system font in a size.
    ///
    /// Trap: as on iOS, the weight is semibold. For a bolder font pass `.bold` to `systemFont(ofSize:weight:)`.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(pointSize: fontSize, weight: .semibold))
    }

    /// Returns the italic system font in a size.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = FontFace(pointSize: fontSize)
        face.isItalic = true
        return UIFont(face: face)
    }

    /// Returns the monospaced system font, for example for code.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = FontFace(pointSize: fontSize, weight: weight)
        face.isMonospaced = true
        return UIFont(face: face)
    }

    /// Returns the system font with monospaced digits, for numbers that change.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = FontFace(pointSize: fontSize, weight: weight)
        face.hasMonospacedDigits = true
        return UIFont(face: face)
    }

    /// The standard size of text in views: 14 points.
    public class var systemFontSize: CGFloat { 14 }

    /// The standard size of small text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }

    /// The standard size of labels: 17 points.
    public class var labelFontSize: CGFloat { 17 }

    /// The standard size of text in buttons: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
}

extension UIFont {
    /// The name of the font family, as on iOS.
    public var familyName: String {
        if let familyName = face.familyName { return familyName }
        if face.isMonospaced { return ".AppleSystemUIFontMonospaced" }
        return switch face.design {
        case .serif: ".AppleSystemUIFontSerif"
        case .rounded: ".AppleSystemUIFontRounded"
        default: ".AppleSystemUIFont"
        }
    }

    /// The name of the font, as on iOS, such as ".SFUI-Semibold".
    ///
    /// The names of system fonts begin with a dot and are for logs. Make fonts by size, weight and style instead.
    public var fontName: String {
        if let familyName = face.familyName { return FontNames.name(ofFamily: familyName, face) }
        let family = familyName == ".AppleSystemUIFont" ? ".SFUI" : familyName
        return "\(family)-\(face.weight.name)\(face.isItalic ? "Italic" : "")"
    }
}
