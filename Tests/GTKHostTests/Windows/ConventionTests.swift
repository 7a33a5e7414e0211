#if GTK
import Foundation
import Testing
import UIKit

@_spi(Host) @_spi(ResultCount) import UIKitCore
@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Conventions of the GNOME desktop for windows.
@MainActor
@Suite("Desktop conventions", .enabled(if: isOnDisplayOfItsOwn))
struct ConventionTests {
    private func run(
        _ screen: UIViewController,
        _ body: @MainActor (GTKAppDriver) async throws -> Void
    ) async throws {
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen), body)
    }

    /// Presses a key, and returns how often the host reports that its last window was closed.
    private func closings(_ driver: GTKAppDriver, by key: String) async throws -> Int {
        var count = 0
        driver.host.onClose = { count += 1 }
        defer { driver.host.onClose = {} }
        try await driver.press(key)
        return count
    }

    @Test(arguments: ["ctrl+w", "ctrl+q"])
    func `Ctrl+W and Ctrl+Q close the window, independent of the focus`(key: String) async throws {
        let screen = SearchField()
        screen.navigationItem.rightBarButtonItem = screen.editButtonItem
        try await run(screen) { driver in
            #expect(try await closings(driver, by: key) == 1)
            try await driver.press("Down")
            #expect(try await closings(driver, by: key) == 1)
            try await driver.press("ctrl+f")
            try await driver.type("ab")
            #expect(try await closings(driver, by: key) == 1)
            #expect(screen.bar.text == "ab")
        }
    }

    @Test func `Ctrl+W closes the sheet in front, and Ctrl+Q closes the app from there`() async throws {
        let screen = SearchField()
        try await run(screen) { driver in
            screen.present(UINavigationController(rootViewController: UIViewController()), animated: false)
            try await driver.settle()
            #expect(driver.windowCount == 2)
            #expect(try await closings(driver, by: "ctrl+q") == 1)
            #expect(try await closings(driver, by: "ctrl+w") == 0)
            #expect(driver.windowCount == 1)
        }
    }

    @Test func `A key command of the app takes precedence over that of the window`() async throws {
        let screen = CommandScreen()
        try await run(screen) { driver in
            let count = try await closings(driver, by: "ctrl+w")
            #expect(count == 0)
            #expect(screen.count == 1)
        }
    }

    @Test func `The mouse's back button pops a screen, over a field and a title bar as well`() async throws {
        let screen = SearchField()
        let navigation = UINavigationController(rootViewController: screen)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            for place in ["Row 3", "Find", "Back"] {
                let second = SearchField()
                navigation.pushViewController(second, animated: false)
                try await driver.settle()
                try await driver.click(button: 8, over: place)
                #expect(navigation.topViewController === screen, "\(place)")
                #expect(second.log.isEmpty, "\(second.log)")
            }
            try await driver.click(button: 8, over: "Row 3")
            #expect(navigation.topViewController === screen)
            #expect(screen.log.isEmpty)
        }
    }

    @Test func `A new window focuses no button`() async throws {
        let screen = SearchField()
        screen.navigationItem.rightBarButtonItem = screen.editButtonItem
        try await run(screen) { driver in
            #expect(try driver.focusedElement() == "nothing")
            // The Space key presses nothing, and the arrow keys reach the list.
            try await driver.press("space")
            #expect(!screen.isEditing)
            try await driver.press("Down")
            #expect(try driver.focusedElement() == "row \"Row 0\"")
        }
    }

    @Test func `A window's size is restored at the next launch`() async throws {
        try await GTKAppDriver.run(rootViewController: SearchField()) { driver in
            let usual = try driver.windowSize
            try await driver.resize(width: 700, height: 500)
            let size = try driver.windowSize
            #expect(size != usual)
            try await driver.save()
            try await driver.relaunch()
            #expect(try driver.windowSize == size)
            #expect(driver.application.connectedScenes.count == 1)
        }
    }

    @Test func `The size of a closed window is restored at the next launch`() async throws {
        try await GTKAppDriver.run(rootViewController: SearchField()) { driver in
            try await driver.resize(width: 640, height: 480)
            let size = try driver.windowSize
            try await driver.closeWindow()
            try await driver.relaunch()
            #expect(try driver.windowSize == size)
        }
    }

    @Test(arguments: [
        #"{"width":-5,"height":99999999,"isMaximized":false}"#, #"{"width":"wide"}"#, "", "\u{0}",
    ])
    func `An invalid saved window size is not used`(text: String) async throws {
        try await GTKAppDriver.run(rootViewController: SearchField()) { driver in
            try await driver.save()
            driver.host.states.writeOrWarn(Data(text.utf8), session: "main window")
            try await driver.relaunch()
            let size = try driver.windowSize
            #expect((360...1000).contains(size.width))
            #expect((240...900).contains(size.height))
        }
    }

    @Test func `A dead key on a result begins composition in the search field`() async throws {
        let screen = SearchField()
        try await run(screen) { driver in
            try await driver.press("ctrl+f")
            try await driver.type("a")
            try await driver.press("Down")
            try await driver.press("dead_acute")
            try await driver.press("e")
            #expect(screen.bar.text == "aé")
            #expect(try driver.focusedElement() == "search field \"Find\"")
        }
    }

    @Test func `Tab skips a title bar without focusable elements`() async throws {
        let screen = SearchField()
        screen.rowCount = 2
        try await run(screen) { driver in
            try await driver.press("ctrl+f")
            var stops: [String] = []
            for _ in 0..<8 {
                try await driver.press("Tab")
                stops.append(try driver.focusedElement())
            }
            #expect(!stops.contains("nothing"), "\(stops)")
            #expect(stops.contains("search field \"Find\""), "\(stops)")
            let reader = try await ScreenReader(driver)
            let nameless = try await reader.tree().filter {
                $0.role == "scroll pane" && $0.states.contains("focusable") && $0.name.isEmpty
            }
            #expect(nameless.isEmpty)
        }
    }

    @Test func `Empty titles and headers are not exposed as headings`() async throws {
        let screen = EmptyHeadings(style: .grouped)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            let reader = try await ScreenReader(driver)
            let headings = try await reader.tree().filter { $0.role == "heading" }.map(\.name)
            #expect(headings == ["Large", "Section 1"])
        }
    }

    @Test func `The number of search results is announced`() async throws {
        let screen = SearchField()
        screen.search.resultAnnouncementDelay = .milliseconds(50)
        try await run(screen) { driver in
            let reader = try await ScreenReader(driver)
            try await driver.press("ctrl+f")
            try await driver.type("ro")
            try await reader.wait("the number of results") { !reader.notifications.isEmpty }
            #expect(reader.notifications == ["40 results"])
        }
    }
}

private final class CommandScreen: UIViewController {
    private(set) var count = 0

    override var keyCommands: [UIKeyCommand]? {
        let action = UIAction { [weak self] _ in self?.count += 1 }
        return [UIKeyCommand(input: "w", modifierFlags: .command, primaryAction: action)]
    }
}

private final class EmptyHeadings: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Large"
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = section == 0 ? "" : "Section \(section)"
        return header
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
    }
}
#endif
