import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Context menus of views and rows.
@MainActor
@Suite("Context menus")
struct ContextMenuTests {
    /// Provides a menu with two actions for a view.
    private final class Offer: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        var places: [CGPoint] = []
        var isEmpty = false
        var willShow: () -> Void = {}

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            places.append(location)
            if isEmpty { return nil }
            return UIContextMenuConfiguration(identifier: "photo" as NSString, previewProvider: nil) { _ in
                UIMenu(children: [
                    UIAction(title: "Copy", subtitle: "As a picture") { [weak self] _ in self?.log.append("copy") },
                    UIAction(title: "Remove", attributes: .destructive) { [weak self] _ in self?.log.append("remove") },
                ])
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("will display \(configuration.identifier)")
            willShow()
            animator?.addAnimations { self.log.append("animations") }
            animator?.addCompletion { self.log.append("displayed") }
            #expect(animator?.previewViewController == nil)
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("will end")
            animator?.addCompletion { self.log.append("ended") }
        }
    }

    private func photo(in root: UIViewController, _ offer: Offer) -> (UIView, UIContextMenuInteraction) {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Photo"
        view.accessibilityTraits = .image
        let interaction = UIContextMenuInteraction(delegate: offer)
        view.addInteraction(interaction)
        root.view.addSubview(view)
        return (view, interaction)
    }

    @Test func `a long press opens a view's context menu with delegate calls`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let offer = Offer()
        let (view, interaction) = photo(in: root, offer)
        try await driver.settle()
        try await driver.hold("Photo")
        #expect(driver.screen().elements(role: "menu item").map(\.label) == ["Copy", "Remove"])
        #expect(driver.screen().elements(role: "menu item").map(\.value) == ["As a picture", nil])
        #expect(offer.log == ["will display photo", "animations", "displayed"])
        #expect(interaction.location(in: view) == CGPoint(x: 100, y: 50))
        offer.log = []
        try await driver.tap("Copy")
        #expect(offer.log == ["will end", "ended", "copy"])
        #expect(driver.screen().elements(role: "menu").isEmpty)
    }

    @Test func `a tap, an empty configuration and a removed interaction open no context menu`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let offer = Offer()
        let (view, interaction) = photo(in: root, offer)
        #expect(interaction.view === view && view.interactions.count == 1)
        try await driver.settle()
        try await driver.tap("Photo")
        #expect(offer.places.isEmpty)
        offer.isEmpty = true
        try await driver.hold("Photo")
        #expect(driver.screen().elements(role: "menu").isEmpty && offer.places.count == 1)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil)
        try await driver.hold("Photo")
        #expect(offer.places.count == 1)
    }

    @Test func `a context menu ends when its view disappears, and does not open without a scene`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let offer = Offer()
        let (view, _) = photo(in: root, offer)
        let window = try #require(view.window)
        try await driver.settle()
        offer.willShow = { view.removeFromSuperview() }
        #expect(!window.userAskedForMenu(on: view, at: CGPoint(x: 100, y: 150)))
        #expect(offer.log == ["will display photo", "animations", "displayed", "will end", "ended"])
        offer.willShow = {}
        root.view.addSubview(view)
        offer.log = []
        window.windowScene = nil
        #expect(!window.userAskedForMenu(on: view, at: CGPoint(x: 100, y: 150)) && offer.log.isEmpty)
    }

    @Test func `the app can update and dismiss an open context menu`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let offer = Offer()
        let (view, interaction) = photo(in: root, offer)
        try await driver.settle()
        try await driver.hold("Photo")
        interaction.updateVisibleMenu { $0.replacingChildren(Array($0.children.prefix(1))) }
        try await driver.settle()
        #expect(driver.screen().elements(role: "menu item").map(\.label) == ["Copy"])
        interaction.dismissMenu()
        try await driver.settle()
        #expect(driver.screen().elements(role: "menu").isEmpty && offer.log.suffix(2) == ["will end", "ended"])
        view.interactions = []
        #expect(interaction.view == nil)
    }

    @Test func `a long-press recognizer of the app takes precedence over the context menu`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let offer = Offer()
        let (view, _) = photo(in: root, offer)
        view.addGestureRecognizer(UILongPressGestureRecognizer())
        try await driver.settle()
        try await driver.hold("Photo")
        #expect(offer.places.isEmpty)
    }

    // MARK: Rows

    private final class List: UITableViewController {
        var log: [String] = []
        var rows = ["One", "Two"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
        override func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                    self?.log.append("delete \(indexPath.row)")
                    done(true)
                }
            ])
        }
        override func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row == 1 else { return nil }
            #expect(tableView.rectForRow(at: indexPath).contains(point))
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
                #expect(suggested.isEmpty)
                return UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.log.append("share") }])
            }
        }
        override func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 0))!
            let preview = UITargetedPreview(view: cell, parameters: UIPreviewParameters())
            #expect(preview.target.center == cell.center && preview.size == cell.bounds.size)
            return preview.retargetedPreview(with: UIPreviewTarget(container: tableView, center: .zero))
        }
        override func tableView(
            _ tableView: UITableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display") }
        override func tableView(
            _ tableView: UITableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }
    }

    @Test func `a row's context menu includes its swipe actions and does not select the row`() async throws {
        let list = List()
        let driver = try await AppDriver.launch { list }
        try await driver.hold("Two", role: "row")
        #expect(driver.screen().elements(role: "menu item").map(\.label) == ["Share", "Delete"])
        try await driver.tap("Share")
        #expect(list.log == ["display", "end", "share"])
        try await driver.hold("Two", role: "row")
        try await driver.tap("Delete", role: "menu item")
        #expect(list.log.last == "delete 1")
        list.log = []
        try await driver.hold("One", role: "row")
        #expect(driver.screen().elements(role: "menu").isEmpty && list.log == ["select"])
    }

    @Test func `the menu key opens the context menu of the focused row`() async throws {
        let list = List()
        let driver = try await AppDriver.launch { list }
        let window = try #require(list.view.window)
        #expect(!window.userAskedForMenu())
        try await driver.key(AppDriver.Key("down")!)
        try await driver.key(AppDriver.Key("down")!)
        #expect(window.userAskedForMenu())
        try await driver.settle()
        #expect(driver.screen().elements(role: "menu item").map(\.label) == ["Share", "Delete"])
        try await driver.key(AppDriver.Key("escape")!)
        #expect(list.log == ["display", "end"])
    }

    @Test func `the table's own context menu opens when the delegate returns none for the row`() async throws {
        let list = List()
        let driver = try await AppDriver.launch { list }
        let offer = Offer()
        list.tableView.addInteraction(UIContextMenuInteraction(delegate: offer))
        try await driver.hold("One", role: "row")
        #expect(driver.screen().elements(role: "menu item").map(\.label) == ["Copy", "Remove"])
        try await driver.key(AppDriver.Key("escape")!)
        try await driver.hold("Two", role: "row")
        #expect(driver.screen().elements(role: "menu item").map(\.label) == ["Share", "Delete"])
    }
}
