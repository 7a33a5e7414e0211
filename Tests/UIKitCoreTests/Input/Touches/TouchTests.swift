import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Touches")
struct TouchTests {
    @Test func `a view receives a touch from its beginning to its end or cancellation`() throws {
        let scene = TouchScene()
        scene.down(10, 20)
        scene.move(15, 26)
        let touch = try #require(scene.view.lastTouch)
        #expect(touch.phase == .moved)
        #expect(touch.location(in: nil) == CGPoint(x: 15, y: 26))
        #expect(touch.previousLocation(in: scene.view) == CGPoint(x: 10, y: 20))
        #expect(touch.view === scene.view && touch.window === scene.window)
        #expect(touch.type == .direct)
        scene.up()
        #expect(scene.log == ["view began", "view moved", "view ended"])
        #expect(touch.phase == .ended)
        scene.down(10, 20)
        scene.window.userTouchCancelled()
        #expect(scene.log.last == "view cancelled")
    }

    @Test func `the Control key also counts as the Command key`() {
        let scene = TouchScene()
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        var flags: UIKeyModifierFlags = []
        tap.addAction(UIAction { _ in flags = tap.modifierFlags })
        scene.window.userTouchBegan(on: scene.view, at: CGPoint(x: 10, y: 20), modifiers: [.control, .shift])
        scene.up()
        #expect(flags == [.control, .command, .shift])
        scene.window.userTouchBegan(on: scene.view, at: CGPoint(x: 90, y: 20), modifiers: .alternate)
        scene.up()
        #expect(flags == .alternate)
    }

    @Test func `consecutive taps are counted if they are fast and near`() throws {
        let scene = TouchScene()
        scene.tap(10, 20)
        #expect(scene.view.lastTouch?.tapCount == 1)
        scene.tap(12, 20)
        #expect(scene.view.lastTouch?.tapCount == 2)
        scene.host.advance(by: .seconds(1))
        scene.tap(12, 20)
        #expect(scene.view.lastTouch?.tapCount == 1)
        scene.tap(112, 20)
        #expect(scene.view.lastTouch?.tapCount == 1)
    }

    @Test func `a second touch reaches a view only if multiple touch is enabled`() {
        let scene = TouchScene()
        scene.down(10, 20)
        scene.down(60, 20, finger: 1)
        #expect(scene.log == ["view began"])
        scene.up(finger: 1)
        scene.view.isMultipleTouchEnabled = true
        scene.down(60, 20, finger: 1)
        #expect(scene.log == ["view began", "view began"])
    }

    @Test func `an exclusive-touch view shares touches with no other view`() {
        let scene = TouchScene()
        let other = TouchedView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
        other.note = { scene.log.append("other \($0)") }
        other.isExclusiveTouch = true
        scene.view.addSubview(other)
        scene.down(10, 20)
        scene.down(110, 20, finger: 1)
        #expect(scene.log == ["view began"])
        scene.up(finger: 1)
        scene.up()
        scene.down(110, 20)
        scene.down(10, 20, finger: 1)
        #expect(scene.log.last == "other view began")
    }

    @Test func `sendEvent of the window receives every event`() throws {
        final class Watcher: UIWindow {
            var seen: [UIEvent] = []
            override func sendEvent(_ event: UIEvent) {
                seen.append(event)
                super.sendEvent(event)
            }
        }
        let scene = TouchScene()
        let window = Watcher(frame: scene.window.frame)
        window.windowScene = scene.window.windowScene
        let view = TouchedView(frame: window.bounds)
        window.addSubview(view)
        window.userTouchBegan(on: view, at: CGPoint(x: 1, y: 1), modifiers: .shift)
        let event = try #require(window.seen.first)
        #expect(event.type == .touches && event.modifierFlags == .shift && event.buttonMask == .primary)
        #expect(event.allTouches == [try #require(view.lastTouch)])
        #expect(event.touches(for: view)?.count == 1 && event.touches(for: window)?.count == 1)
        #expect(event.touches(for: scene.view) == nil)
        #expect(UIEvent.ButtonMask.button(2) == .secondary)
    }

    @Test func `a control tracks a touch in and out, and sends its events`() {
        let scene = TouchScene()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        scene.view.addSubview(control)
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in events {
            control.addAction(UIAction { _ in scene.log.append(name) }, for: event)
        }
        scene.down(10, 10)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        scene.move(200, 10)
        #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
        scene.move(20, 10)
        scene.up()
        #expect(scene.log == ["down", "exit", "enter", "up inside"])
        scene.log = []
        scene.down(10, 10)
        scene.move(200, 10)
        scene.up()
        #expect(scene.log == ["down", "exit", "up outside"])
        scene.log = []
        scene.down(10, 10)
        scene.window.userTouchCancelled()
        #expect(scene.log == ["down", "cancel"] && !control.isTracking)
    }

    @Test func `a control subclass decides in its tracking methods how long it tracks`() {
        final class Dial: UIControl {
            var log: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("begin")
                return true
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("continue")
                return touch.location(in: self).x < 50
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end \(touch != nil)") }
            override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
        }
        let scene = TouchScene()
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        scene.view.addSubview(dial)
        scene.down(10, 10)
        scene.move(20, 10)
        scene.up()
        #expect(dial.log == ["begin", "continue", "end true"])
        dial.log = []
        scene.down(10, 10)
        scene.move(60, 10)
        scene.up()
        #expect(dial.log == ["begin", "continue", "end false"])
        dial.log = []
        scene.down(10, 10)
        scene.window.userTouchCancelled()
        #expect(dial.log == ["begin", "cancel"])
    }

    @Test func `scrolling cancels touches in the content`() {
        let scene = TouchScene()
        let scroll = UIScrollView(frame: scene.view.bounds)
        scroll.contentSize = CGSize(width: 320, height: 2000)
        let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        view.note = { scene.log.append($0) }
        scroll.addSubview(view)
        scene.view.addSubview(scroll)
        scene.add(UITapGestureRecognizer(), "tap", to: view)
        scene.down(10, 10)
        scroll.userScrolled(to: CGPoint(x: 0, y: 40))
        scene.up()
        #expect(scene.log == ["view began", "view cancelled"])
    }
}
