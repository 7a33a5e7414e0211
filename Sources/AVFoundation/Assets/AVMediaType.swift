import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// Makes a kind from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Video.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Texts.
    public static let text = AVMediaType(rawValue: "text")
    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Metadata with times.
    public static let metadata = AVMediaType(rawValue: "meta")
}
