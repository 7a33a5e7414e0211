import Foundation

extension UIFontDescriptor {
    /// Boolean attributes of a face.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Makes a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Semibold or bolder.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than normal.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than normal.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

        static let all: SymbolicTraits = [
            .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
        ]
    }

    /// The attributes of the face.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if isBold { traits.insert(.traitBold) }
        if face.isMonospaced { traits.insert(.traitMonoSpace) }
        if face.width < 0 { traits.insert(.traitCondensed) }
        if face.width > 0 { traits.insert(.traitExpanded) }
        return traits
    }

    /// Returns a descriptor with exactly these attributes, or nil if there is no such face.
    ///
    /// Trap: the set replaces the current one, so `[.traitItalic]` makes a bold font regular. To add attributes, pass
    /// `symbolicTraits.union(...)`. Keeps the text style, and a weight that already fits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isSubset(of: .all), !symbolicTraits.isSuperset(of: [.traitExpanded, .traitCondensed])
        else { return nil }
        var face = face
        face.isItalic = symbolicTraits.contains(.traitItalic)
        face.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        if symbolicTraits.contains(.traitCondensed) != (face.width < 0)
            || symbolicTraits.contains(.traitExpanded) != (face.width > 0)
        {
            let isNarrow = symbolicTraits.contains(.traitCondensed)
            face.width =
                (isNarrow ? .condensed : symbolicTraits.contains(.traitExpanded) ? .expanded : UIFont.Width.standard)
                .rawValue
        }
        if symbolicTraits.contains(.traitBold) != isBold {
            face.weight = isBold ? .regular : (face.textStyle?.emphasizedWeight ?? .semibold)
        }
        return UIFontDescriptor(face: face)
    }

    private var isBold: Bool {
        face.weight.rawValue >= UIFont.Weight.semibold.rawValue
    }
}
