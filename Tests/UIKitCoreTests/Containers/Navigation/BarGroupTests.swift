import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Groups of bar buttons, styles of navigation items, badges and subtitles.
@MainActor
@Suite("Groups and titles of navigation items")
struct BarGroupTests {
    private func launch(
        width: CGFloat = 900,
        _ prepare: (UINavigationItem) -> Void
    ) async throws -> (driver: AppDriver, screen: UIViewController) {
        let screen = UIViewController()
        screen.title = "Letter"
        prepare(screen.navigationItem)
        let navigation = UINavigationController(rootViewController: screen)
        let host = HeadlessHost(screenSize: CGSize(width: width, height: 700))
        return (try await AppDriver.launch(on: host) { navigation }, screen)
    }

    private func item(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in action() })
    }

    /// The labels of the bar, from left to right.
    private func row(_ driver: AppDriver) -> [String] {
        driver.screen().elements.filter { ["button", "heading"].contains($0.role) }
            .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.label)
    }

    @Test func `groups appear in reading order at both ends, the pinned one last`() async throws {
        let (driver, screen) = try await launch { item in
            item.leadingItemGroups = [.fixedGroup(items: [self.item("A"), self.item("B")])]
            item.trailingItemGroups = [
                .movableGroup(customizationIdentifier: "c", items: [self.item("C")]),
                self.item("D").creatingFixedGroup(),
                .optionalGroup(customizationIdentifier: "x", isInDefaultCustomization: false, items: [self.item("X")]),
            ]
            item.pinnedTrailingGroup = .fixedGroup(items: [self.item("E")])
        }
        #expect(row(driver) == ["A", "B", "Letter", "C", "D", "E"])
        #expect(screen.navigationItem.leadingItemGroups.first?.barButtonItems.map(\.title) == ["A", "B"])
        screen.navigationItem.trailingItemGroups[0].isHidden = true
        try await driver.settle()
        #expect(row(driver) == ["A", "B", "Letter", "D", "E"])
        screen.navigationItem.rightBarButtonItems = [item("Y"), item("Z")]
        screen.navigationItem.leftBarButtonItem = item("W")
        try await driver.settle()
        #expect(row(driver) == ["W", "Letter", "Z", "Y", "E"])
        #expect(screen.navigationItem.trailingItemGroups.first?.barButtonItems.map(\.title) == ["Z", "Y"])
    }

    @Test func `in compact width a group is shown as its representative item, which opens a menu`() async throws {
        var log: [String] = []
        let representative = UIBarButtonItem(title: "Undo or Redo")
        let group = UIBarButtonItemGroup(
            barButtonItems: [item("Undo") { log.append("undo") }, item("Redo") { log.append("redo") }],
            representativeItem: representative
        )
        let (driver, _) = try await launch(width: 400) { $0.trailingItemGroups = [group] }
        #expect(row(driver) == ["Letter", "Undo or Redo"])
        #expect(group.isDisplayingRepresentativeItem)
        try await driver.tap("Undo or Redo")
        try await driver.tap("Redo")
        #expect(log == ["redo"])
        try await driver.resize(to: CGSize(width: 900, height: 700))
        #expect(row(driver) == ["Letter", "Undo", "Redo"])
        #expect(!group.isDisplayingRepresentativeItem)
        try await driver.tap("Undo")
        #expect(log == ["redo", "undo"])
    }

    @Test func `groups of the centre are in the middle of an editor, and in a menu otherwise`() async throws {
        var log: [String] = []
        let (driver, screen) = try await launch { item in
            item.style = .editor
            item.centerItemGroups = [.fixedGroup(items: [self.item("Pen") { log.append("pen") }])]
            item.rightBarButtonItem = self.item("Share")
        }
        #expect(row(driver) == ["Letter", "Pen", "Share"])
        let pen = try driver.screen().element(called: "Pen")
        #expect(abs(pen.frame.midX - 450) < 2)
        #expect(try driver.screen().element(called: "Letter").frame.minX < 40)
        try await driver.tap("Pen")
        #expect(log == ["pen"])
        screen.navigationItem.style = .navigator
        try await driver.settle()
        #expect(row(driver) == ["Letter", "Share", "More"])
        try await driver.tap("More")
        try await driver.tap("Pen")
        #expect(log == ["pen", "pen"])
    }

    @Test func `a subtitle is under the title and under a large title`() async throws {
        let (driver, screen) = try await launch { $0.subtitle = "Draft" }
        let title = try driver.screen().element(called: "Letter").frame
        let subtitle = try driver.screen().element(called: "Draft").frame
        #expect(subtitle.minY >= title.midY && subtitle.maxY <= 48)
        let bar = try #require(screen.navigationController?.navigationBar)
        let before = bar.frame.height
        bar.prefersLargeTitles = true
        try await driver.settle()
        #expect(bar.frame.height == before + 52 + 18)
        screen.navigationItem.largeTitle = "A long letter"
        screen.navigationItem.largeSubtitle = "Saved"
        try await driver.settle()
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["A long letter"])
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Saved"])
    }

    @Test func `a badge is at the corner of its button and is spoken`() async throws {
        var taps = 0
        let inbox = item("Inbox") { taps += 1 }
        inbox.badge = .count(3)
        let (driver, _) = try await launch { $0.rightBarButtonItem = inbox }
        #expect(try driver.screen().element(called: "Inbox").value == "3")
        try await driver.tap("Inbox")
        #expect(taps == 1)
        var dot = UIBarButtonItem.Badge.indicator()
        dot.backgroundColor = .systemBlue
        inbox.badge = dot
        try await driver.settle()
        #expect(dot.stringValue == nil)
        let view = try #require(inbox.shownView)
        let label = try #require(view.subviews.last as? TabBadgeLabel)
        #expect(label.backgroundColor == .systemBlue && label.frame.size == CGSize(width: 8, height: 8))
        inbox.badge = nil
        try await driver.settle()
        #expect(inbox.shownView is UIButton)
    }

    @Test func `a back action replaces the return to the previous screen`() async throws {
        var log: [String] = []
        let (driver, screen) = try await launch { item in
            item.backAction = UIAction { _ in log.append("back") }
        }
        try await driver.tap("Back")
        #expect(log == ["back"])
        let next = UIViewController()
        next.navigationItem.backAction = UIAction { _ in log.append("next") }
        screen.navigationController?.pushViewController(next, animated: false)
        try await driver.settle()
        try await driver.tap("Back, Letter")
        #expect(log == ["back", "next"])
        #expect(screen.navigationController?.topViewController === next)
    }

    @Test func `a button has space for its possible titles`() async throws {
        let play = item("Play")
        let (driver, _) = try await launch { $0.rightBarButtonItem = play }
        let narrow = try driver.screen().element(called: "Play").frame.width
        play.possibleTitles = ["Play", "Pause the music"]
        try await driver.settle()
        #expect(try driver.screen().element(called: "Play").frame.width > narrow)
    }

    // MARK: The title's menu

    private final class Renamer: NSObject, UINavigationItemRenameDelegate {
        var log: [String] = []
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            log.append("did \(title)")
        }
        func navigationItem(
            _ navigationItem: UINavigationItem,
            willBeginRenamingWith suggestedTitle: String,
            selectedRange: Range<String.Index>
        ) -> (String, Range<String.Index>) {
            log.append("will \(suggestedTitle)")
            return (suggestedTitle, suggestedTitle.startIndex..<suggestedTitle.index(after: suggestedTitle.startIndex))
        }
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            log.append("should \(title)")
            return title != "Letter"
        }
    }

    @Test func `the title opens a menu of the app and of UIKit`() async throws {
        var log: [String] = []
        let renamer = Renamer()
        let (driver, screen) = try await launch { item in
            item.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/letter.txt"))
            item.renameDelegate = renamer
            item.titleMenuProvider = { suggested in
                UIMenu(children: suggested + [UIAction(title: "Duplicate") { _ in log.append("duplicate") }])
            }
        }
        try await driver.tap("Letter", role: "button")
        #expect(driver.screen().elements(role: "menu item").map(\.label) == ["letter.txt", "Rename…", "Duplicate"])
        try await driver.tap("Duplicate")
        #expect(log == ["duplicate"])
        try await driver.tap("Letter", role: "button")
        try await driver.tap("Rename…")
        #expect(renamer.log == ["will Letter"])
        try await driver.type("B")
        #expect(try #require(screen.presentedViewController as? UIAlertController).textFields?.first?.text == "Better")
        try await driver.tap("Done")
        #expect(renamer.log == ["will Letter", "should Better", "did Better"])
        #expect(screen.navigationItem.title == "Better")
        screen.navigationItem.titleMenuProvider = nil
        screen.navigationItem.documentProperties = nil
        screen.navigationItem.renameDelegate = nil
        try await driver.settle()
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Better"])
    }
}
