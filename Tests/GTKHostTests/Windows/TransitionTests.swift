#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Transitions between screens. For UIKit, a transition is complete when the call returns.
@MainActor
@Suite("Transitions in windows", .enabled(if: isOnDisplay))
struct TransitionTests {
    private let first = Plain("First")
    private let second = Plain("Second")

    private func run(_ body: @MainActor (GTKAppDriver, UINavigationController) async throws -> Void) async throws {
        let navigation = UINavigationController(rootViewController: first)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            driver.setAnimations(true)
            let usualLength = driver.transitionLength
            driver.transitionLength = 60_000
            defer { driver.transitionLength = usualLength }
            try await body(driver, navigation)
            try await driver.finishTransitions()
        }
    }

    private func titles(_ driver: GTKAppDriver) throws -> [String] {
        try driver.screen().elements.filter { ["heading", "text"].contains($0.role) }.map(\.label)
    }

    private final class FrameCount {
        var count = 0
    }

    /// Counts the frames during transitions from now on.
    private func movingFrames(_ driver: GTKAppDriver) throws -> FrameCount {
        let frames = FrameCount()
        try driver.watchFrames { [weak driver] in
            if let driver, driver.runningTransitions > 0 { frames.count += 1 }
        }
        return frames
    }

    @Test
    func `A push is animated, and shows the new screen from the beginning`() async throws {
        try await run { driver, navigation in
            navigation.pushViewController(second, animated: true)
            try await driver.show()
            #expect(driver.runningTransitions == 1)
            #expect(try titles(driver) == ["Second", "Text of Second"])
            try driver.showFrames(5)
            #expect(driver.runningTransitions == 1)
            try await driver.finishTransitions()
            #expect(driver.runningTransitions == 0)
            #expect(try titles(driver) == ["Second", "Text of Second"])
        }
    }

    @Test
    func `A push animation ends, and the back button works afterwards`() async throws {
        try await run { driver, navigation in
            driver.transitionLength = 100
            navigation.pushViewController(second, animated: true)
            let frames = try movingFrames(driver)
            try await driver.settle()
            #expect(driver.runningTransitions == 0)
            #expect(frames.count > 0)
            try await driver.tap("First", role: "button")
            #expect(try titles(driver) == ["First", "Text of First"])
        }
    }

    @Test
    func `Changes without animation run no transition`() async throws {
        try await run { driver, navigation in
            let frames = try movingFrames(driver)
            navigation.pushViewController(second, animated: false)
            try await driver.show()
            #expect(driver.runningTransitions == 0)
            navigation.popViewController(animated: false)
            try await driver.settle()
            #expect(frames.count == 0)
        }
    }

    @Test
    func `With animations disabled on the desktop, a push is complete at once`() async throws {
        try await run { driver, navigation in
            driver.setAnimations(false)
            navigation.pushViewController(second, animated: true)
            try await driver.show()
            #expect(driver.runningTransitions == 0)
            #expect(try titles(driver) == ["Second", "Text of Second"])
        }
    }

    @Test
    func `A push during a pop ends the pop`() async throws {
        try await run { driver, navigation in
            navigation.pushViewController(second, animated: false)
            try await driver.settle()
            navigation.popViewController(animated: true)
            try await driver.show()
            try driver.showFrames(2)
            navigation.pushViewController(Plain("Third"), animated: true)
            try await driver.show()
            #expect(driver.runningTransitions == 1)
            try await driver.finishTransitions()
            #expect(driver.runningTransitions == 0)
            #expect(try titles(driver) == ["Third", "Text of Third"])
            driver.transitionLength = 100
            try await driver.tap("First", role: "button")
            #expect(try titles(driver) == ["First", "Text of First"])
        }
    }

    @Test
    func `A popped screen is released during its animation, and neither screen takes events`() async throws {
        try await run { driver, navigation in
            weak var gone: Plain?
            do {
                let third = Plain("Third")
                gone = third
                navigation.pushViewController(third, animated: false)
            }
            try await driver.settle()
            navigation.popViewController(animated: true)
            try await driver.show()
            #expect(driver.runningTransitions == 1)
            #expect(gone == nil)
            let point = CGPoint(x: 100, y: 35)
            let hit = try #require(first.view.window?.hitTest(point, with: nil))
            #expect(driver.host.transitions.holds(hit))
            let container = try #require(driver.host.tree.existing(navigation.view)?.widget)
            #expect(gtk_widget_pick(container, 100, 35, GTK_PICK_DEFAULT) == nil)
            try await driver.finishTransitions()
            #expect(!driver.host.transitions.holds(hit))
            #expect(gtk_widget_pick(container, 100, 35, GTK_PICK_DEFAULT) != nil)
        }
    }

    @Test(
        arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve]
    )
    func `A full screen presentation and its dismissal are animated`(style: UIModalTransitionStyle) async throws {
        try await run { driver, navigation in
            second.modalPresentationStyle = .fullScreen
            second.modalTransitionStyle = style
            navigation.present(second, animated: true)
            try await driver.show()
            try driver.showFrames(3)
            #expect(driver.runningTransitions == 1)
            try await driver.finishTransitions()
            #expect(driver.runningTransitions == 0)
            navigation.dismiss(animated: true)
            try await driver.show()
            try driver.showFrames(3)
            #expect(driver.runningTransitions == 1)
            try await driver.finishTransitions()
            #expect(try titles(driver) == ["First", "Text of First"])
        }
    }

    @Test
    func `Hiding a window ends its transition`() async throws {
        try await run { driver, navigation in
            navigation.pushViewController(second, animated: true)
            try await driver.show()
            navigation.view.window?.isHidden = true
            try await driver.settle()
            #expect(driver.runningTransitions == 0)
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
