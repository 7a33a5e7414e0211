import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// Starting and stopping property animators.
@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests {
    private final class Log {
        var calls: [String] = []
        func end(_ name: String) -> (UIViewAnimatingPosition) -> Void {
            { [self] position in calls.append("\(name) \(position)") }
        }
    }

    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let log = Log()

    private func start() async throws -> AppDriver {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return try await AppDriver.launch { controller }
    }

    @Test func `an animator has no effect until it is started, and completes in a later turn`() async throws {
        let driver = try await start()
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { view.alpha = 0.5 }
        animator.addAnimations { view.frame.origin.x = 30 }
        animator.addCompletion(log.end("first"))
        animator.addCompletion(log.end("second"))
        try await driver.settle()
        #expect(view.alpha == 1)
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect((view.alpha, view.frame.minX) == (0.5, 30))
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(log.calls.isEmpty)
        #expect(driver.host.animations.map(\.timing) == [.curve(.easeOut), .curve(.easeOut)])
        try await driver.settle()
        #expect(log.calls == ["first end", "second end"])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
    }

    @Test func `starting a running animator again has no effect, and its blocks run only once`() async throws {
        let driver = try await start()
        var count = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { count += 1 }
        animator.addCompletion(log.end("end"))
        animator.startAnimation()
        animator.startAnimation()
        try await driver.settle()
        animator.startAnimation()
        try await driver.settle()
        #expect(count == 1)
        #expect(log.calls == ["end end"])
    }

    @Test func `a block added while the animator runs is called at once and has the same end`() async throws {
        let driver = try await start()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0.5 }
        animator.addCompletion(log.end("end"))
        animator.startAnimation()
        animator.addAnimations { view.frame.origin.y = 70 }
        #expect(view.frame.minY == 70)
        animator.addAnimations({ view.frame.origin.y = 90 }, delayFactor: 0.25)
        #expect(driver.host.animations.map(\.duration) == [1, 1, 0.75])
        #expect(driver.host.animations.map(\.delay) == [0, 0, 0.25])
        #expect(driver.host.animations[2].timing == .spring(damping: 0.5, velocity: 0))
        try await driver.settle()
        #expect(log.calls == ["end end"])
    }

    @Test func `stopping without finishing discards the completions`() async throws {
        let driver = try await start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.addCompletion(log.end("end"))
        animator.startAnimation()
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        try await driver.settle()
        #expect(log.calls.isEmpty)
        #expect(view.alpha == 0.5)
    }

    @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
    func `a stopped animator can be finished at any position`(position: UIViewAnimatingPosition) async throws {
        let driver = try await start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.alpha = 0.5
            view.frame = CGRect(x: 30, y: 40, width: 10, height: 20)
        }
        animator.addCompletion(log.end("told"))
        animator.startAnimation()
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        try await driver.settle()
        #expect(log.calls.isEmpty)
        animator.finishAnimation(at: position)
        #expect(log.calls == ["told \(position)"])
        #expect(animator.state == .inactive)
        let isBack = position == .start
        #expect(view.alpha == (isBack ? 1 : 0.5))
        #expect(view.frame.size == (isBack ? CGSize(width: 100, height: 40) : CGSize(width: 10, height: 20)))
        #expect(view.frame.origin == (isBack ? .zero : CGPoint(x: 30, y: 40)))
        try await driver.settle()
        #expect(log.calls.count == 1)
    }

    @Test func `a running animator is retained until its end`() async throws {
        let driver = try await start()
        weak var kept: UIViewPropertyAnimator?
        do {
            kept = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1,
                delay: 0.5,
                animations: { view.alpha = 0.5 },
                completion: log.end("end")
            )
        }
        #expect(kept?.delay == 0.5)
        try await driver.settle()
        #expect(log.calls == ["end end"])
        #expect(kept == nil)
    }

    @Test func `starting a stopped animator before it is finished traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UIApplication.launch(
                    on: HeadlessHost(),
                    applicationDelegate: nil,
                    sceneDelegate: { RootSceneDelegate(makeRoot: { UIViewController() }) }
                )
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.startAnimation()
                animator.stopAnimation(false)
                animator.startAnimation()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIViewPropertyAnimator.startAnimation() was called on an animator that is stopped"))
    }

    @Test func `a paused animator shows its views at any fraction, and can be turned round`() async throws {
        let driver = try await start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.frame.origin.x = 100 }
        animator.addCompletion(log.end("told"))
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
        func visibleX() -> CGFloat { view.frame.minX + (view.displacement?.origin.x ?? 0) }
        #expect(view.frame.minX == 100 && visibleX() == 0)
        animator.fractionComplete = 0.25
        #expect(visibleX() == 25)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(visibleX() == 25)
        try await driver.settle()
        #expect(log.calls.isEmpty)
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        try await driver.settle()
        #expect(log.calls == ["told start"] && view.frame.minX == 0 && animator.state == .inactive)
    }

    @Test func `an animator that starts reversed waits for its delay`() async throws {
        let driver = try await start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
        animator.isReversed = true
        animator.startAnimation(afterDelay: 0.5)
        #expect(driver.host.animations.map(\.delay) == [0.5])
        try await driver.settle()
        #expect(view.frame.minX == 0)
    }

    @Test func `keyframes in a block are paused and moved with the animator`() async throws {
        let driver = try await start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(
                withDuration: 0,
                delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
                },
                completion: { log.calls.append("keyframes \($0)") }
            )
        }
        animator.addCompletion(log.end("animator"))
        animator.pauseAnimation()
        func visibleX() -> CGFloat { view.frame.minX + (view.displacement?.origin.x ?? 0) }
        #expect(visibleX() == 0)
        animator.fractionComplete = 0.25
        #expect(visibleX() == 50)
        try await driver.settle()
        #expect(log.calls.isEmpty && driver.host.animations.isEmpty)
        animator.startAnimation()
        try await driver.settle()
        #expect(log.calls == ["keyframes true", "animator end"])
        #expect((view.frame.minX, view.alpha) == (100, 0))
    }

    @Test func `stopping an animator interrupts the animations in its blocks`() async throws {
        let driver = try await start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(
                withDuration: 3,
                animations: { view.frame.origin.x = 100 },
                completion: { log.calls.append("inner \($0)") }
            )
        }
        animator.fractionComplete = 0.5
        animator.stopAnimation(true)
        #expect(view.frame.minX == 50 && !view.isInMotion)
        try await driver.settle()
        #expect(log.calls == ["inner false"])
    }

    @Test func `a paused animator that is stopped leaves its views where they are visible`() async throws {
        _ = try await start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
        animator.fractionComplete = 0.5
        animator.stopAnimation(true)
        #expect(view.frame.minX == 50 && !view.isInMotion)
    }

    @Test func `an animator that pauses on completion stays active`() async throws {
        let driver = try await start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.pausesOnCompletion = true
        animator.addCompletion(log.end("told"))
        animator.startAnimation()
        try await driver.settle()
        #expect(log.calls.isEmpty && animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 1)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(log.calls == ["told end"] && view.alpha == 0.5)
    }
}
