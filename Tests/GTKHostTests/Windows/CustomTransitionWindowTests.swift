#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Transitions in windows with animators of the app.
@MainActor
@Suite("Custom transitions in windows", .enabled(if: isOnDisplay))
struct CustomTransitionWindowTests {
    /// Moves the new screen down from the top.
    private final class Drop: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
        var interaction: UIPercentDrivenInteractiveTransition?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            60
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(to)
            to.frame.origin.y -= 400
            UIView.animate(
                withDuration: 60,
                delay: 0,
                options: .curveLinear,
                animations: { to.frame.origin.y += 400 },
                completion: { _ in
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            )
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private let first = Plain("First")
    private let second = Plain("Second")
    private let drop = Drop()

    private func run(_ body: @MainActor (GTKAppDriver, UINavigationController) async throws -> Void) async throws {
        let navigation = UINavigationController(rootViewController: first)
        navigation.delegate = drop
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            driver.setAnimations(true)
            try await body(driver, navigation)
            try await driver.finishTransitions()
        }
    }

    private func top(of view: UIView, _ driver: GTKAppDriver) throws -> CGFloat {
        let holder = try #require(view.superview.flatMap { driver.host.tree.existing($0)?.container })
        return try #require(driver.host.tree.existing(view)?.widget).frame(in: holder).minY
    }

    private func titles(_ driver: GTKAppDriver) throws -> [String] {
        try driver.screen().elements.filter { ["heading", "text"].contains($0.role) }.map(\.label)
    }

    @Test func `An animator moves a pushed screen, and the old one is removed at the end`() async throws {
        try await run { driver, navigation in
            navigation.pushViewController(second, animated: true)
            try await driver.show()
            try driver.showFrames(2)
            let start = second.view.frame.minY - 400
            #expect(abs(try top(of: second.view, driver) - start) < 20)
            #expect(first.view.window != nil)
            try await driver.finishTransitions()
            #expect(first.view.window == nil)
            #expect(try titles(driver) == ["Second", "Text of Second"])
        }
    }

    @Test func `An interactive push follows its progress, and can be cancelled`() async throws {
        try await run { driver, navigation in
            let interaction = UIPercentDrivenInteractiveTransition()
            drop.interaction = interaction
            navigation.pushViewController(second, animated: true)
            try await driver.show()
            interaction.update(0.5)
            // The view is allocated in a later frame.
            let middle = second.view.frame.minY - 200
            let limit = g_get_monotonic_time() + 2_000_000
            while try top(of: second.view, driver) != middle, g_get_monotonic_time() < limit {
                g_main_context_iteration(nil, 0)
            }
            #expect(try top(of: second.view, driver) == middle)
            interaction.cancel()
            try await driver.finishTransitions()
            #expect(navigation.viewControllers == [first])
            #expect(try titles(driver) == ["First", "Text of First"])
        }
    }
}

private final class Plain: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        view.backgroundColor = .systemBackground
        label.text = "Text of \(title ?? "")"
        view.addSubview(label)
    }
}
#endif
