import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Menus, and the actions of a button with a menu.
@MainActor
struct MenuTests {
    @Test func `replacingChildren keeps identifier, title and options`() {
        let menu = UIMenu(title: "Sort", options: .destructive, children: [UIAction(title: "One") { _ in }])
        let other = menu.replacingChildren([])
        #expect(other.identifier == menu.identifier)
        #expect(other.title == "Sort")
        #expect(other.options == .destructive)
        #expect(other.children.isEmpty)
        #expect(menu.children.map(\.title) == ["One"])
        #expect(UIMenu().identifier != UIMenu().identifier)
    }

    @Test func `a long press on a button opens its menu, and a tap performs its primary action`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        var events: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in events.append("primary") })
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.menu = UIMenu(children: [UIAction(title: "Add Two") { _ in events.append("two") }])
        root.view.addSubview(button)
        try await driver.tap("Add", role: "button")
        #expect(events == ["primary"])
        try await driver.hold("Add", role: "button")
        try await driver.tap("Add Two", role: "menu item")
        #expect(events == ["primary", "menu", "two"])
        button.showsMenuAsPrimaryAction = true
        try await driver.tap("Add", role: "button")
        #expect(events == ["primary", "menu", "two", "menu"])
        #expect(driver.screen().elements(role: "menu").map(\.label) == ["Add"])
    }

    @Test func `a disabled button opens no menu, and replacing the menu closes the open one`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        root.view.addSubview(button)
        button.isEnabled = false
        try await driver.hold("Add", role: "button")
        #expect(driver.screen().elements(role: "menu").isEmpty)
        button.isEnabled = true
        try await driver.hold("Add", role: "button")
        #expect(driver.screen().elements(role: "menu").count == 1)
        button.menu = UIMenu()
        try await driver.settle()
        #expect(driver.screen().elements(role: "menu").isEmpty)
    }

    @Test func `the elements of an inline menu have its size, and the lines of titles of its display`() {
        let inner = UIMenu(
            options: .displayInline,
            preferredElementSize: .medium,
            children: [UIAction(title: "Cut") { _ in }, UIAction(title: "Copy") { _ in }]
        )
        let menu = UIMenu(children: [inner, UIAction(title: "More") { _ in }])
        menu.displayPreferences = UIMenuDisplayPreferences()
        menu.displayPreferences?.maximumNumberOfTitleLines = 3
        let items = MenuItem.items(of: menu.replacingChildren(menu.children), isOutermost: true)
        #expect(items.map(\.title) == ["Cut", "Copy", "More"])
        #expect(items.map(\.size) == [.medium, .medium, .large])
        #expect(items.map(\.titleLines) == [1, 1, 3])
        #expect(UIMenu().preferredElementSize == .automatic)
    }
}
