import Foundation
@_spi(Host) import UIKitCore

#if WebKitGTK
import CWebKitShim
#endif

/// Compiles rules for the content of pages, and stores the compiled lists. It needs rendered pages; without them every call fails.
/// Must be used on the main actor.
///
/// The rules are those of Safari: a JSON array of objects with `trigger` and `action`.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    private let folder: URL

    /// The store in the data folder of the program.
    open class func `default`() -> WKContentRuleListStore! { defaultStore }

    private static let defaultStore = WKContentRuleListStore(folder: WebFolders.data.appendingPathComponent("Rules"))

    /// Opens the store in a folder, which is made when a list is stored.
    public convenience init!(url: URL) {
        self.init(folder: url)
    }

    private init(folder: URL) {
        self.folder = folder
        super.init()
    }

    /// Compiles rules, and stores them.
    ///
    /// - Parameters:
    ///   - identifier: The identifier. A stored list with the same one is replaced.
    ///   - encodedContentRuleList: The rules as JSON.
    ///   - completionHandler: Receives the list, or `WKError.contentRuleListStoreCompileFailed`.
    open func compileContentRuleList(
        forIdentifier identifier: String!,
        encodedContentRuleList: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let source = encodedContentRuleList ?? ""
        list(identifier, .contentRuleListStoreCompileFailed, completionHandler) { name, handler, context in
            #if WebKitGTK
            searchlight_filter_save(self.store, name, source, handler, context)
            #endif
        }
    }

    /// Reads a stored list. The handler receives it, or `WKError.contentRuleListStoreLookUpFailed`.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        list(identifier, .contentRuleListStoreLookUpFailed, completionHandler) { name, handler, context in
            #if WebKitGTK
            searchlight_filter_find(self.store, name, handler, context)
            #endif
        }
    }

    /// Deletes a stored list. The handler receives nil, or `WKError.contentRuleListStoreRemoveFailed`. Web views keep the list.
    open func removeContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
    ) {
        let handler: @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void = { _, error in
            completionHandler?(error)
        }
        list(identifier, .contentRuleListStoreRemoveFailed, handler) { name, handler, context in
            #if WebKitGTK
            searchlight_filter_remove(self.store, name, handler, context)
            #endif
        }
    }

    /// The identifiers of the stored lists; nil without rendered pages.
    open func getAvailableContentRuleListIdentifiers(
        _ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!
    ) {
        guard PageEngines.areRendered else {
            DispatchQueue.main.async { completionHandler?(nil) }
            return
        }
        #if WebKitGTK
        let callback = Callback<[String]> { names in completionHandler?(names) }
        searchlight_filter_list(
            store,
            { names, _, context in
                var next = names?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
                var identifiers: [String] = []
                while let name = next?.pointee {
                    identifiers.append(WKContentRuleListStore.identifier(String(cString: name)))
                    next = next?.successor()
                }
                Callback<[String]>.call(context, identifiers)
            },
            callback.context
        )
        #endif
    }

    // MARK: Asynchronous variants

    /// Compiles rules; see ``compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:)``.
    @discardableResult
    open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!) async throws
        -> WKContentRuleList?
    {
        try await withCheckedThrowingContinuation { continuation in
            compileContentRuleList(forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList) {
                continuation.resume(with: $1.map { .failure($0) } ?? .success($0))
            }
        }
    }

    /// Reads a stored list; see ``lookUpContentRuleList(forIdentifier:completionHandler:)``.
    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        try await withCheckedThrowingContinuation { continuation in
            lookUpContentRuleList(forIdentifier: identifier) {
                continuation.resume(with: $1.map { .failure($0) } ?? .success($0))
            }
        }
    }

    /// Deletes a stored list; see ``removeContentRuleList(forIdentifier:completionHandler:)``.
    open func removeContentRuleList(forIdentifier identifier: String!) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            removeContentRuleList(forIdentifier: identifier) {
                continuation.resume(with: $0.map { .failure($0) } ?? .success(()))
            }
        }
    }

    /// The identifiers of the stored lists; nil without rendered pages.
    open func availableIdentifiers() async -> [String]? {
        await withCheckedContinuation { continuation in
            getAvailableContentRuleListIdentifiers { continuation.resume(returning: $0) }
        }
    }

    // MARK: Implementation

    #if WebKitGTK
    private typealias ListHandler = SearchlightValueHandler

    /// WebKit's store.
    private lazy var store: UnsafeMutableRawPointer? = searchlight_filter_store_new(folder.path)

    isolated deinit { if let store { searchlight_filter_store_free(store) } }
    #else
    private typealias ListHandler = @convention(c) (UnsafeMutableRawPointer?) -> Void
    #endif

    /// Identifiers of apps have a prefix, so that they differ from the library's filters.
    private static let prefix = "app-"

    private nonisolated static func identifier(_ name: String) -> String {
        name.hasPrefix("app-") ? String(name.dropFirst("app-".count)) : name
    }

    /// Begins a call for a list, and passes its result to a handler of the app.
    private func list(
        _ identifier: String?,
        _ code: WKError.Code,
        _ handler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)?,
        _ begin: (String, @escaping ListHandler, UnsafeMutableRawPointer) -> Void
    ) {
        guard PageEngines.areRendered else {
            DispatchQueue.main.async { handler?(nil, WKError.isNotRendered) }
            return
        }
        #if WebKitGTK
        let identifier = identifier ?? ""
        let callback = Callback<ListResult> { result in
            guard let message = result.message else {
                handler?(result.filter.map { WKContentRuleList(identifier: identifier, filter: $0) }, nil)
                return
            }
            handler?(nil, WKError(code, debugDescription: message))
        }
        let ended: SearchlightValueHandler = { filter, error, context in
            let message = error.map { error in error.pointee.message.map { String(cString: $0) } ?? "" }
            Callback<ListResult>.call(context, ListResult(filter: filter, message: message))
        }
        begin(Self.prefix + identifier, ended, callback.context)
        #endif
    }

    #if WebKitGTK
    /// A filter, or the message of an error.
    private struct ListResult {
        let filter: UnsafeMutableRawPointer?
        let message: String?
    }
    #endif
}
