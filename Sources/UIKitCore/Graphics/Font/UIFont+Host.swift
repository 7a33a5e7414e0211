import Foundation

/// Font attributes for hosts.
extension UIFont {
    /// The text style that determines the font's size; nil for a font of a different size.
    @_spi(Host) public var textStyle: UIFont.TextStyle? { face.textStyle }

    /// The typeface that was requested by name; nil for the system's typeface.
    @_spi(Host) public var typeface: String? { face.familyName }

    /// The installed typefaces. Set by the host.
    @_spi(Host) public static var installedTypefaces: [String] {
        get { FontNames.installed.withLock { $0 } }
        set { FontNames.installed.withLock { $0 = newValue } }
    }

    /// Makes the fonts of a file available to the host, and returns whether it can read them. Set by hosts that draw text.
    @_spi(Host) @MainActor public static var installer: ((URL) -> Bool)?

    /// The width of the font, from −1 to 1.
    @_spi(Host) public var width: CGFloat { face.width }

    /// The design of the system's typeface.
    @_spi(Host) public var design: UIFontDescriptor.SystemDesign { face.design }

    /// The weight of the font.
    @_spi(Host) public var weight: UIFont.Weight { face.weight }

    /// Whether the font is italic.
    @_spi(Host) public var isItalic: Bool { face.isItalic }

    /// Whether all characters have the same width.
    @_spi(Host) public var isMonospaced: Bool { face.isMonospaced }

    /// Whether all digits have the same width.
    @_spi(Host) public var hasMonospacedDigits: Bool { face.hasMonospacedDigits }

    /// Returns the font in the size for the given traits if it follows the user's text size; otherwise returns itself.
    @_spi(Host) public func adjusted(for traitCollection: UITraitCollection) -> UIFont {
        let category = UIContentSizeCategory.preferred(by: traitCollection)
        var face = face
        if let style = face.textStyle {
            face.pointSize = style.pointSize(for: category)
            face.takeWeight(of: traitCollection)
        } else if let scaling = face.scaling {
            face.pointSize = scaling.pointSize(for: category)
        } else {
            return self
        }
        return UIFont(face: face)
    }
}
