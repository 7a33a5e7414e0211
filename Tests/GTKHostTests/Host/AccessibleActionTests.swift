#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The actions and elements of an app, as a screen reader finds them in windows.
@MainActor
@Suite("Accessible actions", .enabled(if: isOnDisplay))
struct AccessibleActionTests {
    @Test func `A screen reader increments and decrements adjustable views, elements and sliders`() async throws {
        let screen = Mixer()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let reader = try await ScreenReader(driver)
            func node(_ name: String) async throws -> ScreenReader.Node? {
                try await reader.tree().first { $0.name == name }
            }
            let rating = try #require(try await node("Rating"))
            #expect(rating.role == "slider")
            #expect(rating.description == "3 stars, Rates the song")
            #expect(
                rating.actions?.sorted().filter { $0.hasPrefix("value.") } == ["value.decrement", "value.increment"]
            )
            try await reader.perform("value.increment", of: "Rating")
            #expect(try await node("Rating")?.description == "4 stars, Rates the song")
            try await reader.perform("value.decrement", of: "Balance")
            #expect(screen.balance.value == -1)
            #expect(try await node("Balance")?.description == "-1")
            try await reader.perform("value.increment", of: "Volume")
            #expect(screen.slider.value == 0.6)
        }
    }

    @Test func `A screen reader turns the pages of a page control`() async throws {
        let pages = UIPageControl(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
        pages.numberOfPages = 3
        pages.accessibilityLabel = "Photos"
        let screen = UIViewController()
        screen.view.addSubview(pages)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let reader = try await ScreenReader(driver)
            try await reader.perform("value.increment", of: "Photos")
            try await reader.perform("value.increment", of: "Photos")
            try await reader.perform("value.decrement", of: "Photos")
            #expect(pages.currentPage == 1)
        }
    }

    @Test func `Custom actions are buttons in their element, and perform its actions`() async throws {
        let screen = Mixer()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let reader = try await ScreenReader(driver)
            let tree = try await reader.tree()
            let song = try #require(tree.first { $0.name == "Song" })
            #expect(song.children.filter { $0.role == "push button" }.map(\.name) == ["Delete", "Share"])
            // A label is no container, so that its actions are beside it.
            let names = tree.map(\.name)
            let title = try #require(names.firstIndex(of: "Title"))
            #expect(names[title + 1] == "Copy title")
            try await reader.press("Share")
            try await reader.press("Copy title")
            #expect(screen.log == ["Share", "Copy title"])
            screen.song.accessibilityCustomActions = nil
            try await driver.settle()
            let remaining = try await reader.tree().first { $0.name == "Song" }?.children.map(\.name)
            #expect(remaining == [])
        }
    }

    @Test func `Activation by a screen reader calls the app before it touches`() async throws {
        let screen = Mixer()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let reader = try await ScreenReader(driver)
            try await reader.press("Song")
            #expect(screen.log == ["activate"] && screen.song.touches == 0)
            screen.song.handlesActivation = false
            try await reader.press("Song")
            #expect(screen.log == ["activate", "activate"] && screen.song.touches == 1)
            try await reader.press("Play")
            try await driver.settle { screen.log.count > 2 }
            #expect(screen.log.last == "activate button")
        }
    }

    @Test func `Listed elements and views are read in the order of the list`() async throws {
        let screen = UIViewController()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
            let labels = ["Second", "Fourth"].map { text in
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                label.text = text
                view.addSubview(label)
                return label
            }
            let elements = ["First", "Third"].map { text in
                let element = UIAccessibilityElement(accessibilityContainer: view)
                element.accessibilityLabel = text
                element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 40, width: 100, height: 20)
                return element
            }
            view.accessibilityElements = [elements[0], labels[0], elements[1], labels[1]]
            screen.view.addSubview(view)
            try await driver.settle()
            let reader = try await ScreenReader(driver)
            let names = try await reader.tree().map(\.name).filter { !$0.isEmpty }
            #expect(names.suffix(4) == ["First", "Second", "Third", "Fourth"])
        }
    }

    @Test func `An element that is listed twice leaves nothing behind when it changes`() async throws {
        let screen = UIViewController()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityLabel = "Before"
            element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 40, width: 100, height: 20)
            view.accessibilityElements = [element, element]
            screen.view.addSubview(view)
            try await driver.settle()
            element.accessibilityLabel = "After"
            view.setNeedsDisplay()
            try await driver.settle()
            let names = try await ScreenReader(driver).tree().map(\.name)
            #expect(names.contains("After") && !names.contains("Before"))
        }
    }

    @Test func `Containers have the roles of their kinds, and a changed role is exposed`() async throws {
        let screen = UIViewController()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            for (type, name) in [(UIAccessibilityContainerType.list, "List"), (.semanticGroup, "Group")] {
                let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
                view.accessibilityContainerType = type
                view.accessibilityLabel = name
                screen.view.addSubview(view)
            }
            let view = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
            view.isAccessibilityElement = true
            view.accessibilityLabel = "Changing"
            screen.view.addSubview(view)
            try await driver.settle()
            let reader = try await ScreenReader(driver)
            func role(_ name: String) async throws -> String? {
                try await reader.tree().first { $0.name == name }?.role
            }
            #expect(try await role("List") == "list")
            #expect(try await role("Group") == "panel")
            #expect(try await role("Changing") == "label")
            view.accessibilityTraits = .button
            try await driver.settle()
            #expect(try await role("Changing") == "push button")
        }
    }

    @Test func `The menu key offers the custom actions of the focused row after its swipe actions`() async throws {
        let rows = ActionRows(style: .plain)
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: rows)) { driver in
            try await driver.press("Down")
            try await driver.press("shift+F10")
            try await driver.settle()
            #expect(try driver.screen().elements(role: "menu item").map(\.label) == ["Archive", "Flag"])
            try await driver.tap("Flag", role: "menu item")
            #expect(rows.log == ["Flag 0"])
        }
    }
}

