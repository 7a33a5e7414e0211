import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// Custom actions and rotors, as an app declares them and its user reaches them.
@MainActor
@Suite("Custom actions and rotors")
struct CustomActionTests {
    private final class Mail: UITableViewController {
        var log: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Mail \(indexPath.row)"
            cell.accessibilityHint = "Opens the mail"
            cell.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Delete") { [weak self] action in
                    self?.log.append("\(action.name) \(indexPath.row)")
                    return true
                },
                UIAccessibilityCustomAction(name: "Flag", target: self, selector: Selector("flag:", Mail.flag)),
            ]
            return cell
        }

        override func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let action = UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, done in
                self?.log.append("archive \(indexPath.row)")
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }

        func flag(_ action: UIAccessibilityCustomAction) -> Bool {
            log.append(action.name)
            return false
        }
    }

    @Test func `the screen reader performs the actions of a row by name`() async throws {
        let mail = Mail()
        let driver = try await AppDriver.launch { mail }
        try await driver.read(.next)
        #expect(driver.readElement?.actions == ["Delete", "Flag"])
        #expect(driver.readElement?.hint == "Opens the mail")
        #expect(try await driver.performAction("Delete"))
        try await driver.read(.next)
        #expect(try await !driver.performAction("Flag"))
        #expect(mail.log == ["Delete 0", "Flag"])
        await #expect(throws: AppDriverError.self) { try await driver.performAction("Move") }
    }

    @Test func `the menu of a focused row has its swipe actions and its custom actions`() async throws {
        let mail = Mail()
        let driver = try await AppDriver.launch { mail }
        try await driver.key(AppDriver.Key("down")!)
        try await driver.key(AppDriver.Key("down")!)
        try await driver.openMenu()
        #expect(driver.screen().elements(role: "menu item").map(\.label) == ["Archive", "Delete", "Flag"])
        try await driver.tap("Delete", role: "menu item")
        try await driver.openMenu()
        try await driver.tap("Archive", role: "menu item")
        #expect(mail.log == ["Delete 1", "archive 1"])
    }

    /// A text with headings, between which a rotor moves.
    private final class Article: UIViewController {
        let headings = ["Birds", "Fish", "Trees"].map { text in
            let label = UILabel()
            label.text = text
            label.accessibilityTraits = .header
            return label
        }
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, label) in headings.enumerated() {
                label.frame = CGRect(x: 20, y: 50 + 40 * index, width: 200, height: 24)
                view.addSubview(label)
            }
            field.accessibilityLabel = "Notes"
            field.text = "one two"
            view.addSubview(field)
            let rotor = UIAccessibilityCustomRotor(systemType: .heading) { [headings] predicate in
                let step = predicate.searchDirection == .next ? 1 : -1
                let present = headings.firstIndex { $0 === predicate.currentItem.targetElement }
                let index = present.map { $0 + step } ?? (step > 0 ? 0 : headings.count - 1)
                guard headings.indices.contains(index) else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: headings[index], targetRange: nil)
            }
            let words = UIAccessibilityCustomRotor(name: "Words") { [field] _ in
                let end = field.position(from: field.beginningOfDocument, offset: 3)
                let range = end.flatMap { field.textRange(from: field.beginningOfDocument, to: $0) }
                return UIAccessibilityCustomRotorItemResult(targetElement: field, targetRange: range)
            }
            view.accessibilityCustomRotors = [rotor, words]
        }
    }

    @Test func `a rotor moves from element to element, and stops at the end`() async throws {
        let article = Article()
        let driver = try await AppDriver.launch { article }
        #expect(try await driver.turnRotor("Headings", .next))
        #expect(driver.readElement?.label == "Birds")
        #expect(try await driver.turnRotor("Headings", .next))
        #expect(try await driver.turnRotor("Headings", .next))
        #expect(driver.readElement?.label == "Trees")
        #expect(try await !driver.turnRotor("Headings", .next))
        #expect(try await driver.turnRotor("Headings", .previous))
        #expect(driver.readElement?.label == "Fish")
        #expect(driver.announcements == ["Birds", "Fish", "Trees", "Fish"])
    }

    @Test func `a rotor gives the keyboard focus to a field, and selects the found range`() async throws {
        let article = Article()
        let driver = try await AppDriver.launch { article }
        #expect(try await driver.turnRotor("Words", .next))
        #expect(article.field.isFirstResponder)
        #expect(article.field.selectedTextRange.flatMap { article.field.text(in: $0) } == "one")
        #expect(driver.announcements.isEmpty)
    }

    @Test func `the menu key offers the rotors of the screen`() async throws {
        let article = Article()
        let driver = try await AppDriver.launch { article }
        try await driver.openMenu()
        #expect(driver.screen().elements(role: "menu item").map(\.label) == ["Next", "Previous", "Next", "Previous"])
        #expect(driver.screen().elements(role: "text").map(\.label).contains("Headings"))
        // The first section is that of the headings.
        let next = try #require(driver.screen().elements(role: "menu item").first)
        try await driver.touchDown(at: CGPoint(x: next.frame.midX, y: next.frame.midY))
        try await driver.touchUp()
        #expect(driver.announcements == ["Birds"])
    }
}
