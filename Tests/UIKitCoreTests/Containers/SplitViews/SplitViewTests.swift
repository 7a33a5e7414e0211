import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Columns side by side.
@MainActor
@Suite("Split views")
struct SplitViewTests: SplitViewScenes {
    @Test func `a wide window shows two columns side by side, each with its own navigation bar`() async throws {
        let split = columns()
        let driver = try await launch(split)
        #expect(
            driver.screen().description == """
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

    @Test func `the controllers of both columns appear with the split view, and a hidden column's disappears`()
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
        let driver = try await AppDriver.launch(on: HeadlessHost(screenSize: Self.wide)) { root }
        split.modalPresentationStyle = .fullScreen
        root.present(split, animated: false)
        try await driver.settle()
        #expect(primary.calls == ["will appear", "did appear"])
        #expect(secondary.calls == ["will appear", "did appear"])
        split.hide(.primary)
        try await driver.settle()
        #expect(primary.calls.suffix(2) == ["will go", "gone"])
        #expect(secondary.calls.count == 2)
        root.dismiss(animated: false)
        #expect(secondary.calls.suffix(2) == ["will go", "gone"])
        #expect(primary.calls.count == 4)
    }

    @Test func `the button in the sidebar's bar hides the sidebar, and one in the content's bar shows it`() async throws
    {
        let split = columns()
        let delegate = SplitViewDelegate()
        split.delegate = delegate
        let driver = try await launch(split)
        delegate.log = []
        try await driver.tap("Hide Sidebar")
        #expect(bars(driver) == ["Letter"])
        #expect(split.displayMode == .secondaryOnly)
        #expect(delegate.log == ["to secondaryOnly", "hide primary"])
        try await driver.tap("Show Sidebar")
        #expect(bars(driver) == ["Mail", "Letter"])
        #expect(delegate.log.suffix(2) == ["to oneBesideSecondary", "show primary"])
        split.presentsWithGesture = false
        try await driver.settle()
        #expect(throws: (any Error).self) { try driver.screen().element(called: "Hide Sidebar") }
        split.displayModeButtonVisibility = .always
        try await driver.settle()
        _ = try driver.screen().element(called: "Hide Sidebar")
        #expect(split.displayModeButtonItem.accessibilityLabel == "Hide Sidebar")
    }

    @Test func `column widths follow the preferred widths within the minimum and maximum`() async throws {
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

    @Test func `the visible columns of three depend on the width and on the app's preferences`() async throws {
        let split = columns(.tripleColumn)
        let driver = try await launch(split, CGSize(width: 900, height: 600))
        #expect(bars(driver) == ["Inbox", "Letter"])
        split.show(.primary)
        try await driver.settle()
        #expect(bars(driver) == ["Mail", "Inbox", "Letter"])
        #expect(split.displayMode == .twoBesideSecondary)
        split.hide(.supplementary)
        try await driver.settle()
        #expect(split.displayMode == .secondaryOnly)
        split.preferredSplitBehavior = .displace
        split.show(.primary)
        try await driver.settle()
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(split.splitBehavior == .displace)
        split.showsSecondaryOnlyButton = true
        try await driver.settle()
        try await driver.tap("Content Only")
        #expect(split.displayMode == .secondaryOnly)
        split.preferredSplitBehavior = .overlay
        split.preferredDisplayMode = .twoOverSecondary
        try await driver.settle()
        #expect(split.displayMode == .twoOverSecondary)
        #expect(split.splitBehavior == .overlay)
    }

    @Test func `Escape and a tap beside it hide an overlaid column`() async throws {
        let split = columns()
        split.preferredSplitBehavior = .overlay
        let driver = try await launch(split)
        #expect(split.displayMode == .secondaryOnly)
        try await driver.tap("Show Sidebar")
        #expect(split.displayMode == .oneOverSecondary)
        #expect(split.viewController(for: .secondary)?.view.frame.width == 1_000)
        try await driver.key(AppDriver.Key("escape")!)
        #expect(split.displayMode == .secondaryOnly)
        split.show(.primary)
        try await driver.settle()
        split.show(.secondary)
        #expect(split.displayMode == .secondaryOnly)
        try await driver.settle()
        try await driver.tap("Show Sidebar")
        let dimming = try #require(split.splitView?.hitTest(CGPoint(x: 900, y: 300), with: nil) as? UIControl)
        dimming.respondToTap()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func `a sidebar background style gives the primary column its colour`() async throws {
        let split = columns()
        split.primaryBackgroundStyle = .sidebar
        _ = try await launch(split)
        #expect(split.splitView?.columnView(.primary).backgroundColor == .secondarySystemBackground)
    }
}
