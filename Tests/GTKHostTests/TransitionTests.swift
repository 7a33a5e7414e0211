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

    private func run(_ body: @MainActor (GTKPilot, UINavigationController) async throws -> Void) async throws {
        let navigation = UINavigationController(rootViewController: first)
        try await GTKPilot.run(rootViewController: navigation) { pilot in
            pilot.setAnimations(true)
            let usualLength = pilot.transitionLength
            pilot.transitionLength = 60_000
            defer { pilot.transitionLength = usualLength }
            try await body(pilot, navigation)
            try await pilot.finishTransitions()
        }
    }

    private func titles(_ pilot: GTKPilot) throws -> [String] {
        try pilot.screen().elements.filter { ["heading", "text"].contains($0.role) }.map(\.label)
    }

    private final class FrameCount {
        var count = 0
    }

    /// Counts the frames during transitions from now on.
    private func movingFrames(_ pilot: GTKPilot) throws -> FrameCount {
        let frames = FrameCount()
        try pilot.watchFrames { [weak pilot] in
            if let pilot, pilot.runningTransitions > 0 { frames.count += 1 }
        }
        return frames
    }

    @Test
    func `A push is animated, and shows the new screen from the beginning`() async throws {
        try await run { pilot, navigation in
            navigation.pushViewController(second, animated: true)
            try await pilot.show()
            #expect(pilot.runningTransitions == 1)
            #expect(try titles(pilot) == ["Second", "Text of Second"])
            try pilot.showFrames(5)
            #expect(pilot.runningTransitions == 1)
            try await pilot.finishTransitions()
            #expect(pilot.runningTransitions == 0)
            #expect(try titles(pilot) == ["Second", "Text of Second"])
        }
    }

    @Test
    func `A push animation ends, and the back button works afterwards`() async throws {
        try await run { pilot, navigation in
            pilot.transitionLength = 100
            navigation.pushViewController(second, animated: true)
            let frames = try movingFrames(pilot)
            try await pilot.settle()
            #expect(pilot.runningTransitions == 0)
            #expect(frames.count > 0)
            try await pilot.tap("First", role: "button")
            #expect(try titles(pilot) == ["First", "Text of First"])
        }
    }

    @Test
    func `Changes without animation run no transition`() async throws {
        try await run { pilot, navigation in
            let frames = try movingFrames(pilot)
            navigation.pushViewController(second, animated: false)
            try await pilot.show()
            #expect(pilot.runningTransitions == 0)
            navigation.popViewController(animated: false)
            try await pilot.settle()
            #expect(frames.count == 0)
        }
    }

    @Test
    func `With animations disabled on the desktop, a push is complete at once`() async throws {
        try await run { pilot, navigation in
            pilot.setAnimations(false)
            navigation.pushViewController(second, animated: true)
            try await pilot.show()
            #expect(pilot.runningTransitions == 0)
            #expect(try titles(pilot) == ["Second", "Text of Second"])
        }
    }

    @Test
    func `A push during a pop ends the pop`() async throws {
        try await run { pilot, navigation in
            navigation.pushViewController(second, animated: false)
            try await pilot.settle()
            navigation.popViewController(animated: true)
            try await pilot.show()
            try pilot.showFrames(2)
            navigation.pushViewController(Plain("Third"), animated: true)
            try await pilot.show()
            #expect(pilot.runningTransitions == 1)
            try await pilot.finishTransitions()
            #expect(pilot.runningTransitions == 0)
            #expect(try titles(pilot) == ["Third", "Text of Third"])
            pilot.transitionLength = 100
            try await pilot.tap("First", role: "button")
            #expect(try titles(pilot) == ["First", "Text of First"])
        }
    }

    @Test
    func `A popped screen is released during its animation, and neither screen takes events`() async throws {
        try await run { pilot, navigation in
            weak var gone: Plain?
            do {
                let third = Plain("Third")
                gone = third
                navigation.pushViewController(third, animated: false)
            }
            try await pilot.settle()
            navigation.popViewController(animated: true)
            try await pilot.show()
            #expect(pilot.runningTransitions == 1)
            #expect(gone == nil)
            let point = CGPoint(x: 100, y: 35)
            let hit = try #require(first.view.window?.hitTest(point, with: nil))
            #expect(pilot.host.transitions.holds(hit))
            let container = try #require(pilot.host.tree.existing(navigation.view)?.widget)
            #expect(gtk_widget_pick(container, 100, 35, GTK_PICK_DEFAULT) == nil)
            try await pilot.finishTransitions()
            #expect(!pilot.host.transitions.holds(hit))
            #expect(gtk_widget_pick(container, 100, 35, GTK_PICK_DEFAULT) != nil)
        }
    }

    @Test(
        arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve]
    )
    func `A full screen presentation and its dismissal are animated`(style: UIModalTransitionStyle) async throws {
        try await run { pilot, navigation in
            second.modalPresentationStyle = .fullScreen
            second.modalTransitionStyle = style
            navigation.present(second, animated: true)
            try await pilot.show()
            try pilot.showFrames(3)
            #expect(pilot.runningTransitions == 1)
            try await pilot.finishTransitions()
            #expect(pilot.runningTransitions == 0)
            navigation.dismiss(animated: true)
            try await pilot.show()
            try pilot.showFrames(3)
            #expect(pilot.runningTransitions == 1)
            try await pilot.finishTransitions()
            #expect(try titles(pilot) == ["First", "Text of First"])
        }
    }

    @Test
    func `Hiding a window ends its transition`() async throws {
        try await run { pilot, navigation in
            navigation.pushViewController(second, animated: true)
            try await pilot.show()
            navigation.view.window?.isHidden = true
            try await pilot.settle()
            #expect(pilot.runningTransitions == 0)
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
