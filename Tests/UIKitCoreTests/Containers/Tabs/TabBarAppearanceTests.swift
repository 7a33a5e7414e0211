import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Appearance objects of tab bars and toolbars.
@MainActor
@Suite("Appearance objects of bottom bars")
struct TabBarAppearanceTests {
    private func launch(_ screen: UIViewController = UIViewController()) async throws -> (AppDriver, UITabBarController)
    {
        let other = UIViewController()
        (screen.title, other.title) = ("First", "Second")
        let tabs = UITabBarController()
        tabs.viewControllers = [screen, other]
        return (try await AppDriver.launch { tabs }, tabs)
    }

    private func button(_ tabs: UITabBarController, _ index: Int) -> UITabBarButton { tabs.tabBar.buttons[index] }

    private func title(_ tabs: UITabBarController, _ index: Int) throws -> UILabel {
        try #require(button(tabs, index).subviews.compactMap { $0 as? UILabel }.first)
    }

    @Test func `colours of tabs by state come from the appearance of their layout`() async throws {
        let (driver, tabs) = try await launch()
        tabs.viewControllers?[0].tabBarItem.badgeValue = "3"
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemYellow
        for layout in [
            appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
        ] {
            layout.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen, .kern: 2]
            layout.normal.badgeBackgroundColor = .systemBlue
            layout.selected.iconColor = .systemPurple
            layout.selected.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        }
        tabs.tabBar.standardAppearance = appearance
        tabs.tabBar.scrollEdgeAppearance = appearance
        appearance.backgroundColor = .systemPink
        try await driver.settle()
        #expect(tabs.tabBar.groundColor == .systemYellow, "the bar has a copy")
        func color(_ index: Int) throws -> UIColor? {
            try title(tabs, index).attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(try color(0) == .systemRed)
        #expect(try color(1) == .systemGreen)
        #expect(try title(tabs, 0).attributedText?.attribute(.kern, at: 0, effectiveRange: nil) != nil, "inherited")
        let views = button(tabs, 0).subviews
        #expect(views.compactMap { $0 as? UIImageView }.last?.tintColor == .systemPurple)
        #expect(views.compactMap { $0 as? TabBadgeLabel }.first?.backgroundColor == .systemBlue)
        tabs.tabBar.scrollEdgeAppearance?.backgroundColor = .systemTeal
        #expect(tabs.tabBar.groundColor == .systemTeal, "changes of the bar's own copy take effect")
        tabs.viewControllers?[1].tabBarItem.scrollEdgeAppearance = UITabBarAppearance()
        tabs.selectedIndex = 1
        #expect(tabs.tabBar.groundColor == nil, "the selected item has its own appearance")
    }

    @Test func `the background is absent while the content ends at the bar, unless the app sets an edge appearance`()
        async throws
    {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows(style: .plain)
        let (driver, tabs) = try await launch(UINavigationController(rootViewController: rows))
        let look = { tabs.tabBar.look.ground }
        #expect(look() == .usual)
        tabs.tabBar.standardAppearance.backgroundColor = .systemYellow
        #expect(look() == .color(.systemYellow))
        rows.tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
        try await driver.settle()
        #expect(look() == .none)
        tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance
        #expect(look() == .color(.systemYellow))
        tabs.selectedIndex = 1
        #expect(look() == .color(.systemYellow))
    }

    @Test func `the image behind the selected tab follows the selection`() async throws {
        let (driver, tabs) = try await launch()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        tabs.tabBar.selectionIndicatorImage = image
        try await driver.settle()
        func indicator(_ index: Int) -> UIImage? {
            button(tabs, index).subviews.compactMap { $0 as? UIImageView }.first?.image
        }
        #expect(indicator(0) === image && indicator(1) == nil)
        tabs.selectedIndex = 1
        #expect(indicator(0) == nil && indicator(1) === image)
        let appearance = UITabBarAppearance()
        appearance.selectionIndicatorImage = image
        appearance.selectionIndicatorTintColor = .systemOrange
        tabs.tabBar.standardAppearance = appearance
        tabs.tabBar.scrollEdgeAppearance = appearance
        let view = button(tabs, 1).subviews.compactMap { $0 as? UIImageView }.first
        #expect(view?.tintColor == .systemOrange && view?.image?.renderingMode == .alwaysTemplate)
    }

    @Test func `a toolbar has appearances, background images by position, and button colours`() async throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 46))
        let root = UIViewController()
        root.view.addSubview(bar)
        let driver = try await AppDriver.launch { root }
        bar.items = [UIBarButtonItem(title: "Send"), UIBarButtonItem(systemItem: .done)]
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        }
        bar.setBackgroundImage(picture, forToolbarPosition: .bottom, barMetrics: .default)
        #expect(bar.groundImage === picture)
        #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === picture)
        #expect(bar.look.line == .usual)
        bar.setShadowImage(UIImage(), forToolbarPosition: .any)
        #expect(bar.look.line == .none)
        bar.setBackgroundImage(nil, forToolbarPosition: .bottom, barMetrics: .default)
        #expect(bar.groundImage == nil && bar.look.ground == .usual)
        let appearance = UIToolbarAppearance()
        appearance.backgroundColor = .systemYellow
        appearance.shadowColor = .systemRed
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        bar.standardAppearance = appearance
        try await driver.settle()
        #expect(bar.groundColor == .systemYellow && bar.look.line == .color(.systemRed))
        let line = CGRect(x: 0, y: 0, width: 300, height: 1)
        #expect(bar.layer.sublayers?.contains { $0.frame == line } == true)
        #expect((bar.shownItems[0].view as? UIButton)?.titleColor(for: .normal) == .systemGreen)
    }

    @Test func `the appearance proxy of the class applies to new bars`() async throws {
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .systemOrange
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        UITabBar.appearance().standardAppearance = appearance
        UITabBar.appearance().scrollEdgeAppearance = appearance
        root.present(tabs, animated: false)
        try await driver.settle()
        #expect(tabs.tabBar.groundColor == .systemOrange)
    }
}
