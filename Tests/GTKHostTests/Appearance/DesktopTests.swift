#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting
@testable import listed

/// Changes of desktop settings while a window is open.
@MainActor
@Suite("Desktop settings", .enabled(if: isOnDisplay))
struct DesktopTests {
    typealias Wishes = GTKAppDriver.Wishes

    /// Light and dark appearance, each with normal and with high contrast.
    private static let styles: [(name: String, wishes: Wishes)] = [false, true].flatMap { isDark in
        [false, true].map { isHighContrast in
            var wishes = Wishes()
            wishes.isDark = isDark
            wishes.isHighContrast = isHighContrast
            return ("\(isDark ? "dark" : "light")\(isHighContrast ? ", high contrast" : "")", wishes)
        }
    }

    private func run(
        _ controller: @autoclosure @escaping @MainActor () -> UIViewController,
        _ body: @MainActor (GTKAppDriver) async throws -> Void
    ) async throws {
        try await GTKAppDriver.run(rootViewController: controller()) { driver in
            do {
                try await body(driver)
                try await driver.change()
            } catch {
                try await driver.change()
                throw error
            }
        }
    }

    @Test func `All text of the example is readable in light, dark and high-contrast appearance`() async throws {
        let countries = try CountryFile.default.read()
        try await run(UINavigationController(rootViewController: MainViewController(countries: countries))) {
            driver in
            @MainActor func check(_ what: String) async throws {
                for style in Self.styles {
                    try await driver.change(style.wishes)
                    try Self.keepPicture("\(what) \(style.name)")
                    let texts = try driver.drawnTexts()
                    #expect(texts.count > 5)
                    for text in texts {
                        #expect(text.contrast >= 4.5, "\(text.text), \(what), \(style.name)")
                    }
                }
            }
            try await check("before")
            let placeholder = try driver.drawnTexts().filter { $0.text == "Search" }
            #expect(placeholder.count == 1)
            try await driver.press("ctrl+f")
            try await check("empty field")
            try await driver.tap("Search by Europe")
            try await driver.type("land")
            let typed = try driver.drawnTexts().filter { $0.text == "land" }
            #expect(typed.count == 1)
            try await check("token, text and scopes")
        }
    }

