/// The visibility of an interpolated value in the log.
public struct OSLogPrivacy: Sendable {
    enum Kind: Sendable {
        case automatic, `public`, `private`, sensitive
    }

    /// A replacement for a redacted value.
    public struct Mask: Sendable {
        let isHash: Bool

        /// A hash: equal values of the same run of the program have equal hashes. It does not reveal the value.
        public static let hash = Mask(isHash: true)
        /// No value: `<private>`.
        public static let none = Mask(isHash: false)
    }

    let kind: Kind
    let mask: Mask

    /// Shows numbers and truth values, redacts texts and objects.
    public static let auto = OSLogPrivacy(kind: .automatic, mask: .none)
    /// Shows the value.
    public static let `public` = OSLogPrivacy(kind: .public, mask: .none)
    /// Redacts the value, unless the log shows private values.
    public static let `private` = OSLogPrivacy(kind: .private, mask: .none)
    /// Redacts the value always.
    public static let sensitive = OSLogPrivacy(kind: .sensitive, mask: .none)

    /// Shows numbers and truth values, redacts texts and objects with a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }
    /// Redacts the value with a mask, unless the log shows private values.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
    /// Redacts the value with a mask always.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }

    /// The value, or its replacement.
    func redacting(_ value: String, isScalar: Bool, showsPrivate: Bool) -> String {
        let isShown =
            switch kind {
            case .public: true
            case .automatic: isScalar || showsPrivate
            case .private: showsPrivate
            case .sensitive: false
            }
        if isShown { return value }
        guard mask.isHash else { return "<private>" }
        // Swift seeds its hashes for each process, so a dictionary of known values does not help to find the value.
        let hash = UInt64(bitPattern: Int64(value.hashValue))
        return "<mask.hash: '\(String(hash, radix: 16))'>"
    }
}
