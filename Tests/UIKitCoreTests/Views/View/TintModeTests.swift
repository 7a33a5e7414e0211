import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore

@MainActor
@Suite("Dimmed tint colours")
struct TintModeTests {
    private final class Watcher: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    @Test func `a dimmed view and its subviews are grey, except those with the normal mode`() {
        let (root, inner, normal) = (UIView(), Watcher(), UIView())
        root.addSubview(inner)
        inner.addSubview(normal)
        inner.tintColor = .red
        #expect(root.tintAdjustmentMode == .normal)
        normal.tintAdjustmentMode = .normal
        let changes = inner.changes
        root.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed && inner.changes == changes + 1)
        #expect(inner.tintColor == .systemGray && root.tintColor == .systemGray)
        #expect(normal.tintColor == .red)
        root.tintAdjustmentMode = .automatic
        #expect(inner.tintColor == .red && inner.tintAdjustmentMode == .normal)
    }

    /// A screen with a red tint.
    private func launch(width: CGFloat = 390) async throws -> (
        driver: AppDriver, screen: UIViewController, inner: Watcher
    ) {
        let screen = UIViewController()
        screen.title = "Screen"
        let inner = Watcher()
        screen.view.addSubview(inner)
        let navigation = UINavigationController(rootViewController: screen)
        let host = HeadlessHost(screenSize: CGSize(width: width, height: 844))
        let driver = try await AppDriver.launch(on: host) { navigation }
        screen.view.window?.tintColor = .red
        try await driver.settle()
        return (driver, screen, inner)
    }

    @Test func `everything behind an alert is dimmed until it closes, except views with the normal mode`() async throws
    {
        let (driver, screen, inner) = try await launch()
        let normal = UIView()
        normal.tintAdjustmentMode = .normal
        screen.view.addSubview(normal)
        let changes = inner.changes
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
        try await driver.settle()
        #expect(inner.tintAdjustmentMode == .dimmed && inner.tintColor == .systemGray)
        #expect(inner.changes == changes + 1)
        #expect(screen.navigationController?.navigationBar.tintColor == .systemGray)
        #expect(normal.tintColor == .red && alert.view.tintAdjustmentMode == .normal)
        try await driver.tap("OK")
        #expect(inner.tintColor == .red && inner.changes == changes + 2)
    }

    @Test func `sheets dim what is behind, also a sheet behind another, but not behind an undimmed detent`()
        async throws
    {
        let (driver, screen, inner) = try await launch()
        let (first, second) = (UIViewController(), UIViewController())
        screen.present(first, animated: true)
        try await driver.settle()
        #expect(inner.tintColor == .systemGray && first.view.tintColor == .red)
        first.present(second, animated: true)
        try await driver.settle()
        #expect(first.view.tintColor == .systemGray && second.view.tintColor == .red)
        screen.dismiss(animated: true)
        try await driver.settle()
        #expect(inner.tintColor == .red)
        let panel = UIViewController()
        panel.sheetPresentationController?.detents = [.medium(), .large()]
        panel.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        screen.present(panel, animated: true)
        try await driver.settle()
        #expect(inner.tintColor == .red)
        panel.sheetPresentationController?.selectedDetentIdentifier = .large
        try await driver.settle()
        #expect(inner.tintColor == .systemGray)
    }

    @Test func `a popover dims the screen behind it`() async throws {
        let (driver, screen, inner) = try await launch(width: 900)
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = inner
        screen.present(popover, animated: true)
        try await driver.settle()
        #expect(inner.tintColor == .systemGray && popover.view.tintColor == .red)
        popover.dismiss(animated: true)
        try await driver.settle()
        #expect(inner.tintColor == .red)
    }
}
