#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The elements that a screen reader finds in windows.
@MainActor
@Suite("Accessible elements", .enabled(if: isOnDisplay))
struct ReadAloudTests {
    @Test func `Accessibility attributes of views are exposed to screen readers`() async throws {
        let screen = SpokenScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let reader = try await ScreenReader(driver)
            let tree = try await reader.tree()
            func node(_ name: String) -> ScreenReader.Node? { tree.first { $0.name == name } }
            #expect(node("Heading")?.role == "heading")
            #expect(node("A map")?.role == "image")
            #expect(node("Volume")?.role == "push button")
            #expect(node("Volume")?.description == "Half, Opens the mixer")
            #expect(node("Save")?.description == "Keeps what you wrote")
            #expect(node("Save")?.states.contains("sensitive") == false)
            #expect(node("Name")?.states.contains("editable") == true)
            #expect(node("Name")?.placeholder == "First and last")
            #expect(node("Part of the volume") == nil)
            #expect(node("Decoration") == nil)
            #expect(node("Secret") == nil)
        }
    }

    @Test func `A custom accessibility element can be pressed by a screen reader`() async throws {
        let screen = SpokenScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let reader = try await ScreenReader(driver)
            try await reader.press("Volume")
            #expect(screen.presses == 1)
        }
    }

    @Test func `A modal view hides other elements from screen readers until it is removed`() async throws {
        let screen = SpokenScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let reader = try await ScreenReader(driver)
            let panel = UIView(frame: CGRect(x: 50, y: 300, width: 300, height: 100))
            panel.accessibilityViewIsModal = true
            let label = UILabel(frame: panel.bounds)
            label.text = "Really?"
            panel.addSubview(label)
            screen.view.addSubview(panel)
            try await driver.settle()
            var names = try await reader.tree().map(\.name)
            #expect(names.contains("Really?"))
            #expect(!names.contains("Heading"))
            panel.removeFromSuperview()
            try await driver.settle()
            names = try await reader.tree().map(\.name)
            #expect(names.contains("Heading"))
        }
    }

    @Test func `Arrow keys move the accessible focus from row to row`() async throws {
        let table = NamedRows(names: ["One", "Two", "Three"])
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: table)) { driver in
            let reader = try await ScreenReader(driver)
            table.tableView.becomeFirstResponder()
            try await driver.press("Down")
            try await driver.press("Down")
            try await reader.wait("the second row") { reader.focused.last == "Two" }
            try await driver.press("End")
            try await reader.wait("the last row") { reader.focused.last == "Three" }
            try await driver.press("Up")
            try await reader.wait("the row before") { reader.focused.last == "Two" }
            let focused = try await reader.tree().filter { $0.states.contains("focused") }
            #expect(focused.map(\.name) == ["Two"])
        }
    }

    @Test func `A million rows are one accessible list that states their number`() async throws {
        let table = NamedRows(count: 1_000_000) { "Row \($0)" }
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: table)) { driver in
            let reader = try await ScreenReader(driver)
            let tree = try await reader.tree()
            let list = try #require(tree.first { $0.role == "list" })
            #expect(list.description.filter(\.isNumber) == "1000000")
            #expect(list.children.count < 60)
            #expect(list.children.first?.name == "Row 0")
        }
    }

    @Test func `Hostile text has the same accessible name as drawn text, and breaks nothing`() async throws {
        for text in HostileText.all {
            let screen = HostileScreen(text: text)
            let navigation = UINavigationController(rootViewController: screen)
            try await GTKAppDriver.run(rootViewController: navigation) { driver in
                try await driver.press("ctrl+f")
                let tree = try driver.screen()
                // A section header shows all of its text. A long one leaves no space for rows.
                if text.utf16.count < 1000 { #expect(!tree.elements(role: "row").isEmpty) }
                #expect(tree.elements(role: "token").count == 1)
                #expect(tree.elements(role: "scope").count == 2)
                if text.hasPrefix("<b>") {
                    let labels = tree.elements.map(\.label)
                    // Row, header, token and scope. The title is in the title bar.
                    #expect(labels.filter { $0 == text }.count >= 4, "\(labels)")
                    let reader = try await ScreenReader(driver)
                    let names = try await reader.tree().map(\.name)
                    #expect(names.contains("Remove \(text)"))
                }
            }
        }
    }
}

extension ScreenReader {
    /// The names of the focused elements, in order.
    fileprivate var focused: [String] {
        events.filter { $0.event == "object:state-changed:focused" && $0.detail == 1 }.map(\.name)
    }
}

private final class SpokenScreen: UIViewController {
    private(set) var presses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let heading = label("Heading", y: 10)
        heading.accessibilityTraits = .header
        let picture = UIImageView(image: UIImage(systemName: "globe"))
        picture.frame = CGRect(x: 20, y: 40, width: 24, height: 24)
        picture.accessibilityLabel = "A map"
        view.addSubview(picture)
        let decoration = label("Decoration", y: 70)
        decoration.isAccessibilityElement = false
        let holder = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 24))
        holder.addSubview(UILabel(frame: holder.bounds))
        (holder.subviews.first as? UILabel)?.text = "Secret"
        holder.accessibilityElementsHidden = true
        view.addSubview(holder)
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.accessibilityHint = "Keeps what you wrote"
        button.isEnabled = false
        button.frame = CGRect(x: 20, y: 130, width: 80, height: 30)
        view.addSubview(button)
        let field = UITextField(frame: CGRect(x: 20, y: 170, width: 200, height: 34))
        field.accessibilityLabel = "Name"
        field.placeholder = "First and last"
        view.addSubview(field)
        addVolume()
    }

    private func addVolume() {
        let volume = UIControl(frame: CGRect(x: 20, y: 220, width: 200, height: 30))
        volume.isAccessibilityElement = true
        volume.accessibilityLabel = "Volume"
        volume.accessibilityValue = "Half"
        volume.accessibilityHint = "Opens the mixer"
        volume.accessibilityTraits = .button
        volume.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
        let part = UILabel(frame: volume.bounds)
        part.text = "Part of the volume"
        volume.addSubview(part)
        view.addSubview(volume)
    }

    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 24))
        label.text = text
        view.addSubview(label)
        return label
    }
}

private final class NamedRows: UITableViewController {
    private let count: Int
    private let name: (Int) -> String

    init(count: Int, name: @escaping (Int) -> String) {
        self.count = count
        self.name = name
        super.init(style: .plain)
        title = "Rows"
    }

    convenience init(names: [String]) {
        self.init(count: names.count) { names[$0] }
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = name(indexPath.row)
        return cell
    }
}

/// The same text in every location that shows text.
private final class HostileScreen: UITableViewController, UISearchControllerDelegate {
    private let text: String
    private let search = UISearchController(searchResultsController: nil)

    init(text: String) {
        self.text = text
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = text
        navigationItem.prompt = text
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: text, primaryAction: UIAction { _ in })
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = text
        search.searchBar.prompt = text
        search.searchBar.scopeButtonTitles = [text, "Other"]
        search.searchBar.text = text
        search.searchBar.searchTextField.insertToken(UISearchToken(icon: nil, text: text), at: 0)
        view.accessibilityLabel = text
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { text }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = text
        cell.detailTextLabel?.numberOfLines = 3
        if indexPath.row == 1 { cell.accessibilityLabel = text }
        return cell
    }
}
#endif
