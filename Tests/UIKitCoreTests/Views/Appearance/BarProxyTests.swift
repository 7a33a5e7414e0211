import Foundation
@_spi(Host) import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Appearance proxies of tables and tab bars")
struct BarProxyTests {
    private let screen = UIViewController()

    private func start() async throws -> AppDriver { try await AppDriver.launch { screen } }

    @Test func `a proxy's background colour applies to all tables, except those with their own`() async throws {
        let driver = try await start()
        UITableView.appearance().backgroundColor = .green
        let (table, own) = (UITableView(frame: .zero, style: .grouped), UITableView())
        #expect(table.backgroundColor == .systemGroupedBackground)
        own.backgroundColor = .blue
        for view in [table, own] { screen.view.addSubview(view) }
        #expect(table.backgroundColor == .green && own.backgroundColor == .blue)
        withExtendedLifetime(driver) {}
    }

    @Test func `cells and headers have appearance proxies`() async throws {
        let driver = try await start()
        UITableViewCell.appearance().backgroundColor = .red
        UITableViewHeaderFooterView.appearance().tintColor = .green
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        for view in [cell, header] { screen.view.addSubview(view) }
        #expect(cell.backgroundColor == .red && header.tintColor == .green)
        withExtendedLifetime(driver) {}
    }

    @Test func `a background colour from a nib takes precedence over the proxy's, and the default does not`()
        async throws
    {
        let driver = try await start()
        UITableView.appearance().backgroundColor = .green
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
            <tableView id="a"/>
            <tableView id="b"><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></tableView>
            </objects></document>
            """
        let made = UINib(data: Data(xml.utf8), bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
        for view in made { screen.view.addSubview(view) }
        #expect(made[0].backgroundColor == .green)
        #expect(made[1].backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        withExtendedLifetime(driver) {}
    }

    @Test func `the property set last on a proxy takes precedence`() async throws {
        let driver = try await start()
        let label = UITextField.appearance()
        label.textColor = .red
        label.defaultTextAttributes = [.foregroundColor: UIColor.green]
        let first = UITextField()
        screen.view.addSubview(first)
        #expect(first.textColor == .green)
        label.textColor = .blue
        let second = UITextField()
        screen.view.addSubview(second)
        #expect(second.textColor == .blue)
        withExtendedLifetime(driver) {}
    }

    @Test func `tab bars and tab bar items have the properties of their proxies`() async throws {
        let driver = try await start()
        UITabBar.appearance().unselectedItemTintColor = .red
        UITabBar.appearance().itemWidth = 90
        UITabBar.appearance().itemPositioning = .centered
        UITabBar.appearance().itemSpacing = 10
        UITabBar.appearance().barStyle = .black
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        UITabBarItem.appearance().badgeColor = .blue
        UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        UITabBarItem.appearance().setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        let (early, late) = (UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1))
        early.badgeColor = .yellow
        bar.items = [early]
        screen.view.addSubview(bar)
        bar.items = [early, late]
        bar.layoutIfNeeded()
        #expect(bar.unselectedItemTintColor == .red && bar.barStyle == .black)
        #expect(bar.buttons.map(\.frame.width) == [90, 90])
        #expect(bar.buttons[1].frame.minX - bar.buttons[0].frame.maxX == 10)
        let titles = bar.buttons.compactMap { $0.subviews.lazy.compactMap { $0 as? UILabel }.first }
        let colors = titles.map {
            $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(colors == [.green, .green])
        #expect(early.badgeColor == .yellow && late.badgeColor == .blue)
        #expect(late.titlePositionAdjustment.vertical == 3)
        #expect(late.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .black)
        withExtendedLifetime(driver) {}
    }
}
