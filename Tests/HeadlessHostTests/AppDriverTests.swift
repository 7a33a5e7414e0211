import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("App driver")
struct AppDriverTests {
    /// A controller with a button with the title "Press" and a label with the text "Text".
    private final class Plain: UIViewController {
        let button = UIButton(type: .system)
        let label = UILabel()
        var presses = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Press", for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .primaryActionTriggered)
            label.text = "Text"
            label.frame = CGRect(x: 0, y: 50, width: 100, height: 44)
            view.addSubview(button)
            view.addSubview(label)
        }
    }

    private func launch() async throws -> (Plain, AppDriver) {
        let plain = Plain()
        return (plain, try await AppDriver.launch { plain })
    }

    @Test
    func `A tap returns the tapped element`() async throws {
        let (plain, driver) = try await launch()
        let landing = try await driver.tap("Press")
        #expect(landing.element == "button \"Press\"")
        #expect(landing.wasHandled)
        #expect(plain.presses == 1)
    }

    @Test
    func `A tap on an element that does not respond is reported`() async throws {
        let (_, driver) = try await launch()
        let landing = try await driver.tap("Text")
        #expect(landing.description == "text \"Text\", which does nothing")
    }

    @Test
    func `A tap on a disabled button is not handled`() async throws {
        let (plain, driver) = try await launch()
        plain.button.isEnabled = false
        #expect(try await driver.tap("Press").wasHandled == false)
        #expect(plain.presses == 0)
    }

    @Test
    func `Tapping a missing element throws an error that lists the elements on screen`() async throws {
        let (_, driver) = try await launch()
        let error = await #expect(throws: AppDriverError.self) { try await driver.tap("Gone") }
        #expect(
            error?.description == """
                No element called "Gone" is on screen. There is:
                  button "Press"
                  text "Text"
                """
        )
    }

    @Test(arguments: ["hidden", "transparent", "outside"])
    func `Tapping a hidden element throws an error`(how: String) async throws {
        let (plain, driver) = try await launch()
        switch how {
        case "hidden": plain.button.isHidden = true
        case "transparent": plain.button.alpha = 0
        default: plain.button.frame.origin.x = 5000
        }
        await #expect(throws: AppDriverError.self) { try await driver.tap("Press") }
        #expect(plain.presses == 0)
    }

    @Test
    func `Tapping a covered element throws an error that names the covering element`() async throws {
        let (plain, driver) = try await launch()
        let cover = UIButton(type: .system)
        cover.setTitle("Cover", for: .normal)
        cover.frame = plain.button.frame
        plain.view.addSubview(cover)
        try await driver.settle()
        let error = await #expect(throws: AppDriverError.self) { try await driver.tap("Press") }
        #expect(
            error?.description == "button \"Press\" cannot be touched: the touch would land on button \"Cover\"."
        )
        #expect(plain.presses == 0)
    }

    @Test
    func `A search field takes precedence over a title of the same name`() async throws {
        let table = UITableViewController(style: .plain)
        table.title = "Search"
        table.navigationItem.searchController = UISearchController(searchResultsController: nil)
        table.navigationItem.searchController?.searchBar.placeholder = "Search"
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: table) }
        #expect(try await driver.tap("Search").element == "search field \"Search\"")
    }

    @Test
    func `An unambiguous label prefix finds an element, and an exact label takes precedence`() async throws {
        let (plain, driver) = try await launch()
        #expect(try await driver.tap("Pre").wasHandled)
        let other = UIButton(type: .system)
        other.setTitle("Press twice", for: .normal)
        other.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
        plain.view.addSubview(other)
        await #expect(
            throws: AppDriverError.ambiguous("Pre", elements: ["button \"Press\"", "button \"Press twice\""])
        ) {
            try await driver.tap("Pre")
        }
        #expect(try await driver.tap("Press").element == "button \"Press\"")
        #expect(plain.presses == 2)
    }

    @Test
    func `The driver waits for work that an event enqueues on the main queue`() async throws {
        let (plain, driver) = try await launch()
        plain.button.addAction(
            UIAction { _ in
                DispatchQueue.main.async { Task { @MainActor in plain.label.text = "Later" } }
            },
            for: .primaryActionTriggered
        )
        try await driver.tap("Press")
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Later"])
    }

    @Test
    func `Launching an app that never settles throws an error that names the changing view`() async throws {
        final class Restless: UIViewController {
            let label = UILabel()
            var isStopped = false

            override func viewDidLoad() {
                super.viewDidLoad()
                label.accessibilityLabel = "Ticker"
                label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
                view.addSubview(label)
                tick()
            }

            func tick() {
                label.text = (label.text ?? "") == "tick" ? "tock" : "tick"
                guard !isStopped else { return }
                DispatchQueue.main.async { MainActor.assumeIsolated { self.tick() } }
            }
        }
        let restless = Restless()
        let error = await #expect(throws: AppDriverError.self) {
            _ = try await AppDriver.launch { restless }
        }
        restless.isStopped = true
        #expect(error?.description.hasPrefix("The app did not settle in 200 turns of the main loop.") == true)
        #expect(error?.description.contains("UILabel \"Ticker\"") == true)
    }

    @Test
    func `Typing without a first responder throws an error`() async throws {
        let (_, driver) = try await launch()
        await #expect(throws: AppDriverError.nothingFocused) { try await driver.type("a") }
    }

    @Test
    func `Going back without a back button throws an error`() async throws {
        let (_, driver) = try await launch()
        await #expect(throws: AppDriverError.noBackButton) { try await driver.back() }
    }

    @Test
    func `Time advances only on the manual clock`() async throws {
        let (_, driver) = try await launch()
        try await driver.tap("Press")
        #expect(driver.host.clock.now == .zero)
        try await driver.wait(.milliseconds(300))
        #expect(driver.host.clock.now == .milliseconds(300))
    }

    @Test
    func `Announcements are recorded in order`() async throws {
        let (_, driver) = try await launch()
        _ = driver.screen()
        UIAccessibility.post(notification: .announcement, argument: "One")
        UIAccessibility.post(notification: .announcement, argument: "Two")
        #expect(driver.announcements == ["One", "Two"])
    }

    @Test
    func `Two apps run side by side, each with its own screen`() async throws {
        let (first, firstDriver) = try await launch()
        let (second, secondDriver) = try await launch()
        try await firstDriver.tap("Press")
        second.label.text = "Second"
        try await secondDriver.settle()
        #expect(first.presses == 1)
        #expect(second.presses == 0)
        #expect(firstDriver.screen().elements(role: "text").map(\.label) == ["Text"])
        #expect(secondDriver.screen().elements(role: "text").map(\.label) == ["Second"])
    }
}
