import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Columns beside each other, as one stack, and from one to the other.
@MainActor
@Suite("Split views")
struct SplitViewTests {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var top: UISplitViewController.Column?
        var expanded: UISplitViewController.DisplayMode?
        var target = UISplitViewController.DisplayMode.automatic
        var discards = false
        var takes = false

        func splitViewController(
            _ svc: UISplitViewController,
            willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { log.append("to \(displayMode)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.append("hide \(column)")
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.append("collapse to \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            log.append("expand to \(proposedDisplayMode)")
            return expanded ?? proposedDisplayMode
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
        func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { discards }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            showDetail vc: UIViewController,
            sender: Any?
        ) -> Bool { takes }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            show vc: UIViewController,
            sender: Any?
        ) -> Bool { takes }
    }

    private static let wide = CGSize(width: 1_000, height: 600)
    private static let narrow = CGSize(width: 400, height: 600)

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func columns(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(titled("Mail"), for: .primary)
        if style == .tripleColumn { split.setViewController(titled("Inbox"), for: .supplementary) }
        split.setViewController(titled("Letter"), for: .secondary)
        return split
    }

    private func launch(_ split: UISplitViewController, _ size: CGSize = wide) async throws -> Pilot {
        try await Pilot.launch(on: HeadlessHost(screenSize: size)) { split }
    }

    private func bars(_ pilot: Pilot) -> [String] {
        pilot.screen().elements(role: "navigation bar").compactMap(\.label)
    }

    // MARK: Beside each other

    @Test func `a wide window shows two columns beside each other, each with its own bar`() async throws {
        let split = columns()
        let pilot = try await launch(split)
        #expect(
            pilot.screen().description == """
                window
                  column "Sidebar"
                    navigation bar "Mail"
                      button "Hide Sidebar"
                      heading "Mail"
                  column "Content"
                    navigation bar "Letter"
                      heading "Letter"

                """
        )
        #expect(!split.isCollapsed)
        #expect(split.style == .doubleColumn)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.splitBehavior == .tile)
        #expect(split.primaryColumnWidth == 320)
        #expect(split.supplementaryColumnWidth == 0)
        let mail = try #require(split.viewController(for: .primary))
        #expect(mail.title == "Mail")
        #expect(mail.splitViewController === split)
        #expect(mail.traitCollection.horizontalSizeClass == .compact)
        #expect(split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass == .regular)
        #expect(mail.view.frame.width == 320)
        #expect(split.viewController(for: .secondary)?.view.frame.width == 680)
        #expect(split.viewControllers.count == 2)
    }