    @Test func `All text of a selected row is readable`() async throws {
        try await run(SelectedRow(style: .plain)) { driver in
            for style in Self.styles {
                try await driver.change(style.wishes)
                let texts = try driver.drawnTexts().filter { ["Name", "Detail"].contains($0.text) }
                #expect(texts.count == 4)
                for text in texts { #expect(text.contrast >= 4.5, "\(text.text), \(style.name)") }
            }
        }
    }

    @Test func `Dark and high-contrast settings change traits and dynamic colours`() async throws {
        let screen = TraitScreen()
        try await run(screen) { driver in
            let light = try driver.drawnTexts().first
            var wishes = Wishes()
            wishes.isDark = true
            wishes.isHighContrast = true
            try await driver.change(wishes)
            #expect(screen.traitCollection.userInterfaceStyle == .dark)
            #expect(screen.traitCollection.accessibilityContrast == .high)
            #expect(UIAccessibility.isDarkerSystemColorsEnabled)
            #expect(screen.changes.contains("dark"))
            #expect(screen.changes.contains("high contrast"))
            // The label's own colour: light grey on a light desktop, and white with high contrast.
            let strong = try driver.drawnTexts().first
            #expect((strong?.contrast ?? 0) > (light?.contrast ?? 21) + 5)
        }
    }

    @Test func `A larger text setting enlarges fonts and row heights at runtime`() async throws {
        let countries = try CountryFile.default.read()
        try await run(UINavigationController(rootViewController: MainViewController(countries: countries))) {
            driver in
            @MainActor func rowDistance() throws -> CGFloat {
                let years = try driver.drawnTexts().filter { $0.text.hasPrefix("2018: ") }.map(\.frame.minY).sorted()
                let (first, second) = (try #require(years.first), try #require(years.dropFirst().first))
                return second - first
            }
            @MainActor func height(of text: String) throws -> CGFloat {
                let drawn = try driver.drawnTexts().first { $0.text == text }
                return try #require(drawn).frame.height
            }
            let (distance, name) = (try rowDistance(), try height(of: "Afghanistan"))
            let field = try height(of: "Search")
            var wishes = Wishes()
            wishes.textScale = 2
            try await driver.change(wishes)
            try Self.keepPicture("large")
            let (largeName, largeField) = (try height(of: "Afghanistan"), try height(of: "Search"))
            let largeDistance = try rowDistance()
            #expect(largeName > name * 1.7)
            #expect(largeField > field * 1.7)
            #expect(largeDistance > distance * 1.4)
            try await driver.change()
            let (usualName, usualDistance) = (try height(of: "Afghanistan"), try rowDistance())
            #expect(usualName == name)
            #expect(usualDistance == distance)
        }
    }

    @Test func `Reduced motion is reported, with one notification`() async throws {
        try await run(UIViewController()) { driver in
            try await driver.change()
            var heard = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
                object: nil,
                queue: nil
            ) { _ in MainActor.assumeIsolated { heard += 1 } }
            defer { NotificationCenter.default.removeObserver(token) }
            #expect(!UIAccessibility.isReduceMotionEnabled)
            var wishes = Wishes()
            wishes.hasMotion = false
            try await driver.change(wishes)
            #expect(UIAccessibility.isReduceMotionEnabled)
            #expect(heard == 1)
        }
    }

    @Test func `A right-to-left semantic content attribute mirrors a view and a row`() async throws {
        try await run(MirroredScreen(style: .plain)) { driver in
            @MainActor func frame(_ text: String) throws -> CGRect {
                let drawn = try driver.drawnTexts().first { $0.text == text }
                return try #require(drawn).frame
            }
            let middle = 230.0
            let (plain, mirrored) = (try frame("Leading"), try frame("Mirrored"))
            let value = try frame("Mirrored value")
            #expect(plain.maxX < middle)
            #expect(mirrored.minX > middle)
            #expect(value.maxX < middle)
        }
    }

    /// Saves a screenshot for visual inspection if the environment names a folder.
    private static func keepPicture(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["SEARCHLIGHT_PICTURES"] else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/import")
        process.arguments = ["-window", "root", "\(folder)/\(name.replacingOccurrences(of: " ", with: "-")).png"]
        try process.run()
        process.waitUntilExit()
    }
}

/// Two rows, one of them selected, in colours that have little contrast with the selection.
private final class SelectedRow: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.textLabel?.textColor = .systemGreen
        cell.detailTextLabel?.text = "Detail"
        cell.detailTextLabel?.textColor = .secondaryLabel
        return cell
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }
}

/// A label in a custom colour, and the trait changes that the screen receives.
private final class TraitScreen: UIViewController {
    private(set) var changes: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        label.text = "Text"
        label.textColor = UIColor { traits in
            traits.accessibilityContrast == .high ? .white : UIColor(white: 0.6, alpha: 1)
        }
        view.addSubview(label)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        if old?.userInterfaceStyle != new.userInterfaceStyle { changes.append("dark") }
        if old?.accessibilityContrast != new.accessibilityContrast { changes.append("high contrast") }
    }
}

/// A left-to-right row, and a right-to-left row.
private final class MirroredScreen: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let isMirrored = indexPath.row == 1
        cell.textLabel?.text = isMirrored ? "Mirrored" : "Leading"
        cell.detailTextLabel?.text = isMirrored ? "Mirrored value" : "Value"
        if isMirrored {
            for view in [cell, cell.textLabel, cell.detailTextLabel] {
                view?.semanticContentAttribute = .forceRightToLeft
            }
        }
        return cell
    }
}
#endif
