import Foundation

extension UIFontDescriptor {
    /// Properties of a face that are there or not.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Makes a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Leaning letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Semibold or bolder.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Characters that are all equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

        static let all: SymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace]
    }

    /// The properties that the face has.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if isBold { traits.insert(.traitBold) }
        if face.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a description with exactly these properties, or nil if there is no such face.
    ///
    /// Trap: the set replaces the present one, so `[.traitItalic]` makes a bold font lighter again. To add to what is
    /// there, pass `symbolicTraits.union(...)`. The text style, if any, stays; so does a weight that fits already.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isSubset(of: .all) else { return nil }
        var face = face
        face.isItalic = symbolicTraits.contains(.traitItalic)
        face.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        if symbolicTraits.contains(.traitBold) != isBold {
            face.weight = isBold ? .regular : (face.textStyle?.emphasizedWeight ?? .semibold)
        }
        return UIFontDescriptor(face: face)
    }

    private var isBold: Bool {
        face.weight.rawValue >= UIFont.Weight.semibold.rawValue
    }
}
