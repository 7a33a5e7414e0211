#if GTK
import CGTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Testing) import GTKHostTesting

/// The events that controls send for a real pointer, and the control that receives them.
@MainActor
@Suite("Control events for the pointer", .enabled(if: isOnDisplay))
struct ControlTouchTests {
    private final class Log {
        var events: [String] = []
    }

    private let log = Log()
    private let screen = UIViewController()

    private func add<Control: UIControl>(_ control: Control, y: CGFloat = 40) -> Control {
        control.frame = CGRect(x: 20, y: y, width: 200, height: 40)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragExit, "exit"), (.touchUpInside, "up"), (.touchUpOutside, "up outside"),
            (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
            (.editingDidBegin, "edit"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [log] _ in log.events.append(name) }, for: event)
        }
        screen.view.addSubview(control)
        return control
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    @Test func `A button tracks while the mouse button is down`() async throws {
        let talk = add(button("Talk"))
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.drag("Talk", role: "button", isHeld: true)
            #expect(log.events == ["down"] && talk.isHighlighted && talk.isTracking)
            try await driver.release()
            #expect(log.events == ["down", "up", "primary"] && !talk.isHighlighted && !talk.isTracking)
            log.events = []
            try await driver.tap("Talk", role: "button")
            #expect(log.events == ["down", "up", "primary"])
        }
    }

    @Test func `Releasing the pointer outside a button does not tap it`() async throws {
        _ = add(button("Talk"))
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.drag("Talk", role: "button", y: 200)
            #expect(log.events == ["down", "exit", "up outside"])
        }
    }

    @Test func `Return presses a button after a touch that ended outside`() async throws {
        _ = add(button("Talk"))
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.drag("Talk", role: "button", y: 200)
            log.events = []
            try await driver.press("Tab")
            try await driver.press("Return")
            try await driver.settle(until: { log.events == ["down", "up", "primary"] })
        }
    }

    @Test func `A click on a switch sends the events of one press`() async throws {
        let control = add(UISwitch())
        control.accessibilityLabel = "Sound"
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Sound", role: "switch")
            try await driver.settle(until: { control.isOn })
            #expect(log.events == ["down", "up", "value", "primary"])
        }
    }

    @Test(arguments: [true, false])
    func `Dragging a slider sends valueChanged, only at the end if it is not continuous`(
        isContinuous: Bool
    ) async throws {
        let slider = add(UISlider())
        slider.accessibilityLabel = "Volume"
        slider.isContinuous = isContinuous
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.drag("Volume", role: "slider", at: 0.2, x: 80, isHeld: true)
            #expect(slider.value > 0.4)
            #expect(log.events.contains("value") == isContinuous && log.events.first == "down")
            try await driver.release()
            #expect(log.events.suffix(2) == ["value", "up"])
            #expect(log.events.filter { $0 == "up" }.count == 1)
        }
    }

    @Test func `A click on a text field sends touch events and begins editing`() async throws {
        let field = add(UITextField())
        field.accessibilityLabel = "Name"
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Name", role: "text field")
            #expect(log.events.filter { $0 != "edit" } == ["down", "up"])
            #expect(log.events.contains("edit") && field.isFirstResponder)
        }
    }

    @Test func `A text drag out of a field cancels the touch`() async throws {
        let field = add(UITextField())
        field.accessibilityLabel = "Name"
        field.text = "walnuts and almonds and pecans"
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Name", role: "text field")
            try await driver.press("ctrl+a")
            log.events = []
            try await driver.drag("Name", toScreen: CGPoint(x: 990, y: 890))
            #expect(log.events.first == "down" && log.events.last == "cancel" && !field.isTracking)
        }
    }

    @Test func `A view without a background blocks clicks on a button behind it, unless it takes no events`()
        async throws
    {
        _ = add(button("Talk"))
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        screen.view.addSubview(cover)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Talk", role: "button")
            #expect(log.events.isEmpty)
            cover.isUserInteractionEnabled = false
            try await driver.settle()
            try await driver.tap("Talk", role: "button")
            #expect(log.events == ["down", "up", "primary"])
        }
    }

    @Test func `The wheel's button is button 3, not the secondary button`() async throws {
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        label.text = "Text"
        label.isUserInteractionEnabled = true
        screen.view.addSubview(label)
        for (mask, name) in [(UIEvent.ButtonMask.secondary, "second"), (.button(3), "third")] {
            let tap = UITapGestureRecognizer()
            tap.buttonMaskRequired = mask
            tap.addAction(UIAction { [log] _ in log.events.append(name) })
            label.addGestureRecognizer(tap)
        }
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.hover(over: "Text", role: "text")
            try XTool.run(["click", "2"])
            try await driver.settle()
            #expect(log.events == ["third"])
            try await driver.tap("Text", role: "text", isSecondary: true)
            #expect(log.events == ["third", "second"])
        }
    }
}
#endif
