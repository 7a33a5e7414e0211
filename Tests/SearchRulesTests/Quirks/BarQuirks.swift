import Foundation
import HeadlessHost
import Testing
import UIKit

/// Workarounds for iOS that keep the search bar in position and usable. They are unnecessary and harmless.
@MainActor
@Suite("iOS workarounds: bar")
struct BarQuirks {
    @Test(
        arguments: 0..<3
    )
    func `Quirk 25: the scope bar covers no row, in the navigation bar or in a header, resized or not`(
        place: Int
    ) async throws {
        let screen = SearchScreen(placesBar: place == 0)
        screen.bar.scopeButtonTitles = ["All", "New"]
        if place > 0 {
            screen.definesPresentationContext = true
            screen.bar.sizeToFit()
            screen.tableView.tableHeaderView = screen.bar
        }
        if place == 2 { screen.inside["didPresent"] = { $0.bar.sizeToFit() } }
        let driver = try await launch(screen)
        try await driver.tap("Find")
        let scopes = driver.screen().elements(role: "scope")
        #expect(scopes.count == 2)
        for row in driver.screen().elements(role: "row") {
            #expect(scopes.allSatisfy { $0.frame.intersection(row.frame).isEmpty })
        }
        try await driver.tap("Cancel")
        #expect(driver.screen().elements(role: "scope").isEmpty)
    }

    @Test
    func `Quirk 26: rotating during search keeps the bar on screen at full width`() async throws {
        let screen = SearchScreen()
        screen.navigationItem.preferredSearchBarPlacement = .stacked
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
            try await driver.resize(to: size)
            let bar = screen.bar.convert(screen.bar.bounds, to: nil)
            #expect(bar.minY >= 0)
            #expect(bar.width == size.width)
            #expect(driver.screen().elements(role: "search field").first?.value == "a")
        }
    }

    @Test
    func `Quirk 27: a bar in a child controller's view starts search and remains afterwards`() async throws {
        let parent = UIViewController()
        let child = SearchScreen(placesBar: false)
        child.definesPresentationContext = true
        child.tableView.tableHeaderView = child.bar
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: parent) }
        for _ in 0..<2 {
            try await driver.tap("Find")
            try await driver.type("a")
            #expect(child.search.isActive)
            try await driver.tap("Cancel")
            #expect(driver.shows("search field", "Find"))
        }
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 28: a search controller set after launch appears, with or without a requested layout`(asks: Bool)
        async throws
    {
        let screen = SearchScreen(placesBar: false)
        let driver = try await launch(screen)
        #expect(!driver.shows("search field", "Find"))
        screen.navigationItem.searchController = screen.search
        if asks {
            screen.navigationController?.view.setNeedsLayout()
            screen.navigationController?.view.layoutIfNeeded()
        }
        try await driver.settle()
        try await driver.tap("Find")
        #expect(screen.search.isActive)
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 29: Cancel on a bar without a search controller works without focus`(enables: Bool) async throws {
        func buttons(in view: UIView) -> [UIButton] {
            view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons(in: $0) }
        }
        let screen = SearchScreen(placesBar: false)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
        bar.placeholder = "Alone"
        bar.delegate = screen
        bar.showsCancelButton = true
        screen.tableView.tableHeaderView = bar
        let driver = try await launch(screen)
        try await driver.tap("Alone")
        bar.resignFirstResponder()
        if enables { for button in buttons(in: bar) { button.isEnabled = true } }
        screen.log = []
        try await driver.tap("Cancel")
        #expect(screen.takeLog() == ["cancelClicked ''"])
    }

    @Test
    func `Quirk 30: a tablet has a Cancel button; an app's own button beside it can end search as well`() async throws {
        let screen = SearchScreen()
        screen.search.hidesNavigationBarDuringPresentation = false
        let driver = try await launch(screen)
        try await driver.change(screen.traitCollection.modifyingTraits { $0.userInterfaceIdiom = .pad })
        screen.inside["didPresent"] = { screen in
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Stop",
                primaryAction: UIAction { _ in screen.search.isActive = false }
            )
        }
        screen.inside["willDismiss"] = { $0.navigationItem.rightBarButtonItem = nil }
        try await driver.tap("Find")
        #expect(driver.shows("button", "Cancel"))
        try await driver.tap("Stop")
        #expect(!screen.search.isActive)
        #expect(!driver.shows("button", "Stop"))
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 32: a stacked bar appears with or without toolbar integration, and can move to another item`(
        allows: Bool
    )
        async throws
    {
        let screen = SearchScreen()
        screen.navigationItem.searchBarPlacementAllowsToolbarIntegration = allows
        screen.navigationItem.preferredSearchBarPlacement = .stacked
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.tap("Cancel")
        let other = SearchScreen(placesBar: false)
        screen.navigationController?.pushViewController(other, animated: true)
        screen.navigationItem.searchController = nil
        other.navigationItem.searchController = screen.search
        try await driver.settle()
        try await driver.tap("Find")
        #expect(screen.search.isActive)
        #expect(other.presentedViewController === screen.search)
    }
}
