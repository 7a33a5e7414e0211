import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Menus, popovers and suggestions in front of a window's content.
@MainActor
@Suite("Window overlays")
struct WindowOverlayTests {
    private final class Overlay: WindowOverlay {
        var takesEscape = false
        var takesTouch = false
        var log: [String] = []

        func followAnchor() { log.append("follow") }
        func userWillTouch(at point: CGPoint, isTaken: Bool) -> Bool {
            log.append(isTaken ? "taken touch" : "touch")
            return takesTouch
        }
        func handleEscape() -> Bool {
            log.append("escape")
            return takesEscape
        }
    }

    private final class Screen: UIViewController {
        let search = UISearchController(searchResultsController: nil)

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.searchController = search
            navigationItem.preferredSearchBarPlacement = .integrated
        }
    }

    @Test func `Escape goes to the overlay that opened last, until one handles it`() async throws {
        let screen = UIViewController()
        let driver = try await AppDriver.launch { screen }
        let window = try #require(screen.view.window)
        let overlays = [Overlay(), Overlay(), Overlay()]
        for overlay in overlays { window.overlays.add(overlay) }
        overlays[1].takesEscape = true
        #expect(window.sendKey(KeyPress(.escape)))
        #expect(overlays.map(\.log) == [[], ["escape"], ["escape"]])
        window.overlays.remove(overlays[1])
        #expect(!window.sendKey(KeyPress(.escape)))
        window.userWillTouch(at: .zero)
        window.setNeedsLayout()
        try await driver.settle()
        #expect(overlays.map(\.log.last) == ["follow", "escape", "follow"])
    }

    @Test func `overlays behind one that takes a touch are told so`() async throws {
        let screen = UIViewController()
        let driver = try await AppDriver.launch { screen }
        let window = try #require(screen.view.window)
        let overlays = [Overlay(), Overlay(), Overlay()]
        for overlay in overlays { window.overlays.add(overlay) }
        overlays[1].takesTouch = true
        window.userWillTouch(at: .zero)
        #expect(overlays.map(\.log.last) == ["taken touch", "touch", "touch"])
        withExtendedLifetime(driver) {}
    }

    @Test func `a touch in the title bar closes only the frontmost popover`() async throws {
        func popover(_ title: String, from source: UIView) -> UIViewController {
            let controller = UIViewController()
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
            label.text = title
            controller.view.addSubview(label)
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.sourceView = source
            controller.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 20, width: 1, height: 1)
            return controller
        }
        let screen = UIViewController()
        let driver = try await AppDriver.launch { screen }
        try await driver.resize(to: CGSize(width: 900, height: 700))
        let window = try #require(screen.view.window)
        let rear = popover("Rear", from: screen.view)
        screen.present(rear, animated: false)
        try await driver.settle()
        rear.present(popover("Front", from: rear.view), animated: false)
        try await driver.settle()
        #expect(window.overlays.all.count { $0 is PresentedPopover } == 2)
        window.userWillTouch(at: CGPoint(x: 5, y: -5))
        try await driver.settle()
        #expect(rear.presentedViewController == nil)
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Rear"])
        window.userWillTouch(at: CGPoint(x: 5, y: -5))
        try await driver.settle()
        #expect(screen.presentedViewController == nil)
        #expect(driver.screen().elements(role: "text").isEmpty)
    }

    @Test func `a window does not keep its overlays alive`() async throws {
        let screen = UIViewController()
        let driver = try await AppDriver.launch { screen }
        let window = try #require(screen.view.window)
        window.overlays.add(Overlay())
        #expect(window.overlays.all.isEmpty)
        withExtendedLifetime(driver) {}
    }

    @Test func `suggestions change between menu and list after the layout, not during it`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        try await driver.resize(to: CGSize(width: 900, height: 700))
        screen.search.searchBar.becomeFirstResponder()
        screen.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "apple")]
        try await driver.settle()
        let window = try #require(screen.view.window)
        let suggestions = screen.search.searchBar.searchTextField.suggestions
        let menu = try #require(suggestions.list)
        #expect(menu.isMenu && menu.superview === window)
        window.frame.size.width = 390
        window.layoutIfNeeded()
        #expect(suggestions.list === menu && menu.superview === window)
        try await driver.settle()
        let list = try #require(suggestions.list)
        #expect(!list.isMenu && list.superview === screen.search.view && menu.superview == nil)
        #expect(driver.screen().elements(role: "suggestion").map(\.label) == ["apple"])
        try await driver.resize(to: CGSize(width: 900, height: 700))
        #expect(suggestions.list?.isMenu == true)
        #expect(driver.screen().elements(role: "suggestion").map(\.label) == ["apple"])
    }
}
