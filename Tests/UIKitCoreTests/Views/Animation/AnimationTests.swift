import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// Animation blocks in a host without motion.
@MainActor
@Suite("Animations")
struct AnimationTests {
    /// The calls, in order.
    private final class Log {
        var calls: [String] = []
        func end(_ name: String) -> (Bool) -> Void {
            { [self] finished in calls.append("\(name) \(finished)") }
        }
    }

    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    private let log = Log()

    private func start() async throws -> AppDriver {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return try await AppDriver.launch { controller }
    }

    @Test func `the animation block runs and sets values at once, and the completion follows in a later turn`()
        async throws
    {
        let driver = try await start()
        UIView.animate(
            withDuration: 0.3,
            animations: {
                log.calls.append("block")
                view.alpha = 0.5
                view.frame.origin.y = 220
            },
            completion: log.end("end")
        )
        #expect(view.alpha == 0.5)
        #expect(view.frame.minY == 220)
        #expect(log.calls == ["block"])
        try await driver.settle()
        #expect(log.calls == ["block", "end true"])
    }

    @Test func `the host receives the changes of an animation with duration, delay and curve`() async throws {
        let driver = try await start()
        UIView.animate(withDuration: 2, delay: 1, options: [.curveLinear, .allowUserInteraction]) {
            view.frame = CGRect(x: 30, y: 20, width: 50, height: 40)
            view.center.y += 5
            view.alpha = 0.25
        }
        let animation = try #require(driver.host.animations.last)
        #expect(driver.host.animations.count == 1)
        #expect((animation.duration, animation.delay) == (2, 1))
        #expect(animation.timing == .curve(.linear))
        #expect(animation.allowsUserInteraction)
        let change = try #require(animation.changes.first)
        #expect(animation.changes.count == 1)
        #expect(change.view === view)
        #expect(change.origin == CGPoint(x: -20, y: -5))
        #expect(change.size == CGSize(width: 50, height: 0))
        #expect(change.alpha == 0.75)
    }

