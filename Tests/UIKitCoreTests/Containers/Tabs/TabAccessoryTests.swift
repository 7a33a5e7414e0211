import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Accessories above tab bars, and bars that scrolling minimizes.
@MainActor
@Suite("Accessories and minimized tab bars")
struct TabAccessoryTests {
    private final class Player: UIView {
        var environments: [UITabAccessory.Environment] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if traitCollection.tabAccessoryEnvironment != environments.last {
                environments.append(traitCollection.tabAccessoryEnvironment)
            }
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func launch(width: CGFloat = 390) async throws -> (
        driver: AppDriver, tabs: UITabBarController, player: Player
    ) {
        let rows = Rows()
        rows.title = "Rows"
        let other = LoggingScreen("Other")
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: rows), other]
        let player = Player()
        player.isAccessibilityElement = true
        player.accessibilityLabel = "Player"
        tabs.bottomAccessory = UITabAccessory(contentView: player)
        let host = HeadlessHost(screenSize: CGSize(width: width, height: 700))
        return (try await AppDriver.launch(on: host) { tabs }, tabs, player)
    }

    private func scroll(_ tabs: UITabBarController, to y: CGFloat) throws {
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        let table = try #require((navigation.topViewController as? UITableViewController)?.tableView)
        table.userScrolled(to: CGPoint(x: 0, y: y))
    }

    @Test func `an accessory is between content and bar, with the height that it requests`() async throws {
        let (driver, tabs, player) = try await launch()
        #expect(try driver.screen().element(called: "Player").frame == CGRect(x: 0, y: 594, width: 390, height: 56))
        #expect(tabs.selectedViewController?.view.frame.height == 594)
        #expect(player.traitCollection.tabAccessoryEnvironment == .regular)
        #expect(tabs.traitCollection.tabAccessoryEnvironment == .unspecified)
        tabs.isTabBarHidden = true
        try await driver.settle()
        #expect(driver.screen().elements.allSatisfy { $0.label != "Player" })
        tabs.isTabBarHidden = false
        tabs.setBottomAccessory(nil, animated: true)
        try await driver.settle()
        #expect(tabs.bottomAccessory == nil && player.window == nil)
        #expect(tabs.selectedViewController?.view.frame.height == 650)
    }

    @Test func `scrolling down minimizes the bar, and scrolling up restores it`() async throws {
        let (driver, tabs, player) = try await launch()
        try scroll(tabs, to: 100)
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["Rows", "Other"])
        tabs.tabBarMinimizeBehavior = .onScrollDown
        try scroll(tabs, to: 200)
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").map(\.summary) == [#"tab "Rows" (selected)"#])
        #expect(try driver.screen().element(called: "Player").frame == CGRect(x: 72, y: 644, width: 318, height: 56))
        #expect(player.traitCollection.tabAccessoryEnvironment == .inline)
        try scroll(tabs, to: 150)
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["Rows", "Other"])
        #expect(player.traitCollection.tabAccessoryEnvironment == .regular)
        #expect(player.environments == [.regular, .inline, .regular])
    }

    @Test func `a tap on a minimized bar restores it and selects nothing`() async throws {
        let (driver, tabs, _) = try await launch()
        tabs.tabBarMinimizeBehavior = .onScrollUp
        try scroll(tabs, to: 300)
        try scroll(tabs, to: 200)
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").count == 1)
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        navigation.pushViewController(UIViewController(), animated: false)
        try await driver.settle()
        try await driver.tap("Rows", role: "tab")
        #expect(driver.screen().elements(role: "tab").count == 2 && navigation.viewControllers.count == 2)
    }

    @Test func `a bar in regular width keeps its size`() async throws {
        let (driver, tabs, _) = try await launch(width: 900)
        tabs.tabBarMinimizeBehavior = .onScrollDown
        try scroll(tabs, to: 200)
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").count == 2)
    }

    @Test func `the content layout guide excludes bar and accessory`() async throws {
        let (driver, tabs, _) = try await launch()
        let guide = tabs.contentLayoutGuide
        try await driver.settle()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 594))
        tabs.bottomAccessory = nil
        try await driver.settle()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 650))
    }
}
