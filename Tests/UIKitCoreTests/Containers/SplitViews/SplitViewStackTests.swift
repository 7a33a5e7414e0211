import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Columns as one navigation stack, and the transitions between both forms.
@MainActor
@Suite("Collapsed split views")
struct SplitViewStackTests: SplitViewScenes {
    // MARK: Collapsed

    @Test func `a narrow window shows the secondary column with a back button to the sidebar`() async throws {
        let split = columns()
        let delegate = SplitViewDelegate()
        split.delegate = delegate
        let driver = try await launch(split, Self.narrow)
        #expect(split.isCollapsed)
        #expect(bars(driver) == ["Letter"])
        #expect(delegate.log == ["collapse to secondary", "collapsed"])
        #expect(split.primaryColumnWidth == 0)
        try await driver.back()
        #expect(bars(driver) == ["Mail"])
        split.show(.secondary)
        try await driver.settle()
        #expect(bars(driver) == ["Letter"])
        split.hide(.secondary)
        try await driver.settle()
        #expect(bars(driver) == ["Mail"])
        split.show(.secondary)
        split.show(.primary)
        try await driver.settle()
        #expect(bars(driver) == ["Mail"])
    }

    @Test func `the delegate selects the top column of a collapsed split view`() async throws {
        let split = columns(.tripleColumn)
        let delegate = SplitViewDelegate()
        delegate.top = .supplementary
        split.delegate = delegate
        let driver = try await launch(split, Self.narrow)
        #expect(bars(driver) == ["Inbox"])
        try await driver.back()
        #expect(bars(driver) == ["Mail"])
    }

    @Test func `pushed controllers move to the collapsed stack, and return to their column on expanding`() async throws
    {
        let split = columns()
        let delegate = SplitViewDelegate()
        split.delegate = delegate
        let driver = try await launch(split)
        let letter = try #require(split.viewController(for: .secondary))
        letter.show(titled("Attachment"), sender: nil)
        try await driver.settle()
        #expect(bars(driver) == ["Mail", "Attachment"])
        delegate.log = []
        try await driver.resize(to: Self.narrow)
        #expect(split.isCollapsed)
        #expect(bars(driver) == ["Attachment"])
        #expect(letter.navigationController?.viewControllers.map(\.title) == ["Mail", "Letter", "Attachment"])
        #expect(delegate.log == ["collapse to secondary", "collapsed"])
        letter.navigationController?.pushViewController(titled("Page"), animated: false)
        try await driver.resize(to: Self.wide)
        #expect(bars(driver) == ["Mail", "Page"])
        #expect(letter.navigationController?.viewControllers.map(\.title) == ["Letter", "Attachment", "Page"])
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(delegate.log.contains("expand to oneBesideSecondary"))
        #expect(delegate.log.last == "expanded")
        #expect(split.viewController(for: .secondary) === letter)
    }

    @Test func `a secondary column that the user popped returns to its column in a wide window`() async throws {
        let split = columns()
        let delegate = SplitViewDelegate()
        split.delegate = delegate
        let driver = try await launch(split, Self.narrow)
        try await driver.back()
        delegate.expanded = .secondaryOnly
        try await driver.resize(to: Self.wide)
        #expect(split.displayMode == .secondaryOnly)
        #expect(bars(driver) == ["Letter"])
        split.show(.primary)
        try await driver.settle()
        #expect(bars(driver) == ["Mail", "Letter"])
    }

    @Test func `a compact column replaces all columns in a narrow window`() async throws {
        let split = columns()
        let compact = titled("Small")
        split.setViewController(UINavigationController(rootViewController: compact), for: .compact)
        let driver = try await launch(split, Self.narrow)
        #expect(bars(driver) == ["Small"])
        try await driver.resize(to: Self.wide)
        #expect(bars(driver) == ["Mail", "Letter"])
        try await driver.resize(to: Self.narrow)
        #expect(bars(driver) == ["Small"])
        #expect(compact.splitViewController === split)
    }

    // MARK: Replacing the content

