#if GTK
import CGTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Sheets as separate windows, and windows as narrow as a phone.
@MainActor
@Suite("Sheets and narrow windows", .enabled(if: isOnDisplay))
struct SheetTests {
    @Test
    func `A sheet is a smaller window in front, and its close button dismisses it`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            let behind = try driver.windowSize
            let sheet = UIViewController()
            sheet.title = "Sheet"
            root.present(sheet, animated: true)
            try await driver.settle()
            #expect(driver.windowCount == 2)
            #expect(try driver.windowSize.width < behind.width)
            #expect(try driver.windowSize.height < behind.height)
            #expect(sheet.view.window === root.view.window)
            #expect(try driver.screen().elements(role: "heading").map(\.label) == ["Sheet"])
            try await driver.closeWindow()
            #expect(driver.windowCount == 1)
            #expect(root.presentedViewController == nil)
            #expect(root.view.window != nil)
        }
    }

    @Test
    func `A full screen presented from a sheet fills the window, and its dismissal shows the sheet again`() async throws
    {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            let (sheet, full) = (UIViewController(), UIViewController())
            (sheet.title, full.title) = ("Sheet", "Full")
            full.modalPresentationStyle = .fullScreen
            root.present(UINavigationController(rootViewController: sheet), animated: true)
            try await driver.settle()
            sheet.present(full, animated: true)
            try await driver.settle()
            #expect(driver.windowCount == 1)
            #expect(full.view.frame == root.view.window?.bounds)
            full.dismiss(animated: true)
            try await driver.settle()
            #expect(driver.windowCount == 2)
            #expect(try driver.screen().elements(role: "heading").map(\.label) == ["Sheet"])
            try await driver.closeWindow()
            #expect(root.presentedViewController == nil)
        }
    }

    @Test
    func `The close button does not dismiss a sheet with isModalInPresentation`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            let sheet = UIViewController()
            sheet.isModalInPresentation = true
            root.present(sheet, animated: true)
            try await driver.settle()
            try await driver.closeWindow()
            #expect(driver.windowCount == 2)
            #expect(root.presentedViewController === sheet)
        }
    }

    @Test
    func `The content behind a sheet stays drawn`() async throws {
        let root = UINavigationController(rootViewController: UITableViewController())
        try await GTKAppDriver.run(rootViewController: root) { driver in
            root.present(UIViewController(), animated: true)
            try await driver.settle()
            let table = try #require(root.topViewController?.view)
            let widget = try #require(driver.host.tree.existing(table)?.widget)
            #expect(widget.frame(in: driver.host.windows[0].widget).height > 400)
            #expect(gtk_widget_get_mapped(widget) != 0)
        }
    }

    @Test
    func `A sheet over the narrowest window fits in front of it`() async throws {
        let root = UINavigationController(rootViewController: UIViewController())
        try await GTKAppDriver.run(rootViewController: root) { driver in
            try await driver.resize(width: 360, height: 600)
            #expect(try driver.windowSize.width == 360)
            let form = UIViewController()
            form.title = "A form with quite a long title that has no room"
            form.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
            form.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
            root.present(UINavigationController(rootViewController: form), animated: true)
            try await driver.settle()
            #expect(try driver.windowSize.width <= 360)
            #expect(try driver.minimumWidth <= 360)
        }
    }

    @Test
    func `Hiding a window hides its sheet`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            root.present(UIViewController(), animated: true)
            try await driver.settle()
            let window = try #require(root.view.window)
            window.isHidden = true
            try await driver.settle()
            #expect(driver.windowCount == 0)
            window.isHidden = false
            try await driver.settle()
            #expect(driver.windowCount == 2)
        }
    }

    @Test
    func `A sheet presented while its window is hidden appears with the window`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            let window = try #require(root.view.window)
            window.isHidden = true
            let sheet = UIViewController()
            sheet.title = "Sheet"
            root.present(sheet, animated: true)
            #expect(root.presentedViewController === sheet)
            window.isHidden = false
            try await driver.settle()
            #expect(driver.windowCount == 2)
            #expect(try driver.screen().elements(role: "dialog").map(\.label) == ["Sheet"])
        }
    }

    @Test
    func `Presenting and closing form sheets leaks no widgets`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            let round = {
                let sheet = UIViewController()
                sheet.modalPresentationStyle = .formSheet
                root.present(UINavigationController(rootViewController: sheet), animated: true)
                try await driver.settle()
                try await driver.closeWindow()
            }
            try await round()
            let before = driver.liveWidgetCount
            for _ in 0..<5 { try await round() }
            #expect(driver.liveWidgetCount <= before)
        }
    }

    // MARK: Narrow windows

    @Test
    func `Long titles and many items do not widen the window; items without space are in a menu`() async throws {
        let bare = try await GTKAppDriver.run(rootViewController: UIViewController()) { try $0.minimumWidth }
        #expect((360..<420).contains(bare), "\(bare): a window manager's frame takes a few pixels beside the 360")
        let root = UIViewController()
        let below = UIViewController()
        below.title = "The screen before this one with a long title"
        root.title = "A title that is much longer than any window can show in its title bar, and then some"
        var chosen: [String] = []
        let names = ["Add", "Share", "Delete", "Refresh", "Compose", "Search"]
        let items: [UIBarButtonItem.SystemItem] = [.add, .action, .trash, .refresh, .compose, .search]
        root.navigationItem.rightBarButtonItems = zip(items, names).map { item, name in
            UIBarButtonItem(systemItem: item, primaryAction: UIAction { _ in chosen.append(name) })
        }
        root.navigationItem.leftBarButtonItems = ["An item of many words", "Another of just as many words"].map {
            name in
            UIBarButtonItem(title: name, primaryAction: UIAction { _ in chosen.append(name) })
        }
        root.navigationItem.leftItemsSupplementBackButton = true
        let navigation = UINavigationController()
        navigation.setViewControllers([below, root], animated: false)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            #expect(try driver.minimumWidth == bare)
            try await driver.resize(width: 360, height: 600)
            #expect(try driver.windowSize.width == 360)
            let shown = try driver.screen().elements(role: "button").map(\.label)
            #expect(shown.contains("Add"))
            #expect(!shown.contains("Search"))
            for element in try driver.screen().elements(role: "button") {
                #expect(element.frame.minX >= 0 && element.frame.maxX <= 360, "\(element.summary)")
            }
            try await driver.tap("More", role: "button")
            let menu = try driver.screen().elements(role: "button").map(\.label).filter { !shown.contains($0) }
            #expect(menu.contains("Search"))
            try await driver.press("space")
            #expect(chosen.count == 1 && menu.contains(chosen[0]))
            #expect(try driver.screen().elements(role: "button").map(\.label) == shown)
            try await driver.resize(width: 900, height: 600)
            let all = Set(try driver.screen().elements(role: "button").map(\.label))
            #expect(all.isSuperset(of: names))
            #expect(!all.contains("More"))
        }
    }
}
#endif
