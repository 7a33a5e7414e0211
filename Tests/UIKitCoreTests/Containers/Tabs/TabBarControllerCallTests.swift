import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Calls that an app may make within the callbacks of a tab bar controller, and return values of overridden methods.
@MainActor
@Suite("Reentrant calls of tab bar controllers")
struct TabBarControllerCallTests {
    private func launch(_ screens: [UIViewController]) async throws -> (UITabBarController, AppDriver) {
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        return (tabs, try await AppDriver.launch { tabs })
    }

    /// Runs a test's closures when it disappears or moves to a different parent.
    private final class Acting: UIViewController {
        var whenItGoes: (() -> Void)?
        var whenItMoves: (() -> Void)?
        override func viewWillDisappear(_ animated: Bool) { whenItGoes?() }
        override func willMove(toParent parent: UIViewController?) { whenItMoves?() }
    }

    @Test func `a controller in a tab receives the size above the tab bar`() async throws {
        final class Screen: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                sizes.append(size)
                super.viewWillTransition(to: size, with: coordinator)
            }
        }
        let (screen, other) = (Screen(), Screen())
        let (tabs, driver) = try await launch([UINavigationController(rootViewController: screen), other])
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        try await driver.resize(to: CGSize(width: 520, height: 700))
        #expect(screen.sizes == [screen.view.frame.size])
        #expect(screen.view.frame.width == 520)
        #expect(other.sizes.isEmpty)
        let toolbars = try #require(screen.navigationController)
        toolbars.isToolbarHidden = false
        try await driver.resize(to: CGSize(width: 400, height: 600))
        #expect(screen.sizes.last == screen.view.frame.size)
    }

    @Test func `an overridden tabBarItem that returns a new item each time still works`() async throws {
        final class Fickle: UIViewController {
            override var tabBarItem: UITabBarItem! {
                get { UITabBarItem(title: title, image: nil, tag: 0) }
                set { super.tabBarItem = newValue }
            }
        }
        let screens = ["A", "B"].map { title in
            let screen = Fickle()
            screen.title = title
            return screen
        }
        let (tabs, driver) = try await launch(screens)
        #expect(tabs.tabBar.selectedItem?.title == "A")
        try await driver.tap("B", role: "tab")
        #expect(tabs.selectedIndex == 1)
        #expect(driver.screen().elements(role: "tab").map(\.summary) == [#"tab "A""#, #"tab "B" (selected)"#])
    }

    @Test func `the tab of a navigation controller takes its title from the first controller set later`() async throws {
        let navigation = UINavigationController()
        let named = UINavigationController()
        named.tabBarItem.title = "Own"
        let (_, driver) = try await launch([navigation, named])
        #expect(driver.screen().elements(role: "tab").map(\.label) == [nil, "Own"])
        navigation.viewControllers = [LoggingScreen("News")]
        named.viewControllers = [LoggingScreen("Sport")]
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["News", "Own"])
    }

    @Test func `hidesBottomBarWhenPushed has no effect on a tab's root controller`() async throws {
        let screen = LoggingScreen("News")
        screen.hidesBottomBarWhenPushed = true
        let (_, driver) = try await launch([screen])
        #expect(driver.screen().elements(role: "tab bar").count == 1)
    }

    @Test func `selecting a tab in viewWillDisappear overrides the selection in progress`()
        async throws
    {
        let log = Log()
        let first = Acting()
        let (meant, wanted) = (LoggingScreen("Meant", log), LoggingScreen("Wanted", log))
        let (tabs, _) = try await launch([first, meant, wanted])
        first.whenItGoes = { [weak tabs] in tabs?.selectedIndex = 2 }
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === wanted)
        #expect(log.take() == ["Wanted load", "Wanted will appear", "Wanted did appear"])
        first.whenItGoes = nil
        tabs.selectedIndex = 1
        #expect(log.take().suffix(1) == ["Meant did appear"])
    }

    @Test func `the selection can be read while the view controllers are being replaced`() async throws {
        let (first, last) = (UIViewController(), Acting())
        let (tabs, _) = try await launch([first, UIViewController(), last])
        tabs.selectedIndex = 2
        var asked: [Int] = []
        last.whenItMoves = { [weak tabs] in
            asked.append(tabs!.selectedIndex)
            _ = tabs!.selectedTab
        }
        tabs.viewControllers = [first]
        #expect(asked.first == NSNotFound)
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
    }

    @Test func `the view controllers can be replaced again while they are being replaced`() async throws {
        let (last, third) = (Acting(), LoggingScreen("Third"))
        let (tabs, driver) = try await launch([UIViewController(), last])
        last.whenItMoves = { [weak tabs, weak last] in
            last?.whenItMoves = nil
            tabs?.viewControllers = [third]
        }
        tabs.viewControllers = [LoggingScreen("A"), LoggingScreen("B")]
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["Third"])
        #expect(tabs.selectedViewController === third)
    }

    @Test func `selecting the selected tab again scrolls its content scroll view to the top, if the delegate allows`()
        async throws
    {
        final class Keeper: NSObject, UIScrollViewDelegate {
            var agrees = false
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { agrees }
        }
        let screen = UIViewController()
        screen.title = "News"
        let (holder, content, keeper) = (UIView(), UIScrollView(), Keeper())
        holder.frame = screen.view.bounds
        content.frame = holder.bounds
        content.contentSize.height = 4_000
        content.delegate = keeper
        holder.addSubview(content)
        screen.view.addSubview(holder)
        screen.setContentScrollView(content, for: .top)
        let (_, driver) = try await launch([screen])
        content.contentOffset.y = 300
        try await driver.tap("News", role: "tab")
        #expect(content.contentOffset.y == 300)
        keeper.agrees = true
        try await driver.tap("News", role: "tab")
        #expect(content.contentOffset.y == 0)
    }
}
