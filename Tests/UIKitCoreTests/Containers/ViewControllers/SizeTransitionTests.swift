import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The callbacks of controllers when a window is resized, and their traits.
@MainActor
@Suite("Size transitions and traits")
struct SizeTransitionTests {
    private final class Teller: UIViewController {
        var name = ""
        var log: Log?
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log?.lines.append("\(name) to \(Int(size.width))")
            #expect(transitionCoordinator === coordinator)
            coordinator.animate(
                alongsideTransition: { [self] _ in
                    log?.lines.append("\(name) beside \(Int(view.window?.frame.width ?? 0))")
                },
                completion: { [self] _ in log?.lines.append("\(name) done \(Int(view.frame.width))") }
            )
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willTransition(
            to newCollection: UITraitCollection,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log?.lines.append("\(name) room \(newCollection.horizontalSizeClass)")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log?.lines.append("\(name) was \(previousTraitCollection!.horizontalSizeClass)")
        }
    }

    @MainActor private final class Log {
        var lines: [String] = []
    }

    @Test func `resizing a window calls the transition methods of its controllers, outermost first`() async throws {
        let (log, outer, inner) = (Log(), Teller(), Teller())
        (outer.name, outer.log, inner.name, inner.log) = ("outer", log, "inner", log)
        let driver = try await AppDriver.launch { outer }
        outer.addChild(inner)
        inner.view.frame = outer.view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        try await driver.settle()
        #expect(outer.traitCollection.horizontalSizeClass == .compact)
        try await driver.resize(to: CGSize(width: 700, height: 500))
        #expect(
            log.lines == [
                "outer room regular", "inner room regular", "outer to 700", "inner to 700",
                "outer was compact", "inner was compact",
                "outer beside 700", "inner beside 700", "outer done 700", "inner done 700",
            ]
        )
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        #expect(outer.transitionCoordinator == nil)
        log.lines = []
        try await driver.resize(to: CGSize(width: 720, height: 500))
        #expect(log.lines.first == "outer to 720")
        #expect(!log.lines.contains { $0.contains("room") || $0.contains("was") })
    }

    @Test func `a navigation controller passes the size below its bar to the top controller`() async throws {
        let (log, top, below) = (Log(), Teller(), Teller())
        (top.name, top.log, below.name, below.log) = ("top", log, "below", log)
        let navigation = UINavigationController(rootViewController: below)
        let driver = try await AppDriver.launch { navigation }
        navigation.pushViewController(top, animated: false)
        try await driver.settle()
        #expect(
            navigation.size(forChildContentContainer: top, withParentContainerSize: CGSize(width: 500, height: 400))
                == CGSize(width: 500, height: 400 - navigation.navigationBar.frame.height)
        )
        try await driver.resize(to: CGSize(width: 500, height: 400))
        #expect(log.lines == ["top to 500", "top beside 500", "top done 500"])
    }

    @Test func `a container is notified when the top controller's preferred content size differs`() async throws {
        final class Holder: UIViewController {
            var calls = 0
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                calls += 1
            }
        }
        let (holder, navigation) = (Holder(), UINavigationController(rootViewController: UIViewController()))
        holder.addChild(navigation)
        let sized = UIViewController()
        sized.preferredContentSize = CGSize(width: 200, height: 100)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(holder.calls == 0)
        navigation.pushViewController(sized, animated: false)
        #expect(holder.calls == 1)
        navigation.popViewController(animated: false)
        #expect(holder.calls == 2)
    }

    @Test func `an animated push has a transition coordinator that runs its closures`() async throws {
        final class Pushed: UIViewController {
            var lines: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let coordinator = transitionCoordinator else { return lines.append("none") }
                lines.append(
                    "\(coordinator.isAnimated) \(coordinator.transitionDuration > 0) \(coordinator.isInteractive)"
                )
                #expect(coordinator.viewController(forKey: .to) === self)
                #expect(coordinator.viewController(forKey: .from) !== self)
                #expect(coordinator.view(forKey: .to) === view)
                #expect(coordinator.containerView === navigationController?.view)
                #expect(coordinator.presentationStyle == .none)
                #expect(!coordinator.isCancelled && !coordinator.initiallyInteractive && !coordinator.isInterruptible)
                #expect(coordinator.percentComplete == 1 && coordinator.completionVelocity == 1)
                #expect(coordinator.completionCurve == .easeInOut)
                coordinator.notifyWhenInteractionChanges { _ in Issue.record("No finger leads a transition.") }
                coordinator.animate(alongsideTransition: { _ in self.lines.append("beside") })
                coordinator.animateAlongsideTransition(in: nil, animation: nil) { _ in self.lines.append("done") }
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                lines.append("appeared")
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = try await AppDriver.launch { navigation }
        let pushed = Pushed()
        navigation.pushViewController(pushed, animated: true)
        #expect(pushed.lines == ["true true false", "beside", "appeared", "done"])
        #expect(pushed.transitionCoordinator == nil)
        let second = Pushed()
        navigation.pushViewController(second, animated: false)
        #expect(second.lines == ["none", "appeared"])
        second.present(UIViewController(), animated: true)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `animated presentation and dismissal have a transition coordinator`() async throws {
        let root = UIViewController()
        _ = try await AppDriver.launch { root }
        final class Presented: UIViewController {
            var lines: [String] = []
            override func viewWillAppear(_ animated: Bool) { note("came") }
            override func viewWillDisappear(_ animated: Bool) { note("went") }
            private func note(_ word: String) {
                transitionCoordinator?.animate(alongsideTransition: nil) { context in
                    self.lines.append("\(word) \(context.presentationStyle)")
                }
            }
        }
        let presented = Presented()
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: true)
        root.dismiss(animated: true)
        presented.modalPresentationStyle = .formSheet
        root.present(presented, animated: true)
        root.dismiss(animated: true)
        #expect(presented.lines == ["came fullScreen", "went fullScreen", "came formSheet", "went formSheet"])
    }

    @Test func `overrideUserInterfaceStyle applies to controllers, views and windows, and calls trait observers`()
        async throws
    {
        let (root, child) = (UIViewController(), UIViewController())
        let host = HeadlessHost()
        host.traits = UITraitCollection(userInterfaceStyle: .light)
        let driver = try await AppDriver.launch(on: host) { root }
        root.addChild(child)
        root.view.addSubview(child.view)
        let label = UILabel()
        child.view.addSubview(label)
        var heard: [UIUserInterfaceStyle] = []
        let registration = label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { label, previous in
            heard += [previous.userInterfaceStyle, label.traitCollection.userInterfaceStyle]
        }
        child.overrideUserInterfaceStyle = .dark
        #expect(label.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(root.traitCollection.userInterfaceStyle == .light)
        #expect(heard == [.light, .dark])
        label.overrideUserInterfaceStyle = .light
        #expect(label.traitCollection.userInterfaceStyle == .light)
        label.unregisterForTraitChanges(registration)
        label.overrideUserInterfaceStyle = .unspecified
        #expect(heard == [.light, .dark, .dark, .light])
        // The desktop's style changes. A controller with a fixed dark style receives no change.
        try await driver.change(UITraitCollection(userInterfaceStyle: .dark))
        #expect(root.traitCollection.userInterfaceStyle == .dark)
        child.overrideUserInterfaceStyle = .unspecified
        root.view.window?.overrideUserInterfaceStyle = .light
        #expect(label.traitCollection.userInterfaceStyle == .light)
        #expect(root.view.window?.overrideUserInterfaceStyle == .light)
    }

    @Test func `a container can override the traits of a child`() async throws {
        let (root, child) = (UIViewController(), UIViewController())
        _ = try await AppDriver.launch { root }
        root.addChild(child)
        root.view.addSubview(child.view)
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        root.setOverrideTraitCollection(regular, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(root.overrideTraitCollection(forChild: child) == regular)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        root.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(root.overrideTraitCollection(forChild: child) == nil)
    }

    @Test func `additional safe area insets apply to the controller's view and its subviews`() async throws {
        final class Inset: UIViewController {
            var changes = 0
            override func viewSafeAreaInsetsDidChange() { changes += 1 }
        }
        let root = Inset()
        let driver = try await AppDriver.launch { root }
        let scrollView = UIScrollView()
        scrollView.frame = root.view.bounds.inset(by: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        scrollView.contentSize = CGSize(width: 100, height: 2_000)
        scrollView.contentInset.top = 5
        root.view.addSubview(scrollView)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 4, bottom: 20, right: 0)
        try await driver.settle()
        #expect(root.changes == 1)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 4, bottom: 20, right: 0))
        #expect(root.view.safeAreaLayoutGuide.layoutFrame.minY == 30)
        #expect(scrollView.safeAreaInsets == UIEdgeInsets(top: 20, left: 4, bottom: 20, right: 0))
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 25, left: 0, bottom: 20, right: 0))
        #expect(scrollView.contentOffset.y == -25)
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.left == 4)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == scrollView.contentInset)
        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        scrollView.contentSize.height = 100
        #expect(scrollView.adjustedContentInset == scrollView.contentInset)
    }

    @Test func `the large title follows the controller's content scroll view`() async throws {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = true
        let driver = try await AppDriver.launch { navigation }
        let holder = UIView(frame: content.view.bounds)
        let scrollView = UIScrollView(frame: holder.bounds)
        scrollView.contentSize.height = 4_000
        holder.addSubview(scrollView)
        content.view.addSubview(holder)
        #expect(content.contentScrollView(for: .top) == nil)
        content.setContentScrollView(scrollView)
        #expect(content.contentScrollView(for: .top) === scrollView)
        try await driver.settle()
        #expect(navigation.navigationBar.showsLargeTitle)
        scrollView.contentOffset.y = 300
        try await driver.settle()
        #expect(!navigation.navigationBar.showsLargeTitle)
    }

    @Test func `status bar and layout properties without effect keep their defaults`() {
        let controller = UIViewController()
        #expect(controller.edgesForExtendedLayout == .all)
        #expect(!controller.extendedLayoutIncludesOpaqueBars)
        #expect(controller.preferredStatusBarStyle == .default)
        #expect(!controller.prefersStatusBarHidden)
        #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(UIStatusBarStyle.darkContent.rawValue == 3)
    }
}
