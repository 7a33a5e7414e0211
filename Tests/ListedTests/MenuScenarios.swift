import ScenarioSupport
import Testing
import UIKit

/// Menus of buttons and of bar button items, as the user sees and operates them.
@MainActor
@Suite("Menus")
struct MenuScenarios {
    /// A screen with a button that has a menu, a bar button item with a menu, and a log of the chosen elements.
    @MainActor
    private final class Shelf: UIViewController {
        let button = UIButton(type: .system)
        private(set) var log: [String] = []
        private(set) var isEverySenderRight = true

        func action(
            _ title: String,
            attributes: UIMenuElement.Attributes = [],
            state: UIMenuElement.State = .off
        ) -> UIAction {
            UIAction(title: title, attributes: attributes, state: state) { [weak self] action in
                guard let self else { return }
                log.append(action.title)
                if !(action.sender is UIButton) { isEverySenderRight = false }
            }
        }

        func choose(_ title: String) { log.append(title) }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Shelf"
            button.setTitle("Sort", for: .normal)
            button.frame = CGRect(x: 40, y: 200, width: 120, height: 40)
            button.addAction(UIAction { [weak self] _ in self?.choose("tapped") }, for: .primaryActionTriggered)
            view.addSubview(button)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A tap on a button opens its menu, and an enabled item performs its action`(on host: ScenarioHost) async throws
    {
        let shelf = Shelf()
        try await host.show(UINavigationController(rootViewController: shelf)) { driver in
            shelf.button.showsMenuAsPrimaryAction = true
            try await driver.tap("Sort", role: "button")
            #expect(shelf.log == ["tapped"])
            shelf.button.menu = UIMenu(
                title: "Order",
                children: [
                    shelf.action("By Name", state: .on), shelf.action("By Year"),
                    shelf.action("Nowhere", attributes: .hidden), shelf.action("By Size", attributes: .disabled),
                ]
            )
            try await driver.tap("Sort", role: "button")
            #expect(try driver.labels("menu item") == ["By Name", "By Year", "By Size"])
            #expect(try driver.values("menu item") == ["on", "", ""])
            #expect(try driver.labels("text").contains("Order"))
            try await driver.tap("By Size", role: "menu item")
            #expect(shelf.log == ["tapped"])
            try await driver.tap("By Year", role: "menu item")
            #expect(shelf.log == ["tapped", "By Year"])
            #expect(shelf.isEverySenderRight)
            #expect(try driver.labels("menu item").isEmpty)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Escape closes a menu, and the field regains focus`(on host: ScenarioHost) async throws {
        let shelf = Shelf()
        let field = UITextField(frame: CGRect(x: 40, y: 100, width: 200, height: 36))
        field.placeholder = "Name"
        try await host.show(UINavigationController(rootViewController: shelf)) { driver in
            shelf.view.addSubview(field)
            shelf.button.menu = UIMenu(children: [shelf.action("One")])
            shelf.button.showsMenuAsPrimaryAction = true
            try await driver.settle()
            try await driver.tap("Name", role: "text field")
            try await driver.tap("Sort", role: "button")
            #expect(try driver.labels("menu item") == ["One"])
            try await driver.key("escape")
            #expect(try driver.labels("menu item").isEmpty)
            try await driver.type("x")
            #expect(field.text == "x")
            #expect(shelf.log.isEmpty)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The edit menu of a field cuts its selection and keeps it focused`(on host: ScenarioHost) async throws {
        let shelf = Shelf()
        let field = UITextField(frame: CGRect(x: 40, y: 100, width: 200, height: 36))
        field.placeholder = "Name"
        try await host.show(UINavigationController(rootViewController: shelf)) { driver in
            shelf.view.addSubview(field)
            try await driver.settle()
            try await driver.tap("Name", role: "text field")
            try await driver.type("Atlas")
            field.selectAll(nil)
            UIMenuController.shared.showMenu(from: field, rect: field.bounds)
            try await driver.settle()
            #expect(try driver.labels("menu item").filter { $0 != "Paste" } == ["Cut", "Copy", "Delete"])
            try await driver.tap("Cut", role: "menu item")
            #expect(field.text?.isEmpty == true)
            #expect(!UIMenuController.shared.isMenuVisible)
            #expect(try driver.labels("menu item").isEmpty)
            try await driver.type("x")
            #expect(field.text == "x")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A submenu replaces its menu, and its title item returns to it`(on host: ScenarioHost) async throws {
        let shelf = Shelf()
        try await host.show(UINavigationController(rootViewController: shelf)) { driver in
            let more = UIMenu(title: "More", children: [shelf.action("Three")])
            let inline = UIMenu(options: .displayInline, children: [shelf.action("Two")])
            shelf.button.menu = UIMenu(children: [shelf.action("One"), inline, more])
            shelf.button.showsMenuAsPrimaryAction = true
            try await driver.tap("Sort", role: "button")
            #expect(try driver.labels("menu item") == ["One", "Two", "More"])
            #expect(try driver.values("menu item") == ["", "", "menu"])
            try await driver.tap("More", role: "menu item")
            #expect(try driver.labels("menu item") == ["More", "Three"])
            try await driver.tap("More", role: "menu item")
            #expect(try driver.labels("menu item") == ["One", "Two", "More"])
            try await driver.tap("More", role: "menu item")
            try await driver.tap("Three", role: "menu item")
            #expect(shelf.log == ["Three"])
            #expect(try driver.labels("menu item").isEmpty)
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `A tap on a bar button item without an action opens its menu`(on host: ScenarioHost) async throws {
        let shelf = Shelf()
        try await host.show(UINavigationController(rootViewController: shelf)) { driver in
            let menu = UIMenu(children: [shelf.action("Rename"), shelf.action("Remove", attributes: .destructive)])
            shelf.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", menu: menu)
            try await driver.settle()
            try await driver.tap("Edit", role: "button")
            #expect(try driver.labels("menu item") == ["Rename", "Remove"])
            try await driver.tap("Remove", role: "menu item")
            #expect(shelf.log == ["Remove"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `An alert presented by a menu action appears after the menu closes`(on host: ScenarioHost) async throws {
        let shelf = Shelf()
        try await host.show(UINavigationController(rootViewController: shelf)) { driver in
            shelf.button.menu = UIMenu(
                children: [
                    UIAction(title: "Ask") { _ in
                        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "OK", style: .default))
                        shelf.present(alert, animated: true)
                    }
                ]
            )
            shelf.button.showsMenuAsPrimaryAction = true
            try await driver.tap("Sort", role: "button")
            try await driver.tap("Ask", role: "menu item")
            #expect(try driver.labels("dialog") == ["Sure?"])
            try await driver.tap("OK", role: "button")
            #expect(try driver.labels("dialog").isEmpty)
            #expect(try driver.labels("menu item").isEmpty)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Removing a button closes its menu`(on host: ScenarioHost) async throws {
        let shelf = Shelf()
        try await host.show(UINavigationController(rootViewController: shelf)) { driver in
            shelf.button.menu = UIMenu(children: [shelf.action("One")])
            shelf.button.showsMenuAsPrimaryAction = true
            try await driver.tap("Sort", role: "button")
            #expect(try driver.labels("menu item") == ["One"])
            shelf.button.removeFromSuperview()
            try await driver.settle()
            #expect(try driver.labels("menu item").isEmpty)
        }
    }
}
