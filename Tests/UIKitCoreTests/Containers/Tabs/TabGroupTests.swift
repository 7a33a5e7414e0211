import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Groups of tabs and their selection.
@MainActor
@Suite("UITabGroup")
struct TabGroupTests {
    private let log = Log()

    private func tab(_ title: String) -> UITab {
        UITab(title: title, image: nil, identifier: title) { LoggingScreen($0.title) }
    }

    private func group(_ title: String, _ children: [UITab], hasScreen: Bool = false) -> UITabGroup {
        UITabGroup(
            title: title,
            image: nil,
            identifier: title,
            children: children,
            viewControllerProvider: hasScreen ? { LoggingScreen($0.title) } : nil
        )
    }

    private func texts(_ driver: AppDriver) -> [String?] { driver.screen().elements(role: "text").map(\.label) }

    @Test func `a tap on the tab of a group selects its default child, and later the last selected one`() async throws {
        let library = group("Library", [tab("Songs"), tab("Albums")])
        let tabs = UITabBarController(tabs: [tab("Home"), library])
        tabs.mode = .tabBar
        let driver = try await AppDriver.launch { tabs }
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["Home", "Library"])
        try await driver.tap("Library", role: "tab")
        #expect(tabs.selectedTab?.title == "Songs" && library.selectedChild?.title == "Songs")
        #expect(tabs.selectedIndex == 1 && texts(driver) == ["Songs's view"])
        library.selectedChild = library.children[1]
        try await driver.settle()
        #expect(texts(driver) == ["Albums's view"] && tabs.selectedViewController?.title == "Albums")
        try await driver.tap("Home", role: "tab")
        try await driver.tap("Library", role: "tab")
        #expect(tabs.selectedTab?.title == "Albums")
    }

    @Test func `a default identifier and a screen of the group determine the selection`() async throws {
        let named = group("Named", [tab("A"), tab("B")], hasScreen: true)
        named.defaultChildIdentifier = "B"
        let plain = group("Plain", [tab("C")], hasScreen: true)
        let tabs = UITabBarController(tabs: [tab("Home"), named, plain])
        tabs.mode = .tabBar
        let driver = try await AppDriver.launch { tabs }
        try await driver.tap("Named", role: "tab")
        #expect(tabs.selectedTab?.title == "B")
        try await driver.tap("Plain", role: "tab")
        #expect(tabs.selectedTab === plain && texts(driver) == ["Plain's view"])
    }

    @Test func `the app selects a tab inside groups, and children know their groups`() async throws {
        let inner = group("Inner", [tab("Deep")])
        let outer = group("Outer", [inner, tab("Other")])
        let tabs = UITabBarController(tabs: [tab("Home"), outer])
        let deep = try #require(tabs.tab(forIdentifier: "Deep"))
        tabs.selectedTab = deep
        let driver = try await AppDriver.launch { tabs }
        #expect(texts(driver) == ["Deep's view"] && tabs.selectedTab === deep && tabs.selectedIndex == 1)
        #expect(outer.selectedChild === inner && inner.selectedChild === deep)
        #expect(deep.parent === inner && inner.parent === outer && outer.parent == nil)
        #expect(deep.tabBarController === tabs && deep.managingTabGroup == nil)
        #expect(outer.tab(forIdentifier: "Deep") === deep && outer.tab(forIdentifier: "Home") == nil)
        #expect(deep.viewController?.tab === deep)
        inner.children = [tab("New")]
        try await driver.settle()
        #expect(deep.parent == nil && deep.tabBarController == nil && deep.viewController?.parent == nil)
        #expect(tabs.selectedTab === inner)
    }

    @Test func `the display order sorts the children, and ignores unknown identifiers`() {
        let library = group("Library", [tab("A"), tab("B"), tab("C")])
        library.displayOrderIdentifiers = ["C", "X", "A"]
        #expect(library.displayOrder.map(\.title) == ["C", "A", "B"])
        #expect(library.children.map(\.title) == ["A", "B", "C"])
    }

    @Test func `a managed navigation controller shows the path to the selected tab`() async throws {
        let navigation = UINavigationController()
        let library = group("Library", [tab("Songs"), group("Artists", [tab("Abba")])], hasScreen: true)
        library.managingNavigationController = navigation
        let tabs = UITabBarController(tabs: [tab("Home"), library])
        tabs.mode = .tabBar
        let driver = try await AppDriver.launch { tabs }
        try await driver.tap("Library", role: "tab")
        #expect(tabs.selectedViewController === navigation && navigation.viewControllers.map(\.title) == ["Library"])
        tabs.selectedTab = tabs.tab(forIdentifier: "Abba")
        try await driver.settle()
        #expect(navigation.viewControllers.map(\.title) == ["Library", "Abba"])
        #expect(tabs.tab(forIdentifier: "Abba")?.managingTabGroup === library)
        try await driver.back()
        #expect(tabs.selectedTab === library && library.selectedChild == nil)
        #expect(texts(driver) == ["Library's view"])
        // A screen that the app pushes is not the screen of a tab.
        library.selectedChild = library.children[0]
        navigation.pushViewController(LoggingScreen("Song"), animated: false)
        try await driver.back()
        #expect(tabs.selectedTab?.title == "Songs")
    }

    @Test func `the delegate replaces the screens of a managed path, and hears of selections of leaves`() async throws {
        let delegate = GroupDelegate(log)
        let navigation = UINavigationController()
        let library = group("Library", [tab("Songs")])
        library.managingNavigationController = navigation
        let tabs = UITabBarController(tabs: [tab("Home"), library])
        tabs.mode = .tabBar
        tabs.delegate = delegate
        let driver = try await AppDriver.launch { tabs }
        try await driver.tap("Library", role: "tab")
        #expect(log.take() == ["should Songs", "path Library 0", "path Songs 1", "did Songs after Home"])
        #expect(navigation.viewControllers.map(\.title) == ["Songs", "More of Songs"])
    }

    @Test func `placements order the bar, and keep tabs out of it`() async throws {
        let all = ["A", "Pinned", "Fixed", "Only", "Optional", "B"].map(tab)
        all[1].preferredPlacement = .pinned
        all[2].preferredPlacement = .fixed
        all[3].preferredPlacement = .sidebarOnly
        all[4].preferredPlacement = .optional
        let tabs = UITabBarController(tabs: all)
        let host = HeadlessHost(screenSize: CGSize(width: 900, height: 700))
        let driver = try await AppDriver.launch(on: host) { tabs }
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["Fixed", "A", "B", "Pinned"])
        try await driver.resize(to: CGSize(width: 400, height: 700))
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["Fixed", "A", "Optional", "B", "Pinned"])
        tabs.compactTabIdentifiers = ["A", "B"]
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["A", "B"])
    }

    @Test func `the selected leaf of a group is restored`() throws {
        func make() -> UITabBarController {
            UITabBarController(tabs: [tab("Home"), group("Library", [tab("Songs"), tab("Albums")])])
        }
        let (old, new) = (make(), make())
        old.selectedTab = old.tab(forIdentifier: "Albums")
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        old.encodeRestorableState(with: archiver)
        archiver.finishEncoding()
        new.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        #expect(new.selectedTab?.title == "Albums" && new.selectedViewController?.title == "Albums")
    }
}

@MainActor
private final class GroupDelegate: NSObject, UITabBarControllerDelegate {
    private let log: Log

    init(_ log: Log) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log.add("should \(tab.title)")
        return true
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        log.add("did \(selectedTab.title) after \(previousTab?.title ?? "none")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        log.add("path \(tab.title) \(proposedViewControllers.count)")
        return proposedViewControllers.isEmpty ? [] : proposedViewControllers + [LoggingScreen("More of \(tab.title)")]
    }
}
