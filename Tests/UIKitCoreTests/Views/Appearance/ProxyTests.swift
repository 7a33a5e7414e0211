import Foundation
@_spi(Host) import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Appearance proxies")
struct ProxyTests {
    private final class Inner: UIView {}
    private final class Outer: UIView {}
    private final class OwnLabel: UILabel {}
    private let screen = UIViewController()

    private func start() async throws -> AppDriver { try await AppDriver.launch { screen } }

    @Test func `a proxy's properties apply to objects when they enter a window`() async throws {
        let driver = try await start()
        let here = UISwitch()
        screen.view.addSubview(here)
        UISwitch.appearance().onTintColor = .red
        #expect(UISwitch.appearance().onTintColor == .red)
        #expect(here.onTintColor == nil)
        let new = UISwitch()
        #expect(new.onTintColor == nil)
        screen.view.addSubview(new)
        #expect(new.onTintColor == .red)
        withExtendedLifetime(driver) {}
    }

    @Test func `properties set on an object itself take precedence over the proxy's`() async throws {
        let driver = try await start()
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let control = UISegmentedControl()
        control.selectedSegmentTintColor = .blue
        screen.view.addSubview(control)
        #expect(control.selectedSegmentTintColor == .blue)
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .white)
        withExtendedLifetime(driver) {}
    }

    @Test func `the proxy of a class takes precedence over its superclass's`() async throws {
        let driver = try await start()
        OwnLabel.appearance().textColor = .green
        UILabel.appearance().textColor = .red
        UILabel.appearance().font = .systemFont(ofSize: 9)
        let (label, own) = (UILabel(), OwnLabel())
        screen.view.addSubview(label)
        screen.view.addSubview(own)
        #expect(label.textColor == .red)
        #expect(own.textColor == .green)
        #expect(own.font.pointSize == 9)
        withExtendedLifetime(driver) {}
    }

    @Test func `containers of a proxy are matched from the outermost one`() async throws {
        let driver = try await start()
        UISlider.appearance().minimumTrackTintColor = .black
        UISlider.appearance(whenContainedInInstancesOf: [Inner.self]).minimumTrackTintColor = .red
        UISlider.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).minimumTrackTintColor = .green
        UISlider.appearance(whenContainedInInstancesOf: [Outer.self]).minimumTrackTintColor = .blue
        func slider(in views: [UIView]) -> UISlider {
            let slider = UISlider()
            for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
            views.last?.addSubview(slider)
            screen.view.addSubview(views.first ?? slider)
            return slider
        }
        #expect(slider(in: [UIView()]).minimumTrackTintColor == .black)
        #expect(slider(in: [Inner()]).minimumTrackTintColor == .red)
        #expect(slider(in: [Outer()]).minimumTrackTintColor == .blue)
        #expect(slider(in: [Outer(), Inner()]).minimumTrackTintColor == .green)
        #expect(slider(in: [Inner(), Outer()]).minimumTrackTintColor == .red)
        withExtendedLifetime(driver) {}
    }

    @Test func `view controllers can be containers, and proxies can require traits`() async throws {
        let driver = try await start()
        UIButton.appearance(whenContainedInInstancesOf: [UIViewController.self]).setTitleColor(.red, for: .normal)
        UIButton.appearance(whenContainedInInstancesOf: [UINavigationController.self])
            .setTitleColor(.green, for: .disabled)
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        let narrow = UITraitCollection(horizontalSizeClass: .compact)
        UIButton.appearance(for: wide).backgroundColor = .blue
        UIButton.appearance(for: narrow).backgroundColor = .yellow
        UIButton.appearance(for: narrow, whenContainedInInstancesOf: [Outer.self]).backgroundColor = .purple
        driver.host.traits = driver.host.traits.modifyingTraits { $0.horizontalSizeClass = .compact }
        let button = UIButton(type: .system)
        screen.view.addSubview(button)
        #expect(button.titleColor(for: .normal) == .red)
        #expect(button.titleColor(for: .disabled) != .green)
        #expect(button.backgroundColor == .yellow)
        withExtendedLifetime(driver) {}
    }

    @Test func `search bars, their text fields and their cancel buttons follow their proxies`() async throws {
        let driver = try await start()
        UISearchBar.appearance().barTintColor = .red
        UISearchBar.appearance().tintColor = .green
        UISearchBar.appearance().searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
        UISearchBar.appearance().setPositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [
            .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 11),
        ]
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).title = "Stop"
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .purple
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        bar.showsCancelButton = true
        screen.view.addSubview(bar)
        #expect(bar.barTintColor == .red)
        #expect(bar.tintColor == .green)
        #expect(bar.searchTextPositionAdjustment.horizontal == 5)
        #expect(bar.positionAdjustment(for: .search).horizontal == 3)
        #expect(bar.searchTextField.textColor == .white)
        #expect(bar.searchTextField.font?.pointSize == 11)
        #expect(bar.searchTextField.defaultTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(bar.cancelButton.currentTitle == "Stop")
        #expect(bar.cancelButton.tintColor == .purple)
        let alone = UITextField()
        screen.view.addSubview(alone)
        #expect(alone.textColor == .label)
        withExtendedLifetime(driver) {}
    }

    @Test func `navigation bars and bar button items follow their proxies`() async throws {
        let driver = try await start()
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = .white
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
        UITableView.appearance().separatorColor = .green
        let list = UITableViewController()
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: list)
        driver.application.visibleWindows.first?.rootViewController = navigation
        try await driver.settle()
        let bar = navigation.navigationBar
        #expect(bar.look.ground == .color(.red))
        #expect(bar.tintColor == .white)
        #expect(list.tableView.separatorColor == .green)
        #expect(list.tableView.backgroundColor == .systemBackground)
        bar.setItems([list.navigationItem], animated: false)
        let title = (bar.trailingItemViews.first as? UIButton)?.attributedTitle(for: .normal)
        #expect(title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .yellow)
    }

    @Test func `proxies of one app do not affect another`() async throws {
        let first = try await start()
        UISwitch.appearance().onTintColor = .red
        let other = UIViewController()
        let second = try await AppDriver.launch { other }
        let new = UISwitch()
        other.view.addSubview(new)
        #expect(new.onTintColor == nil)
        withExtendedLifetime((first, second)) {}
    }

    @Test func `views created without a frame follow their proxies`() async throws {
        let driver = try await start()
        UIVisualEffectView.appearance().backgroundColor = .red
        UIListContentView.appearance().backgroundColor = .green
        UIContentUnavailableView.appearance().backgroundColor = .blue
        let views: [UIView] = [
            UIVisualEffectView(effect: nil), UIListContentView(configuration: .cell()),
            UIContentUnavailableView(configuration: .empty()),
        ]
        for view in views { screen.view.addSubview(view) }
        #expect(views.map(\.backgroundColor) == [.red, .green, .blue])
        withExtendedLifetime(driver) {}
    }
}