    @Test func `showDetailViewController replaces the secondary column, or pushes onto the collapsed stack`()
        async throws
    {
        let split = columns()
        let driver = try await launch(split)
        let mail = try #require(split.viewController(for: .primary))
        mail.showDetailViewController(titled("Second"), sender: nil)
        try await driver.settle()
        #expect(bars(driver) == ["Mail", "Second"])
        try await driver.resize(to: Self.narrow)
        try await driver.back()
        mail.showDetailViewController(titled("Third"), sender: nil)
        try await driver.settle()
        #expect(bars(driver) == ["Third"])
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Back, Mail"])
        try await driver.resize(to: Self.wide)
        #expect(bars(driver) == ["Mail", "Third"])
        split.show(titled("Folder"), sender: nil)
        try await driver.settle()
        #expect(bars(driver) == ["Folder", "Third"])
        let delegate = SplitViewDelegate()
        delegate.takes = true
        split.delegate = delegate
        mail.showDetailViewController(titled("Fourth"), sender: nil)
        split.show(titled("Other"), sender: nil)
        try await driver.settle()
        #expect(bars(driver) == ["Folder", "Third"])
    }

    @Test func `without a split view, showDetailViewController presents the controller`() async throws {
        let root = titled("Root")
        _ = try await AppDriver.launch { root }
        let other = UIViewController()
        root.showDetailViewController(other, sender: nil)
        #expect(root.presentedViewController === other)
        #expect(root.splitViewController == nil)
    }

    // MARK: Classic style

    private func classic(_ delegate: SplitViewDelegate? = nil) -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = ["Mail", "Letter"].map { UINavigationController(rootViewController: titled($0)) }
        split.delegate = delegate
        return split
    }

    @Test func `a classic split view collapses onto its primary navigation stack`() async throws {
        let split = classic()
        let driver = try await launch(split)
        #expect(split.style == .unspecified)
        #expect(bars(driver) == ["Mail", "Letter"])
        #expect(split.displayMode == .allVisible)
        try await driver.resize(to: Self.narrow)
        #expect(bars(driver) == ["Letter"])
        #expect(split.viewControllers.count == 1)
        try await driver.back()
        #expect(bars(driver) == ["Mail"])
        let navigation = UINavigationController(rootViewController: titled("New"))
        split.viewControllers[0].showDetailViewController(navigation, sender: nil)
        try await driver.settle()
        #expect(bars(driver) == ["New"])
        try await driver.resize(to: Self.wide)
        #expect(bars(driver) == ["Mail", "New"])
        #expect(split.viewControllers.last === navigation)
        split.preferredDisplayMode = .primaryOverlay
        try await driver.settle()
        #expect(split.displayMode == .oneOverSecondary)
        split.preferredDisplayMode = .primaryHidden
        try await driver.settle()
        #expect(bars(driver) == ["New"])
        #expect(split.toggleColumns())
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test func `the delegate of a classic split view can discard the secondary controller on collapsing`()
        async throws
    {
        let delegate = SplitViewDelegate()
        delegate.discards = true
        let split = classic(delegate)
        let driver = try await launch(split, Self.narrow)
        #expect(bars(driver) == ["Mail"])
        try await driver.resize(to: Self.wide)
        #expect(bars(driver) == ["Mail", "Letter"])
    }

    @Test func `a plain secondary controller is pushed on collapsing and restored on expanding`() async throws {
        let split = UISplitViewController()
        let detail = titled("Letter")
        split.viewControllers = [UINavigationController(rootViewController: titled("Mail")), detail]
        let driver = try await launch(split, Self.narrow)
        #expect(bars(driver) == ["Letter"])
        try await driver.resize(to: Self.wide)
        #expect(bars(driver) == ["Mail"])
        #expect(split.viewControllers.last === detail)
        #expect(detail.parent === split)
        #expect(detail.view.window != nil)
    }

    // MARK: Search

    private func searching(_ split: UISplitViewController) -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        split.viewController(for: .primary)?.navigationItem.searchController = search
        return search
    }

    @Test func `a search in the sidebar stays active when the split view collapses and expands`() async throws {
        let split = columns()
        let delegate = SplitViewDelegate()
        delegate.top = .primary
        split.delegate = delegate
        let search = searching(split)
        let driver = try await launch(split)
        search.searchBar.becomeFirstResponder()
        try await driver.settle()
        #expect(search.isActive)
        try await driver.type("ab")
        #expect(bars(driver).contains("Letter"))
        #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).maxX <= 320)
        try await driver.resize(to: Self.narrow)
        #expect(search.isActive && search.searchBar.text == "ab")
        #expect(search.searchBar.frame.width == 400)
        try await driver.resize(to: Self.wide)
        #expect(search.isActive && search.searchBar.text == "ab")
        try await driver.key(AppDriver.Key("escape")!)
        #expect(!search.isActive)
        #expect(bars(driver) == ["Mail", "Letter"])
    }
}
