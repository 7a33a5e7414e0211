import HeadlessHost
import SafariServices
import Testing
import UIKitCore

/// The browser, in a host that shows the addresses of pages.
@MainActor
@Suite struct SafariTests {
    private final class Delegate: NSObject, SFSafariViewControllerDelegate {
        var calls: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { calls.append("finish") }
        func safariViewController(
            _ controller: SFSafariViewController,
            didCompleteInitialLoad didLoadSuccessfully: Bool
        ) {
            calls.append("load \(didLoadSuccessfully)")
        }
        func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { calls.append("open") }
    }

    private let delegate = Delegate()

    private func present(
        _ address: String = "https://example.com/a/page",
        _ change: @escaping @MainActor (SFSafariViewController) -> Void = { _ in }
    ) async throws -> AppDriver {
        let url = try #require(URL(string: address))
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        root.title = "Root"
        let safari = SFSafariViewController(url: url)
        safari.delegate = delegate
        change(safari)
        root.present(safari, animated: true)
        try await driver.settle()
        return driver
    }

    private func labels(_ role: String, _ driver: AppDriver) -> [String?] {
        driver.screen().elements(role: role).map(\.label)
    }

    @Test func `the browser shows the host, the page and its buttons`() async throws {
        let driver = try await present()
        #expect(labels("heading", driver) == ["example.com", "page"])
        #expect(labels("button", driver).contains("Done"))
        #expect(labels("button", driver).contains("Refresh"))
        #expect(labels("button", driver).contains("Back"))
        #expect(labels("button", driver).contains("Forward"))
        #expect(delegate.calls == ["load true"])
    }

    @Test func `an insecure address shows its scheme, and user names are omitted`() async throws {
        let driver = try await present("http://bank.example@evil.example:8080/https://bank.example")
        #expect(labels("heading", driver).first == "http://evil.example:8080")
    }

    @Test func `Done dismisses the browser and notifies the delegate`() async throws {
        let driver = try await present()
        try await driver.tap("Done")
        #expect(delegate.calls == ["load true", "finish"])
        #expect(!labels("button", driver).contains("Done"))
        #expect(driver.application.windows.first?.rootViewController?.presentedViewController == nil)
    }

    @Test func `the button that closes the browser has the chosen title`() async throws {
        let driver = try await present { $0.dismissButtonStyle = .close }
        #expect(labels("button", driver).contains("Close") && !labels("button", driver).contains("Done"))
    }

    @Test func `the page opens in the user's browser after the delegate is notified`() async throws {
        let driver = try await present()
        try await driver.tap("Open in Browser")
        #expect(driver.host.openedURLs.map(\.absoluteString) == ["https://example.com/a/page"])
        #expect(delegate.calls == ["load true", "open"])
    }

    @Test func `a configuration is copied`() throws {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let url = try #require(URL(string: "https://example.com"))
        let safari = SFSafariViewController(url: url, configuration: configuration)
        configuration.entersReaderIfAvailable = false
        #expect(safari.configuration.entersReaderIfAvailable)
        #expect(safari.modalPresentationStyle == .fullScreen)
    }
}
