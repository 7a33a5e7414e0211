import Foundation
@_spi(Host) import HeadlessHost
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// Updates of the columns when the window is resized or their contents change, and the callbacks of their screens.
@MainActor
@Suite("Resizing and changing split views")
struct SplitViewChangeTests: SplitViewScenes {
    /// Logs size changes and appearance callbacks.
    private final class Screen: UIViewController {
        var sizes: [CGSize] = []
        var log: [String] = []

        convenience init(_ title: String) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            sizes.append(size)
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { log.append("went") }
    }

    private func scene() -> (split: UISplitViewController, list: Screen, detail: Screen) {
        let (list, detail) = (Screen("Mail"), Screen("Letter"))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        return (split, list, detail)
    }

    // MARK: Sizes

    @Test func `controllers in columns receive their final size, even when columns collapse or expand`()
        async throws
    {
        let (split, list, detail) = scene()
        let driver = try await launch(split, Self.wide)
        try await driver.resize(to: Self.narrow)
        #expect(detail.sizes == [detail.view.frame.size])
        #expect(detail.view.frame.width == 400)
        #expect(list.sizes.allSatisfy { $0.width == 400 })
        (list.sizes, detail.sizes) = ([], [])
        try await driver.resize(to: Self.wide)
        #expect(detail.sizes == [detail.view.frame.size])
        #expect(detail.view.frame.width == 680)
        try await driver.resize(to: CGSize(width: 900, height: 600))
        #expect(detail.sizes.last == detail.view.frame.size)
        #expect(detail.view.frame.width == 580)
        try await driver.resize(to: Self.narrow)
        try await driver.back()
        list.sizes = []
        try await driver.resize(to: Self.wide)
        #expect(list.sizes == [list.view.frame.size])
        #expect(list.view.frame.width == 320)
    }

    @Test func `the secondary controller receives the size that a third column leaves`() async throws {
        let split = UISplitViewController(style: .tripleColumn)
        let detail = Screen("Letter")
        split.setViewController(Screen("Mail"), for: .primary)
        split.setViewController(Screen("Inbox"), for: .supplementary)
        split.setViewController(detail, for: .secondary)
        let driver = try await launch(split, CGSize(width: 900, height: 600))
        #expect(split.displayMode == .oneBesideSecondary)
        try await driver.resize(to: CGSize(width: 1_100, height: 600))
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(detail.sizes == [detail.view.frame.size])
    }

    @Test func `a plain secondary controller receives the size of its column without bars`() async throws {
        let split = UISplitViewController()
        let detail = Screen("Letter")
        split.viewControllers = [UINavigationController(rootViewController: Screen("Mail")), detail]
        let driver = try await launch(split, Self.narrow)
        try await driver.resize(to: Self.wide)
        #expect(detail.sizes == [detail.view.frame.size])
        #expect(detail.view.frame.height == 600)
    }

    @Test func `a window resized before its controller appears shows the columns for the new size`() throws {
        let host = StillHost(screenSize: Self.narrow, characterWidth: 8)
        UIApplication.current = nil
        let application = UIApplication.launch(on: host, applicationDelegate: nil)
        let (split, _, _) = scene()
        let window = UIWindow(frame: host.screenBounds)
        window.addSubview(split.view)
        split.view.frame = window.bounds
        window.makeKeyAndVisible()
        #expect(split.isCollapsed)
        window.frame.size = Self.wide
        split.view.frame = window.bounds
        application.performUpdates()
        #expect(!split.isCollapsed)
    }

    // MARK: Expanding

    @Test func `a secondary controller popped while collapsed returns to its column in a wide window`() async throws {
        let split = UISplitViewController()
        let detail = Screen("Letter")
        split.viewControllers = [UINavigationController(rootViewController: Screen("Mail")), detail]
        let driver = try await launch(split, Self.narrow)
        try await driver.back()
        #expect(detail.log == ["appeared", "went"])
        try await driver.resize(to: Self.wide)
        #expect(detail.parent === split)
        #expect(detail.view.window != nil)
        #expect(detail.log == ["appeared", "went", "appeared"])
    }

    @Test func `a split view releases secondary controllers that its delegate replaces`() async throws {
        final class Maker: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { true }
            func splitViewController(
                _ splitViewController: UISplitViewController,
                separateSecondaryFrom primaryViewController: UIViewController
            ) -> UIViewController? { UINavigationController(rootViewController: Screen("New")) }
        }
        let (split, maker) = (UISplitViewController(), Maker())
        split.viewControllers = ["Mail", "Letter"].map { UINavigationController(rootViewController: Screen($0)) }
        split.delegate = maker
        let driver = try await launch(split, Self.wide)
        for _ in 1...3 {
            try await driver.resize(to: Self.narrow)
            try await driver.resize(to: Self.wide)
        }
        #expect(bars(driver) == ["Mail", "New"])
        #expect(split.children.count == 2)
        #expect(Set(split.children) == Set(split.viewControllers))
    }

    // MARK: Replacing column controllers

    @Test func `a collapsed split view shows the remaining column when one is emptied, and can show a new one`()
        async throws
    {
        let (split, list, _) = scene()
        let driver = try await launch(split, Self.narrow)
        split.setViewController(nil, for: .primary)
        try await driver.settle()
        #expect(bars(driver) == ["Letter"])
        split.setViewController(list, for: .primary)
        try await driver.settle()
        #expect(bars(driver) == ["Letter"])
        split.show(.primary)
        try await driver.settle()
        #expect(bars(driver) == ["Mail"])
        try await driver.resize(to: Self.wide)
        #expect(bars(driver) == ["Mail", "Letter"])
    }

    @Test func `a controller pushed in one column can be moved to another`() async throws {
        let (split, list, _) = scene()
        let driver = try await launch(split, Self.wide)
        let pushed = Screen("Folder")
        list.show(pushed, sender: nil)
        split.setViewController(pushed, for: .secondary)
        try await driver.settle()
        #expect(bars(driver) == ["Mail", "Folder"])
        #expect(list.navigationController?.viewControllers == [list])
    }

    // MARK: Changes before the window exists

    @Test(arguments: [true, false])
    func `a column shown before the window exists is visible at launch`(isNarrow: Bool) async throws {
        let (split, _, _) = scene()
        split.preferredDisplayMode = .secondaryOnly
        split.show(.primary)
        let driver = try await launch(split, isNarrow ? Self.narrow : Self.wide)
        #expect(bars(driver) == (isNarrow ? ["Mail"] : ["Mail", "Letter"]))
    }

    @Test(arguments: [true, false])
    func `a column hidden before the window exists is not visible at launch`(isNarrow: Bool) async throws {
        let (split, _, _) = scene()
        split.hide(isNarrow ? .secondary : .primary)
        let driver = try await launch(split, isNarrow ? Self.narrow : Self.wide)
        #expect(bars(driver) == (isNarrow ? ["Mail"] : ["Letter"]))
    }
}
