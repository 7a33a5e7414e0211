import Foundation

/// A place at which text continues after a tab. Immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// The names of options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters at which a column is aligned, as a `CharacterSet`: the decimal separator. Only a full stop and a comma are
        /// used.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text after the tab, up to the next one.
    public let alignment: NSTextAlignment

    /// The distance from the leading edge of the container, in points.
    public let location: CGFloat

    /// The options.
    public let options: [OptionKey: Any]

    /// Makes a tab stop.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the text: `left`, `center` or `right`; others count as `left`.
    ///   - loc: The distance from the leading edge of the container, in points.
    ///   - options: The options.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = max(0, loc.drawable)
        self.options = options
        super.init()
    }

    /// The tab stops of the default paragraph style.
    static let usual = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }

    /// The decimal separator at which the text is aligned; nil for none.
    var decimalSeparator: Character? {
        guard let characters = options[.columnTerminators] as? CharacterSet else { return nil }
        let separators: [Unicode.Scalar] = [".", ","]
        return separators.first(where: characters.contains).map { Character($0) }
    }

    /// Returns the decimal separator of a locale, for ``OptionKey/columnTerminators``.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// Returns the tab stop itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is a tab stop at the same place with the same alignment.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location && decimalSeparator == other.decimalSeparator
    }

    /// A hash that is the same for equal tab stops.
    open override var hash: Int { location.hashValue ^ alignment.rawValue }
}
