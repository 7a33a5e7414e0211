#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The contents of a window's title bar for a navigation bar, and its updates.
@MainActor
@Suite("Title bars", .enabled(if: isOnDisplay))
struct HeaderTests {
    @Test
    func `Changes of a bar button item update its button`() async throws {
        let screen = UIViewController()
        var presses = 0
        let item = UIBarButtonItem(title: "Before", primaryAction: UIAction { _ in presses += 1 })
        screen.navigationItem.rightBarButtonItem = item
        try await run(screen) { driver in
            let button = { try #require(try driver.screen().elements(role: "button").last) }
            #expect(try button().label == "Before")
            let usual = try button().textColor
            item.title = "<b>After & later</b>"
            try await driver.settle()
            #expect(try button().label == "<b>After & later</b>")
            item.tintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
            try await driver.settle()
            #expect(try button().textColor == [255, 0, 255])
            item.tintColor = nil
            try await driver.settle()
            #expect(try button().textColor == usual)
            item.isEnabled = false
            try await driver.settle()
            #expect(try !button().isEnabled)
            item.isEnabled = true
            item.image = UIImage(systemName: "plus")
            item.accessibilityLabel = "More"
            try await driver.settle()
            #expect(try button().isEnabled)
            try await driver.tap("More", role: "button")
            #expect(presses == 1)
        }
    }

    @Test(arguments: [(700, "Attractions"), (460, "Back"), (360, "")])
    func `A back button shortens its title in favour of the screen's title`(width: Int, text: String) async throws {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "Attractions"
        second.title = "Museum Island"
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in })
        let navigation = UINavigationController(rootViewController: first)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            let minimumWidth = try driver.minimumWidth
            navigation.pushViewController(second, animated: false)
            try await driver.resize(width: width, height: 500)
            let back = try #require(try driver.screen().elements(role: "button").first)
            #expect(back.label == "Back, Attractions")
            let texts = try driver.drawnTexts().filter { back.frame.intersects($0.frame) }.map(\.text)
            #expect(texts.filter { $0 != "‹" } == (text.isEmpty ? [] : [text]))
            // The title is not truncated, and the window's minimum width is unchanged.
            #expect(back.frame.width >= CGFloat(8 * text.count))
            #expect(try driver.minimumWidth == minimumWidth)
        }
    }

    @Test
    func `A bar button item beside a search bar keeps the width of its title`() async throws {
        let screen = UITableViewController(style: .plain)
        screen.title = "Things"
        screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
        screen.navigationItem.rightBarButtonItem = screen.editButtonItem
        try await run(screen) { driver in
            var widths: [CGFloat] = []
            for (width, isInline) in [(480, false), (700, true), (980, true)] {
                try await driver.resize(width: width, height: 500)
                let field = try #require(try driver.screen().elements(role: "search field").first)
                let button = try #require(try driver.screen().elements(role: "button").first { $0.label == "Edit" })
                #expect((field.frame.midY < button.frame.maxY) == isInline)
                widths.append(button.frame.width)
            }
            #expect(Set(widths).count == 1)
        }
    }

    @Test
    func `A bar button item keeps focus while its title changes`() async throws {
        let screen = UIViewController()
        let item = UIBarButtonItem(title: "0")
        var presses = 0
        item.primaryAction = UIAction { [weak item] _ in
            presses += 1
            item?.title = String(presses)
        }
        screen.navigationItem.rightBarButtonItem = item
        try await run(screen) { driver in
            try await driver.press("Tab")
            try await driver.press("space")
            try await driver.press("space")
            #expect(presses == 2)
            #expect(try driver.screen().elements(role: "button").map(\.label) == ["2"])
        }
    }

    @Test
    func `Changes of a button in a custom view item update the title bar`() async throws {
        let screen = UIViewController()
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "One") { _ in presses += 1 })
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        try await run(screen) { driver in
            try await driver.tap("One", role: "button")
            button.setTitle("Two", for: .normal)
            try await driver.settle()
            try await driver.tap("Two", role: "button")
            #expect(presses == 2)
        }
    }

    @Test
    func `Changes of the title and the back button update the title bar`() async throws {
        let first = UIViewController()
        let second = UIViewController()
        first.title = "First"
        second.title = "Second"
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            second.navigationItem.title = "Other"
            first.navigationItem.backButtonTitle = "Return"
            try await driver.settle()
            let screen = try driver.screen()
            #expect(screen.elements(role: "heading").map(\.label) == ["Other"])
            #expect(screen.elements(role: "button").map(\.label) == ["Back, Return"])
            first.navigationItem.backBarButtonItem = UIBarButtonItem(
                title: "Home",
                style: .plain,
                target: nil,
                action: nil
            )
            try await driver.settle()
            #expect(try driver.screen().elements(role: "button").map(\.label) == ["Back, Home"])
        }
    }

    @Test
    func `A title view replaces the title, and the title reappears when it is removed`() async throws {
        let screen = UIViewController()
        screen.title = "Title"
        let label = UILabel()
        label.text = "In its place"
        screen.navigationItem.titleView = label
        try await run(screen) { driver in
            #expect(try driver.screen().elements(role: "text").map(\.label) == ["In its place"])
            label.text = "Changed"
            try await driver.settle()
            #expect(try driver.screen().elements(role: "text").map(\.label) == ["Changed"])
            screen.navigationItem.titleView = nil
            try await driver.settle()
            #expect(try driver.screen().elements(role: "heading").map(\.label) == ["Title"])
            screen.view.addSubview(label)
            label.frame = CGRect(x: 20, y: 20, width: 200, height: 30)
            try await driver.settle()
            #expect(try driver.screen().elements(role: "heading").map(\.label) == ["Title"])
            #expect(try driver.screen().elements(role: "text").map(\.label) == ["Changed"])
        }
    }

    @Test
    func `A search bar as the title view takes clicks and text`() async throws {
        let screen = UIViewController()
        let bar = UISearchBar()
        bar.placeholder = "Find"
        screen.navigationItem.titleView = bar
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        try await run(screen) { driver in
            try await driver.tap("Find", role: "search field")
            #expect(bar.searchTextField.isFirstResponder)
            try await driver.type("needle")
            #expect(bar.text == "needle")
            #expect(bar.bounds.width > 200)
            let field = try #require(try driver.screen().elements(role: "search field").first)
            #expect(field.value == "needle")
        }
    }

    @Test
    func `A custom view item shows its label and receives touches`() async throws {
        let screen = UIViewController()
        let control = PlainControl(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        var touches = 0
        control.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
        let label = UILabel(frame: control.bounds)
        label.text = "Own"
        control.addSubview(label)
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: control)
        try await run(screen) { driver in
            try await driver.tap("Own", role: "text")
            #expect(touches == 1)
            label.text = "Other"
            try await driver.settle()
            #expect(try driver.screen().elements(role: "text").map(\.label).contains("Other"))
        }
    }

    private func run(_ screen: UIViewController, _ body: @MainActor (GTKAppDriver) async throws -> Void) async throws {
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen), body)
    }
}

private final class PlainControl: UIControl {}
#endif
