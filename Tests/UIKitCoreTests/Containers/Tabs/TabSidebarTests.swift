import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The sidebar of a tab bar controller.
@MainActor
@Suite("UITabBarController.Sidebar")
struct TabSidebarTests {
    private let log = Log()

    private func tab(_ title: String) -> UITab {
        UITab(title: title, image: UIImage(systemName: "star"), identifier: title) { LoggingScreen($0.title) }
    }

    private func library() -> UITabGroup {
        let artists = UITabGroup(
            title: "Artists",
            image: nil,
            identifier: "Artists",
            children: [tab("Abba"), tab("Björk")]
        )
        let library = UITabGroup(
            title: "Library",
            image: nil,
            identifier: "Library",
            children: [tab("Songs"), artists, tab("Albums")]
        )
        let log = log
        library.sidebarActions = [UIAction(title: "New Playlist") { _ in log.add("new") }]
        return library
    }

    private func launch(
        width: CGFloat = 900,
        _ tabs: UITabBarController
    ) async throws -> AppDriver {
        let host = HeadlessHost(screenSize: CGSize(width: width, height: 700))
        return try await AppDriver.launch(on: host) { tabs }
    }

    private func rows(_ driver: AppDriver) -> [String] { driver.screen().elements(role: "row").map(\.summary) }

