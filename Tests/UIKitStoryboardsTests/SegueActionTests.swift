import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

/// A destination that needs a value to exist.
final class ActionDetailController: UIViewController {
    let name: String

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        name = "from the storyboard"
        super.init(coder: coder)
    }
}

/// A source whose methods create the destinations of its segues.
final class ActionSourceController: UIViewController {
    var log: [String] = []
    var refuses = false

    enum ObjectiveCMembers: MemberTable {
        static var methods: [Selector] {
            [
                Selector("makeDetail:", ActionSourceController.makeDetail(_:)),
                Selector("makeDetail:sender:", ActionSourceController.makeDetail(_:sender:)),
                Selector(
                    "makeDetail:sender:segueIdentifier:",
                    ActionSourceController.makeDetail(_:sender:segueIdentifier:)
                ),
            ]
        }
    }

    func makeDetail(_ coder: NSCoder) -> ActionDetailController? {
        refuses ? nil : ActionDetailController(coder: coder, name: "one")
    }
    func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        ActionDetailController(coder: coder, name: "two \(sender ?? "-")")
    }
    func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> ActionDetailController? {
        ActionDetailController(coder: coder, name: "three \(sender ?? "-") \(segueIdentifier ?? "-")")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append((segue.destination as? ActionDetailController)?.name ?? "-")
    }
}

@MainActor
@Suite("Segue actions and unwinding", .serialized)
struct SegueActionTests {
    private func storyboard(_ segues: String, embedded: String = "") throws -> UIStoryboard {
        try Interface.storyboard(
            """
            <viewController id="root" customClass="ActionSourceController" \(Interface.module) \
            sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
            <autoresizingMask key="autoresizingMask"/>\(embedded)</view>
            <connections>\(segues)</connections></viewController>
            """,
            """
            <viewController id="detail" customClass="ActionDetailController" \(Interface.module) \
            sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="w"><rect key="frame" x="0" y="0" width="400" height="800"/>
            <autoresizingMask key="autoresizingMask"/></view></viewController>
            """
        )
    }

    @Test func `a segue action creates the destination, with the sender and the identifier`() async throws {
        let story = try storyboard(
            """
            <segue destination="detail" kind="presentation" identifier="a" destinationCreationSelector="makeDetail:" \
            animates="NO" id="s1"/>
            <segue destination="detail" kind="presentation" identifier="b" \
            destinationCreationSelector="makeDetail:sender:" animates="NO" id="s2"/>
            <segue destination="detail" kind="presentation" identifier="c" \
            destinationCreationSelector="makeDetail:sender:segueIdentifier:" animates="NO" id="s3"/>
            """
        )
        let source = try #require(story.instantiateInitialViewController() as? ActionSourceController)
        let driver = try await AppDriver.launch { source }
        for name in ["a", "b", "c"] {
            source.performSegue(withIdentifier: name, sender: "me")
            try await driver.settle()
            #expect(source.presentedViewController is ActionDetailController)
            source.dismiss(animated: false)
        }
        #expect(source.log == ["one", "two me", "three me c"])
        source.refuses = true
        source.performSegue(withIdentifier: "a", sender: nil)
        #expect(source.log.last == "from the storyboard")
    }

    @Test func `an embed segue has an action too`() async throws {
        let story = try storyboard(
            "",
            embedded: """
                <subviews><containerView opaque="NO" contentMode="scaleToFill" id="box">
                <rect key="frame" x="0" y="0" width="100" height="100"/><autoresizingMask key="autoresizingMask"/>
                <connections><segue destination="detail" kind="embed" destinationCreationSelector="makeDetail:" id="s1"/>
                </connections></containerView></subviews>
                """
        )
        let source = try #require(story.instantiateInitialViewController() as? ActionSourceController)
        source.loadViewIfNeeded()
        #expect(source.log == ["one"])
        #expect((source.children.first as? ActionDetailController)?.name == "one")
    }

    // MARK: Unwinding

    /// A controller that logs the calls of unwinding.
    private class Stop: UIViewController {
        var accepts = false
        var log: [String] = []

        override func canPerformUnwindSegueAction(
            _ action: Selector,
            from fromViewController: UIViewController,
            sender: Any?
        ) -> Bool {
            log.append("can \(action.description) \(sender as? String ?? "-")")
            return accepts
        }
    }

    /// A container that shows one of its children.
    private final class Container: Stop {
        var hidesChildren = false

        override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
            hidesChildren ? [] : super.allowedChildrenForUnwinding(from: source)
        }
        override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
            log.append("towards \(subsequentVC.title ?? "-")")
        }
    }

    @Test func `containers choose the children that are asked, and show the destination themselves`() async throws {
        let (first, second, source) = (Stop(), Stop(), Stop())
        (first.title, second.title) = ("First", "Second")
        (first.accepts, second.accepts) = (true, true)
        let container = Container()
        container.accepts = true
        for child in [first, second, source] {
            container.addChild(child)
            child.didMove(toParent: container)
        }
        let asked = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector("done:"), sender: nil)
        #expect(container.child(containing: asked) === source)
        #expect(container.allowedChildrenForUnwinding(from: asked) == [second, first])
        #expect(source.unwindTarget(for: "done:", sender: "me") === second)
        #expect(second.log == ["can done: me"] && first.log.isEmpty)
        source.unwindSegue(identifier: nil, to: second, animated: false).perform()
        #expect(container.log == ["towards Second"])
        container.hidesChildren = true
        #expect(source.unwindTarget(for: "done:") === container)
    }

    @Test func `unwinding in a navigation controller pops to the nearest controller that accepts it`() async throws {
        let (root, middle, top) = (Stop(), Stop(), Stop())
        root.accepts = true
        let navigation = UINavigationController(rootViewController: root)
        navigation.setViewControllers([root, middle, top], animated: false)
        _ = try await AppDriver.launch { navigation }
        let target = try #require(top.unwindTarget(for: "done:"))
        #expect(target === root)
        #expect(middle.log.count == 1)
        top.unwindSegue(identifier: nil, to: target, animated: false).perform()
        #expect(navigation.viewControllers == [root])
    }
}
