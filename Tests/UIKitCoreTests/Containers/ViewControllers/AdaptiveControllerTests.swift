import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Controllers that a delegate substitutes for the presented one in a narrow window.
@MainActor
@Suite("Adaptive view controllers")
struct AdaptiveControllerTests {
    /// Wraps the presented controller in a navigation controller.
    private final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var style = UIModalPresentationStyle.automatic
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.append("around for \(style)")
            return UINavigationController(rootViewController: controller.presentedViewController)
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("did dismiss")
        }
    }

    private final class Screen: UIViewController {
        var log: [String] = []
        override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { log.append("went") }
    }

    private static let wide = CGSize(width: 900, height: 700)
    private static let narrow = CGSize(width: 400, height: 700)

    private func scene(
        _ size: CGSize
    ) async throws -> (driver: AppDriver, root: UIViewController, content: Screen, wrapper: Wrapper) {
        let (root, content, wrapper) = (UIViewController(), Screen(), Wrapper())
        let driver = try await AppDriver.launch(on: HeadlessHost(screenSize: size)) { root }
        content.title = "Choices"
        content.preferredContentSize = CGSize(width: 200, height: 150)
        prepare(content, over: root, wrapper)
        return (driver, root, content, wrapper)
    }

    private func prepare(_ content: UIViewController, over root: UIViewController, _ wrapper: Wrapper) {
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 50, width: 80, height: 40)
        content.popoverPresentationController?.delegate = wrapper
    }

    private func bars(_ driver: AppDriver) -> [String] {
        driver.screen().elements(role: "navigation bar").compactMap(\.label)
    }

    @Test func `a delegate can wrap the content of a popover in a navigation controller in a narrow window`()
        async throws
    {
        let (driver, root, content, wrapper) = try await scene(Self.narrow)
        root.present(content, animated: false)
        try await driver.settle()
        #expect(bars(driver) == ["Choices"])
        #expect(wrapper.log == ["around for pageSheet"])
        #expect(root.presentedViewController === content.navigationController)
        #expect(content.log == ["appeared"])
        let presentation = try #require(content.presentationController)
        #expect(presentation.presentedViewController === content)
        #expect(presentation.presentedView === content.navigationController?.view)
        #expect(presentation.presentingViewController === root)
        #expect(presentation.presentationStyle == .pageSheet)
        content.dismiss(animated: false)
        try await driver.settle()
        #expect(root.presentedViewController == nil)
        #expect(content.log == ["appeared", "went"])
        #expect(presentation.presentingViewController === root)
        // The wrapper is removed: the content can be presented again.
        prepare(content, over: root, wrapper)
        root.present(content, animated: false)
        try await driver.settle()
        #expect(bars(driver) == ["Choices"])
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen])
    func `resizing the window adds and removes the adaptive controller`(style: UIModalPresentationStyle) async throws {
        let (driver, root, content, wrapper) = try await scene(Self.wide)
        wrapper.style = style
        root.present(content, animated: false)
        try await driver.settle()
        #expect(bars(driver) == [] && wrapper.log == [])
        for _ in 1...2 {
            try await driver.resize(to: Self.narrow)
            #expect(bars(driver) == ["Choices"])
            #expect(content.view.frame.width == 400)
            #expect(root.presentedViewController === content.navigationController)
            #expect((root.viewIfLoaded?.window == nil) == (style == .fullScreen))
            try await driver.resize(to: Self.wide)
            #expect(bars(driver) == [])
            #expect(content.view.frame.size == CGSize(width: 200, height: 150))
            #expect(root.presentedViewController === content && content.parent == nil)
            #expect(root.viewIfLoaded?.window != nil)
        }
        #expect(wrapper.log.count == 2)
        #expect(content.log == ["appeared"] + Array(repeating: ["went", "appeared"], count: 4).flatMap { $0 })
        try await driver.tap("Dismiss popover")
        #expect(root.presentedViewController == nil)
        #expect(wrapper.log.last == "did dismiss")
    }
}