    @Test func `animations complete in the order of their end times, and then of their calls`() async throws {
        let driver = try await start()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.1 }, completion: log.end("long"))
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.2 }, completion: log.end("short"))
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.3 }, completion: log.end("as short"))
        UIView.animate(
            withDuration: 0.2,
            delay: 0.5,
            animations: { view.alpha = 0.4 },
            completion: log.end("late")
        )
        try await driver.settle()
        #expect(log.calls == ["short true", "as short true", "late true", "long true"])
    }

    @Test func `an animation started in a completion begins at that time`() async throws {
        let driver = try await start()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.1 }, completion: log.end("long"))
        UIView.animate(
            withDuration: 0.4,
            animations: { view.alpha = 0.2 },
            completion: { _ in
                log.calls.append("first")
                UIView.animate(withDuration: 0.4, animations: { view.alpha = 0.3 }, completion: log.end("second"))
            }
        )
        try await driver.settle()
        #expect(log.calls == ["first", "second true", "long true"])
    }

    @Test func `a nested animation inherits the outer duration and curve, unless override options are set`()
        async throws
    {
        let driver = try await start()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(inner)
        UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
            view.alpha = 0.5
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.alpha = 0.5 }
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
            ) { inner.alpha = 0.2 }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(driver.host.animations.map(\.duration) == [2, 1, 2])
        #expect(driver.host.animations.map(\.timing) == [.curve(.easeIn), .curve(.linear), .curve(.easeIn)])
        #expect(driver.host.animations.map { $0.changes.count } == [1, 1, 1])
    }

    @Test func `a view changed by nested animations is animated by each for its own change`() async throws {
        let driver = try await start()
        UIView.animate(withDuration: 2) {
            view.frame.origin.x = 20
            UIView.animate(withDuration: 1) { view.frame.origin.x = 50 }
        }
        #expect(driver.host.animations.map { $0.changes[0].origin.x } == [-30, -10])
    }

    @Test func `disabled animations are not sent to the host, but complete`() async throws {
        let driver = try await start()
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: log.end("end"))
        }
        #expect(UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0.6 } }
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { view.alpha = 0.7 }
        UIView.setAnimationsEnabled(true)
        #expect(log.calls.isEmpty)
        #expect(driver.host.animations.isEmpty)
        #expect(view.alpha == 0.7)
        try await driver.settle()
        #expect(log.calls == ["end true"])
    }

    @Test func `areAnimationsEnabled is a property of each app`() async throws {
        let first = try await start()
        UIView.setAnimationsEnabled(false)
        _ = try await AppDriver.launch { UIViewController() }
        #expect(UIView.areAnimationsEnabled)
        _ = first.screen()
        #expect(!UIView.areAnimationsEnabled)
    }

    @Test func `animations of invisible or unchanged views, or without duration, only complete`() async throws {
        let driver = try await start()
        UIView.animate(withDuration: 1, animations: { UIView().alpha = 0 }, completion: log.end("unseen"))
        UIView.animate(
            withDuration: 2,
            animations: {
                view.alpha = 0
                view.alpha = 1
            },
            completion: log.end("unchanged")
        )
        UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: log.end("no time"))
        #expect(driver.host.animations.isEmpty)
        #expect(log.calls.isEmpty)
        try await driver.settle()
        #expect(log.calls == ["no time true", "unseen true", "unchanged true"])
    }

    @Test func `layout in an animation block is animated`() async throws {
        let driver = try await start()
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let leading = child.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        NSLayoutConstraint.activate([
            leading,
            child.topAnchor.constraint(equalTo: view.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 10),
            child.heightAnchor.constraint(equalToConstant: 10),
        ])
        try await driver.settle()
        leading.constant = 40
        UIView.animate(withDuration: 1) { view.layoutIfNeeded() }
        #expect(driver.host.animations.last?.changes.map(\.origin.x) == [-40])
        leading.constant = 60
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { view.frame.size.width = 200 }
        let moved = driver.host.animations.last?.changes.first { $0.view === child }
        #expect(moved?.origin.x == -20)
    }

    @Test func `spring parameters are sent to the host`() async throws {
        let driver = try await start()
        UIView.animate(
            withDuration: 0.5,
            delay: 0,
            usingSpringWithDamping: 0.7,
            initialSpringVelocity: 2,
            animations: { view.center.x += 5 },
            completion: log.end("spring")
        )
        #expect(driver.host.animations.map(\.timing) == [.spring(damping: 0.7, velocity: 2)])
        try await driver.settle()
        #expect(log.calls == ["spring true"])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -3])
    func `invalid durations and delays still complete`(seconds: Double) async throws {
        let driver = try await start()
        UIView.animate(
            withDuration: seconds,
            delay: seconds,
            animations: { view.alpha = 0.5 },
            completion: log.end("end")
        )
        try await driver.settle()
        #expect(log.calls == ["end true"])
    }

    @Test func `animation options have UIKit's raw values`() {
        typealias Options = UIView.AnimationOptions
        #expect(Options.curveEaseInOut == [])
        #expect(Options(rawValue: UInt(UIView.AnimationCurve.linear.rawValue) << 16) == .curveLinear)
        #expect(Options([.allowUserInteraction, .beginFromCurrentState]).rawValue == 6)
        #expect(Options.transitionCrossDissolve.rawValue == 5 << 20)
    }

    @Test func `a transition with cross-dissolve changes the view at once and completes later`() async throws {
        let driver = try await start()
        UIView.transition(
            with: view,
            duration: 0.5,
            options: .transitionCrossDissolve,
            animations: {
                log.calls.append("block")
                view.alpha = 0.5
            },
            completion: log.end("end")
        )
        #expect(view.alpha == 0.5)
        #expect(driver.host.motions == [.dissolve])
        #expect(driver.host.animations.isEmpty)
        #expect(log.calls == ["block"])
        try await driver.settle()
        #expect(log.calls == ["block", "end true"])
        UIView.transition(with: view, duration: 0.5, animations: { view.alpha = 1 }, completion: log.end("plain"))
        #expect(driver.host.motions == [.dissolve])
        try await driver.settle()
        #expect(log.calls.last == "plain true")
    }
}
