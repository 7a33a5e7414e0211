import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Transitions in which screens and views turn.
@MainActor
@Suite("Flips and curls")
struct FlipTransitionTests {
    @Test func `presentations turn to the right side and back`() async throws {
        for (style, motions) in [
            (UIModalTransitionStyle.flipHorizontal, [HostTransition.Motion.flipFromRight, .flipFromLeft]),
            (.partialCurl, [.curlUp, .curlDown]), (.crossDissolve, [.dissolve, .dissolve]),
            (.coverVertical, [.cover, .uncover]),
        ] {
            let root = UIViewController()
            let driver = try await AppDriver.launch { root }
            let next = UIViewController()
            next.modalPresentationStyle = .fullScreen
            next.modalTransitionStyle = style
            root.present(next, animated: true)
            try await driver.settle()
            next.dismiss(animated: true)
            try await driver.settle()
            #expect(Array(driver.host.motions.suffix(2)) == motions)
        }
        #expect(UIModalTransitionStyle(rawValue: 1) == .flipHorizontal)
        #expect(UIModalTransitionStyle(rawValue: 3) == .partialCurl)
    }

    @Test func `a preferred transition determines the style`() {
        let controller = UIViewController()
        controller.preferredTransition = .flipHorizontal
        #expect(controller.modalTransitionStyle == .flipHorizontal)
        controller.preferredTransition = .partialCurl
        #expect(controller.modalTransitionStyle == .partialCurl)
    }

    @Test func `view transitions curl`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        for (options, motion) in [
            (UIView.AnimationOptions.transitionCurlUp, HostTransition.Motion.curlUp), (.transitionCurlDown, .curlDown),
        ] {
            UIView.transition(with: root.view, duration: 0.3, options: options, animations: nil)
            #expect(driver.host.motions.last == motion)
            try await driver.settle()
        }
    }
}
