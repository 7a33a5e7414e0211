#if GTK
import CGTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Columns of a split view in a window, each with its own title bar.
@MainActor
@Suite("Split views in windows", .enabled(if: isOnDisplay))
struct SplitViewTests {
    private func split() -> (UISplitViewController, UISearchController) {
        let split = UISplitViewController(style: .doubleColumn)
        let list = SearchField()
        list.title = "Mail"
        let letter = UIViewController()
        letter.title = "Letter"
        letter.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        label.text = "Dear reader"
        letter.loadViewIfNeeded()
        letter.view.addSubview(label)
        split.setViewController(list, for: .primary)
        split.setViewController(letter, for: .secondary)
        return (split, list.search)
    }

    private func headings(_ driver: GTKAppDriver) throws -> [String] {
        try driver.screen().elements(role: "heading").map(\.label)
    }

    @Test func `A wide window has a title bar over each column, a narrow one has a single title bar`() async throws {
        let (split, search) = split()
        try await GTKAppDriver.run(rootViewController: split) { driver in
            #expect(split.isCollapsed)
            #expect(try headings(driver) == ["Letter"])
            try await driver.resize(width: 860, height: 600)
            #expect(!split.isCollapsed)
            #expect(try headings(driver) == ["Mail", "Letter"])
            Picture.take("split", of: driver)
            // The second bar begins at the second column's leading edge.
            let window = driver.host.windows[0]
            let bars = [window.titleRow.widget(of: split.viewControllers[0].barButtons[0])].compactMap { $0 }
            #expect(bars.count == 1)
            let share = try driver.element(called: "Share", role: "button").frame
            #expect(share.minX > split.primaryColumnWidth)
            search.searchBar.becomeFirstResponder()
            try await driver.settle()
            try await driver.type("row")
            #expect(search.searchBar.text == "row")
            Picture.take("split-search", of: driver)
            try await driver.resize(width: 420, height: 600)
            #expect(split.isCollapsed)
            try await driver.resize(width: 860, height: 600)
            #expect(try headings(driver) == ["Mail", "Letter"])
            try await driver.press("Escape")
            #expect(!search.isActive)
            try await driver.tap("Hide Sidebar")
            #expect(try headings(driver) == ["Letter"])
            try await driver.tap("Show Sidebar")
            #expect(try headings(driver) == ["Mail", "Letter"])
            try await driver.resize(width: 360, height: 600)
            #expect(try driver.windowSize.width == 360)
        }
    }

    @Test func `overrideUserInterfaceStyle makes a window dark, including its content`() async throws {
        let (split, _) = split()
        try await GTKAppDriver.run(rootViewController: split) { driver in
            try await driver.resize(width: 860, height: 600)
            split.view.window?.overrideUserInterfaceStyle = .dark
            try await driver.settle()
            #expect(split.traitCollection.userInterfaceStyle == .dark)
            #expect(try driver.color(at: CGPoint(x: 600, y: 400))[0] < 80)
            Picture.take("split-dark", of: driver)
            split.view.window?.overrideUserInterfaceStyle = .unspecified
            try await driver.settle()
            #expect(split.traitCollection.userInterfaceStyle == .light)
            #expect(try driver.color(at: CGPoint(x: 600, y: 400)) == [255, 255, 255])
        }
    }

    @Test func `An overlaid sidebar has its title bar, and closes with Escape`() async throws {
        let (split, _) = split()
        split.preferredSplitBehavior = .overlay
        try await GTKAppDriver.run(rootViewController: split) { driver in
            try await driver.resize(width: 860, height: 600)
            #expect(try headings(driver) == ["Letter"])
            try await driver.tap("Show Sidebar")
            #expect(try headings(driver) == ["Mail", "Letter"])
            Picture.take("split-overlay", of: driver)
            try await driver.press("Escape")
            #expect(try headings(driver) == ["Letter"])
        }
    }
}

extension UIViewController {
    var barButtons: [UIView] {
        (self as? UINavigationController)?.navigationBar.leadingItemViews ?? []
    }
}

/// Saves a screenshot of the frontmost window for visual inspection, in the folder that `SEARCHLIGHT_PICTURES` names.
@MainActor
enum Picture {
    static func take(_ name: String, of driver: GTKAppDriver) {
        guard let folder = ProcessInfo.processInfo.environment["SEARCHLIGHT_PICTURES"],
            let window = try? driver.window, let renderer = gtk_native_get_renderer(OpaquePointer(window))
        else { return }
        let paintable = gtk_widget_paintable_new(window)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        let (width, height) = (gtk_widget_get_width(window), gtk_widget_get_height(window))
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
        let texture = gsk_renderer_render_texture(renderer, node, nil)
        gdk_texture_save_to_png(texture, "\(folder)/\(name).png")
        g_object_unref(UnsafeMutableRawPointer(texture))
        gsk_render_node_unref(node)
    }
}
#endif
