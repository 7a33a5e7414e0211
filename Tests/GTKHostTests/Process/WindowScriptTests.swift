#if GTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@testable import AppDriving
@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Scripts that drive an app in a window. The results are read from GTK's widgets.
@MainActor
@Suite("Scripts in a window", .enabled(if: isOnDisplayOfItsOwn))
struct WindowScriptTests {
    /// Runs commands while GTK's driver lets the main loop continue.
    private func run(
        _ script: String,
        in controller: UIViewController,
        _ body: @MainActor (GTKAppDriver, String) async throws -> Void
    ) async throws {
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            driver.host.changes.isRecording = true
            defer { driver.host.changes.isRecording = false }
            var (output, failure): (String, ScriptRunner.Failure?) = ("", nil)
            var isDone = false
            Task { @MainActor in
                let target = ScreenDriver(application: driver.application, surface: driver.host)
                let runner = ScriptRunner(driver: target) { output += $0 }
                do {
                    for (index, line) in script.split(separator: "\n").enumerated() {
                        try await runner.runLine(String(line), line: index + 1)
                    }
                } catch {
                    failure = error as? ScriptRunner.Failure
                }
                isDone = true
            }
            try await driver.settle { isDone }
            if let failure { Issue.record("\(failure)") }
            try await body(driver, output)
        }
    }

    private func search() -> (UINavigationController, SearchField) {
        let screen = SearchField()
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done",
            primaryAction: UIAction { _ in screen.log.append("done") }
        )
        return (UINavigationController(rootViewController: screen), screen)
    }

    @Test
    func `A script taps a field and types into its widget, and reads the title bar`() async throws {
        let (navigation, screen) = search()
        try await run("tap \"Done\"\nhierarchy\ntap \"Find\"\ntype \"abc\"", in: navigation) { driver, output in
            let field = try driver.screen().elements(role: "search field").first
            #expect(field?.value == "abc")
            #expect(screen.log.contains("done"))
            let line = output.split(separator: "\n").first { $0.contains("button \"Done\"") }
            #expect(line?.contains(/\(\d+(\.\d+)?, -\d+/) == true)
        }
    }

    @Test
    func `Composed text appears underlined in the widget until it is accepted`() async throws {
        let (navigation, screen) = search()
        try await run("tap \"Find\"\ncompose \"にほ\"", in: navigation) { driver, _ in
            #expect(screen.marked == "にほ")
            let field = try driver.screen().elements(role: "search field").first
            #expect(field?.value == "にほ")
        }
        let (second, other) = search()
        try await run("tap \"Find\"\ncompose \"日本\"\ncommit", in: second) { driver, _ in
            #expect(other.marked == nil)
            let field = try driver.screen().elements(role: "search field").first
            #expect(field?.value == "日本")
        }
    }

    @Test
    func `A script changes the appearance, text size and contrast of its window only`() async throws {
        let controller = UIViewController()
        try await run("appearance dark\ntext-size extra-large\ncontrast high\nbold-text on", in: controller) {
            driver,
            _ in
            let traits = controller.traitCollection
            #expect(traits.userInterfaceStyle == .dark)
            #expect(traits.preferredContentSizeCategory == .extraLarge)
            #expect(traits.accessibilityContrast == .high)
            #expect(UIAccessibility.isBoldTextEnabled)
        }
        try await run("appearance light\ntext-size large\ncontrast normal\nbold-text off", in: UIViewController()) {
            driver,
            _ in
            #expect(driver.host.traits.userInterfaceStyle == .light)
            driver.host.desktop.isHighContrastInScript = nil
            try await driver.change()
        }
    }

    @Test
    func `A script resizes and turns the window`() async throws {
        let controller = UIViewController()
        try await run("resize 500 620\nturn landscape", in: controller) { driver, _ in
            #expect(controller.view.bounds.size == CGSize(width: 620, height: 500))
            let width = try driver.windowSize.width
            #expect(width >= 620)
        }
    }

    @Test
    func `A picture shows the window with its title bar`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        try await run("picture \"\(file.path)\"", in: controller) { driver, _ in
            let image = try #require(UIImage(data: Data(contentsOf: file)))
            let size = try driver.windowSize
            #expect(image.size == size)
            #expect(image.size.height > controller.view.bounds.height)
        }
    }

    @Test
    func `A drag scrolls the list's widget`() async throws {
        let list = UITableViewController()
        let rows = Rows()
        list.tableView.dataSource = rows
        try await run("drag at 100 400 by 0 -150", in: list) { driver, _ in
            #expect(list.tableView.contentOffset.y > 100)
            let rows = try driver.rows()
            #expect(!rows.contains("Row 0"))
        }
        withExtendedLifetime(rows) {}
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }
}
#endif
