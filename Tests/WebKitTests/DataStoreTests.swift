import HeadlessHost
import Testing
import UIKit
import WebKit

/// Data stores in a host that does not draw pages.
@MainActor
@Suite("Data stores without WebKitGTK")
struct DataStoreTests {
    let store = WKWebsiteDataStore.nonPersistent()
    var cookies: WKHTTPCookieStore { store.httpCookieStore }

    private final class Observer: NSObject, WKHTTPCookieStoreObserver {
        var stores: [WKHTTPCookieStore] = []
        func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { stores.append(cookieStore) }
    }

    private func launch() async throws -> AppDriver { try await AppDriver.launch { UIViewController() } }

    private func cookie(_ name: String, _ value: String, domain: String = "example.com", expires: Date? = nil) throws
        -> HTTPCookie
    {
        var properties: [HTTPCookiePropertyKey: Any] = [.name: name, .value: value, .domain: domain, .path: "/"]
        properties[.expires] = expires
        return try #require(HTTPCookie(properties: properties))
    }

    @Test func `Cookies can be set, replaced, read and deleted`() async throws {
        let driver = try await launch()
        var calls: [String] = []
        cookies.setCookie(try cookie("taste", "sweet")) { calls.append("set") }
        #expect(calls.isEmpty)
        try await driver.settle()
        #expect(calls == ["set"])
        await cookies.setCookie(try cookie("taste", "salty"))
        await cookies.setCookie(try cookie("size", "small"))
        let all = await cookies.allCookies()
        #expect(all.map { "\($0.name)=\($0.value)" }.sorted() == ["size=small", "taste=salty"])
        await cookies.deleteCookie(try cookie("taste", "salty"))
        #expect(await cookies.allCookies().map(\.name) == ["size"])
    }

    @Test func `A cookie that has expired is not stored`() async throws {
        _ = try await launch()
        await cookies.setCookie(try cookie("old", "1", expires: Date(timeIntervalSince1970: 1)))
        await cookies.setCookie(try cookie("new", "1", expires: .distantFuture))
        #expect(await cookies.allCookies().map(\.name) == ["new"])
    }

    @Test func `Observers are told about changes until they are removed`() async throws {
        _ = try await launch()
        let observer = Observer()
        cookies.add(observer)
        cookies.add(observer)
        await cookies.setCookie(try cookie("a", "1"))
        #expect(observer.stores.count == 1 && observer.stores.first === cookies)
        cookies.remove(observer)
        await cookies.deleteCookie(try cookie("a", "1"))
        #expect(observer.stores.count == 1)
    }

    @Test func `Data is listed and removed by site`() async throws {
        _ = try await launch()
        await cookies.setCookie(try cookie("a", "1", domain: ".example.com"))
        await cookies.setCookie(try cookie("b", "1", domain: "example.org"))
        let records = await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes())
        #expect(records.map(\.displayName) == ["example.com", "example.org"])
        #expect(records.allSatisfy { $0.dataTypes == [WKWebsiteDataTypeCookies] })
        await store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], for: records)
        #expect(await cookies.allCookies().count == 2)
        await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: [try #require(records.first)])
        #expect(await cookies.allCookies().map(\.name) == ["b"])
        await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
        #expect(await cookies.allCookies().isEmpty)
    }

    @Test func `Configurations have the default store, and copies share their store`() throws {
        let configuration = WKWebViewConfiguration()
        #expect(configuration.websiteDataStore === WKWebsiteDataStore.default())
        #expect(WKWebsiteDataStore.default().isPersistent && !store.isPersistent)
        configuration.websiteDataStore = store
        #expect(WKWebView(frame: .zero, configuration: configuration).configuration.websiteDataStore === store)
        let identifier = UUID()
        let named = WKWebsiteDataStore(forIdentifier: identifier)
        #expect(named.isPersistent && named.identifier == identifier && store.identifier == nil)
    }
}
