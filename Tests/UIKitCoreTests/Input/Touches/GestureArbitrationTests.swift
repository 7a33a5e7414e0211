import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// A delegate whose decisions are closures.
private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    var touches: (UITouch) -> Bool = { _ in true }
    var events: (UIEvent) -> Bool = { _ in true }
    var waits: (UIGestureRecognizer) -> Bool = { _ in false }
    var isWaitedFor: (UIGestureRecognizer) -> Bool = { _ in false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(gestureRecognizer) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touches(touch)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        events(event)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits(otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isWaitedFor(otherGestureRecognizer) }
}

/// A custom recognizer that begins at touch down and changes with movement.
private final class Press: UIGestureRecognizer {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func reset() {
        super.reset()
        log.append("reset")
    }
}

@MainActor
@Suite("Arbitration between gesture recognizers")
struct GestureArbitrationTests {
    @Test func `the innermost of several tap recognizers wins`() {
        let scene = TouchScene()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.view.addSubview(inner)
        scene.add(UITapGestureRecognizer(), "outer")
        scene.add(UITapGestureRecognizer(), "inner", to: inner)
        scene.tap(10, 20)
        #expect(scene.log.filter { $0.hasSuffix("er ended") } == ["inner ended"])
        scene.host.advance(by: .seconds(1))
        scene.tap(200, 20)
        #expect(scene.log.contains("outer ended"))
    }

    @Test func `a delegate can reject touches, events and the beginning of a gesture`() {
        let scene = TouchScene()
        let judge = Judge()
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        tap.delegate = judge
        judge.begins = { _ in false }
        scene.tap(10, 20)
        judge.begins = { _ in true }
        judge.touches = { $0.view !== scene.view }
        scene.tap(10, 20)
        judge.touches = { _ in true }
        judge.events = { _ in false }
        scene.tap(10, 20)
        #expect(!scene.log.contains("tap ended") && !scene.log.contains("view cancelled"))
        judge.events = { _ in true }
        scene.tap(10, 20)
        #expect(scene.log.contains("tap ended"))
    }

    @Test(arguments: [true, false])
    func `either recognizer's delegate can require a gesture to wait for the other's failure`(isAskedOfFirst: Bool) {
        let scene = TouchScene()
        let judge = Judge()
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        let double = scene.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        if isAskedOfFirst {
            tap.delegate = judge
            judge.waits = { $0 === double }
        } else {
            double.delegate = judge
            judge.isWaitedFor = { $0 === tap }
        }
        scene.tap(10, 20)
        #expect(!scene.log.contains("tap ended"))
        scene.host.advance(by: .seconds(1))
        #expect(scene.log.contains("tap ended"))
    }

    @Test func `a custom recognizer passes through its states and is reset`() {
        let scene = TouchScene()
        let press = scene.add(Press(), "press")
        scene.down(10, 20)
        #expect(press.state == .began)
        scene.move(20, 20)
        scene.up()
        #expect(scene.log == ["press began", "press changed", "press ended"])
        #expect(press.log == ["reset"] && press.state == .possible)
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test func `disabling or removing a recognizer cancels its gesture`() {
        let scene = TouchScene()
        let press = scene.add(Press(), "press")
        scene.down(10, 20)
        press.isEnabled = false
        #expect(scene.log == ["press began", "press cancelled"])
        scene.up()
        scene.tap(10, 20)
        #expect(scene.log.filter { $0 == "press began" }.count == 1)
        press.isEnabled = true
        scene.down(10, 20)
        scene.view.removeGestureRecognizer(press)
        #expect(scene.log.last == "press cancelled" && press.view == nil)
        #expect(scene.view.gestureRecognizers == nil)
    }

    @Test func `delaysTouchesBegan delays touches until the recognizer fails`() {
        let scene = TouchScene()
        scene.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
        scene.down(10, 20)
        #expect(scene.log.isEmpty)
        scene.move(60, 20)
        #expect(scene.log == ["view began", "view moved"])
        scene.up()
        scene.log = []
        scene.tap(10, 20)
        #expect(scene.log == ["tap ended"])
    }

    @Test func `a recognizer ignores individual touches and disallowed touch types`() {
        final class Ignoring: UITapGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches { ignore(touch, for: event) }
            }
        }
        let scene = TouchScene()
        scene.add(Ignoring(), "ignoring")
        let pens = scene.add(UITapGestureRecognizer(), "pens")
        pens.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        scene.tap(10, 20)
        #expect(scene.log == ["view began", "view ended"])
        #expect(pens.requiresExclusiveTouchType && pens.name == nil)
    }

    @Test func `a button receives taps before recognizers of its superviews, unless it is disabled`() {
        let scene = TouchScene()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addAction(UIAction { _ in scene.log.append("button") }, for: .primaryActionTriggered)
        scene.view.addSubview(button)
        scene.add(UITapGestureRecognizer(), "tap")
        scene.tap(10, 20)
        #expect(scene.log == ["button"])
        button.isEnabled = false
        scene.tap(10, 20)
        #expect(scene.log == ["button", "tap ended"])
        button.isEnabled = true
        scene.add(UITapGestureRecognizer(), "own", to: button)
        scene.log = []
        scene.tap(10, 20)
        #expect(scene.log == ["own ended"])
    }

    @Test(arguments: [true, false])
    func `a tap recognizer on the window prevents row selection only if it cancels touches`(takes: Bool) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = TableSource([["One", "Two"]])
        table.dataSource = source
        let host = WindowTestHost(showing: table)
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = takes
        tap.addAction(UIAction { _ in taps += 1 })
        host.window.addGestureRecognizer(tap)
        host.update()
        let point = CGPoint(x: 20, y: 20)
        let hit = host.window.hitTest(point, with: nil)
        host.window.userTapped(hit!, at: point)
        #expect(taps == 1)
        #expect(table.indexPathForSelectedRow == (takes ? nil : IndexPath(row: 0, section: 0)))
    }

    @Test func `actions can be removed, and an action replaces another with the same identifier`() {
        let scene = TouchScene()
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        var log: [String] = []
        let name = UIAction.Identifier("one")
        tap.addAction(UIAction(identifier: name) { _ in log.append("first") })
        let second = UIAction(identifier: name) { _ in log.append("second") }
        tap.addAction(second)
        scene.view.addGestureRecognizer(tap)
        scene.tap(10, 20)
        #expect(log == ["second"])
        tap.removeAction(second)
        scene.tap(10, 20)
        #expect(log == ["second"])
    }
}
