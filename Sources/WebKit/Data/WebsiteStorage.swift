import Foundation
import FoundationNetworking

#if WebKitGTK
import CWebKitShim
#endif

/// The data of one or more stores. With rendered pages it is a session of WebKitGTK, otherwise cookies in memory.
@MainActor
final class WebsiteStorage {
    /// The folders; nil for data in memory.
    let folders: (data: URL, cache: URL)?

    /// The cookies without rendered pages.
    private let kept = URLSessionConfiguration.ephemeral.httpCookieStorage

    /// The storage in folders with a name, or in memory.
    init(folder: String?) {
        folders = folder.map { name in
            (WebFolders.data.appendingPathComponent(name), WebFolders.cache.appendingPathComponent(name))
        }
    }

    private struct Weak {
        weak var storage: WebsiteStorage?
    }

    private static var named: [UUID: Weak] = [:]

    /// The storage with an identifier. Equal identifiers have the same one.
    static func named(_ identifier: UUID) -> WebsiteStorage {
        if let known = named[identifier]?.storage { return known }
        let storage = WebsiteStorage(folder: "Stores/\(identifier.uuidString)")
        named[identifier] = Weak(storage: storage)
        return storage
    }

    // MARK: Observers of cookies

    private var observers: [WeakObserver] = []

    private struct WeakObserver {
        weak var store: WKHTTPCookieStore?
    }

    /// Tells a store about changes from now on.
    func observe(_ store: WKHTTPCookieStore) {
        observers.removeAll { $0.store == nil || $0.store === store }
        observers.append(WeakObserver(store: store))
        #if WebKitGTK
        guard isRendered, observer == nil else { return }
        let context = WeakStorage(self)
        observerContext = context
        observer = searchlight_cookies_observe(
            session,
            { context in
                guard let context else { return }
                nonisolated(unsafe) let pointer = context
                MainActor.assumeIsolated {
                    Unmanaged<WeakStorage>.fromOpaque(pointer).takeUnretainedValue().storage?.cookiesDidChange()
                }
            },
            Unmanaged.passUnretained(context).toOpaque()
        )
        #endif
    }

    private func cookiesDidChange() {
        for item in observers { item.store?.didChange() }
    }

    #if WebKitGTK
    // MARK: WebKitGTK

    /// WebKit's session.
    private(set) lazy var session: UnsafeMutableRawPointer? = {
        isOpen = true
        isRendered = true
        return searchlight_session_new(folders?.data.path, folders?.cache.path)
    }()

    private var isOpen = false
    /// Whether data is in the session. The first use decides.
    private lazy var isRendered = PageEngines.areRendered
    private var observer: UInt?
    private var observerContext: WeakStorage?

    isolated deinit {
        guard isOpen, let session else { return }
        if let observer { searchlight_cookies_ignore(session, observer) }
        searchlight_session_free(session)
    }
    #endif

    // MARK: Cookies

    func cookies(then handler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        #if WebKitGTK
        if isRendered {
            let callback = Callback<[HTTPCookie]> { handler($0) }
            searchlight_cookies_list(
                session,
                { cookies, count, context in
                    let list = UnsafeBufferPointer(start: cookies, count: count).compactMap(WebCookie.make)
                    Callback<[HTTPCookie]>.call(context, list)
                },
                callback.context
            )
            return
        }
        #endif
        let cookies = kept?.cookies ?? []
        PageEngines.later { handler(cookies) }
    }

    func set(_ cookie: HTTPCookie, then handler: @escaping @MainActor () -> Void) {
        #if WebKitGTK
        if isRendered {
            return WebCookie.with(cookie) {
                searchlight_cookies_add(session, $0, WebsiteStorage.ended, WebsiteStorage.callback(handler))
            }
        }
        #endif
        kept?.setCookie(cookie)
        changeWasMade(then: handler)
    }

    func delete(_ cookie: HTTPCookie, then handler: @escaping @MainActor () -> Void) {
        #if WebKitGTK
        if isRendered {
            return WebCookie.with(cookie) {
                searchlight_cookies_delete(session, $0, WebsiteStorage.ended, WebsiteStorage.callback(handler))
            }
        }
        #endif
        kept?.deleteCookie(cookie)
        changeWasMade(then: handler)
    }

    /// Whether pages and the app may set cookies.
    private(set) var arePermitted = true

