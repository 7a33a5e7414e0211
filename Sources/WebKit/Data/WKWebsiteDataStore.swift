import Foundation

/// The data that pages store: cookies, caches and databases.
///
/// Without rendered pages (see ``WKWebView``) nothing loads pages: the store has only the cookies that the app sets, in memory. Must be
/// used on the main actor.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    let storage: WebsiteStorage

    private let ownIdentifier: UUID?

    private static let defaultStore = WKWebsiteDataStore(WebsiteStorage(folder: "Default"))

    init(_ storage: WebsiteStorage, identifier: UUID? = nil) {
        self.storage = storage
        ownIdentifier = identifier
        super.init()
    }

    /// The store of the program, which keeps data in the user's data and cache folders. Web views have it if their configuration has no
    /// other.
    open class func `default`() -> WKWebsiteDataStore { defaultStore }

    /// Makes a store that keeps data in memory, until the store and its web views are deallocated.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(WebsiteStorage(folder: nil)) }

    /// Opens the store with an identifier, which keeps data on disk. Stores with the same identifier share their data.
    public convenience init(forIdentifier identifier: UUID) {
        self.init(WebsiteStorage.named(identifier), identifier: identifier)
    }

    /// The identifier of a store made with one; nil for others.
    open var identifier: UUID? { ownIdentifier }

    /// Whether data is on disk. A store has its data in memory without rendered pages, whatever this value is.
    open var isPersistent: Bool { storage.folders != nil }

    /// The cookies.
    open private(set) lazy var httpCookieStore = WKHTTPCookieStore(storage)

    // MARK: Data of sites

    /// All types of data.
    open class func allWebsiteDataTypes() -> Set<String> { WebsiteDataTypes.all }

    /// Lists the sites that stored data.
    ///
    /// - Parameters:
    ///   - dataTypes: The types, such as ``WKWebsiteDataTypeCookies``. Unknown ones are ignored.
    ///   - completionHandler: Receives the sites in a later turn.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) {
        storage.records(WebsiteDataTypes.mask(dataTypes)) { records in completionHandler(records.map(\.record)) }
    }

    /// The asynchronous variant.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        await withCheckedContinuation { continuation in
            fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) }
        }
    }

    /// Removes the data of sites.
    ///
    /// - Parameters:
    ///   - dataTypes: The types.
    ///   - dataRecords: The sites, which must be those of this store.
    ///   - completionHandler: Called in a later turn, when the data is removed.
    open func removeData(
        ofTypes dataTypes: Set<String>,
        for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        let names = Set(dataRecords.map(\.displayName))
        storage.remove(WebsiteDataTypes.mask(dataTypes), names) { completionHandler() }
    }

    /// The asynchronous variant.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() }
        }
    }

    /// Removes the data of all sites.
    ///
    /// - Parameters:
    ///   - dataTypes: The types.
    ///   - date: The data that was modified since then is removed. Cookies are removed regardless of it, because WebKitGTK does not report
    ///     their times.
    ///   - completionHandler: Called in a later turn, when the data is removed.
    open func removeData(
        ofTypes dataTypes: Set<String>,
        modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        storage.clear(WebsiteDataTypes.mask(dataTypes), since: date) { completionHandler() }
    }

    /// The asynchronous variant.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
        }
    }
}
