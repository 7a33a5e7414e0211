import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// Presentations with presentation controllers of apps.
@MainActor
@Suite("Custom presentations")
struct CustomPresentationTests {
    /// A panel at the bottom of the window, with a dimming view behind it.
    private final class Panel: UIPresentationController {
        var calls: [String] = []
        var removes = false
        let dimming = UIView()

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.height - 100, width: bounds.width, height: 100)
        }

        override var shouldRemovePresentersView: Bool { removes }

        override func presentationTransitionWillBegin() {
            calls.append("will present, \(containerView?.subviews.count ?? -1) views")
            dimming.frame = containerView?.bounds ?? .zero
            containerView?.insertSubview(dimming, at: 0)
            guard let coordinator = presentedViewController.transitionCoordinator else { return }
            dimming.alpha = 0
            coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
        }

        override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did present \(completed)") }
        override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did dismiss \(completed)") }

        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            dimming.frame = containerView?.bounds ?? .zero
        }
    }

    private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
        var panel: Panel?
        var removes = false
        weak var source: UIViewController?

        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            self.source = source
            panel = Panel(presentedViewController: presented, presenting: presenting)
            panel?.removes = removes
            return panel
        }
    }

    private func screen(_ text: String) -> UIViewController {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        label.text = text
        controller.view.addSubview(label)
        return controller
    }

    private func panel(_ provider: Provider) -> UIViewController {
        let controller = screen("Panel")
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = provider
        return controller
    }

    @Test func `the presentation controller of the delegate determines the frame, and is told of the transitions`()
        async throws
    {
        let root = screen("Root")
        let driver = try await AppDriver.launch { root }
        let provider = Provider()
        let presented = panel(provider)
        root.present(presented, animated: false)
        try await driver.settle()
        let controller = try #require(provider.panel)
        #expect(provider.source === root && controller.presentingViewController === root)
        #expect(presented.presentationController === controller)
        let container = try #require(controller.containerView)
        #expect(presented.view.superview === container && container.bounds == root.view.bounds)
        #expect(
            presented.view.frame
                == CGRect(x: 0, y: container.bounds.height - 100, width: container.bounds.width, height: 100)
        )
        #expect(controller.dimming.alpha == 1 && controller.dimming.frame == container.bounds)
        #expect(root.view.window != nil)
        presented.dismiss(animated: false)
        try await driver.settle()
        #expect(container.superview == nil && presented.view.window == nil)
        #expect(
            controller.calls == ["will present, 0 views", "did present true", "will dismiss", "did dismiss true"]
        )
    }

    @Test func `content behind a custom presentation is out of reach`() async throws {
        let root = screen("Root")
        let driver = try await AppDriver.launch { root }
        let provider = Provider()
        root.present(panel(provider), animated: true)
        try await driver.settle()
        #expect(provider.panel?.dimming.alpha == 1)
        #expect(driver.screen().description.contains("Panel"))
        #expect(!driver.screen().description.contains("Root"))
        root.dismiss(animated: true)
        try await driver.settle()
        #expect(driver.screen().description.contains("Root") && !driver.screen().description.contains("Panel"))
    }

    @Test func `the frame of the presented view follows the size of the container`() async throws {
        let root = screen("Root")
        let driver = try await AppDriver.launch { root }
        let provider = Provider()
        let presented = panel(provider)
        root.present(presented, animated: false)
        root.view.window?.frame.size = CGSize(width: 500, height: 400)
        try await driver.settle()
        #expect(presented.view.frame == CGRect(x: 0, y: 300, width: 500, height: 100))
        #expect(provider.panel?.dimming.frame.size == CGSize(width: 500, height: 400))
    }

    @Test func `the presenter's view is removed if the presentation controller asks for it`() async throws {
        let root = screen("Root")
        let driver = try await AppDriver.launch { root }
        let provider = Provider()
        provider.removes = true
        let presented = panel(provider)
        root.present(presented, animated: false)
        try await driver.settle()
        #expect(root.view.window == nil && presented.view.window != nil)
        presented.dismiss(animated: false)
        try await driver.settle()
        #expect(root.view.window != nil && presented.view.window == nil)
        #expect(driver.screen().description.contains("Root"))
    }

    @Test func `without a delegate a custom presentation covers the window, and the presenter stays in it`()
        async throws
    {
        let root = screen("Root")
        let driver = try await AppDriver.launch { root }
        let presented = screen("Cover")
        presented.modalPresentationStyle = .custom
        root.present(presented, animated: false)
        try await driver.settle()
        #expect(presented.view.convert(presented.view.bounds, to: nil) == root.view.window?.bounds)
        #expect(root.view.window != nil)
    }

    @Test func `a delegate can replace a custom presentation by a sheet in compact width`() async throws {
        final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .pageSheet
            }
        }
        let root = screen("Root")
        let driver = try await AppDriver.launch { root }
        root.view.window?.frame.size = CGSize(width: 320, height: 480)
        try await driver.settle()
        let (provider, adapter) = (Provider(), Adapter())
        let presented = panel(provider)
        presented.presentationController?.delegate = adapter
        root.present(presented, animated: false)
        try await driver.settle()
        #expect(provider.panel?.presentationStyle == .pageSheet)
        #expect(provider.panel?.calls == [])
    }
}