    func permit(_ arePermitted: Bool) {
        self.arePermitted = arePermitted
        #if WebKitGTK
        if isRendered { searchlight_cookies_permit(session, arePermitted ? 1 : 0) }
        #endif
    }

    private func changeWasMade(then handler: @escaping @MainActor () -> Void) {
        PageEngines.later { [weak self] in
            self?.cookiesDidChange()
            handler()
        }
    }

    #if WebKitGTK
    private static let ended: SearchlightEndHandler = { Callback<Void>.call($0, ()) }

    private static func callback(_ handler: @escaping @MainActor () -> Void) -> UnsafeMutableRawPointer {
        Callback<Void> { handler() }.context
    }
    #endif

    // MARK: Data of sites

    /// The data of a site.
    struct Site {
        let record: WKWebsiteDataRecord
        #if WebKitGTK
        fileprivate let owned: OwnedRecord?
        #endif
    }

    func records(_ types: UInt32, then handler: @escaping @MainActor ([Site]) -> Void) {
        #if WebKitGTK
        if isRendered {
            let callback = Callback<[OwnedRecord]> { records in
                handler(
                    records.map { owned in
                        let record = WKWebsiteDataRecord(
                            name: owned.name,
                            types: WebsiteDataTypes.types(owned.types & types)
                        )
                        return Site(record: record, owned: owned)
                    }
                )
            }
            searchlight_records_list(
                session,
                types,
                { records, count, context in
                    let list = UnsafeBufferPointer(start: records, count: count).compactMap { $0.map(OwnedRecord.init) }
                    Callback<[OwnedRecord]>.call(context, list)
                },
                callback.context
            )
            return
        }
        #endif
        let hasCookies = types & WebsiteDataTypes.mask([WKWebsiteDataTypeCookies]) != 0
        let names = hasCookies ? Set((kept?.cookies ?? []).map(\.site)) : []
        let sites = names.sorted().map { name in
            let record = WKWebsiteDataRecord(name: name, types: [WKWebsiteDataTypeCookies])
            #if WebKitGTK
            return Site(record: record, owned: nil)
            #else
            return Site(record: record)
            #endif
        }
        PageEngines.later { handler(sites) }
    }

    /// Removes the data of the sites with the given names.
    func remove(_ types: UInt32, _ names: Set<String>, then handler: @escaping @MainActor () -> Void) {
        #if WebKitGTK
        if isRendered {
            return records(types) { [self] sites in
                let chosen = sites.filter { names.contains($0.record.displayName) }
                let pointers = chosen.map { $0.owned?.pointer }
                guard !pointers.isEmpty else { return handler() }
                let context = WebsiteStorage.callback { withExtendedLifetime(chosen) { handler() } }
                searchlight_records_remove(session, types, pointers.count, pointers, WebsiteStorage.ended, context)
            }
        }
        #endif
        removeCookies(types, then: handler) { names.contains($0.site) }
    }

    func clear(_ types: UInt32, since date: Date, then handler: @escaping @MainActor () -> Void) {
        #if WebKitGTK
        if isRendered {
            return searchlight_records_clear(
                session,
                types,
                date.timeIntervalSince1970,
                WebsiteStorage.ended,
                WebsiteStorage.callback(handler)
            )
        }
        #endif
        removeCookies(types, then: handler) { _ in true }
    }

    private func removeCookies(
        _ types: UInt32,
        then handler: @escaping @MainActor () -> Void,
        where condition: (HTTPCookie) -> Bool
    ) {
        if types & WebsiteDataTypes.mask([WKWebsiteDataTypeCookies]) != 0 {
            for cookie in (kept?.cookies ?? []).filter(condition) { kept?.deleteCookie(cookie) }
        }
        changeWasMade(then: handler)
    }
}

extension HTTPCookie {
    /// The domain without the dot that includes its subdomains.
    fileprivate var site: String { domain.hasPrefix(".") ? String(domain.dropFirst()) : domain }
}

#if WebKitGTK
/// A weak reference to a storage, as the context of C callbacks.
private final class WeakStorage {
    weak var storage: WebsiteStorage?

    init(_ storage: WebsiteStorage) {
        self.storage = storage
    }
}

/// The stored data of a site in WebKit, released with the object.
private final class OwnedRecord {
    let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    deinit { searchlight_record_free(pointer) }

    var name: String { searchlight_record_name(pointer).map { String(cString: $0) } ?? "" }
    var types: UInt32 { searchlight_record_types(pointer) }
}
#endif
