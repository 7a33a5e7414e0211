#if Cairo
import CCairo
import Foundation

/// The fonts that Pango finds.
enum InstalledFonts {
    static var families: [String] {
        list().map { String(cString: pango_font_family_get_name($0)) }
    }

    /// The faces of a typeface.
    static func faces(ofFamily name: String) -> [FontFace] {
        guard let family = list().first(where: { String(cString: pango_font_family_get_name($0)) == name }) else {
            return []
        }
        var faces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
        var count: gint = 0
        pango_font_family_list_faces(family, &faces, &count)
        defer { g_free(faces) }
        return (0..<Int(count)).compactMap { faces?[$0] }.compactMap { face in
            guard let description = pango_font_face_describe(face) else { return nil }
            defer { pango_font_description_free(description) }
            var result = FontFace(pointSize: 0)
            result.familyName = name
            result.isItalic = pango_font_description_get_style(description) != PANGO_STYLE_NORMAL
            result.weight = weight(CGFloat(pango_font_description_get_weight(description).rawValue))
            // Names of faces do not contain widths.
            guard pango_font_description_get_stretch(description) == PANGO_STRETCH_NORMAL else { return nil }
            return result
        }
    }

    /// Whether all characters of a typeface have the same width.
    static func isMonospaced(family name: String) -> Bool {
        let family = list().first { String(cString: pango_font_family_get_name($0)) == name }
        return family.map { pango_font_family_is_monospace($0) != 0 } ?? false
    }

    private static func list() -> [UnsafeMutablePointer<PangoFontFamily>] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: gint = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
        defer { g_free(families) }
        return (0..<Int(count)).compactMap { families?[$0] }
    }

    private static func weight(_ number: CGFloat) -> UIFont.Weight {
        let steps: [(CGFloat, UIFont.Weight)] = [
            (150, .ultraLight), (250, .thin), (350, .light), (450, .regular), (550, .medium), (650, .semibold),
            (750, .bold),
            (850, .heavy),
        ]
        return steps.first { number < $0.0 }?.1 ?? .black
    }
}
#else
/// Without a library that draws, no installed fonts are known.
enum InstalledFonts {
    static var families: [String] { [] }
    static func faces(ofFamily name: String) -> [FontFace] { [] }
    static func isMonospaced(family name: String) -> Bool { false }
}
#endif
