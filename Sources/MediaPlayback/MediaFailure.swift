import Foundation

/// The reason why media cannot be read or played.
package struct MediaFailure: Error, Equatable, Sendable {
    /// The kinds of reasons that callers tell apart.
    package enum Kind: Sendable {
        /// There is no file or resource at the address.
        case notFound
        /// The file or resource cannot be opened or read.
        case unreadable
        /// The data is in no known format.
        case unknownFormat
        /// There is no decoder for the format.
        case missingDecoder
        /// The data is damaged.
        case damaged
        /// The media has no stream of the requested kind, or no content at the requested time.
        case noContent
        /// The library was built without playback.
        case unavailable
        /// Any other reason.
        case other
    }

    /// The kind of the reason.
    package let kind: Kind
    /// A sentence for the user, which names what is missing.
    package let message: String
    /// Details for a log; nil without any.
    package let details: String?

    package init(_ kind: Kind, _ message: String, details: String? = nil) {
        self.kind = kind
        self.message = message
        self.details = details
    }
}
