import Foundation

/// The stored data of a site. Must be used on the main actor.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    /// The domain of the site, such as `example.com`.
    open var displayName: String { ownName }

    /// The types of data, such as ``WKWebsiteDataTypeCookies``.
    open var dataTypes: Set<String> { ownTypes }

    private let ownName: String
    private let ownTypes: Set<String>

    init(name: String, types: Set<String>) {
        ownName = name
        ownTypes = types
        super.init()
    }
}
