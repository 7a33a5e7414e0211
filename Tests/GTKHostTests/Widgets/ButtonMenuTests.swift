#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Button menus as menus of the desktop.
@MainActor
@Suite("Button menus", .enabled(if: isOnDisplay))
struct ButtonMenuTests {
    /// A button with both a primary action and a menu, in a view and in the title bar.
    private final class Screen: UIViewController {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let add = UIAction(title: "Add") { [weak self] _ in self?.log.append("add") }
            let button = UIButton(type: .system, primaryAction: add)
            button.frame = CGRect(x: 40, y: 120, width: 100, height: 40)
            button.menu = menu
            view.addSubview(button)
            let share = UIAction(title: "Share") { [weak self] _ in self?.log.append("share") }
            navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: share, menu: menu)
        }

        private var menu: UIMenu {
            UIMenu(
                children: ["<b>_One</b>", "Two"].map { title in
                    UIAction(title: title) { [weak self] _ in self?.log.append(title) }
                }
            )
        }
    }

    @Test(arguments: ["Add", "Share"])
    func `A secondary click opens the menu of a button with an action, in the title bar as well`(name: String)
        async throws
    {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap(name, role: "button")
            #expect(screen.log == [name.lowercased()])
            try await driver.tap(name, role: "button", isSecondary: true)
            let items = try driver.screen().elements(role: "menu item")
            #expect(items.map(\.label) == ["<b>_One</b>", "Two"])
            #expect(items.map(\.drawnText) == ["<b>_One</b>", "Two"])
            try await driver.tap("Two", role: "menu item")
            #expect(screen.log == [name.lowercased(), "Two"])
        }
    }

    @Test
    func `Shift+F10 opens the menu of the focused button, and Space selects an item`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.press("Tab")
            try await driver.press("shift+F10")
            #expect(try driver.screen().elements(role: "menu item").count == 2)
            try await driver.press("Tab")
            try await driver.press("space")
            #expect(screen.log == ["Two"])
        }
    }

    @Test
    func `Hiding a window closes its open menu`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Add", role: "button", isSecondary: true)
            screen.view.window?.isHidden = true
            try await driver.settle()
            #expect(driver.windowCount == 0)
            screen.view.window?.isHidden = false
            try await driver.settle()
            #expect(try driver.screen().elements(role: "menu item").isEmpty)
        }
    }

    @Test
    func `Small elements of a menu are side by side, with their images`() async throws {
        let screen = UIViewController()
        var log: [String] = []
        let button = UIButton(type: .system)
        button.setTitle("Edit", for: .normal)
        button.frame = CGRect(x: 40, y: 40, width: 100, height: 40)
        button.showsMenuAsPrimaryAction = true
        func action(_ title: String, _ symbol: String) -> UIAction {
            UIAction(title: title, image: UIImage(systemName: symbol)) { log.append($0.title) }
        }
        let row = UIMenu(
            options: .displayInline,
            preferredElementSize: .small,
            children: [action("Cut", "scissors"), action("Copy", "doc.on.doc")]
        )
        button.menu = UIMenu(children: [row, action("Delete", "trash")])
        screen.view.addSubview(button)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Edit", role: "button")
            let items = try driver.screen().elements(role: "menu item")
            #expect(items.map(\.label) == ["Cut", "Copy", "Delete"])
            #expect(items[0].frame.minY == items[1].frame.minY && items[0].frame.maxX <= items[1].frame.minX)
            #expect(items[2].frame.minY >= items[0].frame.maxY)
            try await driver.tap("Copy", role: "menu item")
            #expect(log == ["Copy"])
        }
    }
}
#endif
