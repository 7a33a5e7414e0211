#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The appearance of tabs, toolbars and screens without content on the desktop, and their accessibility.
@MainActor
@Suite("Appearance of tab bars and toolbars", .enabled(if: isOnDisplay))
struct BottomBarLookTests {
    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        let names = [
            ("News", "star"), ("Mail", "envelope"), ("People", "person.crop.circle"), ("Search", "magnifyingglass"),
        ]
        tabs.viewControllers = names.map { name, symbol in
            let screen = UIViewController()
            screen.title = name
            screen.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: symbol), tag: 0)
            var empty = UIContentUnavailableConfiguration.empty()
            empty.image = UIImage(systemName: symbol)
            empty.text = "No \(name)"
            empty.secondaryText = "There is nothing here that could be shown, and there never was."
            empty.button = .filled()
            empty.button.title = "Look Again"
            empty.secondaryButton.title = "Give Up"
            screen.contentUnavailableConfiguration = empty
            screen.toolbarItems = [
                UIBarButtonItem(systemItem: .compose), .flexibleSpace(), UIBarButtonItem(title: "Send"),
                UIBarButtonItem(systemItem: .trash),
            ]
            let navigation = UINavigationController(rootViewController: screen)
            navigation.isToolbarHidden = false
            return navigation
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "12"
        return tabs
    }

    @Test(arguments: [false, true], [400, 820])
    func `The selected tab has its own background, in light and dark appearance`(isDark: Bool, width: Int) async throws
    {
        let tabs = tabs()
        try await GTKAppDriver.run(rootViewController: tabs) { driver in
            var wishes = GTKAppDriver.Wishes()
            wishes.isDark = isDark
            try await driver.change(wishes)
            try await driver.resize(width: width, height: 640)
            @MainActor func ground(_ index: Int) throws -> [Int] {
                let frame = tabs.tabBar.convert(tabs.tabBar.subviews[index].frame, to: nil)
                return try driver.color(at: CGPoint(x: frame.minX + 12, y: frame.midY))
            }
            #expect(try ground(0) != ground(2))
            tabs.selectedIndex = 2
            try await driver.settle()
            #expect(try ground(0) != ground(2))
            let values = try driver.screen().elements(role: "tab").map(\.value)
            #expect(values == ["", "12", "selected", ""])
            #expect(try driver.screen().elements(role: "tab").map { $0.position?.0 } == [1, 2, 3, 4])
            try await driver.change(GTKAppDriver.Wishes())
        }
    }

    @Test(arguments: [false, true])
    func `The empty state of a search has a heading`(isDark: Bool) async throws {
        let screen = UIViewController()
        screen.title = "Things"
        screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            var wishes = GTKAppDriver.Wishes()
            wishes.isDark = isDark
            try await driver.change(wishes)
            try await driver.resize(width: 420, height: 640)
            #expect(try driver.screen().elements(role: "heading").map(\.label).contains("No Results"))
            screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
            try await driver.settle()
            try await driver.change(GTKAppDriver.Wishes())
        }
    }

    @Test func `A button's title in the title bar is drawn with its text attributes`() async throws {
        let screen = UIViewController()
        let item = UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in })
        item.setTitleTextAttributes([.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)], for: .normal)
        screen.navigationItem.rightBarButtonItem = item
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            @MainActor func attributes() throws -> String {
                try #require(try driver.screen().elements(role: "button").first { $0.label == "Send" })
                    .textAttributes
            }
            #expect(try attributes().contains("#ffff00000000"))
            item.setTitleTextAttributes(nil, for: .normal)
            try await driver.settle()
            #expect(try !attributes().contains("#ffff00000000"))
        }
    }
}
#endif
