import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The More tab of a narrow bar with more than five tabs, and the order of tabs that the user chooses.
@MainActor
@Suite("More tab")
struct MoreTabTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        private func names(_ controllers: [UIViewController]) -> String { controllers.compactMap(\.title).joined() }
        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelect viewController: UIViewController
        ) {
            log.append(
                "did \(viewController === tabBarController.moreNavigationController ? "More" : viewController.title ?? "")"
            )
        }
        func tabBarController(
            _ tabBarController: UITabBarController,
            willBeginCustomizing viewControllers: [UIViewController]
        ) { log.append("begin \(names(viewControllers))") }
        func tabBarController(
            _ tabBarController: UITabBarController,
            willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { log.append("will end \(names(viewControllers)) \(changed)") }
        func tabBarController(
            _ tabBarController: UITabBarController,
            didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { log.append("did end \(names(tabBarController.viewControllers ?? [])) \(changed)") }
    }

    private func launch(
        count: Int = 7,
        width: CGFloat = 400
    ) async throws -> (driver: AppDriver, tabs: UITabBarController, delegate: Delegate) {
        // The More tab takes its title when it is created: not in the language of another test's app.
        UIApplication.current = nil
        let tabs = UITabBarController()
        tabs.viewControllers = "ABCDEFG".prefix(count).map { name in
            let screen = UIViewController()
            screen.title = String(name)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "Screen \(name)"
            screen.view.addSubview(label)
            return screen
        }
        let delegate = Delegate()
        tabs.delegate = delegate
        let host = HeadlessHost(screenSize: CGSize(width: width, height: 700))
        return (try await AppDriver.launch(on: host) { tabs }, tabs, delegate)
    }

    private func labels(_ role: String, _ driver: AppDriver) -> [String] {
        driver.screen().elements(role: role).compactMap(\.label)
    }

    @Test func `a narrow bar shows four tabs and More, whose list has the others`() async throws {
        let (driver, tabs, delegate) = try await launch()
        #expect(labels("tab", driver) == ["A", "B", "C", "D", "More"])
        try await driver.tap("More", role: "tab")
        #expect(labels("row", driver) == ["E", "F", "G"])
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(delegate.log == ["did More"])
        try await driver.tap("F", role: "row")
        #expect(labels("text", driver) == ["Screen F"])
        #expect(tabs.selectedIndex == 5)
        #expect(driver.screen().elements(role: "tab").last?.states == ["selected"])
        try await driver.tap("More", role: "tab")
        #expect(labels("row", driver) == ["E", "F", "G"])
        try await driver.tap("B", role: "tab")
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 6
        try await driver.settle()
        #expect(labels("text", driver) == ["Screen G"])
        tabs.selectedViewController = tabs.moreNavigationController
        try await driver.settle()
        #expect(labels("row", driver) == ["E", "F", "G"])
    }

    @Test(arguments: [(5, CGFloat(400)), (7, 900)])
    func `a bar with up to five tabs, and a wide one, show all tabs`(count: Int, width: CGFloat) async throws {
        let (driver, _, _) = try await launch(count: count, width: width)
        #expect(labels("tab", driver) == "ABCDEFG".prefix(count).map(String.init))
    }

    @Test func `the list is left when the window becomes wide`() async throws {
        let (driver, tabs, _) = try await launch()
        try await driver.tap("More", role: "tab")
        try await driver.resize(to: CGSize(width: 900, height: 700))
        #expect(labels("tab", driver).count == 7)
        #expect(tabs.selectedIndex == 0)
    }

    @Test func `the user changes the order of tabs, and the delegate is told`() async throws {
        let (driver, tabs, delegate) = try await launch()
        let all = tabs.viewControllers ?? []
        #expect(tabs.customizableViewControllers == all)
        try await driver.tap("More", role: "tab")
        delegate.log = []
        try await driver.tap("Edit", role: "button")
        #expect(delegate.log == ["begin ABCDEFG"])
        let screen = try #require(
            (tabs.presentedViewController as? UINavigationController)?.topViewController as? TabOrderController
        )
        let table = try #require(screen.tableView)
        #expect(labels("row", driver) == ["A", "B", "C", "D", "E", "F", "G"])
        table.dataSource?.tableView(
            table,
            moveRowAt: IndexPath(row: 6, section: 0),
            to: IndexPath(row: 0, section: 0)
        )
        try await driver.tap("Done", role: "button")
        #expect(
            delegate.log == ["begin ABCDEFG", "will end GABCDEF true", "did end GABCDEF true"]
        )
        #expect(labels("tab", driver) == ["G", "A", "B", "C", "More"])
        #expect(labels("row", driver) == ["D", "E", "F"])
        tabs.customizableViewControllers = nil
        try await driver.settle()
        #expect(!labels("button", driver).contains("Edit"))
    }
}
