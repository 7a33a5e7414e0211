import Foundation

/// What a host needs to draw a font.
extension UIFont {
    /// The text style from which the font's size comes; nil for a font of another size.
    @_spi(Host) public var textStyle: UIFont.TextStyle? { face.textStyle }

    /// The typeface that was asked for by name; nil for the system's.
    @_spi(Host) public var typeface: String? { face.familyName }

    /// The typefaces that the host has. A host sets it.
    @_spi(Host) public static var installedTypefaces: [String] {
        get { FontNames.installed.withLock { $0 } }
        set { FontNames.installed.withLock { $0 = newValue } }
    }

    /// How bold the font is.
    @_spi(Host) public var weight: UIFont.Weight { face.weight }

    /// Whether the letters lean.
    @_spi(Host) public var isItalic: Bool { face.isItalic }

    /// Whether all characters are equally wide.
    @_spi(Host) public var isMonospaced: Bool { face.isMonospaced }

    /// Whether all digits are equally wide.
    @_spi(Host) public var hasMonospacedDigits: Bool { face.hasMonospacedDigits }

    /// Returns the font in the size for other traits, if it follows the person's text size; otherwise itself.
    @_spi(Host) public func adjusted(for traitCollection: UITraitCollection) -> UIFont {
        let category = UIContentSizeCategory.preferred(by: traitCollection)
        var face = face
        if let style = face.textStyle {
            face.pointSize = style.pointSize(for: category)
        } else if let scaling = face.scaling {
            face.pointSize = scaling.pointSize(for: category)
        } else {
            return self
        }
        return UIFont(face: face)
    }
}
