import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// Transitions with animators and interaction controllers of apps.
@MainActor
@Suite("Custom transitions")
struct CustomTransitionTests {
    private final class Log {
        var calls: [String] = []
    }

    /// A screen that writes down its appearance callbacks.
    private final class Screen: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 20))
            label.text = "Text of \(name)"
            view.addSubview(label)
        }

        override func viewWillAppear(_ animated: Bool) { log.calls.append("\(name) will appear") }
        override func viewIsAppearing(_ animated: Bool) { log.calls.append("\(name) is appearing") }
        override func viewDidAppear(_ animated: Bool) { log.calls.append("\(name) did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(name) did disappear") }
    }

    /// Moves the new screen in from the right, or the old one out.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let log: Log
        var context: (any UIViewControllerContextTransitioning)?

        init(_ log: Log) { self.log = log }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            log.calls.append("animate")
            let container = transitionContext.containerView
            let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
            if let to {
                if let from, from.superview === container {
                    container.insertSubview(to, belowSubview: from)
                } else {
                    container.addSubview(to)
                }
            }
            UIView.animate(
                withDuration: 0.5,
                animations: {
                    if let from { from.frame.origin.x += container.bounds.width } else { to?.alpha = 0.9 }
                },
                completion: { _ in
                    to?.alpha = 1
                    from?.frame.origin.x = 0
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            )
        }

        func animationEnded(_ transitionCompleted: Bool) { log.calls.append("ended \(transitionCompleted)") }
    }

    private final class Provider: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
        UITabBarControllerDelegate
    {
        let animator: Slide
        var interaction: UIPercentDrivenInteractiveTransition?
        var operations: [UINavigationController.Operation] = []
        let log: Log

        init(_ log: Log) {
            self.log = log
            animator = Slide(log)
        }

        func animationController(
            forPresented presented: UIViewController,
            presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return animator
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) { log.calls.append("shown \(viewController.title ?? "")") }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private let log = Log()

    private func presentation(
        style: UIModalPresentationStyle = .fullScreen
    ) async throws -> (AppDriver, Screen, Screen, Provider) {
        let (root, presented, provider) = (Screen("Root", log), Screen("Next", log), Provider(log))
        let driver = try await AppDriver.launch { root }
        presented.modalPresentationStyle = style
        presented.transitioningDelegate = provider
        log.calls = []
        return (driver, root, presented, provider)
    }

    @Test func `an animator presents a screen, and the callbacks of its end follow completeTransition`() async throws {
        let (driver, root, presented, provider) = try await presentation()
        root.present(presented, animated: true) { log.calls.append("completion") }
        #expect(
            log.calls == ["Root will disappear", "Next will appear", "animate", "Next is appearing"]
        )
        let context = try #require(provider.animator.context)
        #expect(context.viewController(forKey: .to) === presented && context.view(forKey: .from) === root.view)
        #expect(presented.view.superview === context.containerView && presented.isBeingPresented)
        #expect(context.finalFrame(for: presented) == context.containerView.bounds && !context.isInteractive)
        #expect(presented.transitionCoordinator?.transitionDuration == 0.5)
        try await driver.settle()
        #expect(
            Array(log.calls.dropFirst(4))
                == ["Next did appear", "Root did disappear", "completion", "ended true"]
        )
        #expect(root.view.window == nil && presented.view.window != nil && !presented.isBeingPresented)
        #expect(presented.transitionCoordinator == nil)
        #expect(driver.screen().description.contains("Text of Next"))
    }

    @Test func `an animator dismisses a screen, which is presented until the end`() async throws {
        let (driver, root, presented, provider) = try await presentation()
        root.present(presented, animated: false)
        try await driver.settle()
        log.calls = []
        presented.dismiss(animated: true) { log.calls.append("completion") }
        #expect(root.presentedViewController === presented && presented.isBeingDismissed)
        #expect(provider.animator.context?.view(forKey: .to) === root.view)
        #expect(log.calls == ["Next will disappear", "Root will appear", "animate", "Root is appearing"])
        try await driver.settle()
        #expect(
            Array(log.calls.dropFirst(4))
                == ["Next did disappear", "Root did appear", "completion", "ended true"]
        )
        #expect(root.presentedViewController == nil && presented.view.window == nil)
        #expect(driver.screen().description.contains("Text of Root"))
    }

    @Test func `a cancelled dismissal leaves the screen, and its callbacks are reversed`() async throws {
        let (driver, root, presented, provider) = try await presentation()
        root.present(presented, animated: false)
        try await driver.settle()
        log.calls = []
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        presented.dismiss(animated: true) { log.calls.append("completion") }
        let coordinator = try #require(presented.transitionCoordinator)
        var changes: [Bool] = []
        coordinator.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        coordinator.animate(alongsideTransition: nil) { log.calls.append("coordinator \($0.isCancelled)") }
        try await driver.settle()
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
        interaction.update(0.25)
        #expect(coordinator.percentComplete == 0.25 && interaction.duration == 0.5)
        interaction.cancel()
        #expect(changes == [true] && !coordinator.isInteractive)
        try await driver.settle()
        #expect(
            log.calls == [
                "Next will disappear", "Root will appear", "animate", "Root is appearing",
                "Root will disappear", "Next will appear", "Root did disappear", "Next is appearing", "Next did appear",
                "ended false", "coordinator true",
            ]
        )
        #expect(root.presentedViewController === presented && presented.view.frame.minX == 0)
        #expect(driver.screen().description.contains("Text of Next"))
        provider.interaction = nil
        presented.dismiss(animated: true)
        try await driver.settle()
        #expect(root.presentedViewController == nil && driver.screen().description.contains("Text of Root"))
    }

    @Test func `a finished interaction completes the dismissal`() async throws {
        let (driver, root, presented, provider) = try await presentation(style: .overFullScreen)
        root.present(presented, animated: false)
        try await driver.settle()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        presented.dismiss(animated: true)
        #expect(provider.animator.context?.view(forKey: .to) == nil && root.view.window != nil)
        interaction.update(0.6)
        try await driver.settle()
        #expect(root.presentedViewController === presented)
        interaction.finish()
        try await driver.settle()
        #expect(root.presentedViewController == nil && presented.view.superview == nil)
    }

    @Test func `a cancelled presentation removes the screen`() async throws {
        let (driver, root, presented, provider) = try await presentation()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        root.present(presented, animated: true)
        interaction.update(0.3)
        interaction.cancel()
        try await driver.settle()
        #expect(root.presentedViewController == nil && presented.presentingViewController == nil)
        #expect(presented.view.window == nil && root.view.window != nil)
        #expect(Array(log.calls.suffix(3)) == ["Root is appearing", "Root did appear", "ended false"])
        #expect(driver.screen().description.contains("Text of Root"))
        provider.interaction = nil
        root.present(presented, animated: true)
        try await driver.settle()
        #expect(driver.screen().description.contains("Text of Next"))
    }

    @Test func `a custom presentation with an animator keeps its container and its dimming view`() async throws {
        final class Panel: UIPresentationController {
            let dimming = UIView()
            override var frameOfPresentedViewInContainerView: CGRect {
                (containerView?.bounds ?? .zero).inset(by: UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0))
            }
            override func presentationTransitionWillBegin() {
                dimming.alpha = 0
                containerView?.addSubview(dimming)
                presentedViewController.transitionCoordinator?
                    .animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
            }
        }
        final class PanelProvider: NSObject, UIViewControllerTransitioningDelegate {
            let slide: Slide
            init(_ slide: Slide) { self.slide = slide }
            func presentationController(
                forPresented presented: UIViewController,
                presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? { Panel(presentedViewController: presented, presenting: presenting) }
            func animationController(
                forPresented presented: UIViewController,
                presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
        }
        let (driver, root, presented, _) = try await presentation(style: .custom)
        let provider = PanelProvider(Slide(log))
        presented.transitioningDelegate = provider
        root.present(presented, animated: true)
        let panel = try #require(presented.presentationController as? Panel)
        let context = try #require(provider.slide.context)
        #expect(context.containerView === panel.containerView && context.view(forKey: .from) == nil)
        #expect(context.finalFrame(for: presented).minY == 300 && panel.dimming.alpha == 1)
        try await driver.settle()
        #expect(presented.view.superview === panel.containerView && presented.view.frame.minY == 300)
        #expect(root.view.window != nil)
    }

    @Test func `a navigation controller asks its delegate for animators of pushes and pops`() async throws {
        let (first, second, provider) = (Screen("First", log), Screen("Second", log), Provider(log))
        let navigation = UINavigationController(rootViewController: first)
        let driver = try await AppDriver.launch { navigation }
        navigation.delegate = provider
        log.calls = []
        navigation.pushViewController(second, animated: true)
        #expect(navigation.topViewController === second && navigation.transitionCoordinator != nil)
        try await driver.settle()
        #expect(
            log.calls == [
                "First will disappear", "Second will appear", "animate", "Second is appearing",
                "First did disappear", "Second did appear", "shown Second", "ended true",
            ]
        )
        navigation.popViewController(animated: true)
        try await driver.settle()
        #expect(provider.operations == [.push, .pop])
        #expect(navigation.viewControllers == [first] && second.parent == nil)
        #expect(driver.screen().description.contains("Text of First"))
    }

    @Test func `a cancelled pop restores the stack and the navigation bar`() async throws {
        let (first, second, provider) = (Screen("First", log), Screen("Second", log), Provider(log))
        let navigation = UINavigationController(rootViewController: first)
        let driver = try await AppDriver.launch { navigation }
        navigation.pushViewController(second, animated: false)
        try await driver.settle()
        navigation.delegate = provider
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        log.calls = []
        navigation.popViewController(animated: true)
        #expect(navigation.viewControllers == [first])
        interaction.update(0.4)
        interaction.cancel()
        try await driver.settle()
        #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
        #expect(navigation.navigationBar.topItem === second.navigationItem)
        #expect(!log.calls.contains { $0.hasPrefix("shown") })
        #expect(
            log.calls.filter { $0.hasSuffix("appear") } == [
                "Second will disappear", "First will appear", "First will disappear", "First did disappear",
                "Second will appear", "Second did appear",
            ]
        )
        #expect(driver.screen().description.contains("Text of Second"))
        provider.interaction = nil
        navigation.popViewController(animated: true)
        try await driver.settle()
        #expect(driver.screen().description.contains("Text of First"))
    }

    @Test func `a second push during a transition completes the first one at once`() async throws {
        let (first, second, third) = (Screen("First", log), Screen("Second", log), Screen("Third", log))
        let provider = Provider(log)
        let navigation = UINavigationController(rootViewController: first)
        let driver = try await AppDriver.launch { navigation }
        navigation.delegate = provider
        navigation.pushViewController(second, animated: true)
        navigation.pushViewController(third, animated: true)
        try await driver.settle()
        #expect(navigation.viewControllers == [first, second, third])
        #expect(driver.screen().description.contains("Text of Third"))
        #expect(log.calls.filter { $0 == "ended true" }.count == 2)
    }

    @Test func `a tab bar controller asks its delegate for an animator`() async throws {
        let (first, second, provider) = (Screen("First", log), Screen("Second", log), Provider(log))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let driver = try await AppDriver.launch { tabs }
        tabs.delegate = provider
        log.calls = []
        tabs.selectedIndex = 1
        #expect(provider.animator.context?.containerView.superview === tabs.view)
        try await driver.settle()
        #expect(driver.screen().description.contains("Text of Second"))
        #expect(
            log.calls.filter { $0.hasSuffix("appear") } == [
                "First will disappear", "Second will appear", "First did disappear", "Second did appear",
            ]
        )
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        tabs.selectedIndex = 0
        interaction.cancel()
        try await driver.settle()
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === second)
        #expect(driver.screen().description.contains("Text of Second"))
    }

    @Test func `a finger at the leading edge pops a screen, or leaves it if it returns`() async throws {
        let (first, second) = (Screen("First", log), Screen("Second", log))
        let navigation = UINavigationController(rootViewController: first)
        let driver = try await AppDriver.launch { navigation }
        navigation.pushViewController(second, animated: false)
        try await driver.settle()
        #expect(navigation.interactivePopGestureRecognizer != nil)
        func drag(to x: CGFloat) async throws {
            try await driver.touchDown(at: CGPoint(x: 5, y: 300))
            for place in [CGFloat(40), 100, x] {
                try await driver.wait(.milliseconds(200))
                try await driver.touchMove(to: CGPoint(x: place, y: 300))
            }
            try await driver.wait(.milliseconds(300))
            try await driver.touchUp()
            try await driver.settle()
        }
        try await drag(to: 120)
        #expect(navigation.viewControllers == [first, second])
        #expect(driver.screen().description.contains("Text of Second"))
        try await drag(to: 300)
        #expect(navigation.viewControllers == [first])
        #expect(driver.screen().description.contains("Text of First"))
        navigation.pushViewController(second, animated: false)
        second.navigationItem.hidesBackButton = true
        try await driver.settle()
        try await drag(to: 300)
        #expect(navigation.viewControllers == [first, second])
    }

    @Test func `after a finger popped a screen, the large title is aligned with the rows of the list`() async throws {
        let list = UITableViewController()
        list.title = "List"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let driver = try await AppDriver.launch { navigation }
        try await driver.resize(to: CGSize(width: 1200, height: 800))
        try await driver.settle()
        let heading = try #require(driver.screen().elements(role: "heading").first { $0.label == "List" })
        #expect(heading.frame.minX > 200)
        let detail = Screen("Detail", log)
        navigation.pushViewController(detail, animated: false)
        try await driver.settle()
        try await driver.touchDown(at: CGPoint(x: 5, y: 300))
        for place in [CGFloat(40), 300, 900] {
            try await driver.wait(.milliseconds(100))
            try await driver.touchMove(to: CGPoint(x: place, y: 300))
        }
        try await driver.touchUp()
        try await driver.settle()
        #expect(navigation.viewControllers == [list])
        #expect(driver.screen().elements(role: "heading").first { $0.label == "List" }?.frame == heading.frame)
    }

    @Test func `a container exchanges the views of two children with their callbacks`() async throws {
        let parent = UIViewController()
        let (first, second) = (Screen("First", log), Screen("Second", log))
        let driver = try await AppDriver.launch { parent }
        parent.addChild(first)
        parent.view.addSubview(first.view)
        first.didMove(toParent: parent)
        parent.addChild(second)
        try await driver.settle()
        log.calls = []
        var ends: [Bool] = []
        parent.transition(
            from: first,
            to: second,
            duration: 0.3,
            options: .transitionCrossDissolve,
            animations: nil,
            completion: { ends.append($0) }
        )
        #expect(second.view.superview === parent.view)
        try await driver.settle()
        #expect(first.view.superview == nil && ends == [true])
        #expect(
            log.calls == [
                "First will disappear", "Second will appear", "Second is appearing", "Second did appear",
                "First did disappear",
            ]
        )
    }
}
