#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// The stored data of rendered pages.
@MainActor
@Suite("Stored data of pages", .serialized, .enabled(if: canShowPages))
struct CookieTests: WindowWithPage {
    let store = WKWebsiteDataStore.nonPersistent()
    let screen: PageController
    var cookies: WKHTTPCookieStore { store.httpCookieStore }

    init() {
        screen = PageController(CookieTests.configuration(store))
    }

    private static func configuration(_ store: WKWebsiteDataStore) -> WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = store
        return configuration
    }

    private final class Observer: NSObject, WKHTTPCookieStoreObserver {
        var changes = 0
        func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
    }

    private func cookie(_ name: String, _ value: String, _ more: [HTTPCookiePropertyKey: Any] = [:]) throws
        -> HTTPCookie
    {
        let properties: [HTTPCookiePropertyKey: Any] = [
            .name: name, .value: value, .domain: "127.0.0.1", .path: "/",
        ]
        return try #require(HTTPCookie(properties: properties.merging(more) { $1 }))
    }

    /// A page with a cookie of its server.
    private static func page(_ cookie: String) -> PageServer.Answer {
        var answer = PageServer.Answer.page("Page")
        answer.fields["Set-Cookie"] = cookie
        return answer
    }

    /// The cookies of the latest request.
    private func sent(to server: PageServer) -> String? {
        let fields = server.requests.last?.fields ?? []
        return fields.first { $0.lowercased().hasPrefix("cookie:") }.map { String($0.dropFirst("cookie: ".count)) }
    }

    // MARK: Cookies

    @Test func `A cookie of the app is sent to the server, and scripts read it`() async throws {
        let server = try PageServer(["/": .page("Page")])
        try await run { driver in
            let sweet = try cookie("taste", "sweet")
            try await wait(driver) { [cookies] in await cookies.setCookie(sweet) }
            try await show(server.url("/"), driver)
            #expect(sent(to: server) == "taste=sweet")
            #expect(try await value("document.cookie", driver) as? String == "taste=sweet")
        }
    }

    @Test func `The app reads and deletes the cookies of a server, also those hidden from scripts`() async throws {
        let server = try PageServer(["/": Self.page("id=7; Path=/; HttpOnly; Max-Age=86400; SameSite=Strict")])
        try await run { driver in
            try await show(server.url("/"), driver)
            #expect(try await value("document.cookie", driver) as? String == "")
            let all = try await wait(driver) { [cookies] in await cookies.allCookies() }
            let id = try #require(all.first)
            #expect(all.count == 1 && id.name == "id" && id.value == "7" && id.domain == "127.0.0.1" && id.path == "/")
            #expect(id.isHTTPOnly && !id.isSecure && !id.isSessionOnly && id.expiresDate != nil)
            try await wait(driver) { [cookies] in await cookies.deleteCookie(id) }
            try await wait(driver) { [cookies] in #expect(await cookies.allCookies().isEmpty) }
            // A hidden cookie stays hidden when the app sets it again.
            try await wait(driver) { [cookies] in await cookies.setCookie(id) }
            #expect(try await value("document.cookie", driver) as? String == "")
            try await show(server.url("/"), driver)
            #expect(sent(to: server) == "id=7")
        }
    }

    @Test func `Observers are told about cookies of the app and of pages`() async throws {
        let server = try PageServer(["/": .page("Page")])
        try await run { driver in
            let observer = Observer()
            cookies.add(observer)
            let cookie = try cookie("a", "1")
            try await wait(driver) { [cookies] in await cookies.setCookie(cookie) }
            try await driver.settle { observer.changes == 1 }
            try await show(server.url("/"), driver)
            _ = try await value("document.cookie = 'b=2'", driver)
            try await driver.settle { observer.changes == 2 }
            cookies.remove(observer)
            try await wait(driver) { [cookies] in await cookies.deleteCookie(cookie) }
            #expect(observer.changes == 2)
        }
    }

    @Test func `Pages cannot set cookies if the policy disallows it`() async throws {
        let server = try PageServer(["/": Self.page("id=7")])
        try await run { driver in
            cookies.setCookiePolicy(.disallow)
            try await show(server.url("/"), driver)
            #expect(try await value("document.cookie", driver) as? String == "")
            cookies.setCookiePolicy(.allow)
            try await show(server.url("/"), driver)
            #expect(try await value("document.cookie", driver) as? String == "id=7")
        }
    }

    // MARK: Stores

    @Test func `Stores share no cookies`() async throws {
        let server = try PageServer(["/": Self.page("id=7")])
        try await run { driver in
            try await show(server.url("/"), driver)
            let other = WKWebsiteDataStore.nonPersistent()
            try await wait(driver) { #expect(await other.httpCookieStore.allCookies().isEmpty) }
            let second = WKWebView(frame: .zero, configuration: CookieTests.configuration(other))
            webView.addSubview(second)
            second.load(URLRequest(url: server.url("/")))
            try await driver.settle { second.title == "Page" }
            #expect(sent(to: server) == nil)
        }
    }

    @Test func `Data of sites is listed and removed`() async throws {
        let server = try PageServer(["/": Self.page("id=7")])
        try await run { driver in
            try await show(server.url("/"), driver)
            _ = try await value("localStorage.size = 'small'", driver)
            let types: Set<String> = [WKWebsiteDataTypeCookies, WKWebsiteDataTypeLocalStorage]
            var records: [WKWebsiteDataRecord] = []
            for _ in 0..<50 where records.first?.dataTypes != types {
                records = try await wait(driver) { [store] in await store.dataRecords(ofTypes: types) }
            }
            let record = try #require(records.first)
            #expect(records.count == 1 && record.displayName == "127.0.0.1" && record.dataTypes == types)
            try await wait(driver) { [store] in await store.removeData(ofTypes: types, for: [record]) }
            try await show(server.url("/"), driver)
            #expect(sent(to: server) == nil)
            #expect(try await value("String(localStorage.size)", driver) as? String == "undefined")
            try await wait(driver) { [store] in await store.removeData(ofTypes: types, modifiedSince: .distantPast) }
            try await wait(driver) { [cookies] in #expect(await cookies.allCookies().isEmpty) }
        }
    }

    @Test func `A store with an identifier keeps its cookies on disk`() async throws {
        let identifier = UUID()
        try await run { driver in
            let lasting = try cookie("lasting", "1", [.expires: Date.distantFuture])
            try await wait(driver) {
                let store = WKWebsiteDataStore(forIdentifier: identifier)
                await store.httpCookieStore.setCookie(lasting)
            }
            let folder = try #require(ProcessInfo.processInfo.environment["XDG_DATA_HOME"])
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            let file = try #require(files.first { $0.hasSuffix("\(identifier.uuidString)/cookies.sqlite") })
            let stored = URL(fileURLWithPath: folder).appendingPathComponent(file).deletingLastPathComponent()
            let attributes = try FileManager.default.attributesOfItem(atPath: stored.path)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
            let again = WKWebsiteDataStore(forIdentifier: identifier)
            let read = try await wait(driver) { await again.httpCookieStore.allCookies() }
            #expect(read.map(\.name) == ["lasting"])
        }
    }
}
#endif
