#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

/// Views that turn in windows.
@MainActor
@Suite("Flips and curls in windows", .enabled(if: isOnDisplay))
struct FlipTransitionWindowTests {
    @Test func `the view shows its old content at the begin of a turn, and the new content at the end`() async throws {
        let (red, blue) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        for options in [
            UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromTop, .transitionCurlUp,
            .transitionCurlDown,
        ] {
            let screen = UIViewController()
            screen.view.backgroundColor = .white
            let holder = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
            let content = UIView(frame: holder.bounds)
            content.backgroundColor = red
            holder.addSubview(content)
            screen.view.addSubview(holder)
            try await GTKAppDriver.run(rootViewController: screen) { driver in
                driver.setAnimations(true)
                UIView.transition(with: holder, duration: 60, options: options) { content.backgroundColor = blue }
                try await driver.show()
                #expect(driver.runningTransitions == 1)
                try driver.showFrames(3)
                let seen = try driver.color(at: CGPoint(x: 90, y: 90))
                #expect(seen[0] > 200 && seen[2] < 60)
                try await driver.finishTransitions()
                let last = try driver.color(at: CGPoint(x: 90, y: 90))
                #expect(last == [0, 0, 255])
            }
        }
    }
}
#endif
