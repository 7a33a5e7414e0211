import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Popovers beside their sources, and their adaptation in a narrow window.
@MainActor
@Suite("Popovers")
struct PopoverTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var style = UIModalPresentationStyle.automatic
        var agrees = true
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            log.append("prepare")
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.append("should")
            return agrees
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.append("attempt")
        }
        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool { true }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { log.append("old did") }
    }

    private static let wide = CGSize(width: 900, height: 700)
    private static let narrow = CGSize(width: 400, height: 700)

    /// A screen with a button, and a controller to present as a popover beside it.
    private func scene(
        _ size: CGSize = wide,
        at place: CGRect = CGRect(x: 100, y: 50, width: 80, height: 40)
    ) async throws -> (driver: AppDriver, root: UIViewController, button: UIButton, content: UIViewController) {
        let root = UIViewController()
        let driver = try await AppDriver.launch(on: HeadlessHost(screenSize: size)) { root }
        let button = UIButton(type: .system)
        button.setTitle("Options", for: .normal)
        button.frame = place
        root.view.addSubview(button)
        let content = UIViewController()
        content.title = "Choices"
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        content.popoverPresentationController?.sourceView = button
        try await driver.settle()
        return (driver, root, button, content)
    }

    @Test func `a popover appears below its source view, with the preferred content size`() async throws {
        let (driver, root, button, content) = try await scene()
        let delegate = Delegate()
        let popover = try #require(content.popoverPresentationController)
        #expect(popover.arrowDirection == .unknown)
        #expect(popover.permittedArrowDirections == .any)
        #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        popover.delegate = delegate
        #expect(popover.delegate === delegate)
        root.present(content, animated: true)
        try await driver.settle()
        #expect(delegate.log == ["prepare"])
        #expect(popover.arrowDirection == .up)
        #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 40, y: 98, width: 200, height: 150))
        #expect(popover.presentationStyle == .popover)
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(root.view.window === content.view.window)
        #expect(
            driver.screen().description == """
                window
                  button "Dismiss popover"
                  dialog "Choices"

                """
        )
        content.preferredContentSize.height = 200
        try await driver.settle()
        #expect(content.view.frame.height == 200)
        // The popover follows its source view.
        button.frame.origin.x += 300
        try await driver.settle()
        #expect(content.view.convert(content.view.bounds, to: nil).minX == 340)
        popover.backgroundColor = .systemYellow
        #expect(content.view.superview?.backgroundColor == .systemYellow)
    }

    @Test func `Escape and a tap beside a popover dismiss it, if the delegate allows`() async throws {
        let (driver, root, _, content) = try await scene()
        let delegate = Delegate()
        delegate.agrees = false
        content.popoverPresentationController?.delegate = delegate
        root.present(content, animated: false)
        try await driver.settle()
        try await driver.key(AppDriver.Key("escape")!)
        #expect(delegate.log == ["prepare", "should", "attempt"])
        #expect(root.presentedViewController === content)
        delegate.agrees = true
        try await driver.tap("Dismiss popover")
        #expect(delegate.log.suffix(4) == ["should", "will", "did", "old did"])
        #expect(root.presentedViewController == nil)
        #expect(content.view.window == nil)
        _ = try driver.screen().element(called: "Options")
    }

    @Test func `a touch beside a popover closes it without reaching the view there`() async throws {
        let (driver, root, button, content) = try await scene()
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        root.present(content, animated: false)
        try await driver.settle()
        let inside = content.view.convert(CGPoint(x: 100, y: 75), to: nil)
        try await driver.touchDown(at: inside)
        try await driver.touchUp()
        #expect(driver.screen().elements(role: "dialog").map(\.label) == ["Choices"])
        let beside = button.convert(CGPoint(x: 40, y: 20), to: nil)
        try await driver.touchDown(at: beside)
        try await driver.touchUp()
        #expect(driver.screen().elements.map(\.summary) == ["window", "button \"Options\""])
        #expect(root.presentedViewController == nil)
        #expect(taps == 0)
        try await driver.touchDown(at: beside)
        try await driver.touchUp()
        #expect(taps == 1)
    }

    @Test func `a popover's position follows the permitted arrow directions and the available space`() async throws {
        let (driver, root, _, content) = try await scene(at: CGRect(x: 400, y: 600, width: 80, height: 40))
        let popover = try #require(content.popoverPresentationController)
        root.present(content, animated: false)
        try await driver.settle()
        #expect(popover.arrowDirection == .down)
        #expect(content.view.convert(content.view.bounds, to: nil).maxY == 592)
        popover.permittedArrowDirections = .left
        try await driver.settle()
        #expect(content.view.convert(content.view.bounds, to: nil).minX == 488)
        popover.permittedArrowDirections = [.right]
        try await driver.settle()
        #expect(content.view.convert(content.view.bounds, to: nil).maxX == 392)
        popover.permittedArrowDirections = []
        try await driver.settle()
        #expect(content.view.convert(content.view.bounds, to: nil).midX == 440)
        popover.permittedArrowDirections = .any
        popover.sourceRect = CGRect(x: -400, y: -600, width: 10, height: 10)
        try await driver.settle()
        #expect(popover.arrowDirection == .up)
        #expect(content.view.convert(content.view.bounds, to: nil).origin == CGPoint(x: 10, y: 18))
        popover.permittedArrowDirections = .down
        popover.canOverlapSourceViewRect = true
        popover.popoverLayoutMargins.left = 30
        try await driver.settle()
        #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 30, y: 10, width: 200, height: 150))
    }

    @Test func `a popover points at a bar button item`() async throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let driver = try await AppDriver.launch(on: HeadlessHost(screenSize: Self.wide)) { navigation }
        let item = UIBarButtonItem(title: "More", primaryAction: nil)
        root.navigationItem.rightBarButtonItem = item
        try await driver.settle()
        let content = UINavigationController(rootViewController: UIViewController())
        content.topViewController?.preferredContentSize = CGSize(width: 250, height: 100)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.barButtonItem = item
        root.present(content, animated: false)
        try await driver.settle()
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.size == CGSize(width: 250, height: 144))
        #expect(frame.maxX == 890)
        #expect(frame.minY == 52)
        #expect(item.frame(in: root.view.window!).maxY == 44)
        #expect(root.view.frame(in: root.view.window!).minY == 44)
        root.dismiss(animated: false)
        let other = UIViewController()
        other.modalPresentationStyle = .popover
        other.popoverPresentationController?.sourceItem = item
        root.present(other, animated: false)
        try await driver.settle()
        #expect(other.view.frame.size == CGSize(width: 320, height: 480))
    }

    @Test func `touches reach the passthrough views of a popover`() async throws {
        let (driver, root, button, content) = try await scene()
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        content.popoverPresentationController?.passthroughViews = [button]
        root.present(content, animated: false)
        try await driver.settle()
        try await driver.tap("Options")
        #expect(taps == 1)
        #expect(root.presentedViewController === content)
    }

    @Test func `a popover adapts to a sheet in a narrow window, unless the delegate returns none`() async throws {
        let (driver, root, button, content) = try await scene(Self.narrow)
        root.present(content, animated: false)
        try await driver.settle()
        #expect(content.presentationController?.presentationStyle == .pageSheet)
        #expect(content.view.frame.size == Self.narrow)
        root.dismiss(animated: false)
        let delegate = Delegate()
        delegate.style = .none
        // Each presentation has its own presentation controller.
        content.popoverPresentationController?.sourceView = button
        content.popoverPresentationController?.delegate = delegate
        root.present(content, animated: false)
        try await driver.settle()
        #expect(content.view.frame.width == 200)
        root.dismiss(animated: false)
        delegate.style = .fullScreen
        content.popoverPresentationController?.delegate = delegate
        root.present(content, animated: false)
        #expect(root.viewIfLoaded?.window == nil)
    }

    @Test func `resizing the window turns a popover into a sheet and back, and keeps the first responder`() async throws
    {
        let (driver, root, _, content) = try await scene()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        root.present(content, animated: false)
        content.view.addSubview(field)
        field.becomeFirstResponder()
        try await driver.settle()
        try await driver.resize(to: Self.narrow)
        #expect(content.presentationController?.presentationStyle == .pageSheet)
        #expect(content.view.frame.width == 400)
        #expect(field.isFirstResponder)
        try await driver.resize(to: Self.wide)
        #expect(content.presentationController?.presentationStyle == .popover)
        #expect(content.view.frame.width == 200)
        #expect(field.isFirstResponder)
        try await driver.key(AppDriver.Key("escape")!)
        #expect(root.presentedViewController == nil)
    }

    @Test func `an action sheet with a source view is a popover without its cancel action`() async throws {
        let (driver, root, button, _) = try await scene()
        var chosen: [String] = []
        func sheet(cancels: Bool) -> UIAlertController {
            let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "By Name", style: .default) { _ in chosen.append("name") })
            if cancels {
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
            }
            alert.popoverPresentationController?.sourceView = button
            return alert
        }
        root.present(sheet(cancels: true), animated: false)
        try await driver.settle()
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Dismiss popover", "By Name"])
        try await driver.tap("Dismiss popover")
        #expect(chosen == ["cancel"])
        #expect(root.presentedViewController == nil)
        root.present(sheet(cancels: false), animated: false)
        try await driver.settle()
        try await driver.key(AppDriver.Key("escape")!)
        #expect(root.presentedViewController == nil)
        root.present(sheet(cancels: true), animated: false)
        try await driver.settle()
        try await driver.tap("By Name")
        #expect(chosen == ["cancel", "name"])
        let plain = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        #expect(plain.popoverPresentationController == nil)
    }

    @Test func `the modal presentation style determines the type of the presentation controller`() {
        let controller = UIViewController()
        let sheet = controller.sheetPresentationController
        #expect(sheet != nil && controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        #expect(controller.popoverPresentationController != nil && controller.sheetPresentationController == nil)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.presentationController != nil)
        #expect(controller.sheetPresentationController == nil && controller.popoverPresentationController == nil)
        #expect(UIModalPresentationStyle.popover.rawValue == 7)
        #expect(UIPopoverArrowDirection.any.rawValue == 15)
    }

    @Test func `detents and the preferred content size determine the size of a sheet`() async throws {
        let root = UIViewController()
        _ = try await AppDriver.launch { root }
        let content = UIViewController()
        content.modalPresentationStyle = .formSheet
        let sheet = try #require(content.sheetPresentationController)
        root.present(content, animated: false)
        let view = try #require(content.view.superview as? PresentedSheet)
        sheet.detents = [.medium(), .large(), .custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }]
        let (usual, room) = (CGSize(width: 400, height: 480), CGSize(width: 600, height: 800))
        #expect(view.wantedSize(usual: usual, room: room) == CGSize(width: 400, height: 400))
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(view.wantsNewSize)
        #expect(view.wantedSize(usual: usual, room: room).height == 800)
        sheet.selectedDetentIdentifier = UISheetPresentationController.Detent.Identifier("low")
        #expect(view.wantedSize(usual: usual, room: room).height == 200)
        sheet.detents = [.large()]
        content.preferredContentSize = CGSize(width: 500, height: 300)
        #expect(view.wantsNewSize)
        #expect(view.wantedSize(usual: usual, room: room) == CGSize(width: 500, height: 300))
        #expect(!view.wantsNewSize)
    }
}
