import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Tab bar controllers")
struct TabBarControllerTests {
    private func launch(_ screens: [UIViewController]) async throws -> (UITabBarController, AppDriver) {
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        return (tabs, try await AppDriver.launch { tabs })
    }

    @Test func `the tab bar at the bottom shows a tab for each controller, with selection and badge`() async throws {
        let first = LoggingScreen("News")
        first.tabBarItem = UITabBarItem(title: "News", image: UIImage(systemName: "star"), tag: 3)
        first.tabBarItem.badgeValue = "7"
        let (tabs, driver) = try await launch([first, LoggingScreen("Sport")])
        #expect(
            driver.screen().description == """
                window
                  text "News's view"
                  tab bar "Tab Bar"
                    tab "News" value "7" (selected)
                    tab "Sport"

                """
        )
        let bar = tabs.tabBar.frame
        #expect(bar.maxY == tabs.view.bounds.height && bar.height == tabs.tabBar.sizeThatFits(bar.size).height)
        #expect(first.view.superview!.frame == CGRect(x: 0, y: 0, width: bar.width, height: bar.minY))
        #expect(first.view.frame.size == first.view.superview?.frame.size)
        #expect(tabs.tabBar.items == tabs.viewControllers?.map { $0.tabBarItem })
        #expect(first.tabBarItem.tag == 3 && tabs.tabBar.barPosition == .bottom)
    }

    @Test func `selecting a tab loads and shows its controller with appearance callbacks`() async throws {
        let log = Log()
        let screens = [LoggingScreen("A", log), LoggingScreen("B", log)]
        let (tabs, driver) = try await launch(screens)
        #expect(log.take() == ["A load", "A will appear", "A did appear"])
        #expect(!screens[1].isViewLoaded)
        try await driver.tap("B", role: "tab")
        #expect(
            log.take() == [
                "A will disappear", "B load", "B will appear", "A did disappear", "B did appear",
            ]
        )
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === screens[1])
        tabs.selectedViewController = screens[0]
        #expect(log.take() == ["B will disappear", "A will appear", "B did disappear", "A did appear"])
        #expect(screens[0].tabBarController === tabs && tabs.tabBar.selectedItem === screens[0].tabBarItem)
    }

    @Test func `the delegate is asked before and notified after the user's selections, but not programmatic ones`()
        async throws
    {
        let log = Log()
        let screens = [LoggingScreen("A"), LoggingScreen("B"), LoggingScreen("C")]
        let tabs = LoggingTabs(log)
        let delegate = TabsDelegate(log)
        tabs.delegate = delegate
        tabs.setViewControllers(screens, animated: false)
        let driver = try await AppDriver.launch { tabs }
        tabs.selectedIndex = 2
        #expect(log.take() == [])
        delegate.refused = screens[0]
        try await driver.tap("A", role: "tab")
        #expect(tabs.selectedIndex == 2)
        #expect(log.take() == ["should A, is 2"])
        try await driver.tap("B", role: "tab")
        #expect(log.take() == ["should B, is 2", "bar B, is 2", "did B, is 1"])
        try await driver.tap("B", role: "tab")
        #expect(log.take() == ["should B, is 1", "bar B, is 1", "did B, is 1"])
    }

    @Test func `selecting the selected tab again pops to the root, and then scrolls to the top`() async throws {
        let list = LongListController(style: .plain)
        list.title = "List"
        let navigation = UINavigationController(rootViewController: list)
        let (_, driver) = try await launch([navigation, LoggingScreen("Other")])
        list.tableView.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
        navigation.pushViewController(LoggingScreen("Detail"), animated: false)
        try await driver.tap("List", role: "tab")
        #expect(navigation.viewControllers == [list])
        #expect(list.tableView.contentOffset.y > 0)
        try await driver.tap("List", role: "tab")
        #expect(list.tableView.contentOffset.y == 0)
    }

    @Test func `a navigation controller takes its tab from its root, and the tab's title follows`() async throws {
        let root = LoggingScreen("Before")
        let navigation = UINavigationController(rootViewController: root)
        let (tabs, driver) = try await launch([navigation])
        root.title = "After"
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["After"])
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["Favorites"])
        #expect(root.tabBarController === tabs)
    }

    @Test func `a pushed controller with hidesBottomBarWhenPushed hides the tab bar until it is popped`() async throws {
        let navigation = UINavigationController(rootViewController: LoggingScreen("Root"))
        let (tabs, driver) = try await launch([navigation])
        let detail = LoggingScreen("Detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: true)
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab bar").isEmpty)
        #expect(navigation.view.frame.height == tabs.view.frame.height)
        navigation.pushViewController(LoggingScreen("More"), animated: true)
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab bar").isEmpty)
        navigation.popToRootViewController(animated: true)
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab bar").count == 1)
        tabs.setTabBarHidden(true, animated: false)
        #expect(tabs.isTabBarHidden)
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab bar").isEmpty)
        tabs.isTabBarHidden = false
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab bar").count == 1)
    }

    @Test func `new view controllers keep the selected controller, or the selected index, or select the first`()
        async throws
    {
        let screens = ["A", "B", "C"].map { LoggingScreen($0) }
        let (tabs, driver) = try await launch(screens)
        #expect(tabs.selectedIndex == 0)
        tabs.selectedIndex = 2
        tabs.viewControllers = [screens[2], screens[0]]
        #expect(tabs.selectedViewController === screens[2] && tabs.selectedIndex == 0)
        #expect(screens[1].parent == nil)
        tabs.viewControllers = [screens[0], screens[1]]
        #expect(tabs.selectedViewController === screens[0])
        tabs.selectedIndex = 1
        tabs.viewControllers = [screens[2]]
        #expect(tabs.selectedViewController === screens[2])
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["C"])
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && tabs.viewControllers == nil)
        tabs.selectedIndex = 4
        #expect(tabs.selectedViewController == nil)
    }

    @Test func `keyboard shortcuts select tabs and skip disabled ones`() async throws {
        let screens = ["A", "B", "C"].map { LoggingScreen($0) }
        screens[1].tabBarItem.isEnabled = false
        let (tabs, driver) = try await launch(screens)
        try await driver.key(#require(AppDriver.Key("ctrl+page-down")))
        #expect(tabs.selectedIndex == 2)
        try await driver.key(#require(AppDriver.Key("ctrl+page-down")))
        #expect(tabs.selectedIndex == 2)
        try await driver.key(#require(AppDriver.Key("ctrl+page-up")))
        #expect(tabs.selectedIndex == 0)
        try await driver.key(#require(AppDriver.Key("alt+3")))
        #expect(tabs.selectedIndex == 2)
        try await driver.key(#require(AppDriver.Key("alt+2")))
        #expect(tabs.selectedIndex == 2)
    }

    @Test func `seven tabs are all visible with equal widths in a wide window`() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...7).map { LoggingScreen("Tab \($0)") }
        let host = HeadlessHost(screenSize: CGSize(width: 900, height: 700))
        let driver = try await AppDriver.launch(on: host) { tabs }
        let frames = driver.screen().elements(role: "tab").map(\.frame)
        #expect(frames.count == 7 && Set(frames.map { $0.width.rounded() }).count == 1)
        try await driver.tap("Tab 7", role: "tab")
        #expect(tabs.selectedIndex == 6)
    }

    @Test func `the title of a window without a navigation bar is the selected tab's`() async throws {
        let (tabs, _) = try await launch([LoggingScreen("A"), LoggingScreen("B")])
        tabs.selectedIndex = 1
        #expect(tabs.view.window?.contentTitle == "B")
    }
}

/// The events, in order.
@MainActor
final class Log {
    private var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A screen with a text that logs its appearance callbacks.
@MainActor
final class LoggingScreen: UIViewController {
    private let log: Log?

    init(_ title: String, _ log: Log? = nil) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func note(_ event: String) { log?.add("\(title!) \(event)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("load")
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        label.text = "\(title!)'s view"
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

@MainActor
private final class LongListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

@MainActor
private final class LoggingTabs: UITabBarController {
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        log.add("bar \(item.title!), is \(selectedIndex)")
    }
}

@MainActor
private final class TabsDelegate: NSObject, UITabBarControllerDelegate {
    private let log: Log
    var refused: UIViewController?

    init(_ log: Log) {
        self.log = log
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        log.add("should \(viewController.title!), is \(tabBarController.selectedIndex)")
        return viewController !== refused
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.add("did \(viewController.title!), is \(tabBarController.selectedIndex)")
    }
}
