import Foundation
import Synchronization

extension UIFont {
    /// Makes a font from the name of a typeface, such as "Georgia" or "HelveticaNeue-Bold". Returns nil for unknown names.
    ///
    /// Known names are those of the app's fonts (key `UIAppFonts` of the Info.plist), the typefaces of the host and those that every
    /// iPhone has; for the latter the desktop draws its substitutes. The size is fixed; `UIFontMetrics` makes a version that follows the user's text size.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard var face = FontNames.face(named: fontName) else { return nil }
        face.pointSize = fontSize
        self.init(face: face)
    }
}

/// Names of fonts.
enum FontNames {
    static let installed = Mutex<[String]>([])

    /// The app's fonts.
    static let own = Mutex<[FontFile.Face]>([])

    /// Adds fonts of the app.
    static func register(_ faces: [FontFile.Face]) {
        own.withLock { known in
            for face in faces where !known.contains(face) { known.append(face) }
        }
    }

    /// Returns the app's font with a PostScript name, full name or family name.
    private static func ownFace(named name: String) -> FontFace? {
        let faces = own.withLock { $0 }
        let found =
            faces.first { $0.postScriptName == name } ?? faces.first { $0.fullName == name }
            ?? faces.filter { $0.family == name }.min { $0.distanceFromRegular < $1.distanceFromRegular }
        return found?.face
    }

    /// Typefaces that iPhone apps expect.
    private static let expected = [
        "Helvetica", "Helvetica Neue", "Arial", "Avenir", "Avenir Next", "Georgia", "Times New Roman", "Courier",
        "Courier New", "Menlo", "Verdana", "Trebuchet MS", "Palatino", "Gill Sans", "Futura", "Optima", "Baskerville",
        "American Typewriter", "Marker Felt", "Noteworthy",
    ]

    private static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("semibold", .semibold),
        ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    /// Parses a font name: a typeface, optionally followed by a hyphen with weight and slant.
    static func face(named name: String) -> FontFace? {
        if let own = ownFace(named: name) { return own }
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard let wanted = parts.first.map(folded), !wanted.isEmpty else { return nil }
        let known = installed.withLock { $0 } + expected
        guard let family = known.first(where: { folded($0) == wanted || folded($0) == folded(name) }) else {
            return nil
        }
        var face = FontFace(pointSize: 0)
        face.familyName = family
        let style = folded(family) == folded(name) ? "" : parts.dropFirst().joined().lowercased()
        return dress(&face, in: style) ? face : nil
    }

    /// Sets the weight and slant that a style name specifies. Returns false if it contains unknown words.
    @discardableResult
    static func dress(_ face: inout FontFace, in style: String) -> Bool {
        var rest = style
        func take(_ word: String) -> Bool {
            guard let range = rest.range(of: word) else { return false }
            rest.removeSubrange(range)
            return true
        }
        // "ultralight" contains "light": longer words come first.
        face.weight = weights.first { take($0.name) }?.weight ?? .regular
        let isItalic = take("italic")
        face.isItalic = take("oblique") || isItalic
        // Other words in names of iPhone fonts. Widths cannot be selected, so they are ignored.
        for word in ["regular", "roman", "book", "condensed", "wide", "extra", "psmt", "mt", "ps"] { _ = take(word) }
        return !rest.contains { $0.isLetter }
    }

    /// The name of a face of a typeface, such as "HelveticaNeue-Bold".
    static func name(ofFamily family: String, _ face: FontFace) -> String {
        let own = own.withLock { $0 }.first {
            $0.family == family && $0.face.weight == face.weight && $0.face.isItalic == face.isItalic
        }
        if let own { return own.postScriptName }
        let style = (face.weight == .regular ? "" : face.weight.name) + (face.isItalic ? "Italic" : "")
        let base = family.filter { $0 != " " }
        return style.isEmpty ? base : "\(base)-\(style)"
    }

    /// A name as it is compared: "TimesNewRomanPS-BoldMT" belongs to "Times New Roman".
    private static func folded(_ name: String) -> String {
        var name = name.lowercased().filter { $0 != " " && $0 != "-" }
        for ending in ["mt", "ps"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
        return name
    }
}
