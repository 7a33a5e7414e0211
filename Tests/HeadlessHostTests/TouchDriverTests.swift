import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

/// The driver's touches.
@MainActor
struct TouchDriverTests {
    private func label(_ text: String, y: CGFloat, in view: UIView) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 40))
        label.text = text
        label.isUserInteractionEnabled = true
        view.addSubview(label)
        return label
    }

    @Test func `A finger held for the minimum duration on the manual clock is a long press`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let text = label("Hold me", y: 100, in: root.view)
        let press = UILongPressGestureRecognizer()
        press.addAction(UIAction { _ in if press.state == .began { text.text = "Held" } })
        text.addGestureRecognizer(press)
        try await driver.settle()
        try await driver.longPress("Hold me", for: .milliseconds(400))
        #expect(text.text == "Hold me")
        try await driver.longPress("Hold me", for: .milliseconds(500))
        #expect(text.text == "Held")
    }

    @Test func `Touches begin, move and end in separate calls`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let text = label("Drag me", y: 100, in: root.view)
        let pan = UIPanGestureRecognizer()
        pan.addAction(
            UIAction { _ in
                let distance = pan.translation(in: root.view)
                text.center.x += distance.x
                text.center.y += distance.y
                pan.setTranslation(.zero, in: root.view)
            }
        )
        text.addGestureRecognizer(pan)
        try await driver.settle()
        let start = try await driver.touchDown(on: "Drag me")
        try await driver.touchMove(to: CGPoint(x: start.x + 30, y: start.y + 60))
        try await driver.touchUp()
        #expect(text.frame.origin == CGPoint(x: 50, y: 160))
        try await driver.touchDown(at: CGPoint(x: 300, y: 700))
        try await driver.touchUp()
        #expect(text.frame.origin == CGPoint(x: 50, y: 160))
    }

    @Test func `Moving or lifting a finger that is not down throws an error`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        await #expect(throws: AppDriverError.noFinger(0)) { try await driver.touchMove(to: .zero) }
        try await driver.touchDown(at: CGPoint(x: 20, y: 100), finger: 1)
        await #expect(throws: AppDriverError.noFinger(0)) { try await driver.touchUp() }
        try await driver.touchUp(finger: 1)
        await #expect(throws: AppDriverError.noFinger(1)) { try await driver.touchUp(finger: 1) }
        #expect(AppDriverError.noFinger(1).description.hasPrefix("Finger 1 is not down"))
    }

    @Test func `Touch points are in screen coordinates, independent of the window's origin`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let text = label("Drag me", y: 100, in: root.view)
        let pan = UIPanGestureRecognizer()
        var way = CGPoint.zero
        pan.addAction(UIAction { _ in way = pan.translation(in: nil) })
        text.addGestureRecognizer(pan)
        let window = try #require(root.view.window)
        window.frame = CGRect(x: 40, y: 50, width: 400, height: 600)
        try await driver.settle()
        let start = try await driver.touchDown(on: "Drag me")
        #expect(start == CGPoint(x: 160, y: 170))
        try await driver.touchMove(to: CGPoint(x: start.x + 30, y: start.y))
        #expect(way == CGPoint(x: 30, y: 0))
        try await driver.touchUp()
    }

    @Test func `A tap reports whether it was handled`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let text = label("Touch me", y: 100, in: root.view)
        try await driver.settle()
        #expect(try await driver.tap("Touch me").wasHandled == false)
        text.addGestureRecognizer(UITapGestureRecognizer())
        #expect(try await driver.tap("Touch me").wasHandled)
    }

    @Test func `The pointer hovers over a view until it leaves`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let text = label("Point at me", y: 100, in: root.view)
        let hover = UIHoverGestureRecognizer()
        hover.addAction(UIAction { _ in text.tag = hover.state == .ended ? 2 : 1 })
        text.addGestureRecognizer(hover)
        try await driver.settle()
        try await driver.hover(over: "Point at me")
        #expect(text.tag == 1)
        // A different app is now current.
        _ = try await AppDriver.launch { UIViewController() }
        try await driver.hover(over: nil)
        #expect(text.tag == 2 && UIApplication.current === driver.application)
    }
}
