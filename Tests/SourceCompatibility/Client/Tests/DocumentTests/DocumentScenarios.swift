import Foundation
import ScenarioSupport
import Testing
import UIKit

@testable import Documents

/// User actions on the screens of the public documents about search, without a screen and in windows.
@MainActor
@Suite("Code of public documents")
struct DocumentScenarios {
    /// Runs a scenario on a screen in a navigation controller.
    private func run(
        _ screen: UIViewController,
        on host: ScenarioHost,
        _ scenario: @MainActor (any ScenarioDriver) async throws -> Void
    ) async throws {
        try await host.run(showing: UINavigationController(rootViewController: screen), scenario)
    }

    @Test(arguments: ScenarioHost.available, [true, false])
    func `Candies are filtered by text and scope, with the number of matches in the footer`(
        on host: ScenarioHost,
        isBarInHeader: Bool
    ) async throws {
        let screen = CandiesViewController(isBarInHeader: isBarInHeader)
        try await run(screen, on: host) { driver in
            try await driver.tap("Search Candies", role: "search field")
            #expect(try driver.labels("scope") == ["All", "Chocolate", "Hard", "Other"])
            try await driver.type("dro")
            #expect(try driver.labels("row") == ["Lemon drop", "Cola drop"])
            #expect(screen.searchFooter.label.text == "Filtering 2 of 5")
            try await driver.scope("Chocolate")
            #expect(try driver.labels("row").isEmpty)
            #expect(screen.searchFooter.label.text == "No items match your query")
            for _ in 0..<3 { try await driver.key("backspace") }
            #expect(try driver.labels("row") == ["Caramel square", "Cocoa bean"])
            try await driver.tap("Cocoa bean", role: "row")
            #expect(try driver.labels("heading").contains("Cocoa bean"))
            try await driver.tap("Candies", role: "button")
            #expect(try driver.labels("row") == ["Caramel square", "Cocoa bean"])
            try await driver.tap("Cancel")
            #expect(try driver.labels("row").count == 5)
            #expect(screen.searchFooter.label.text == "")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The sample's suggested searches become tokens, and words and years find products`(
        on host: ScenarioHost
    ) async throws {
        try await run(ProductsViewController(), on: host) { driver in
            #expect(try driver.labels("row").count == 6)
            try await driver.tap("Enter a search term", role: "search field")
            #expect(try driver.labels("row") == ["Search for red", "Search for green", "Search for blue"])
            try await driver.tap("Search for red", role: "row")
            #expect(try driver.labels("token") == ["Red"])
            #expect(try driver.labels("row") == ["Gladiolus", "Poinsettia", "Rose"])
            try await driver.key("ctrl+f")
            try await driver.type("ro")
            #expect(try driver.labels("row") == ["Rose"])
            try await driver.tap("Rose", role: "row")
            #expect(try driver.labels("heading").contains("Rose"))
            try await driver.tap("Products", role: "button")
            try await driver.tap("Cancel")
            #expect(try driver.labels("token").isEmpty)
            #expect(try driver.labels("row").count == 6)
            try await driver.tap("Enter a search term", role: "search field")
            try await driver.type("2007")
            #expect(try driver.labels("row") == ["Ginger", "Orchid"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The sample's search is restored after the app was killed`(on host: ScenarioHost) async throws {
        try await host.run(ProductsAppDelegate.self) { driver in
            try await driver.tap("Enter a search term", role: "search field")
            try await driver.tap("Search for blue", role: "row")
            try await driver.key("ctrl+f")
            try await driver.type("tu")
            #expect(try driver.labels("row") == ["Tulip"])
            try await driver.save()
            try await driver.relaunch()
            #expect(try driver.labels("token") == ["Blue"])
            #expect(try driver.values("search field").first?.contains("tu") == true)
            #expect(try driver.labels("row") == ["Tulip"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Countries are found by tokens, text and scope, and tokens are offered without results`(
        on host: ScenarioHost
    ) async throws {
        let offers = ["Search by Africa", "Search by Asia", "Search by Europe"]
        try await run(CountriesViewController(), on: host) { driver in
            try await driver.tap("Search", role: "search field")
            #expect(try driver.labels("scope") == ["All", "2019", "2020"])
            #expect(try driver.labels("row") == offers)
            try await driver.tap("Search by Asia", role: "row")
            #expect(try driver.labels("token") == ["Asia"])
            try await driver.key("ctrl+f")
            #expect(try driver.labels("row") == ["Armenia", "Japan"])
            try await driver.scope("2020")
            #expect(try driver.labels("row") == ["Japan"])
            try await driver.type("x")
            #expect(try driver.labels("row") == offers)
            try await driver.tap("Cancel")
            #expect(try driver.labels("token").isEmpty)
            #expect(try driver.labels("row").first == "Algeria")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The article's results view appears at the start of the search, and shows results for text`(
        on host: ScenarioHost
    ) async throws {
        let recent = ["Recent: gardens", "Recent: space"]
        try await run(PodcastsViewController(), on: host) { driver in
            #expect(try driver.labels("row").first == "Garden talk")
            try await driver.tap("Search", role: "search field")
            #expect(try driver.labels("row") == recent)
            try await driver.type("sp")
            #expect(try driver.labels("row") == ["Space news", "Space music"])
            for _ in 0..<2 { try await driver.key("backspace") }
            #expect(try driver.labels("row") == recent)
            try await driver.tap("Cancel")
            #expect(try driver.labels("row").first == "Garden talk")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A bar created in a closure as table header is visible and searches`(on host: ScenarioHost) async throws {
        try await run(CitiesViewController(), on: host) { driver in
            #expect(try driver.frame(of: "Search", role: "search field").height >= 30)
            try await driver.tap("Search", role: "search field")
            try await driver.type("l")
            try await driver.type("i")
            #expect(try driver.labels("row") == ["Berlin", "Lisbon"])
            try await driver.tap("Cancel")
            #expect(try driver.labels("row").count == 5)
        }
    }

    @Test func `An app whose delegate is marked UIApplicationMain starts`() throws {
        let run = try ProcessRun("OldApp", script: Data("screen\n".utf8))
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Began with UIApplicationMain"))
    }

    @Test(arguments: ScenarioHost.available)
    func `selectors of buttons, switches, notifications and a delayed search are sent`(on host: ScenarioHost)
        async throws
    {
        let screen = BirdsViewController()
        try await run(screen, on: host) { driver in
            try await driver.tap("Reverse")
            #expect(try driver.labels("row").first == "Robin")
            try await driver.tap("Search birds", role: "search field")
            #expect(screen.navigationItem.prompt == "4 birds")
            try await driver.type("owl")
            try await driver.wait(.milliseconds(200)) { screen.searches > 0 }
            #expect(try driver.labels("row") == ["Barn owl", "Eagle owl"])
            #expect(screen.searches == 1)
            try await driver.tap("Large birds")
            #expect(try driver.labels("row") == ["Eagle owl"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `helpers without actor isolation lay out a collection`(on host: ScenarioHost) async throws {
        try await run(ShelfViewController(), on: host) { driver in
            let first = try driver.frame(of: "Book 1", role: nil)
            let second = try driver.frame(of: "Book 2", role: nil)
            let third = try driver.frame(of: "Book 3", role: nil)
            #expect(first.minY == second.minY && first.maxX <= second.minX)
            #expect(third.minX == first.minX && third.minY >= first.maxY)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `an observer keeps results visible, and keys find parts of the search bar`(on host: ScenarioHost) async throws
    {
        try await run(DrinksViewController(), on: host) { driver in
            #expect(try driver.labels("text").contains("4 drinks"))
            try await driver.tap("Find a drink", role: "search field")
            #expect(try driver.labels("row") == ["Cocoa", "Coffee", "Lemonade", "Tea"])
            try await driver.type("co")
            #expect(try driver.labels("row") == ["Cocoa", "Coffee"])
            try await driver.tap("Close")
            #expect(try driver.labels("text").contains("4 drinks"))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `an edit menu copies a label and sends the app's command`(on host: ScenarioHost) async throws {
        let screen = QuotesViewController()
        try await run(screen, on: host) { driver in
            try await driver.wait(.milliseconds(200)) { screen.isFramed }
            #expect(screen.isFramed)
            #expect(try driver.labels("heading").contains("Quotes of the day"))
            #expect(screen.more.titleLabel?.frame.minX == 12)
            try await driver.tap("Seek and you shall find")
            #expect(try driver.labels("menu item") == ["Copy", "Look up"])
            try await driver.tap("Look up", role: "menu item")
            #expect(screen.quote.looked == ["Seek and you shall find"])
            #expect(try driver.labels("menu item").isEmpty)
            try await driver.tap("Seek and you shall find")
            try await driver.tap("Copy", role: "menu item")
            #expect(UIPasteboard.general.string == "Seek and you shall find")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `a stepper changes the size of a label, and pictures show drawn text`(on host: ScenarioHost) async throws {
        let screen = QuotesViewController()
        try await run(screen, on: host) { driver in
            #expect(screen.quote.font.pointSize == 17)
            try await driver.tap("Increment")
            try await driver.tap("Increment")
            try await driver.tap("Decrement")
            #expect(screen.quote.font.pointSize == 18)
            let picture = UIGraphicsImageRenderer(bounds: screen.view.bounds).image { context in
                screen.view.drawHierarchy(in: screen.view.bounds, afterScreenUpdates: true)
            }
            let letter = try #require(picture.cgImage?.cropping(to: screen.initial.frame))
            #expect((letter.width, letter.height) == (40, 40))
            #expect(try letter.contains { $0 > 200 && $1 > 200 && $2 > 200 })
            #expect(try letter.contains { $0 < 100 && $2 > 100 })
        }
    }
}

extension CGImage {
    /// Whether a pixel has a colour.
    fileprivate func contains(_ isWanted: (UInt8, UInt8, UInt8) -> Bool) throws -> Bool {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        return try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress,
                    width: width,
                    height: height,
                    bitsPerComponent: 8,
                    bytesPerRow: width * 4,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            )
            context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
            return (0..<width * height).contains { isWanted(memory[$0 * 4], memory[$0 * 4 + 1], memory[$0 * 4 + 2]) }
        }
    }
}

/// The sample's app, whose scene delegate returns its activity for state restoration.
final class ProductsAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ProductsSceneDelegate.self
        return configuration
    }
}

final class ProductsSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let products = ProductsViewController()
        products.restore(connectionOptions.userActivities.first ?? session.stateRestorationActivity)
        window.rootViewController = UINavigationController(rootViewController: products)
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity?.needsSave = true
        return scene.userActivity
    }
}