    @Test func `a wide window shows groups in a sidebar, a narrow one shows the bar`() async throws {
        let tabs = UITabBarController(tabs: [tab("Home"), library(), UISearchTab { _ in LoggingScreen("Find") }])
        let driver = try await launch(tabs)
        #expect(
            rows(driver) == [
                #"row "Home" (selected)"#, #"row "Songs""#, #"row "Artists" (expanded)"#, #"row "Abba""#,
                #"row "Björk""#, #"row "Albums""#, #"row "New Playlist""#, #"row "Search""#,
            ]
        )
        #expect(driver.screen().elements(role: "section header").map(\.label) == ["Library"])
        #expect(driver.screen().elements(role: "tab").isEmpty)
        #expect(tabs.selectedViewController?.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 225, y: 0))
        #expect(tabs.selectedViewController?.view.frame.size == CGSize(width: 675, height: 700))
        try await driver.resize(to: CGSize(width: 400, height: 700))
        #expect(rows(driver).isEmpty)
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["Home", "Library", "Search"])
        #expect(tabs.selectedViewController?.view.frame.size == CGSize(width: 400, height: 650))
    }

    @Test func `rows select tabs, perform actions, and open and close outlines`() async throws {
        let delegate = SidebarTabsDelegate(log)
        let tabs = UITabBarController(tabs: [tab("Home"), library()])
        tabs.delegate = delegate
        let driver = try await launch(tabs)
        try await driver.tap("Björk", role: "row")
        #expect(log.take() == ["should Björk", "did Björk after Home"])
        #expect(
            tabs.selectedTab?.title == "Björk"
                && driver.screen().elements(role: "text").map(\.label) == ["Björk's view"]
        )
        #expect(rows(driver).contains(#"row "Björk" (selected)"#))
        try await driver.tap("New Playlist", role: "row")
        #expect(log.take() == ["new"])
        #expect(rows(driver).filter { $0.contains("selected") } == [#"row "Björk" (selected)"#])
        // The row of the group shows where the selection is.
        try await driver.tap("Artists", role: "row")
        #expect(rows(driver).contains(#"row "Artists" (selected, collapsed)"#))
        #expect(!rows(driver).contains { $0.contains("Abba") })
        try await driver.tap("Expand", role: "button")
        #expect(rows(driver).contains(#"row "Björk" (selected)"#))
        delegate.refused = "Songs"
        try await driver.tap("Songs", role: "row")
        #expect(rows(driver).contains(#"row "Björk" (selected)"#))
    }

    @Test func `keys move in the sidebar, open outlines and select tabs`() async throws {
        let tabs = UITabBarController(tabs: [tab("Home"), library()])
        let driver = try await launch(tabs)
        let list = try #require(tabs.sidebar.list?.tableView)
        list.becomeFirstResponder()
        try await driver.key(try #require(AppDriver.Key("down")))
        try await driver.key(try #require(AppDriver.Key("down")))
        try await driver.key(try #require(AppDriver.Key("down")))
        #expect(rows(driver).contains { $0.hasPrefix(#"row "Artists""#) && $0.contains("focused") })
        try await driver.key(try #require(AppDriver.Key("left")))
        #expect(!rows(driver).contains { $0.contains("Abba") })
        try await driver.key(try #require(AppDriver.Key("right")))
        #expect(rows(driver).contains { $0.contains("Abba") })
        try await driver.key(try #require(AppDriver.Key("down")))
        try await driver.key(try #require(AppDriver.Key("return")))
        #expect(tabs.selectedTab?.title == "Abba")
    }

    @Test func `Control with Page Down selects the next root tab`() async throws {
        let tabs = UITabBarController(tabs: [tab("Home"), library()])
        _ = try await launch(tabs)
        #expect(tabs.userMoved(by: 1) && tabs.selectedTab?.title == "Songs")
    }

    @Test func `the user hides and shows the sidebar, and the delegate hears of it`() async throws {
        let delegate = SidebarDelegate(log)
        let tabs = UITabBarController(tabs: [tab("Home"), library()])
        tabs.sidebar.delegate = delegate
        let driver = try await launch(tabs)
        _ = log.take()
        try await driver.tap("Hide Sidebar")
        #expect(log.take() == ["hidden false", "animated true", "completed"])
        #expect(tabs.sidebar.isHidden && rows(driver).isEmpty)
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["Home", "Library"])
        try await driver.tap("Show Sidebar")
        #expect(!tabs.sidebar.isHidden && rows(driver).count == 7)
        tabs.mode = .tabBar
        try await driver.settle()
        #expect(rows(driver).isEmpty && driver.screen().elements.allSatisfy { $0.label != "Show Sidebar" })
        tabs.mode = .tabSidebar
        try await driver.settle()
        #expect(rows(driver).count == 7)
    }

    @Test func `without groups the automatic mode is a bar, and tabSidebar shows the tabs`() async throws {
        let tabs = UITabBarController(tabs: [tab("Home"), tab("Mail")])
        let driver = try await launch(tabs)
        #expect(rows(driver).isEmpty)
        tabs.mode = .tabSidebar
        try await driver.settle()
        #expect(rows(driver) == [#"row "Home" (selected)"#, #"row "Mail""#])
        tabs.tabs[1].badgeValue = "3"
        tabs.tabs[1].title = "Post"
        tabs.tabs[0].isHidden = true
        try await driver.settle()
        #expect(rows(driver) == [#"row "Post" value "3""#])
    }

    @Test func `the delegate configures rows and their actions`() async throws {
        let delegate = SidebarDelegate(log)
        let tabs = UITabBarController(tabs: [tab("Home"), tab("Mail")])
        tabs.mode = .tabSidebar
        tabs.sidebar.delegate = delegate
        let driver = try await launch(tabs)
        #expect(rows(driver) == [#"row "HOME" (selected)"#, #"row "MAIL""#])
        #expect(log.take().filter { $0.hasPrefix("display") } == ["display Home", "display Mail"])
        delegate.suffix = "!"
        tabs.sidebar.reconfigureItem(for: tabs.tabs[1])
        try await driver.settle()
        #expect(rows(driver) == [#"row "HOME" (selected)"#, #"row "MAIL!""#])
        try await driver.swipe(.left, "MAIL!")
        try await driver.tap("Archive")
        #expect(log.take().contains("archive Mail"))
        try await driver.hold("HOME")
        try await driver.tap("Rename Home")
        #expect(log.take().contains("rename Home"))
    }

    @Test func `header, footer, bottom bar and overflow menu surround the rows`() async throws {
        let tabs = UITabBarController(tabs: [tab("Home"), tab("Mail")])
        tabs.mode = .tabSidebar
        tabs.title = "Post Office"
        var header = UIListContentConfiguration.sidebarHeader()
        header.text = "Header"
        tabs.sidebar.headerContentConfiguration = header
        header.text = "Footer"
        tabs.sidebar.footerContentConfiguration = header
        let log = log
        tabs.sidebar.bottomBarView = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Sync") { _ in log.add("sync") }
        )
        tabs.sidebar.navigationOverflowItems = UIDeferredMenuElement.uncached { provide in
            provide([UIAction(title: "Help") { _ in log.add("help") }])
        }
        let driver = try await launch(tabs)
        let screen = driver.screen().description
        for name in ["Header", "Footer", "Sync", "Post Office"] { #expect(screen.contains("\"\(name)\"")) }
        let sync = try driver.screen().element(called: "Sync").frame
        #expect(sync.maxY == 700 && sync.width == 225)
        try await driver.tap("Sync")
        try await driver.tap("More", role: "button")
        try await driver.tap("Help")
        #expect(log.take() == ["sync", "help"])
    }

    @Test func `the user hides tabs and reorders groups, which is stored`() async throws {
        let name = "TabSidebarTests.\(UUID().uuidString)"
        defer { UserDefaults.standard.removeObject(forKey: "UITabBarController.customization.\(name)") }
        func make() -> UITabBarController {
            let library = library()
            library.allowsReordering = true
            library.children[2].allowsHiding = true
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.customizationIdentifier = name
            tabs.tabs = [tab("Home"), library]
            return tabs
        }
        let delegate = SidebarTabsDelegate(log)
        let tabs = make()
        tabs.delegate = delegate
        let driver = try await launch(tabs)
        try await driver.tap("Edit")
        #expect(log.take() == ["begin"])
        try await driver.tap("Albums", role: "switch")
        #expect(log.take() == ["visibility Albums"])
        let list = try #require(tabs.sidebar.list)
        let songs = try #require(list.path(of: tabs.tab(forIdentifier: "Songs")!))
        let artists = try #require(list.path(of: tabs.tab(forIdentifier: "Artists")!))
        #expect(list.tableView(list.tableView, canMoveRowAt: songs))
        list.tableView(list.tableView, moveRowAt: songs, to: artists)
        #expect(log.take() == ["order Artists Songs Albums"])
        try await driver.settle()
        try await driver.tap("Done")
        #expect(log.take() == ["end"])
        #expect(rows(driver).contains(#"row "Songs""#) && !rows(driver).contains(#"row "Albums""#))
        let again = make()
        #expect(again.tab(forIdentifier: "Albums")?.isHidden == true)
        #expect((again.tabs[1] as? UITabGroup)?.displayOrder.map(\.title) == ["Artists", "Songs", "Albums"])
    }

    @Test func `an overlapping sidebar leaves the content its width and takes from its safe area`() async throws {
        let tabs = UITabBarController(tabs: [tab("Home"), library()])
        tabs.sidebar.preferredLayout = .overlap
        let driver = try await launch(tabs)
        let content = try #require(tabs.selectedViewController?.view)
        #expect(content.frame.size == CGSize(width: 900, height: 700) && content.safeAreaInsets.left == 225)
        let guide = tabs.contentLayoutGuide
        try await driver.settle()
        #expect(guide.layoutFrame == CGRect(x: 225, y: 0, width: 675, height: 700))
        tabs.sidebar.isHidden = true
        try await driver.settle()
        #expect(content.safeAreaInsets.left == 0)
    }

    @Test func `a nested group with the appearance of a root section is a section, an inline one only its tabs`()
        async throws
    {
        let section = UITabGroup(title: "Section", image: nil, identifier: "S", children: [tab("A")])
        section.sidebarAppearance = .rootSection
        let inline = UITabGroup(title: "Inline", image: nil, identifier: "I", children: [tab("B")])
        inline.sidebarAppearance = .inline
        let outer = UITabGroup(title: "Outer", image: nil, identifier: "O", children: [section, inline, tab("C")])
        let driver = try await launch(UITabBarController(tabs: [outer]))
        #expect(driver.screen().elements(role: "section header").map(\.label) == ["Outer", "Section"])
        #expect(driver.screen().elements(role: "row").map(\.label) == ["B", "C", "A"])
    }

    @Test func `the sidebar scrolls to a tab`() async throws {
        let tabs = UITabBarController(tabs: (1...60).map { tab("Tab \($0)") })
        tabs.mode = .tabSidebar
        let driver = try await launch(tabs)
        #expect(!rows(driver).contains { $0.contains("Tab 50") })
        tabs.sidebar.scroll(to: .tab(tabs.tabs[49]), animated: false)
        try await driver.settle()
        #expect(rows(driver).contains { $0.contains("Tab 50") })
    }
}

@MainActor
private final class SidebarTabsDelegate: NSObject, UITabBarControllerDelegate {
    private let log: Log
    var refused = ""

    init(_ log: Log) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log.add("should \(tab.title)")
        return tab.title != refused
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        log.add("did \(selectedTab.title) after \(previousTab?.title ?? "none")")
    }

    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { log.add("begin") }

    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { log.add("end") }

    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
        log.add("visibility " + tabs.map(\.title).joined(separator: " "))
    }

    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
        log.add("order " + group.displayOrder.map(\.title).joined(separator: " "))
    }
}

@MainActor
private final class SidebarDelegate: NSObject, UITabBarController.Sidebar.Delegate {
    private let log: Log
    var suffix = ""

    init(_ log: Log) { self.log = log }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {
        log.add("hidden \(sidebar.isHidden)")
        animator.addCompletion { [log] in log.add("completed") }
        animator.addAnimations { [log] in log.add("animated \(sidebar.isHidden)") }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        update item: UITabSidebarItem
    ) {
        guard case .tab(let tab) = item.content else { return }
        var content = item.defaultContentConfiguration()
        content.text = tab.title.uppercased() + suffix
        item.contentConfiguration = content
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        willBeginDisplaying tab: UITab
    ) { log.add("display \(tab.title)") }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? {
        let archive = UIContextualAction(style: .normal, title: "Archive") { [log] _, _, done in
            log.add("archive \(tab.title)")
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [archive])
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [log] _ in
            UIMenu(children: [UIAction(title: "Rename \(tab.title)") { _ in log.add("rename \(tab.title)") }])
        })
    }
}
