import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Sheets at the bottom edge: heights, dimming and drags.
@MainActor
@Suite("Detents of sheets")
struct SheetDetentTests {
    private final class Watcher: NSObject, UISheetPresentationControllerDelegate {
        var log: [String] = []
        var agrees = true
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil"
            log.append(name.components(separatedBy: ".").last ?? "")
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { agrees }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.append("attempt")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    }

    @MainActor
    private struct Scene {
        let driver: AppDriver
        let root = UIViewController()
        let content: UIViewController
        let sheet: UISheetPresentationController
        let watcher = Watcher()
        var taps: () -> Int = { 0 }
        var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }
    }

    /// A screen with a button, in a window of 400 by 810 points. A large sheet has 800 points, a medium one 400.
    private func scene(
        size: CGSize = CGSize(width: 400, height: 810),
        content: UIViewController = UIViewController(),
        prepare: (UISheetPresentationController) -> Void = { _ in }
    ) async throws -> Scene {
        final class Count { var value = 0 }
        let (root, count) = (UIViewController(), Count())
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in count.value += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        root.view.addSubview(button)
        let driver = try await AppDriver.launch(on: HeadlessHost(screenSize: size)) { root }
        content.title = "Filters"
        let sheet = try #require(content.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        prepare(sheet)
        let scene = Scene(driver: driver, content: content, sheet: sheet, taps: { count.value })
        sheet.delegate = scene.watcher
        root.present(content, animated: false)
        try await driver.settle()
        return scene
    }

    @Test func `a sheet is at the bottom edge with the lowest detent, and the content behind is out of reach`()
        async throws
    {
        let scene = try await scene()
        #expect(scene.frame == CGRect(x: 0, y: 410, width: 400, height: 400))
        #expect(scene.driver.screen().elements(role: "dialog").map(\.label) == ["Filters"])
        #expect(scene.driver.screen().elements(role: "dimmed").count == 1)
        await #expect(throws: AppDriverError.self) { try await scene.driver.tap("Behind") }
        scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
        #expect(scene.frame.height == 800)
        #expect(scene.watcher.log.isEmpty, "changes by the app")
        scene.sheet.selectedDetentIdentifier = .medium
        try await scene.driver.settle()
        try await scene.driver.tap("Dismiss Sheet")
        #expect(scene.watcher.log == ["did"])
        #expect(scene.content.view.window == nil)
    }

    @Test func `a drag of the grabber selects the nearest detent, and a drag to the bottom dismisses`() async throws {
        let scene = try await scene()
        func drag(_ first: CGFloat, _ last: CGFloat) async throws {
            try await scene.driver.touchDown(at: CGPoint(x: 200, y: first))
            try await scene.driver.touchMove(to: CGPoint(x: 200, y: (first + last) / 2))
            try await scene.driver.wait(.seconds(1))
            try await scene.driver.touchMove(to: CGPoint(x: 200, y: last))
            try await scene.driver.wait(.seconds(1))
        }
        try await drag(415, 200)
        #expect(scene.frame.minY == 195)
        try await scene.driver.touchUp()
        #expect(scene.frame.height == 800)
        #expect(scene.watcher.log == ["large"])
        try await drag(15, 350)
        try await scene.driver.touchUp()
        #expect(scene.frame.height == 400)
        #expect(scene.watcher.log == ["large", "medium"])
        scene.watcher.agrees = false
        try await drag(415, 760)
        try await scene.driver.touchUp()
        #expect(scene.frame.height == 400)
        #expect(scene.watcher.log.last == "attempt")
        scene.watcher.agrees = true
        try await drag(415, 760)
        try await scene.driver.touchUp()
        #expect(scene.watcher.log.last == "did")
    }

    @Test func `taps and arrow keys on the grabber select the next detent`() async throws {
        let scene = try await scene()
        #expect(try scene.driver.screen().element(called: "Sheet Grabber").value == "Half Screen")
        try await scene.driver.tap("Sheet Grabber")
        #expect(scene.frame.height == 800)
        try await scene.driver.tap("Sheet Grabber")
        #expect(scene.frame.height == 400)
        let panel = try #require(scene.content.presentation.popover as? PresentedPanel)
        #expect(panel.grabber.becomeFirstResponder())
        try await scene.driver.key(AppDriver.Key("up")!)
        #expect(scene.frame.height == 800)
        try await scene.driver.key(AppDriver.Key("up")!)
        try await scene.driver.key(AppDriver.Key("down")!)
        #expect(scene.frame.height == 400)
        #expect(scene.watcher.log == ["large", "medium", "large", "medium"])
        scene.sheet.prefersGrabberVisible = false
        try await scene.driver.settle()
        #expect(!scene.driver.screen().description.contains("Sheet Grabber"))
    }

    @Test func `the content behind an undimmed detent stays usable`() async throws {
        let scene = try await scene { $0.largestUndimmedDetentIdentifier = .medium }
        #expect(scene.driver.screen().elements(role: "dimmed").isEmpty)
        try await scene.driver.tap("Behind")
        #expect(scene.taps() == 1)
        #expect(scene.content.view.window != nil)
        scene.sheet.selectedDetentIdentifier = .large
        try await scene.driver.settle()
        #expect(scene.driver.screen().elements(role: "dimmed").count == 1)
        await #expect(throws: AppDriverError.self) { try await scene.driver.tap("Behind") }
    }

    @Test func `a finger that scrolls up enlarges the sheet first, unless the app prefers scrolling`() async throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows(style: .plain)
        let scene = try await scene(content: rows)
        func drag(from first: CGFloat, to last: CGFloat) async throws {
            try await scene.driver.touchDown(at: CGPoint(x: 200, y: first))
            try await scene.driver.touchMove(to: CGPoint(x: 200, y: (first + last) / 2))
            try await scene.driver.touchMove(to: CGPoint(x: 200, y: last))
            try await scene.driver.wait(.seconds(1))
            try await scene.driver.touchUp()
        }
        scene.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        try await drag(from: 700, to: 400)
        #expect(scene.frame.height == 400)
        #expect(rows.tableView.contentOffset.y > 100)
        scene.sheet.prefersScrollingExpandsWhenScrolledToEdge = true
        rows.tableView.contentOffset = .zero
        try await drag(from: 700, to: 400)
        #expect(scene.frame.height == 800)
        #expect(rows.tableView.contentOffset.y == 0)
        try await drag(from: 700, to: 400)
        #expect(rows.tableView.contentOffset.y > 100)
        try await drag(from: 300, to: 700)
        #expect(scene.frame.height == 800, "the content is not at its top")
        rows.tableView.contentOffset = .zero
        try await drag(from: 300, to: 700)
        #expect(scene.frame.height == 400)
    }

    @Test func `a sheet has its own width in a wide window, and fills a low one unless it prefers the bottom edge`()
        async throws
    {
        let wide = try await scene(size: CGSize(width: 1000, height: 810)) { $0.preferredCornerRadius = 30 }
        #expect(wide.frame == CGRect(x: 180, y: 410, width: 640, height: 400))
        #expect(wide.content.view.superview?.layer.cornerRadius == 30)
        let root = UIViewController()
        let host = HeadlessHost(screenSize: CGSize(width: 800, height: 360))
        host.traits = UITraitCollection(verticalSizeClass: .compact)
        let driver = try await AppDriver.launch(on: host) { root }
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 500, height: 100)
        let sheet = try #require(content.sheetPresentationController)
        sheet.detents = [.medium()]
        root.present(content, animated: false)
        try await driver.settle()
        guard root.traitCollection.verticalSizeClass == .compact else { return }
        #expect(content.view.frame.size == CGSize(width: 800, height: 360))
        sheet.prefersEdgeAttachedInCompactHeight = true
        try await driver.settle()
        #expect(content.view.frame.size == CGSize(width: 800, height: 175))
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        try await driver.settle()
        #expect(content.view.frame.size == CGSize(width: 500, height: 175))
    }

    @Test func `a popover in a narrow window is a sheet with the adaptive settings`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch(on: HeadlessHost(screenSize: CGSize(width: 400, height: 810))) { root }
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = root.view
        popover.adaptiveSheetPresentationController.detents = [.medium()]
        root.present(content, animated: false)
        try await driver.settle()
        #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 0, y: 410, width: 400, height: 400))
        try await driver.key(AppDriver.Key("escape")!)
        #expect(root.presentedViewController == nil)
    }
}
