#if Cairo
import CCairo
import Foundation
import Synchronization

/// Maps UIKit's fonts to those of the desktop.
@_spi(Host)
public enum FontDescription {
    /// UIKit's body text has 17 points; GNOME's has 11 points of 1/72 inch at 96 dpi, or 14.7 pixels. This compromise preserves the
    /// proportions of apps and fits the desktop.
    private static let scale: CGFloat = 15.0 / 17.0

    /// Text of this size or smaller is not reduced.
    private static let smallest: CGFloat = 12

    private static let interfaceFont = Mutex("Sans")

    /// The desktop's font for interfaces, such as `Cantarell 11`. Its size is ignored. Set by the host. Can be used on any thread.
    public static var interfaceFontName: String {
        get { interfaceFont.withLock { $0 } }
        set { interfaceFont.withLock { $0 = newValue } }
    }

    /// The font size in pixels for a text size in points.
    public static func pixels(_ points: CGFloat) -> CGFloat {
        (max(points * scale, min(points, smallest)) * 2).rounded() / 2
    }

    /// Makes Pango's description of a font. The caller frees it. Can be used on any thread.
    public static func make(_ font: UIFont) -> OpaquePointer {
        let description = family(of: font)
        let size = min(max(pixels(font.pointSize), 0), 10_000)
        pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(weight(of: font))))
        if font.width != 0 { pango_font_description_set_stretch(description, stretch(of: font)) }
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }

    private static func family(of font: UIFont) -> OpaquePointer {
        if let typeface = font.typeface {
            // Fontconfig substitutes a missing typeface.
            let description = pango_font_description_new()!
            pango_font_description_set_family(description, typeface.replacing("\0", with: ""))
            return description
        }
        if font.isMonospaced { return pango_font_description_from_string("Monospace") }
        let description = pango_font_description_from_string(interfaceFontName)!
        switch font.design {
        case .serif: pango_font_description_set_family(description, "Serif")
        case .rounded:
            let usual = pango_font_description_get_family(description).map { String(cString: $0) } ?? "Sans"
            pango_font_description_set_family(description, (roundedTypefaces + [usual]).joined(separator: ","))
        default: break
        }
        return description
    }

    /// Rounded typefaces, of which the first installed one is used.
    private static let roundedTypefaces = ["Nunito", "Varela Round", "Quicksand", "M PLUS Rounded 1c", "Comfortaa"]

    private static func stretch(of font: UIFont) -> PangoStretch {
        switch font.width {
        case ..<(-0.25): PANGO_STRETCH_EXTRA_CONDENSED
        case ..<(-0.1): PANGO_STRETCH_CONDENSED
        case ..<0: PANGO_STRETCH_SEMI_CONDENSED
        case ...0.1: PANGO_STRETCH_SEMI_EXPANDED
        default: PANGO_STRETCH_EXPANDED
        }
    }

    /// UIKit's weights are in -0.8…0.62, Pango's in 100…900.
    private static func weight(of font: UIFont) -> Int {
        let steps: [(CGFloat, Int)] = [
            (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.26, 500), (0.35, 600), (0.48, 700), (0.59, 800),
        ]
        return steps.first { font.weight.rawValue < $0.0 }?.1 ?? 900
    }
}
#endif
