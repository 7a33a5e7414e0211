import Foundation
@_spi(Host) import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

/// Keyframes, transitions of views, and animations that a gesture moves.
@MainActor
@Suite("Keyframes and view transitions")
struct KeyframeTests {
    private final class Log {
        var ends: [Bool] = []
    }

    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let log = Log()

    private func start() async throws -> AppDriver {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return try await AppDriver.launch { controller }
    }

    /// The visible left edge of the view.
    private var visibleX: CGFloat { view.frame.minX + (view.displacement?.origin.x ?? 0) }
    private var visibleAlpha: CGFloat { view.alpha + (view.displacement?.alpha ?? 0) }

    private func runKeyframes(_ options: UIView.KeyframeAnimationOptions) {
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: options,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 0 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0 }
            },
            completion: { log.ends.append($0) }
        )
    }

    @Test func `each keyframe moves its views in its part of the duration`() async throws {
        let driver = try await start()
        let held = HeldAnimations(duration: 1)
        held.hold {
            runKeyframes([UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)])
        }
        var places: [CGFloat] = []
        var alphas: [CGFloat] = []
        for fraction in [0, 0.25, 0.5, 0.625, 0.75, 1] as [CGFloat] {
            held.move(to: fraction)
            places.append(visibleX)
            alphas.append(visibleAlpha)
        }
        #expect(places == [0, 50, 100, 75, 50, 0])
        #expect(alphas == [1, 1, 1, 0.5, 0, 0])
        held.finish(forward: true)
        try await driver.settle()
        #expect(log.ends == [true] && !view.isInMotion)
    }

    @Test func `discrete keyframes jump at their ends`() async throws {
        let driver = try await start()
        let held = HeldAnimations(duration: 1)
        held.hold { runKeyframes(.calculationModeDiscrete) }
        var places: [CGFloat] = []
        for fraction in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
            held.move(to: fraction)
            places.append(visibleX)
        }
        #expect(places == [0, 0, 100, 100, 0])
        held.finish(forward: true)
        try await driver.settle()
    }

    @Test func `keyframes without a gesture end in the last state`() async throws {
        let driver = try await start()
        runKeyframes([])
        #expect(log.ends.isEmpty)
        try await driver.settle()
        #expect(log.ends == [true] && view.frame.minX == 0 && view.alpha == 0)
    }

    @Test func `modified animations carry their repetitions, and the block ends after them`() async throws {
        let driver = try await start()
        UIView.animate(
            withDuration: 1,
            animations: {
                view.alpha = 0.5
                UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.frame.origin.x = 50 }
            },
            completion: { log.ends.append($0) }
        )
        let part = try #require(driver.host.animations.first { $0.repetitions == 3 })
        #expect(part.autoreverses)
        try await driver.settle()
        #expect(log.ends == [true] && view.frame.minX == 50)
    }

    @Test func `an animation that is moved back restores the views`() async throws {
        let driver = try await start()
        let held = HeldAnimations(duration: 1)
        held.hold {
            UIView.animate(
                withDuration: 1,
                animations: {
                    view.frame.origin.x = 80
                    view.backgroundColor = .red
                    view.layer.cornerRadius = 12
                },
                completion: { log.ends.append($0) }
            )
        }
        held.move(to: 0.5)
        held.finish(forward: false)
        try await driver.settle()
        #expect(view.frame.minX == 0 && view.backgroundColor == nil && view.layer.cornerRadius == 0)
        #expect(log.ends == [true])
    }

    @Test func `a view transition replaces a view and completes`() async throws {
        let driver = try await start()
        let other = UILabel(frame: view.frame)
        other.text = "Back"
        UIView.transition(
            from: view,
            to: other,
            duration: 0.3,
            options: .transitionFlipFromLeft,
            completion: { log.ends.append($0) }
        )
        #expect(driver.host.motions.last == .flipFromLeft)
        #expect(view.superview == nil && log.ends.isEmpty)
        try await driver.settle()
        #expect(log.ends == [true] && driver.screen().description.contains("Back"))
    }

    @Test func `a view transition can show and hide its views`() async throws {
        let driver = try await start()
        let other = UILabel(frame: view.frame)
        other.isHidden = true
        view.superview?.addSubview(other)
        UIView.transition(
            from: view,
            to: other,
            duration: 0.3,
            options: [.transitionCrossDissolve, .showHideTransitionViews],
            completion: { log.ends.append($0) }
        )
        try await driver.settle()
        #expect(view.isHidden && view.superview != nil && !other.isHidden && log.ends == [true])
    }
}
