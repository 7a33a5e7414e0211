import Foundation
@_spi(Host) import HeadlessHost

@testable @_spi(Host) import UIKitCore

/// Fixtures and queries for tests of split views.
@MainActor
protocol SplitViewScenes {}

extension SplitViewScenes {
    static var wide: CGSize { CGSize(width: 1_000, height: 600) }
    static var narrow: CGSize { CGSize(width: 400, height: 600) }

    func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    func columns(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(titled("Mail"), for: .primary)
        if style == .tripleColumn { split.setViewController(titled("Inbox"), for: .supplementary) }
        split.setViewController(titled("Letter"), for: .secondary)
        return split
    }

    func launch(_ split: UISplitViewController, _ size: CGSize = Self.wide) async throws -> AppDriver {
        try await AppDriver.launch(on: HeadlessHost(screenSize: size)) { split }
    }

    func bars(_ driver: AppDriver) -> [String] {
        driver.screen().elements(role: "navigation bar").compactMap(\.label)
    }
}

/// Logs its calls, and returns the values that a test provides.
@MainActor
final class SplitViewDelegate: NSObject, UISplitViewControllerDelegate {
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
