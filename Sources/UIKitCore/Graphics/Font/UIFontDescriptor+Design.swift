import Foundation

extension UIFontDescriptor {
    /// Designs of the system's typeface.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The string that identifies the design.
        public let rawValue: String

        /// Makes a design from its identifying string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The typeface of the interface.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// A typeface with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A typeface with rounded ends. Desktops without one draw the typeface of the interface.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A monospaced typeface.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Returns the descriptor in a different design of the system's typeface. Nil for an unknown design, and for a descriptor of a
    /// different typeface.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard face.familyName == nil, [.default, .serif, .rounded, .monospaced].contains(design) else { return nil }
        var face = face
        face.isMonospaced = design == .monospaced
        face.design = design == .monospaced ? .default : design
        return UIFontDescriptor(face: face)
    }

    /// Returns a descriptor of a different typeface with the same size, weight and slant.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var face = face
        face.familyName = newFamily
        face.isMonospaced = false
        face.design = .default
        return UIFontDescriptor(face: face)
    }

    /// Returns a descriptor with the weight and slant that the name of a face specifies, such as "Bold Italic". Words that are no
    /// weight or slant are ignored.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        var face = face
        FontNames.dress(&face, in: newFace.lowercased().filter { $0 != " " })
        return UIFontDescriptor(face: face)
    }
}
