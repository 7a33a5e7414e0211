import Foundation
import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// Accessibility properties of apps, and the resulting elements.
@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
    private func screen(_ views: UIView...) async throws -> (AppDriver, UIView) {
        let controller = UIViewController()
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 10, y: 50 * CGFloat(index + 1), width: 200, height: 40)
            controller.view.addSubview(view)
        }
        return (try await AppDriver.launch(rootViewController: { controller }), controller.view)
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func `an accessibility element has the role of its traits and hides its subviews`()
        async throws
    {
        let element = UIView()
        element.addSubview(label("Inside"))
        element.subviews[0].frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        element.isAccessibilityElement = true
        element.accessibilityLabel = "Whole"
        let (driver, _) = try await screen(element)
        #expect(driver.screen().elements.filter { $0.label == "Whole" }.map(\.role) == ["text"])
        #expect(driver.screen().elements.allSatisfy { $0.label != "Inside" })
        for (traits, role) in [(UIAccessibilityTraits.button, "button"), (.header, "heading"), (.image, "image")] {
            element.accessibilityTraits = traits
            #expect(driver.screen().elements.filter { $0.label == "Whole" }.map(\.role) == [role])
        }
    }

    @Test func `hidden views and views with hidden elements are not in the accessibility tree`() async throws {
        let holder = UIView()
        holder.addSubview(label("Secret"))
        holder.subviews[0].frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        let decoration = label("Decoration")
        let (driver, _) = try await screen(holder, decoration, label("Open"))
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Secret", "Decoration", "Open"])
        holder.accessibilityElementsHidden = true
        decoration.isAccessibilityElement = false
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Open"])
    }

    @Test func `a visible modal view hides its siblings from the accessibility tree`() async throws {
        let panel = label("Really?")
        let (driver, _) = try await screen(label("Behind"), panel)
        panel.accessibilityViewIsModal = true
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Really?"])
        panel.isHidden = true
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Behind"])
    }

    @Test func `accessibility notifications announce their text or the given view`() async throws {
        let view = label("Nothing found")
        view.accessibilityHint = "Try another word"
        let (driver, _) = try await screen(view)
        UIAccessibility.post(notification: .announcement, argument: "One")
        UIAccessibility.post(notification: .announcement, argument: view)
        UIAccessibility.post(notification: .announcement, argument: "")
        UIAccessibility.post(notification: .layoutChanged, argument: view)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIAccessibility.post(notification: .screenChanged, argument: NSAttributedString(string: "Two"))
        #expect(driver.announcements == ["One", "Nothing found, Try another word", "Two"])
    }

    @Test func `accessibility settings follow the contrast trait`() async throws {
        let (driver, _) = try await screen()
        #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(!UIAccessibility.isReduceMotionEnabled)
        try await driver.change(UITraitCollection(accessibilityContrast: .high))
        #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    }

    @Test func `rows are measured again when the content size category changes`() async throws {
        let table = Rows(style: .plain)
        let driver = try await AppDriver.launch(rootViewController: { table })
        let before = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
        try await driver.change(UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.font.pointSize == 53)
        #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height >= before)
        try await driver.change(UITraitCollection(preferredContentSizeCategory: .large))
        #expect(cell.textLabel?.font.pointSize == 17)
        #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == before)
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
    }
}
