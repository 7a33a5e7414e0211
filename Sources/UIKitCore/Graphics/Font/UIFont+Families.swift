import Foundation

extension UIFont {
    /// The typefaces that the host can draw, sorted: those of the app and the installed ones.
    public class var familyNames: [String] { Array(Set(FontNames.families)).sorted() }

    /// The names of the faces of a typeface, for `UIFont(name:size:)`. Empty for an unknown typeface.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontNames.faces(ofFamily: familyName).map { FontNames.name(ofFamily: familyName, $0) }
    }
}

extension FontNames {
    /// Typefaces of the app and of the host.
    static var families: [String] {
        let known = installed.withLock { $0 }
        return own.withLock { $0.map(\.family) } + (known.isEmpty ? InstalledFonts.families : known)
    }

    /// The faces of a typeface, light ones first.
    static func faces(ofFamily family: String) -> [FontFace] {
        let own = own.withLock { $0.filter { $0.family == family }.map(\.face) }
        guard own.isEmpty else { return own }
        var faces: [FontFace] = []
        for face in InstalledFonts.faces(ofFamily: family) where !faces.contains(face) { faces.append(face) }
        return faces.sorted { ($0.weight.rawValue, $0.isItalic ? 1 : 0) < ($1.weight.rawValue, $1.isItalic ? 1 : 0) }
    }
}
