#if GTK
import CGTK
import CGTKTesting
import Foundation
import Testing
import UIKit

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Animations of views in windows. UIKit's views have their final values when the call returns.
@MainActor
@Suite("Animations in windows", .enabled(if: isOnDisplay))
struct MotionTests {
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    private let log = Log()

    private final class Log {
        var ends: [Bool] = []
    }

    private func run(_ body: @MainActor (GTKAppDriver) async throws -> Void) async throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        label.text = "Moving"
        controller.view.addSubview(label)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            driver.setAnimations(true)
            try await body(driver)
            try await driver.finishTransitions()
        }
    }

    private func animate(_ seconds: TimeInterval = 60, _ changes: @escaping () -> Void) {
        UIView.animate(withDuration: seconds, animations: changes, completion: { log.ends.append($0) })
    }

    private func frame(_ driver: GTKAppDriver) throws -> CGRect {
        let holder = try #require(label.superview.flatMap { driver.host.tree.existing($0)?.container })
        let widget = try #require(driver.host.tree.existing(label)?.widget)
        return widget.frame(in: holder)
    }

    private func opacity(_ driver: GTKAppDriver) throws -> Double {
        gtk_widget_get_opacity(try #require(driver.host.tree.existing(label)?.widget))
    }

    @Test func `An animated view starts at its old frame and ends at the new one`() async throws {
        try await run { driver in
            animate { label.frame = CGRect(x: 20, y: 400, width: 200, height: 60) }
            try await driver.show()
            try driver.showFrames(3)
            #expect(try frame(driver).minY < 140)
            #expect(try frame(driver).width < 120)
            #expect(log.ends.isEmpty)
            try await driver.finishTransitions()
            #expect(try frame(driver) == CGRect(x: 20, y: 400, width: 200, height: 60))
            #expect(log.ends == [true])
        }
    }

    @Test func `A view rotated by 180 degrees keeps its size during the animation`() async throws {
        try await run { driver in
            animate(0.2) { label.transform = CGAffineTransform(rotationAngle: .pi) }
            try await driver.show()
            var areas: [CGFloat] = []
            while driver.host.motions.count > 0 {
                try driver.showFrames(1)
                let frame = try frame(driver)
                areas.append(frame.width * frame.height)
            }
            #expect(areas.count > 2)
            #expect(areas.allSatisfy { $0 > 2900 })
            #expect(areas.contains { $0 > 4000 })
            #expect(try frame(driver).insetBy(dx: 1, dy: 1) == CGRect(x: 21, y: 101, width: 98, height: 28))
            #expect(log.ends == [true])
        }
    }

    @Test func `A view can be scaled from zero and to zero`() async throws {
        label.transform = CGAffineTransform(scaleX: 0, y: 0)
        try await run { driver in
            animate { label.transform = .identity }
            try await driver.show()
            try driver.showFrames(3)
            let width = try frame(driver).width
            #expect(width < 50)
            try await driver.finishTransitions()
            #expect(try frame(driver) == CGRect(x: 20, y: 100, width: 100, height: 30))
            animate { label.transform = CGAffineTransform(scaleX: 0, y: 0) }
            try await driver.show()
            try driver.showFrames(3)
            let widget = try #require(driver.host.tree.existing(label)?.widget)
            #expect(gtk_widget_get_mapped(widget) != 0)
            try await driver.finishTransitions()
            #expect(gtk_widget_get_mapped(widget) == 0)
        }
    }

    @Test func `An animation ends after several frames`() async throws {
        try await run { driver in
            var positions: [CGFloat] = []
            try driver.watchFrames { [weak driver] in
                if let driver, let frame = try? frame(driver) { positions.append(frame.minX) }
            }
            animate(0.2) { label.frame.origin.x = 200 }
            try await driver.settle()
            #expect(positions.contains { $0 > 20 && $0 < 200 })
            #expect(log.ends == [true])
            #expect(try frame(driver).minX == 200)
        }
    }

    @Test func `A paused animator shows its view between the two frames`() async throws {
        try await run { driver in
            let animator = UIViewPropertyAnimator(duration: 60, curve: .easeIn) { label.frame.origin.y = 300 }
            animator.fractionComplete = 0.5
            try await driver.show()
            #expect(try frame(driver).minY == 200)
            animator.fractionComplete = 0.25
            // The view is allocated in a later frame.
            let limit = g_get_monotonic_time() + 2_000_000
            while try frame(driver).minY != 150, g_get_monotonic_time() < limit { g_main_context_iteration(nil, 0) }
            #expect(try frame(driver).minY == 150)
            animator.isReversed = true
            animator.addCompletion { log.ends.append($0 == .start) }
            animator.startAnimation()
            try await driver.finishTransitions()
            #expect(try frame(driver).minY == 100)
            #expect(log.ends == [true])
        }
    }

    @Test func `A view that fades out stays visible until the animation ends`() async throws {
        try await run { driver in
            animate { label.alpha = 0 }
            try await driver.show()
            try driver.showFrames(2)
            let widget = try #require(driver.host.tree.existing(label)?.widget)
            #expect(gtk_widget_get_visible(widget) != 0)
            #expect(try opacity(driver) > 0.8)
            // A screen reader no longer finds the label.
            #expect(searchlight_test_is_hidden(widget) != 0)
            try await driver.finishTransitions()
            #expect(gtk_widget_get_visible(widget) == 0)
            animate { label.alpha = 1 }
            try await driver.show()
            try driver.showFrames(2)
            #expect(gtk_widget_get_visible(widget) != 0)
            #expect(try opacity(driver) < 0.2)
            try await driver.finishTransitions()
            #expect(try opacity(driver) == 1)
            #expect(searchlight_test_is_hidden(widget) == 0)
        }
    }

    @Test func `A second animation starts at the displayed position`() async throws {
        try await run { driver in
            animate { label.frame.origin.y = 400 }
            try await driver.show()
            try driver.showFrames(2)
            animate { label.frame.origin.y = 100 }
            try await driver.show()
            #expect(driver.host.motions.count == 2)
            #expect(try frame(driver).minY < 140)
            try await driver.finishTransitions()
            #expect(try frame(driver).minY == 100)
            #expect(log.ends == [true, true])
        }
    }

    @Test func `A view in two animations takes no events until both have ended`() async throws {
        try await run { driver in
            let animator = UIViewPropertyAnimator(duration: 60, curve: .linear) { label.alpha = 0.5 }
            animator.isUserInteractionEnabled = false
            animator.startAnimation()
            animate { label.frame.origin.y = 400 }
            try await driver.show()
            let widget = try #require(driver.host.tree.existing(label)?.widget)
            animator.stopAnimation(true)
            #expect(driver.host.motions.count == 1)
            #expect(gtk_widget_get_can_target(widget) == 0)
            try await driver.finishTransitions()
            #expect(gtk_widget_get_can_target(widget) != 0)
        }
    }

    @Test func `A spring animation ends at the target`() async throws {
        try await run { driver in
            UIView.animate(
                withDuration: 0.2,
                delay: 0.05,
                usingSpringWithDamping: 0.5,
                initialSpringVelocity: 1,
                animations: { label.frame.origin.y = 300 },
                completion: { log.ends.append($0) }
            )
            try await driver.settle()
            #expect(log.ends == [true])
            #expect(try frame(driver).minY == 300)
        }
    }

    @Test func `With animations disabled on the desktop, a view is at its target at once`() async throws {
        try await run { driver in
            driver.setAnimations(false)
            UIView.animate(
                withDuration: 60,
                delay: 60,
                animations: { label.frame.origin.y = 400 },
                completion: { log.ends.append($0) }
            )
            #expect(log.ends.isEmpty)
            try await driver.settle()
            #expect(try frame(driver).minY == 400)
            #expect(log.ends == [true])
        }
    }

    @Test func `Removing an animated view reports an unfinished animation`() async throws {
        try await run { driver in
            animate { label.frame.origin.y = 400 }
            try await driver.show()
            try driver.showFrames(1)
            label.removeFromSuperview()
            try await driver.settle()
            #expect(log.ends == [false])
            #expect(driver.host.motions.count == 0)
        }
    }

    @Test(arguments: [false, true])
    func `An animated view takes events only with allowUserInteraction`(isAllowed: Bool) async throws {
        try await run { driver in
            UIView.animate(withDuration: 60, delay: 0, options: isAllowed ? .allowUserInteraction : []) {
                label.frame.origin.y = 102
            }
            try await driver.show()
            let widget = try #require(driver.host.tree.existing(label)?.widget)
            #expect((gtk_widget_get_can_target(widget) != 0) == isAllowed)
            #expect(driver.host.motions.holds(label) == !isAllowed)
            try await driver.finishTransitions()
            #expect(gtk_widget_get_can_target(widget) != 0)
            #expect(!driver.host.motions.holds(label))
        }
    }

    @Test func `A stopped property animator leaves the view at its displayed position`() async throws {
        try await run { driver in
            let animator = UIViewPropertyAnimator(duration: 60, curve: .linear) { label.frame.origin.y = 400 }
            animator.startAnimation()
            try await driver.show()
            try driver.showFrames(3)
            animator.stopAnimation(true)
            #expect(label.frame.minY >= 100)
            #expect(label.frame.minY < 140)
            try await driver.settle()
            #expect(driver.host.motions.count == 0)
            #expect(try abs(frame(driver).minY - label.frame.minY) <= 1)
        }
    }

    @Test func `A cross dissolve of a label calls its completion at the end`() async throws {
        try await run { driver in
            UIView.transition(
                with: label,
                duration: 60,
                options: .transitionCrossDissolve,
                animations: { label.text = "Moved" },
                completion: { log.ends.append($0) }
            )
            try await driver.show()
            #expect(driver.runningTransitions == 1)
            #expect(log.ends.isEmpty)
            try await driver.finishTransitions()
            #expect(driver.runningTransitions == 0)
            #expect(log.ends == [true])
        }
    }

    @Test func `Hiding a window ends its animations`() async throws {
        try await run { driver in
            animate { label.frame.origin.y = 400 }
            try await driver.show()
            label.window?.isHidden = true
            try await driver.settle()
            #expect(driver.host.motions.count == 0)
            #expect(log.ends.count == 1)
        }
    }
}
#endif
