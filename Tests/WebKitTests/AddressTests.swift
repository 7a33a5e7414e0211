import HeadlessHost
import Testing
import UIKit
import WebKit

/// The address and state of a page that is not drawn.
@MainActor
@Suite("Addresses of pages")
struct AddressTests {
    let screen = PageController()

    private func show(_ address: String) async throws -> AppDriver {
        let driver = try await AppDriver.launch { [screen] in screen }
        screen.webView.load(URLRequest(url: try #require(URL(string: address))))
        try await driver.settle()
        return driver
    }

    private func labels(_ role: String, _ driver: AppDriver) -> [String?] {
        driver.screen().elements(role: role).map(\.label)
    }

    @Test func `A web view without a page shows nothing`() async throws {
        let driver = try await AppDriver.launch { [screen] in screen }
        #expect(driver.screen().elements.map(\.role) == ["window"])
    }

    @Test func `A page has a heading, its address, and a button that opens the browser`() async throws {
        let driver = try await show("https://en.wikipedia.org/wiki/Eiffel_Tower")
        #expect(
            driver.screen().description == """
                window
                  heading "Eiffel Tower"
                  text "https://en.wikipedia.org/wiki/Eiffel_Tower"
                  button "Open in Browser"

                """
        )
        try await driver.tap("Open in Browser")
        #expect(driver.host.openedURLs.map(\.absoluteString) == ["https://en.wikipedia.org/wiki/Eiffel_Tower"])
    }

    @Test(arguments: [
        ("https://example.com/", "example.com"), ("https://example.com", "example.com"),
        ("https://example.com/a/b/?q=c#d", "b"), ("https://de.wikipedia.org/wiki/K%C3%B6lner_Dom", "Kölner Dom"),
        ("https://example.com/%FF", "example.com"), ("https://example.com/%20", "example.com"),
    ])
    func `The heading is the last component of the path, or the host`(address: String, heading: String) async throws {
        let driver = try await show(address)
        #expect(labels("heading", driver) == [heading])
    }

    @Test func `A heading contains no control or invisible characters, and is not markup`() async throws {
        let driver = try await show("https://example.com/%E2%80%AE%3Cb%3E%0A%00%E2%80%8Bx%26amp;%3C%2Fb%3E")
        #expect(labels("heading", driver) == ["<b>x&amp;</b>"])
    }

    @Test func `An address omits user name and password`() async throws {
        let driver = try await show("https://www.bank.example:secret@evil.example/login")
        #expect(labels("text", driver) == ["https://evil.example/login"])
    }

    @Test func `An address contains only ASCII characters`() async throws {
        let driver = try await show("https://b\u{FC}cher.example/\u{202E}txt?\u{430}=1")
        #expect(labels("text", driver) == ["https://xn--bcher-kva.example/%E2%80%AEtxt?%D0%B0=1"])
    }

    @Test func `A long address is truncated after its host`() async throws {
        let host = Array(repeating: String(repeating: "a", count: 49), count: 5).joined(separator: ".")
        let driver = try await show("https://\(host)/" + String(repeating: "b", count: 100_000))
        let text = try #require(labels("text", driver).first ?? nil)
        #expect(text.count == 301 && text.hasPrefix("https://\(host)/b") && text.hasSuffix("…"))
        #expect(labels("heading", driver).allSatisfy { ($0?.count ?? 0) <= 101 })
        #expect(labels("button", driver) == ["Open in Browser"])
    }

    @Test func `The button's title is in the user's language`() async throws {
        let host = HeadlessHost()
        host.preferredLanguages = ["de"]
        let driver = try await AppDriver.launch(on: host) { [screen] in screen }
        screen.webView.load(URLRequest(url: try #require(URL(string: "https://example.com/"))))
        try await driver.settle()
        #expect(labels("button", driver) == ["Im Browser öffnen"])
    }
}
