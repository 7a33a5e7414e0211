import Foundation
import FoundationNetworking

/// The cookies of a ``WKWebsiteDataStore``. Must be used on the main actor.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private let storage: WebsiteStorage
    private var observers: [WeakObserver] = []

    private struct WeakObserver {
        weak var observer: (any WKHTTPCookieStoreObserver)?
    }

    init(_ storage: WebsiteStorage) {
        self.storage = storage
        super.init()
    }

    // MARK: Cookies

    /// Reads all cookies, including those that are hidden from scripts. The handler receives them in a later turn.
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        storage.cookies { completionHandler($0) }
    }

    /// The asynchronous variant.
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in
            getAllCookies { continuation.resume(returning: $0) }
        }
    }

    /// Sets a cookie. It replaces the one with the same name, domain and path; one that has expired only removes that.
    ///
    /// - Parameters:
    ///   - cookie: The cookie.
    ///   - completionHandler: Called in a later turn, when pages that are loaded from then on send the cookie.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        storage.set(cookie) { completionHandler?() }
    }

    /// The asynchronous variant.
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            setCookie(cookie) { continuation.resume() }
        }
    }

    /// Deletes a cookie. No effect if it is not in the store. The handler is called in a later turn.
    open func deleteCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        storage.delete(cookie) { completionHandler?() }
    }

    /// The asynchronous variant.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            deleteCookie(cookie) { continuation.resume() }
        }
    }

    // MARK: Policy

    /// Whether pages can set cookies.
    public enum CookiePolicy: Int, Sendable {
        /// They can. Sites that a page includes, but that the user did not open, cannot, as is the default of WebKitGTK.
        case allow = 0
        /// They cannot.
        case disallow = 1
    }

    /// Sets whether pages can set cookies. Default: ``CookiePolicy/allow``. The handler is called in a later turn.
    open func setCookiePolicy(_ policy: CookiePolicy, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        storage.permit(policy == .allow)
        PageEngines.later { completionHandler?() }
    }

    /// Reads whether pages can set cookies. The handler is called in a later turn.
    open func getCookiePolicy(_ completionHandler: @escaping @MainActor @Sendable (CookiePolicy) -> Void) {
        let policy: CookiePolicy = storage.arePermitted ? .allow : .disallow
        PageEngines.later { completionHandler(policy) }
    }

    // MARK: Observers

    /// Tells an observer about changes. Weak reference. No effect if it was added before.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(WeakObserver(observer: observer))
        storage.observe(self)
    }

    /// Removes an observer.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
    }

    func didChange() {
        for item in observers { item.observer?.cookiesDidChange(in: self) }
    }
}

/// Is told when cookies change. Must be used on the main actor.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Called after cookies were set or deleted, by the app or a page. Optional; does nothing by default.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    /// Does nothing.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
