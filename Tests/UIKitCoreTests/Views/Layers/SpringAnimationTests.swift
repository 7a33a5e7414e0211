import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Spring animations of layers")
struct SpringAnimationTests {
    private func isNear(_ left: Double, _ right: Double, _ tolerance: Double = 0.001) -> Bool {
        abs(left - right) < tolerance
    }

    @Test func `a spring has Core Animation's defaults, and copies keep its values`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
        #expect(!spring.allowsOverdamping && spring.duration == 0)
        spring.mass = 2
        spring.initialVelocity = -3
        let copy = spring.copy() as? CASpringAnimation
        #expect(copy?.mass == 2 && copy?.initialVelocity == -3 && copy?.keyPath == "position.x")
    }

    @Test func `a duration and a bounce determine stiffness and friction`() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        #expect(isNear(spring.perceptualDuration, 0.5) && isNear(Double(spring.bounce), 0.25))
        #expect(isNear(Double(spring.stiffness), 157.914, 0.01) && isNear(Double(spring.damping), 18.85, 0.01))
        let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
        #expect(isNear(Double(slow.bounce), -0.5))
        #expect(slow.settlingDuration > CASpringAnimation(perceptualDuration: 0.5, bounce: 0).settlingDuration)
    }

    @Test func `more friction settles sooner, and velocity later`() {
        let spring = CASpringAnimation()
        let usual = spring.settlingDuration
        #expect(usual > 1 && usual < 2)
        spring.damping = 15
        #expect(spring.settlingDuration < usual)
        spring.damping = 10
        spring.initialVelocity = 50
        #expect(spring.settlingDuration > usual)
        spring.damping = 0
        #expect(spring.settlingDuration == 1_000_000)
    }

    @Test func `a layer overshoots the target and settles there`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        root.view.addSubview(view)
        try await driver.settle()
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 20
        spring.toValue = 120
        spring.damping = 3
        spring.duration = spring.settlingDuration
        view.layer.add(spring, forKey: "spring")
        view.center.x = 120
        var places: [CGFloat] = []
        for _ in 0..<20 {
            try await driver.wait(.milliseconds(50))
            places.append(view.layer.presentation()?.position.x ?? 0)
        }
        #expect(places[0] > 20 && places[0] < 60)
        #expect((places.max() ?? 0) > 140 && (places.max() ?? 0) < 220)
        try await driver.wait(.seconds(4))
        #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.position.x == 120)
    }
}
