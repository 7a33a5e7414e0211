#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

/// Transitions of layers, half-way.
@MainActor
@Suite("Transitions of layers in windows", .enabled(if: isOnDisplay))
struct LayerTransitionWindowTests {
    private static let blue = [0, 0, 255]
    private static let red = [255, 0, 0]

    /// The colours at the left, the right, the top and the bottom.
    private func colors(_ type: CATransitionType, _ subtype: CATransitionSubtype?) async throws -> [[Int]] {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
        let content = UIView(frame: view.bounds)
        content.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(content)
        screen.view.addSubview(view)
        return try await GTKAppDriver.run(rootViewController: screen) { driver in
            driver.setAnimations(true)
            let transition = CATransition()
            transition.type = type
            transition.subtype = subtype
            transition.startProgress = 0.5
            transition.duration = 600
            view.layer.add(transition, forKey: nil)
            content.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            try await driver.show()
            try driver.showFrames(2)
            let seen = try [(50, 90), (130, 90), (90, 50), (90, 130)].map {
                try driver.color(at: CGPoint(x: $0.0, y: $0.1))
            }
            try await driver.finishTransitions()
            #expect(try driver.color(at: CGPoint(x: 90, y: 90)) == Self.red)
            view.layer.removeAllAnimations()
            return seen
        }
    }

    @Test func `a push from the right moves both contents to the left`() async throws {
        let seen = try await colors(.push, .fromRight)
        #expect(seen[0] == Self.blue && seen[1] == Self.red)
    }

    @Test func `content that moves in from the top moves up, as on iOS`() async throws {
        let seen = try await colors(.moveIn, .fromTop)
        #expect(seen[2] == Self.blue && seen[3] == Self.red)
    }

    @Test func `revealing from the left moves the previous content to the right`() async throws {
        let seen = try await colors(.reveal, .fromLeft)
        #expect(seen[0] == Self.red && seen[1] == Self.blue)
    }

    @Test func `a fade mixes both contents`() async throws {
        let seen = try await colors(.fade, nil)
        for color in seen { #expect(abs(color[0] - 128) < 8 && abs(color[2] - 128) < 8) }
    }
}
#endif
