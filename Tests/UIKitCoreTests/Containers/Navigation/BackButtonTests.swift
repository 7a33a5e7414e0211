import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The title of the back button, which is shortened in favour of the screen's title.
@MainActor
@Suite("Back buttons")
struct BackButtonTests {
    private func launch(
        from first: String,
        to second: String,
        width: CGFloat,
        languages: [String] = ["en"],
        _ prepare: @escaping (UINavigationItem) -> Void = { _ in }
    ) async throws -> (UINavigationBar, AppDriver) {
        let host = HeadlessHost(screenSize: CGSize(width: width, height: 600))
        host.preferredLanguages = languages
        let navigation = UINavigationController()
        let driver = try await AppDriver.launch(on: host) {
            let (root, top) = (UIViewController(), UIViewController())
            (root.title, top.title) = (first, second)
            prepare(root.navigationItem)
            navigation.viewControllers = [root, top]
            return navigation
        }
        return (navigation.navigationBar, driver)
    }

    /// The accessible name of the first button, in the language of the driver's app.
    private func name(_ driver: AppDriver) -> String? {
        UIApplication.current = driver.application
        return driver.screen().elements(role: "button").first?.label
    }

    @Test(arguments: [
        (CGFloat(600), "Attractions" as String?), (230, "Back"), (170, nil),
    ])
    func `a back title without room becomes Back, and then only the chevron`(width: CGFloat, title: String?)
        async throws
    {
        let (bar, driver) = try await launch(from: "Attractions", to: "Museum Island", width: width)
        #expect(name(driver) == "Back, Attractions")
        #expect(bar.backButton?.displayedText == title)
    }

    @Test func `the back title returns when the bar becomes wide enough`() async throws {
        let (bar, driver) = try await launch(from: "Attractions", to: "Museum Island", width: 230)
        try await driver.resize(to: CGSize(width: 600, height: 600))
        #expect(bar.backButton?.displayedText == "Attractions")
    }

    @Test func `a long back title does not move the search bar to another row`() async throws {
        let host = HeadlessHost(screenSize: CGSize(width: 800, height: 600))
        let (root, top) = (UIViewController(), UIViewController())
        root.title = String(repeating: "Long ", count: 40)
        let search = UISearchController(searchResultsController: nil)
        // Does not settle if the placement depends on the displayed back title.
        _ = try await AppDriver.launch(on: host) {
            let navigation = UINavigationController()
            top.title = "Top"
            top.navigationItem.searchController = search
            navigation.viewControllers = [root, top]
            return navigation
        }
        #expect(search.searchBarPlacement == .integrated)
    }

    @Test func `a title that a long back title moves off centre is not truncated`() async throws {
        let (bar, _) = try await launch(from: "A Rather Long Title", to: "The Screen", width: 360)
        #expect(bar.backButton?.displayedText == "A Rather Long Title")
        let title = bar.content.titleLabel
        #expect(title.frame.width >= title.intrinsicContentSize.width)
        #expect(try #require(bar.backButton).frame.maxX <= title.frame.minX)
    }

    @Test(arguments: [("de", "Zurück, Orte"), ("ar", "رجوع، Orte")])
    func `the back button's accessible name is localized and includes the destination`(language: String, name: String)
        async throws
    {
        let (_, driver) = try await launch(from: "Orte", to: "Ort", width: 500, languages: [language])
        defer { UIApplication.current = nil }
        #expect(self.name(driver) == name)
    }

    @Test func `the back button of an untitled screen is named Back`() async throws {
        let (_, driver) = try await launch(from: "", to: "Two", width: 500) { $0.backButtonTitle = "" }
        #expect(name(driver) == "Back")
    }

    @Test func `a back button in minimal display mode keeps its accessible name`() async throws {
        let (bar, driver) = try await launch(from: "One", to: "Two", width: 500) { $0.backButtonDisplayMode = .minimal }
        #expect(name(driver) == "Back, One")
        #expect(bar.backButton?.displayedText == nil)
    }
}
