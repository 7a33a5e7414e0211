#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The sidebar of a tab bar controller in windows.
@MainActor
@Suite("Sidebars of tab bar controllers in windows", .enabled(if: isOnDisplay))
struct TabSidebarWindowTests {
    private func tab(_ title: String, _ symbol: String) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { tab in
            let screen = UIViewController()
            screen.title = tab.title
            screen.view.backgroundColor = .systemBackground
            return UINavigationController(rootViewController: screen)
        }
    }

    private func make() -> UITabBarController {
        let artists = UITabGroup(
            title: "Artists",
            image: UIImage(systemName: "music.mic"),
            identifier: "Artists",
            children: [tab("Abba", "person"), tab("Blur", "person")]
        )
        let library = UITabGroup(
            title: "Library",
            image: UIImage(systemName: "books.vertical"),
            identifier: "Library",
            children: [tab("Songs", "music.note"), artists]
        )
        let tabs = UITabBarController(tabs: [tab("Home", "house"), tab("Radio", "radio"), library])
        tabs.title = "Music"
        tabs.tabs[1].badgeValue = "3"
        return tabs
    }

    @Test func `A wide window has a sidebar with a title bar of its own, a narrow one a bar`() async throws {
        let tabs = make()
        try await GTKAppDriver.run(rootViewController: tabs) { driver in
            try await driver.resize(width: 900, height: 600)
            #expect(try driver.rows() == ["Home", "Radio", "Songs", "Artists", "Abba", "Blur"])
            let headings = try driver.screen().elements(role: "heading").map(\.label)
            #expect(headings.contains("Music") && headings.contains("Home"))
            Picture.take("tab-sidebar", of: driver)
            try await driver.tap("Blur", role: "row")
            #expect(tabs.selectedTab?.title == "Blur")
            #expect(try driver.screen().elements(role: "heading").map(\.label).contains("Blur"))
            for _ in 0..<6 {
                if try driver.focusedElement().hasPrefix("row") { break }
                try await driver.press("Tab")
            }
            try await driver.press("Home")
            for _ in 0..<4 { try await driver.press("Down") }
            #expect(try driver.focusedElement() == #"row "Abba""#)
            try await driver.press("Return")
            #expect(tabs.selectedTab?.title == "Abba")
            try await driver.press("Up")
            try await driver.press("Left")
            #expect(try driver.rows() == ["Home", "Radio", "Songs", "Artists"])
            tabs.view.window?.overrideUserInterfaceStyle = .dark
            try await driver.settle()
            Picture.take("tab-sidebar-dark", of: driver)
            try await driver.resize(width: 400, height: 600)
            #expect(try driver.rows().isEmpty)
            #expect(try driver.screen().elements(role: "tab").map(\.label) == ["Home", "Radio", "Library"])
        }
    }

    @Test func `Buttons hide the sidebar in favour of the bar, and show it`() async throws {
        let tabs = make()
        try await GTKAppDriver.run(rootViewController: tabs) { driver in
            try await driver.resize(width: 900, height: 600)
            try await driver.tap("Hide Sidebar", role: "button")
            #expect(try driver.rows().isEmpty)
            #expect(try driver.screen().elements(role: "tab").map(\.label) == ["Home", "Radio", "Library"])
            Picture.take("tab-sidebar-hidden", of: driver)
            try await driver.tap("Show Sidebar", role: "button")
            #expect(try driver.rows().count == 6)
        }
    }

    @Test func `An accessory is above the tab bar`() async throws {
        let tabs = make()
        tabs.mode = .tabBar
        let label = UILabel()
        label.text = "Playing"
        tabs.bottomAccessory = UITabAccessory(contentView: label)
        try await GTKAppDriver.run(rootViewController: tabs) { driver in
            try await driver.resize(width: 500, height: 600)
            let playing = try driver.element(called: "Playing", role: nil).frame
            let bar = try driver.element(called: "Home", role: "tab").frame
            #expect(playing.maxY <= bar.minY && playing.height == 44)
            Picture.take("tab-accessory", of: driver)
        }
    }
}
#endif