    @Test func `controllers of both columns appear with the split view, and the first goes when it is hidden`()
        async throws
    {
        final class Teller: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("will go") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
        }
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (Teller(), Teller())
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let root = UIViewController()
        let pilot = try await Pilot.launch(on: HeadlessHost(screenSize: Self.wide)) { root }
        split.modalPresentationStyle = .fullScreen
        root.present(split, animated: false)
        try await pilot.settle()
        #expect(primary.calls == ["will appear", "did appear"])
        #expect(secondary.calls == ["will appear", "did appear"])
        split.hide(.primary)
        try await pilot.settle()
        #expect(primary.calls.suffix(2) == ["will go", "gone"])
        #expect(secondary.calls.count == 2)
        root.dismiss(animated: false)
        #expect(secondary.calls.suffix(2) == ["will go", "gone"])
        #expect(primary.calls.count == 4)
    }

    @Test func `the button in the first bar hides the sidebar, and shows it again`() async throws {
        let split = columns()
        let delegate = Delegate()
        split.delegate = delegate
        let pilot = try await launch(split)
        delegate.log = []
        try await pilot.tap("Hide Sidebar")
        #expect(bars(pilot) == ["Letter"])
        #expect(split.displayMode == .secondaryOnly)
        #expect(delegate.log == ["to secondaryOnly", "hide primary"])
        try await pilot.tap("Show Sidebar")
        #expect(bars(pilot) == ["Mail", "Letter"])
        #expect(delegate.log.suffix(2) == ["to oneBesideSecondary", "show primary"])
        split.presentsWithGesture = false
        try await pilot.settle()
        #expect(throws: (any Error).self) { try pilot.screen().element(called: "Hide Sidebar") }
        split.displayModeButtonVisibility = .always
        try await pilot.settle()
        _ = try pilot.screen().element(called: "Hide Sidebar")
        #expect(split.displayModeButtonItem.accessibilityLabel == "Hide Sidebar")
    }

    @Test func `widths follow what the app prefers, within its limits`() async throws {
        let split = columns(.tripleColumn)
        _ = try await launch(split, CGSize(width: 1_400, height: 600))
        #expect(split.displayMode == .twoBesideSecondary)
        split.preferredPrimaryColumnWidthFraction = 0.2
        #expect(split.primaryColumnWidth == 280)
        split.minimumPrimaryColumnWidth = 300
        #expect(split.primaryColumnWidth == 300)
        split.preferredPrimaryColumnWidth = 500
        #expect(split.primaryColumnWidth == 320)
        split.maximumPrimaryColumnWidth = 450
        #expect(split.primaryColumnWidth == 450)
        split.preferredSupplementaryColumnWidthFraction = 0.1
        #expect(split.supplementaryColumnWidth == 240)
        split.minimumSupplementaryColumnWidth = 100
        #expect(split.supplementaryColumnWidth == 140)
        split.preferredSupplementaryColumnWidth = 400
        split.maximumSupplementaryColumnWidth = 380
        #expect(split.supplementaryColumnWidth == 380)
        split.primaryEdge = .trailing
        split.view.layoutIfNeeded()
        #expect(split.viewController(for: .primary)?.view.convert(CGPoint.zero, to: nil).x == 950)
    }

    @Test func `three columns are shown as the width and the app allow`() async throws {
        let split = columns(.tripleColumn)
        let pilot = try await launch(split, CGSize(width: 900, height: 600))
        #expect(bars(pilot) == ["Inbox", "Letter"])
        split.show(.primary)
        try await pilot.settle()
        #expect(bars(pilot) == ["Mail", "Inbox", "Letter"])
        #expect(split.displayMode == .twoBesideSecondary)
        split.hide(.supplementary)
        try await pilot.settle()
        #expect(split.displayMode == .secondaryOnly)
        split.preferredSplitBehavior = .displace
        split.show(.primary)
        try await pilot.settle()
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(split.splitBehavior == .displace)
        split.showsSecondaryOnlyButton = true
        try await pilot.settle()
        try await pilot.tap("Content Only")
        #expect(split.displayMode == .secondaryOnly)
        split.preferredSplitBehavior = .overlay
        split.preferredDisplayMode = .twoOverSecondary
        try await pilot.settle()
        #expect(split.displayMode == .twoOverSecondary)
        #expect(split.splitBehavior == .overlay)
    }

    @Test func `what lies over the content goes with Escape, and with a touch beside it`() async throws {
        let split = columns()
        split.preferredSplitBehavior = .overlay
        let pilot = try await launch(split)
        #expect(split.displayMode == .secondaryOnly)
        try await pilot.tap("Show Sidebar")
        #expect(split.displayMode == .oneOverSecondary)
        #expect(split.viewController(for: .secondary)?.view.frame.width == 1_000)
        try await pilot.key(Pilot.Key("escape")!)
        #expect(split.displayMode == .secondaryOnly)
        split.show(.primary)
        try await pilot.settle()
        split.show(.secondary)
        #expect(split.displayMode == .secondaryOnly)
        try await pilot.settle()
        try await pilot.tap("Show Sidebar")
        let dimming = try #require(split.splitView?.hitTest(CGPoint(x: 900, y: 300), with: nil) as? UIControl)
        dimming.respondToTap()
        #expect(split.displayMode == .secondaryOnly)
    }

    // MARK: One stack

    @Test func `a narrow window shows the content over the sidebar, and back leads there`() async throws {
        let split = columns()
        let delegate = Delegate()
        split.delegate = delegate
        let pilot = try await launch(split, Self.narrow)
        #expect(split.isCollapsed)
        #expect(bars(pilot) == ["Letter"])
        #expect(delegate.log == ["collapse to secondary", "collapsed"])
        #expect(split.primaryColumnWidth == 0)
        try await pilot.back()
        #expect(bars(pilot) == ["Mail"])
        split.show(.secondary)
        try await pilot.settle()
        #expect(bars(pilot) == ["Letter"])
        split.hide(.secondary)
        try await pilot.settle()
        #expect(bars(pilot) == ["Mail"])
        split.show(.secondary)
        split.show(.primary)
        try await pilot.settle()
        #expect(bars(pilot) == ["Mail"])
    }

    @Test func `the delegate chooses what is on top of the stack`() async throws {
        let split = columns(.tripleColumn)
        let delegate = Delegate()
        delegate.top = .supplementary
        split.delegate = delegate
        let pilot = try await launch(split, Self.narrow)
        #expect(bars(pilot) == ["Inbox"])
        try await pilot.back()
        #expect(bars(pilot) == ["Mail"])
    }

    @Test func `what was pushed in a column is pushed on the one stack, and returns to its column`() async throws {
        let split = columns()
        let delegate = Delegate()
        split.delegate = delegate
        let pilot = try await launch(split)
        let letter = try #require(split.viewController(for: .secondary))
        letter.show(titled("Attachment"), sender: nil)
        try await pilot.settle()
        #expect(bars(pilot) == ["Mail", "Attachment"])
        delegate.log = []
        try await pilot.resize(to: Self.narrow)
        #expect(split.isCollapsed)
        #expect(bars(pilot) == ["Attachment"])
        #expect(letter.navigationController?.viewControllers.map(\.title) == ["Mail", "Letter", "Attachment"])
        #expect(delegate.log == ["collapse to secondary", "collapsed"])
        letter.navigationController?.pushViewController(titled("Page"), animated: false)
        try await pilot.resize(to: Self.wide)
        #expect(bars(pilot) == ["Mail", "Page"])
        #expect(letter.navigationController?.viewControllers.map(\.title) == ["Letter", "Attachment", "Page"])
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(delegate.log.contains("expand to oneBesideSecondary"))
        #expect(delegate.log.last == "expanded")
        #expect(split.viewController(for: .secondary) === letter)
    }

    @Test func `content that a person left on the stack is in its column again in a wide window`() async throws {
        let split = columns()
        let delegate = Delegate()
        split.delegate = delegate
        let pilot = try await launch(split, Self.narrow)
        try await pilot.back()
        delegate.expanded = .secondaryOnly
        try await pilot.resize(to: Self.wide)
        #expect(split.displayMode == .secondaryOnly)
        #expect(bars(pilot) == ["Letter"])
        split.show(.primary)
        try await pilot.settle()
        #expect(bars(pilot) == ["Mail", "Letter"])
    }

    @Test func `a compact column stands for all in a narrow window`() async throws {
        let split = columns()
        let compact = titled("Small")
        split.setViewController(UINavigationController(rootViewController: compact), for: .compact)
        let pilot = try await launch(split, Self.narrow)
        #expect(bars(pilot) == ["Small"])
        try await pilot.resize(to: Self.wide)
        #expect(bars(pilot) == ["Mail", "Letter"])
        try await pilot.resize(to: Self.narrow)
        #expect(bars(pilot) == ["Small"])
        #expect(compact.splitViewController === split)
    }

    // MARK: Showing others

    @Test func `another content takes the secondary column, or comes on the stack`() async throws {
        let split = columns()
        let pilot = try await launch(split)
        let mail = try #require(split.viewController(for: .primary))
        mail.showDetailViewController(titled("Second"), sender: nil)
        try await pilot.settle()
        #expect(bars(pilot) == ["Mail", "Second"])
        try await pilot.resize(to: Self.narrow)
        try await pilot.back()
        mail.showDetailViewController(titled("Third"), sender: nil)
        try await pilot.settle()
        #expect(bars(pilot) == ["Third"])
        #expect(pilot.screen().elements(role: "button").map(\.label) == ["Mail"])
        try await pilot.resize(to: Self.wide)
        #expect(bars(pilot) == ["Mail", "Third"])
        split.show(titled("Folder"), sender: nil)
        try await pilot.settle()
        #expect(bars(pilot) == ["Folder", "Third"])
        let delegate = Delegate()
        delegate.takes = true
        split.delegate = delegate
        mail.showDetailViewController(titled("Fourth"), sender: nil)
        split.show(titled("Other"), sender: nil)
        try await pilot.settle()
        #expect(bars(pilot) == ["Folder", "Third"])
    }

    @Test func `without a split view, content is presented`() async throws {
        let root = titled("Root")
        _ = try await Pilot.launch { root }
        let other = UIViewController()
        root.showDetailViewController(other, sender: nil)
        #expect(root.presentedViewController === other)
        #expect(root.splitViewController == nil)
    }

    // MARK: Classic style

    private func classic(_ delegate: Delegate? = nil) -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = ["Mail", "Letter"].map { UINavigationController(rootViewController: titled($0)) }
        split.delegate = delegate
        return split
    }

    @Test func `a classic split view collapses onto its primary stack`() async throws {
        let split = classic()
        let pilot = try await launch(split)
        #expect(split.style == .unspecified)
        #expect(bars(pilot) == ["Mail", "Letter"])
        #expect(split.displayMode == .allVisible)
        try await pilot.resize(to: Self.narrow)
        #expect(bars(pilot) == ["Letter"])
        #expect(split.viewControllers.count == 1)
        try await pilot.back()
        #expect(bars(pilot) == ["Mail"])
        let navigation = UINavigationController(rootViewController: titled("New"))
        split.viewControllers[0].showDetailViewController(navigation, sender: nil)
        try await pilot.settle()
        #expect(bars(pilot) == ["New"])
        try await pilot.resize(to: Self.wide)
        #expect(bars(pilot) == ["Mail", "New"])
        #expect(split.viewControllers.last === navigation)
        split.preferredDisplayMode = .primaryOverlay
        try await pilot.settle()
        #expect(split.displayMode == .oneOverSecondary)
        split.preferredDisplayMode = .primaryHidden
        try await pilot.settle()
        #expect(bars(pilot) == ["New"])
        #expect(split.toggleColumns())
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test func `the delegate of a classic split view may have the content gone while the window is narrow`()
        async throws
    {
        let delegate = Delegate()
        delegate.discards = true
        let split = classic(delegate)
        let pilot = try await launch(split, Self.narrow)
        #expect(bars(pilot) == ["Mail"])
        try await pilot.resize(to: Self.wide)
        #expect(bars(pilot) == ["Mail", "Letter"])
    }

    @Test func `a secondary controller without a bar of its own is pushed, and taken back`() async throws {
        let split = UISplitViewController()
        let detail = titled("Letter")
        split.viewControllers = [UINavigationController(rootViewController: titled("Mail")), detail]
        let pilot = try await launch(split, Self.narrow)
        #expect(bars(pilot) == ["Letter"])
        try await pilot.resize(to: Self.wide)
        #expect(bars(pilot) == ["Mail"])
        #expect(split.viewControllers.last === detail)
        #expect(detail.parent === split)
        #expect(detail.view.window != nil)
    }

    @Test func `the sidebar has the colour of one, if the app wants that`() async throws {
        let split = columns()
        split.primaryBackgroundStyle = .sidebar
        _ = try await launch(split)
        #expect(split.splitView?.columnView(.primary).backgroundColor == .secondarySystemBackground)
    }

    // MARK: Search

    private func searching(_ split: UISplitViewController) -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        split.viewController(for: .primary)?.navigationItem.searchController = search
        return search
    }

    @Test func `a search in the sidebar stays there, and goes on when the window becomes narrow and wide`() async throws
    {
        let split = columns()
        let delegate = Delegate()
        delegate.top = .primary
        split.delegate = delegate
        let search = searching(split)
        let pilot = try await launch(split)
        search.searchBar.becomeFirstResponder()
        try await pilot.settle()
        #expect(search.isActive)
        try await pilot.type("ab")
        #expect(bars(pilot).contains("Letter"))
        #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).maxX <= 320)
        try await pilot.resize(to: Self.narrow)
        #expect(search.isActive && search.searchBar.text == "ab")
        #expect(search.searchBar.frame.width == 400)
        try await pilot.resize(to: Self.wide)
        #expect(search.isActive && search.searchBar.text == "ab")
        try await pilot.key(Pilot.Key("escape")!)
        #expect(!search.isActive)
        #expect(bars(pilot) == ["Mail", "Letter"])
    }
}
