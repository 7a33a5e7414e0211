#if GTK
import CGTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Popovers in windows, beside views in the content and in the title bar.
@MainActor
@Suite("Popovers in windows", .enabled(if: isOnDisplay))
struct PopoverWindowTests {
    private final class Choices: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Choice \(indexPath.row)"
            return cell
        }
    }

    @Test func `A popover is anchored to a bar button, closes with Escape, and is a sheet in a narrow window`()
        async throws
    {
        let root = UIViewController()
        root.title = "Letters"
        let item = UIBarButtonItem(systemItem: .action)
        root.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: root)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            try await driver.resize(width: 860, height: 600)
            let choices = Choices(style: .plain)
            choices.title = "Choices"
            choices.preferredContentSize = CGSize(width: 260, height: 180)
            let content = UINavigationController(rootViewController: choices)
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.barButtonItem = item
            root.present(content, animated: true)
            try await driver.settle()
            #expect(driver.windowCount == 1)
            #expect(content.view.frame.size == CGSize(width: 260, height: 224))
            let frame = content.view.convert(content.view.bounds, to: nil)
            #expect(frame.minY < 20 && frame.maxX > 560)
            #expect(try driver.rows() == ["Choice 0", "Choice 1", "Choice 2", "Choice 3"])
            #expect(try driver.screen().elements(role: "heading").map(\.label).contains("Letters"))
            Picture.take("popover", of: driver)
            try await driver.press("Escape")
            #expect(root.presentedViewController == nil)
            root.view.window?.overrideUserInterfaceStyle = .dark
            content.popoverPresentationController?.barButtonItem = item
            root.present(content, animated: true)
            try await driver.settle()
            Picture.take("popover-dark", of: driver)
            root.view.window?.overrideUserInterfaceStyle = .unspecified
            try await driver.settle()
            try await driver.resize(width: 400, height: 600)
            #expect(driver.windowCount == 2)
            #expect(content.presentationController?.presentationStyle == .pageSheet)
            try await driver.closeWindow()
            #expect(root.presentedViewController == nil)
        }
    }

    @Test func `A click beside a popover or in the title bar closes it, without pressing the button there`()
        async throws
    {
        let root = UIViewController()
        root.title = "Letters"
        var taps: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in taps.append("Behind") })
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        root.view.addSubview(button)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: root)) { driver in
            try await driver.resize(width: 860, height: 600)
            @MainActor func present() async throws {
                content.popoverPresentationController?.sourceView = button
                root.present(content, animated: true)
                try await driver.settle()
                try #require(root.presentedViewController === content)
            }
            @MainActor func click(_ point: CGPoint, of view: UIView) async throws {
                try await driver.click(at: view.convert(point, to: nil))
            }
            try await present()
            try await click(CGPoint(x: 100, y: 75), of: content.view)
            #expect(root.presentedViewController === content)
            try await click(CGPoint(x: 50, y: 20), of: button)
            #expect(root.presentedViewController == nil)
            #expect(content.view.window == nil)
            #expect(taps.isEmpty)
            try await click(CGPoint(x: 50, y: 20), of: button)
            #expect(taps == ["Behind"])
            try await present()
            try await driver.click(at: CGPoint(x: 200, y: -20))
            #expect(root.presentedViewController == nil)
        }
    }

    @Test func `An action sheet appears as a popover at its source view`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            try await driver.resize(width: 860, height: 600)
            let button = UIButton(type: .system)
            button.setTitle("Sort", for: .normal)
            button.frame = CGRect(x: 300, y: 100, width: 100, height: 40)
            root.view.addSubview(button)
            let sheet = UIAlertController(title: "Sort by", message: nil, preferredStyle: .actionSheet)
            var chosen: [String] = []
            for name in ["Name", "Area"] {
                sheet.addAction(UIAlertAction(title: name, style: .default) { _ in chosen.append(name) })
            }
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.popoverPresentationController?.sourceView = button
            root.present(sheet, animated: true)
            try await driver.settle()
            #expect(driver.windowCount == 1)
            #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == 148)
            // The content beside it remains visible.
            let behind = try #require(driver.host.tree.existing(button)?.widget)
            #expect(gtk_widget_get_mapped(behind) != 0)
            Picture.take("action-sheet", of: driver)
            try await driver.tap("Area")
            #expect(chosen == ["Area"])
            #expect(root.presentedViewController == nil)
        }
    }

    @Test func `Tab keeps the focus in an open popover`() async throws {
        let root = UIViewController()
        root.title = "Letters"
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        func button(_ title: String, y: CGFloat) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 20, y: y, width: 100, height: 40)
            return button
        }
        let behind = button("Behind", y: 300)
        root.view.addSubview(behind)
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: root)) { driver in
            try await driver.resize(width: 860, height: 600)
            let content = UIViewController()
            content.preferredContentSize = CGSize(width: 200, height: 120)
            content.view.addSubview(button("One", y: 10))
            content.view.addSubview(button("Two", y: 60))
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = behind
            root.present(content, animated: true)
            try await driver.settle()
            var reached: Set<String> = []
            for _ in 0..<6 {
                try await driver.press("Tab")
                reached.insert(try driver.focusedElement())
            }
            #expect(reached == ["button \"One\"", "button \"Two\""])
            root.dismiss(animated: true)
            try await driver.settle()
            for _ in 0..<6 {
                try await driver.press("Tab")
                reached.insert(try driver.focusedElement())
            }
            #expect(reached.contains("button \"Behind\"") && reached.contains("button \"Edit\""))
        }
    }

    @Test func `A sheet's window has the height of detents that the app sets later`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            try await driver.resize(width: 860, height: 700)
            let content = UIViewController()
            let sheet = try #require(content.sheetPresentationController)
            root.present(content, animated: true)
            try await driver.settle()
            sheet.detents = [.medium(), .large()]
            try await driver.settle()
            #expect(driver.windowCount == 2)
            let medium = content.view.frame.height
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            try await driver.settle()
            let large = content.view.frame.height
            // The tolerance is for the window frame: without a compositor, GTK subtracts it from a new size of a visible
            // window.
            #expect(abs(large - 2 * medium) <= 12)
        }
    }
}
#endif
