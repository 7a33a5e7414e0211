import Foundation
@_spi(Host) import HeadlessHost
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// The adaptation of presentations from a part of a window, and their delegate calls.
@MainActor
@Suite("Adaptive presentation")
struct AdaptationTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var style = UIModalPresentationStyle.automatic
        var place: CGRect?
        var source: UIView?
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { log.append("will be \(style)\(transitionCoordinator == nil ? "" : " with a transition")") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("\(presentationController.presentingViewController.title ?? "-") presented it")
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { log.append("\(popoverPresentationController.presentingViewController.title ?? "-") had the popover") }
        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            log.append("asked about \(Int(rect.pointee.width)) points")
            if let place { rect.pointee = place }
            if let source { view.pointee = source }
        }
    }

    /// Logs its appearance callbacks.
    private final class Screen: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will go") }
        override func viewDidDisappear(_ animated: Bool) { log.append("went") }
    }

    private static let wide = CGSize(width: 900, height: 700)
    private static let narrow = CGSize(width: 400, height: 700)

    private func popover(beside source: UIView) -> Screen {
        let content = Screen()
        content.title = "Choices"
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        content.popoverPresentationController?.sourceView = source
        return content
    }

    /// A screen with a button and a popover beside it.
    private func scene() async throws -> (driver: AppDriver, root: Screen, button: UIButton, content: Screen) {
        let root = Screen()
        root.title = "Root"
        let driver = try await AppDriver.launch(on: HeadlessHost(screenSize: Self.wide)) { root }
        let button = UIButton(type: .system)
        button.setTitle("Options", for: .normal)
        button.frame = CGRect(x: 100, y: 50, width: 80, height: 40)
        root.view.addSubview(button)
        root.log = []
        return (driver, root, button, popover(beside: button))
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    // MARK: Available size

    @Test func `a popover from a compact column of a wide window stays a popover, and adapts to narrow windows`()
        async throws
    {
        let list = UIViewController()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let driver = try await AppDriver.launch(on: HeadlessHost(screenSize: Self.wide)) { split }
        #expect(list.traitCollection.horizontalSizeClass == .compact)
        let content = popover(beside: list.view)
        list.present(content, animated: false)
        try await driver.settle()
        #expect(content.presentationController?.presentationStyle == .popover)
        #expect(content.view.frame.size == CGSize(width: 200, height: 150))
        try await driver.resize(to: Self.narrow)
        #expect(content.presentationController?.presentationStyle == .pageSheet)
        try await driver.resize(to: Self.wide)
        #expect(content.presentationController?.presentationStyle == .popover)
    }

    @Test func `a popover presented from a popover stays one, and both become sheets in a narrow window`() async throws
    {
        let (driver, root, _, content) = try await scene()
        root.present(content, animated: false)
        try await driver.settle()
        let second = popover(beside: content.view)
        content.present(second, animated: false)
        try await driver.settle()
        #expect(second.presentationController?.presentationStyle == .popover)
        try await driver.resize(to: Self.narrow)
        #expect(content.presentationController?.presentationStyle == .pageSheet)
        #expect(second.presentationController?.presentationStyle == .pageSheet)
        try await driver.resize(to: Self.wide)
        #expect(second.presentationController?.presentationStyle == .popover)
        #expect(content.view.frame.width == 200 && second.view.frame.width == 200)
    }

    @Test func `a full-screen presentation from a popover covers the window, and dismissal restores the popover`()
        async throws
    {
        let (driver, root, _, content) = try await scene()
        root.present(content, animated: false)
        try await driver.settle()
        let place = frame(content)
        let full = Screen()
        full.modalPresentationStyle = .fullScreen
        content.log = []
        content.present(full, animated: false)
        try await driver.settle()
        #expect(frame(full) == CGRect(origin: .zero, size: Self.wide))
        #expect(driver.screen().description == "window\n")
        #expect(content.log == ["will go", "went"])
        content.dismiss(animated: false)
        try await driver.settle()
        #expect(frame(content) == place)
        #expect(content.log == ["will go", "went", "will appear", "appeared"])
        #expect(full.log == ["will appear", "appeared", "will go", "went"])
        _ = try driver.screen().element(called: "Choices")
        full.modalPresentationStyle = .overFullScreen
        content.present(full, animated: false)
        try await driver.settle()
        #expect(frame(full) == CGRect(origin: .zero, size: Self.wide))
        #expect(frame(content) == place)
    }

    @Test func `a popover whose delegate returns fullScreen adapts to a narrow window, and back to a popover`()
        async throws
    {
        let (driver, root, button, content) = try await scene()
        let delegate = Delegate()
        delegate.style = .fullScreen
        content.popoverPresentationController?.delegate = delegate
        root.present(content, animated: false)
        try await driver.settle()
        (root.log, content.log) = ([], [])
        try await driver.resize(to: Self.narrow)
        #expect(frame(content) == CGRect(origin: .zero, size: Self.narrow))
        #expect(root.view.window == nil)
        #expect(root.log == ["will go", "went"])
        try await driver.resize(to: Self.wide)
        #expect(content.view.frame.size == CGSize(width: 200, height: 150))
        #expect(root.view.frame.size == Self.wide && button.window != nil)
        #expect(root.log == ["will go", "went", "will appear", "appeared"])
        #expect(content.log == [])
        #expect(
            delegate.log == ["will be none", "will be fullScreen with a transition", "will be none with a transition"]
        )
        try await driver.key(AppDriver.Key("escape")!)
        #expect(root.presentedViewController == nil)
        #expect(root.log.count == 4)
    }

    @Test func `a sheet whose delegate returns fullScreen adapts when the window becomes narrow`() async throws {
        let (driver, root, _, _) = try await scene()
        let (sheet, delegate) = (Screen(), Delegate())
        delegate.style = .fullScreen
        sheet.presentationController?.storedDelegate = delegate
        root.present(sheet, animated: false)
        try await driver.settle()
        #expect(sheet.presentationController?.presentationStyle == .pageSheet)
        try await driver.resize(to: Self.narrow)
        #expect(sheet.presentationController?.presentationStyle == .fullScreen)
        #expect(root.view.window == nil)
        root.dismiss(animated: false)
        try await driver.settle()
        #expect(root.view.frame.size == Self.narrow && root.view.window != nil)
        #expect(sheet.view.window == nil)
    }

    // MARK: Delegate calls

    @Test func `presentingViewController is still set when the delegate is notified of the dismissal`() async throws {
        let (driver, root, _, content) = try await scene()
        let delegate = Delegate()
        content.popoverPresentationController?.delegate = delegate
        root.present(content, animated: true)
        try await driver.settle()
        try await driver.tap("Dismiss popover")
        #expect(delegate.log == ["will be none with a transition", "Root presented it", "Root had the popover"])
    }

    @Test func `a delegate can change the source of a popover when the window is resized`() async throws {
        let (driver, root, button, content) = try await scene()
        let delegate = Delegate()
        let popover = try #require(content.popoverPresentationController)
        popover.delegate = delegate
        root.present(content, animated: false)
        try await driver.settle()
        delegate.log = []
        try await driver.resize(to: CGSize(width: 800, height: 700))
        #expect(delegate.log == ["asked about 80 points"])
        #expect(popover.sourceRect.isNull && popover.sourceView === button)
        (delegate.place, delegate.source) = (CGRect(x: 500, y: 200, width: 10, height: 10), root.view)
        try await driver.resize(to: Self.wide)
        #expect(frame(content).midX == 505 && frame(content).minY == 218)
        #expect(popover.sourceView === root.view)
    }

    // MARK: Sources

    @Test func `a popover points at a source rectangle in the title bar, and stays when its source is removed`() throws
    {
        let host = StillHost(screenSize: Self.wide, characterWidth: 8)
        // The title bar shows every button, 30 points above the window's content.
        host.titleBarFrames = { $0 is UIButton ? CGRect(x: 600, y: -30, width: 80, height: 30) : nil }
        UIApplication.current = nil
        let application = UIApplication.launch(on: host, applicationDelegate: nil)
        let (window, root, button) = (UIWindow(frame: host.screenBounds), UIViewController(), UIButton())
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.view.addSubview(button)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        let content = popover(beside: button)
        content.popoverPresentationController?.sourceRect = CGRect(x: 60, y: 10, width: 20, height: 20)
        root.present(content, animated: false)
        application.performUpdates()
        #expect(frame(content).midX == 670)
        let place = frame(content)
        button.removeFromSuperview()
        content.preferredContentSize.width = 220
        application.performUpdates()
        #expect(frame(content) == place)
    }
}