private final class Song: UIView {
    var touches = 0
    var handlesActivation = true
    weak var mixer: Mixer?

    override func accessibilityActivate() -> Bool {
        mixer?.log.append("activate")
        return handlesActivation
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

private final class Balance: UIAccessibilityElement {
    var value = 0 { didSet { accessibilityValue = "\(value)" } }
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
}

private final class PlayButton: UIButton {
    weak var mixer: Mixer?

    override func accessibilityActivate() -> Bool {
        mixer?.log.append("activate button")
        return true
    }
}

private final class Rating: UIView {
    var stars = 3 { didSet { accessibilityValue = "\(stars) stars" } }
    override func accessibilityIncrement() { stars += 1 }
    override func accessibilityDecrement() { stars -= 1 }
}

private final class Mixer: UIViewController {
    var log: [String] = []
    let song = Song(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    let slider = UISlider(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    private(set) lazy var balance = Balance(accessibilityContainer: view as Any)

    override func viewDidLoad() {
        super.viewDidLoad()
        song.mixer = self
        song.isAccessibilityElement = true
        song.accessibilityLabel = "Song"
        song.accessibilityCustomActions = ["Delete", "Share"].map(action)
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        let title = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 24))
        title.text = "Title"
        title.accessibilityCustomActions = [action("Copy title")]
        let rating = Rating(frame: CGRect(x: 20, y: 130, width: 200, height: 24))
        rating.isAccessibilityElement = true
        rating.accessibilityLabel = "Rating"
        rating.accessibilityHint = "Rates the song"
        rating.accessibilityTraits = .adjustable
        rating.stars = 3
        let button = PlayButton(type: .system)
        button.mixer = self
        button.setTitle("Play", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.log.append("play") }, for: .touchUpInside)
        button.frame = CGRect(x: 20, y: 160, width: 80, height: 30)
        let chart = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        balance.accessibilityContainer = chart
        balance.accessibilityLabel = "Balance"
        balance.accessibilityTraits = .adjustable
        balance.accessibilityFrameInContainerSpace = chart.bounds
        chart.accessibilityElements = [balance]
        for part in [song, slider, title, rating, button, chart] { view.addSubview(part) }
    }

    private func action(_ name: String) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self] action in
            self?.log.append(action.name)
            return true
        }
    }
}

private final class ActionRows: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Flag") { [weak self] action in
                self?.log.append("\(action.name) \(indexPath.row)")
                return true
            }
        ]
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(
            actions: [UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }]
        )
    }
}
#endif
