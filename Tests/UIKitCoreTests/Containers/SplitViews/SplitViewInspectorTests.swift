import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The inspector column.
@MainActor
@Suite("Inspectors of split views")
struct SplitViewInspectorTests: SplitViewScenes {
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.append("hide \(column)")
        }
    }

    private func scene() -> (UISplitViewController, UIViewController, Delegate) {
        let split = columns()
        let inspector = UIViewController()
        inspector.title = "Details"
        split.setViewController(inspector, for: .inspector)
        let delegate = Delegate()
        split.delegate = delegate
        return (split, inspector, delegate)
    }

    @Test func `the inspector is hidden until it is shown, and takes its width from the content`() async throws {
        let (split, inspector, delegate) = scene()
        let driver = try await launch(split)
        #expect(driver.screen().elements(role: "column").map(\.label) == ["Sidebar", "Content"])
        #expect(!split.isShowing(.inspector) && split.isShowing(.primary))
        #expect(split.viewController(for: .inspector) === inspector)
        delegate.log = []
        split.show(.inspector)
        try await driver.settle()
        #expect(delegate.log == ["show inspector"])
        #expect(split.isShowing(.inspector))
        #expect(driver.screen().elements(role: "column").map(\.label) == ["Sidebar", "Content", "Inspector"])
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Mail", "Letter", "Details"])
        let frame = inspector.view.convert(inspector.view.bounds, to: nil)
        #expect(frame.minX == 700 && frame.width == 300 && split.inspectorColumnWidth == 300)
        #expect(split.viewController(for: .secondary)?.view.frame.width == 380)
        #expect(inspector.traitCollection.horizontalSizeClass == .compact)
        #expect(inspector.splitViewController === split)
        #expect(split.displayMode == .oneBesideSecondary)
        split.preferredInspectorColumnWidth = 260
        try await driver.settle()
        #expect(inspector.view.frame.width == 260)
        split.minimumInspectorColumnWidth = 280
        try await driver.settle()
        #expect(inspector.view.frame.width == 280)
        split.hide(.inspector)
        try await driver.settle()
        #expect(delegate.log == ["show inspector", "hide inspector"])
        #expect(inspector.view.window == nil)
        #expect(split.viewController(for: .secondary)?.view.frame.width == 680)
    }

    @Test func `a wish before the window appears is granted`() async throws {
        let (split, inspector, _) = scene()
        split.show(.inspector)
        _ = try await launch(split)
        #expect(inspector.view.window != nil)
    }

    @Test func `in a narrow window the inspector is a sheet, and becomes a column again in a wide one`() async throws {
        let (split, inspector, _) = scene()
        let driver = try await launch(split)
        split.show(.inspector)
        try await driver.resize(to: CGSize(width: 400, height: 700))
        #expect(!split.isShowing(.inspector))
        #expect(inspector.view.window == nil)
        split.show(.inspector)
        try await driver.settle()
        #expect(split.isShowing(.inspector))
        #expect(driver.screen().elements(role: "dialog").map(\.label) == ["Details"])
        try await driver.resize(to: CGSize(width: 1000, height: 700))
        #expect(driver.screen().elements(role: "dialog").isEmpty)
        #expect(driver.screen().elements(role: "column").map(\.label) == ["Sidebar", "Content", "Inspector"])
        try await driver.resize(to: CGSize(width: 400, height: 700))
        split.show(.inspector)
        try await driver.settle()
        try await driver.key(AppDriver.Key("escape")!)
        #expect(!split.isShowing(.inspector))
        try await driver.resize(to: CGSize(width: 1000, height: 700))
        #expect(driver.screen().elements(role: "column").map(\.label) == ["Sidebar", "Content"])
        split.show(.inspector)
        try await driver.settle()
        #expect(inspector.view.window != nil)
    }

    @Test func `in the mirrored direction the inspector is at the left`() async throws {
        let (split, inspector, _) = scene()
        split.view.semanticContentAttribute = .forceRightToLeft
        let driver = try await launch(split)
        split.show(.inspector)
        try await driver.settle()
        #expect(inspector.view.convert(inspector.view.bounds, to: nil).minX == 0)
    }
}
