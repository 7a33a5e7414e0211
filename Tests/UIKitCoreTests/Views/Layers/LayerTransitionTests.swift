import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Transitions of layers")
struct LayerTransitionTests {
    private final class Log: CAAnimationDelegate {
        var ends: [Bool] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }

    @Test func `a transition has one key, ends with its delegate, and reaches the host`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        root.view.addSubview(label)
        try await driver.settle()
        let log = Log()
        let transition = CATransition()
        #expect(transition.type == .fade && transition.subtype == nil)
        #expect(transition.startProgress == 0 && transition.endProgress == 1)
        transition.type = .push
        transition.subtype = .fromRight
        transition.duration = 0.5
        transition.delegate = log
        label.layer.add(transition, forKey: "text")
        label.text = "New"
        #expect(label.layer.animationKeys() == [kCATransition])
        #expect((label.layer.animation(forKey: kCATransition) as? CATransition)?.subtype == .fromRight)
        #expect(driver.host.motions.last == .slide)
        try await driver.wait(.milliseconds(300))
        #expect(log.ends.isEmpty)
        try await driver.wait(.milliseconds(300))
        #expect(log.ends == [true] && label.layer.animationKeys() == nil)
    }
}
