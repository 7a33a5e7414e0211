import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// Events of controls that the host shows as widgets with native click handling.
@MainActor
@Suite("Touches on native widgets")
struct WidgetTouchTests {
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let host: WindowTestHost
    private let log = Log()

    private final class Log {
        var events: [String] = []
    }

    init() {
        host = WindowTestHost(showing: screen)
    }

    private func show<Control: UIControl>(_ control: Control) -> Control {
        control.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
        screen.addSubview(control)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "drag"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
            (.primaryActionTriggered, "primary"), (.editingDidBegin, "edit"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [log] _ in log.events.append(name) }, for: event)
        }
        host.update()
        return control
    }

    private func down(on control: UIControl, isOnWidget: Bool = true) {
        host.window.userTouchBegan(on: control, at: CGPoint(x: 60, y: 40), isOnWidget: isOnWidget)
    }

    @Test func `a button is highlighted at touch down, and its action follows when the widget reports a tap`() {
        let button = show(UIButton(type: .system))
        down(on: button)
        #expect(log.events == ["down"] && button.isHighlighted && button.isTracking)
        host.window.userTouchMoved(to: CGPoint(x: 62, y: 40))
        host.window.userTouchEnded()
        #expect(log.events == ["down", "drag"] && !button.isHighlighted && !button.isTracking)
        button.userTapped()
        #expect(log.events == ["down", "drag", "up", "primary"])
    }

    @Test func `a press without a tap from the widget sends only touch events`() {
        let button = show(UIButton(type: .system))
        down(on: button)
        host.window.userTouchMoved(to: CGPoint(x: 300, y: 300))
        host.window.userTouchEnded()
        #expect(log.events == ["down", "exit", "up outside"])
    }

    @Test func `a tap by keyboard sends touchDown, regardless of an earlier touch`() {
        let button = show(UIButton(type: .system))
        down(on: button)
        host.window.userTouchEnded()
        host.advance(by: .seconds(1))
        log.events = []
        button.userTapped()
        button.userTapped()
        #expect(log.events == ["down", "up", "primary", "down", "up", "primary"])
    }

    @Test func `a recognizer that takes the touch cancels the button's press`() {
        let button = show(UIButton(type: .system))
        screen.addGestureRecognizer(UIPanGestureRecognizer())
        down(on: button)
        host.window.userTouchMoved(to: CGPoint(x: 100, y: 40))
        host.window.userTouchEnded()
        #expect(log.events == ["down", "cancel"] && !button.isHighlighted)
    }

    @Test func `opening a menu by a long press cancels the button's press`() {
        let button = show(UIButton(type: .system))
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        down(on: button)
        #expect(button.userHeld())
        #expect(log.events == ["down", "cancel"] && !button.isHighlighted)
    }

    @Test func `a switch that toggles shortly after the touch sends one sequence of events`() {
        let control = show(UISwitch())
        down(on: control)
        host.window.userTouchEnded()
        host.advance(by: .milliseconds(200))
        control.userTapped()
        #expect(log.events == ["down", "up", "value", "primary"] && control.isOn)
    }

    @Test func `a slider sends value changes while it moves, and touchUpInside at the end of the touch`() {
        let slider = show(UISlider())
        down(on: slider)
        slider.userMoved(to: 0.5, isMoving: true)
        slider.userMoved(to: 0.6, isMoving: false)
        #expect(log.events == ["down", "value", "value"])
        host.window.userTouchEnded()
        #expect(log.events == ["down", "value", "value", "up"])
    }

    @Test func `a slider that is not continuous sends its value at the end of the touch`() {
        let slider = show(UISlider())
        slider.isContinuous = false
        down(on: slider)
        slider.userMoved(to: 0.5, isMoving: true)
        slider.userMoved(to: 0.6, isMoving: true)
        #expect(log.events == ["down"])
        host.window.userTouchEnded()
        #expect(log.events == ["down", "value", "up"])
        log.events = []
        down(on: slider)
        host.window.userTouchEnded()
        #expect(log.events == ["down", "up"])
    }

    @Test func `a slider whose touch is cancelled keeps and sends its value`() {
        let slider = show(UISlider())
        slider.isContinuous = false
        down(on: slider)
        slider.userMoved(to: 0.5, isMoving: true)
        host.window.userTouchCancelled()
        #expect(log.events == ["down", "value", "cancel"] && slider.value == 0.5)
    }

    @Test(arguments: [true, false])
    func `a text field sends touch events`(isOnWidget: Bool) {
        let field = show(UITextField())
        down(on: field, isOnWidget: isOnWidget)
        #expect(log.events == ["down"])
        host.window.userTouchEnded()
        // For a widget, the host moves the focus to the field itself.
        #expect(log.events == ["down", "up"] + (isOnWidget ? [] : ["edit"]))
    }

    @Test func `a touch that leaves a text field does not begin editing`() {
        let field = show(UITextField())
        down(on: field, isOnWidget: false)
        host.window.userTouchMoved(to: CGPoint(x: 300, y: 300))
        host.window.userTouchEnded()
        #expect(log.events == ["down", "exit", "up outside"] && !field.isFirstResponder)
    }
}
