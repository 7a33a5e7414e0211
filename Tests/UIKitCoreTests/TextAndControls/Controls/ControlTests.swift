import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
struct ControlTests {
    /// Logs the performed actions.
    @MainActor
    private final class Log {
        var entries: [String] = []
        func action(_ name: String, identifier: String? = nil) -> UIAction {
            UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [weak self] _ in
                self?.entries.append(name)
            }
        }
    }

    @Test func `an action is performed only for its events`() {
        let (control, log) = (UIControl(), Log())
        control.addAction(log.action("changed"), for: .valueChanged)
        control.sendActions(for: .editingChanged)
        #expect(log.entries.isEmpty)
        control.sendActions(for: .valueChanged)
        #expect(log.entries == ["changed"])
    }

    @Test func `an action for several events is performed once when they are sent together`() {
        let (control, log) = (UIControl(), Log())
        control.addAction(log.action("both"), for: [.touchDown, .touchUpInside])
        control.sendActions(for: .allTouchEvents)
        #expect(log.entries == ["both"])
    }

    @Test func `actions are performed in the order of addition`() {
        let (control, log) = (UIControl(), Log())
        for name in ["a", "b", "c"] { control.addAction(log.action(name), for: .valueChanged) }
        control.sendActions(for: .valueChanged)
        #expect(log.entries == ["a", "b", "c"])
    }

    @Test func `an action replaces another with the same identifier`() {
        let (control, log) = (UIControl(), Log())
        control.addAction(log.action("old", identifier: "x"), for: [.valueChanged, .touchDown])
        control.addAction(log.action("new", identifier: "x"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log.entries == ["new", "old"])
    }

    @Test func `a removed action is not performed`() {
        let (control, log) = (UIControl(), Log())
        let action = log.action("gone")
        control.addAction(action, for: .valueChanged)
        control.removeAction(identifiedBy: action.identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.entries.isEmpty)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test func `an action's sender is the control while the action is performed`() {
        let control = UIControl()
        var sender: Any?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender as? UIControl === control)
        #expect(action.sender == nil)
    }

    @Test func `all actions are sent through sendAction`() {
        final class Observed: UIControl {
            var seen = 0
            override func sendAction(_ action: UIAction) {
                seen += 1
                super.sendAction(action)
            }
        }
        let control = Observed()
        control.addAction(UIAction { _ in }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(control.seen == 1)
    }

    @Test func `enumerateEventHandlers visits each event until it is stopped`() {
        let control = UIControl()
        control.addAction(UIAction { _ in }, for: [.touchDown, .touchUpInside, .valueChanged])
        var events: [UIControl.Event] = []
        control.enumerateEventHandlers { _, targetAction, event, stop in
            #expect(targetAction == nil)
            events.append(event)
            stop = events.count == 2
        }
        #expect(events == [.touchDown, .touchUpInside])
    }

    @Test func `a tap on a button sends the events in order`() {
        let (button, log) = (UIButton(type: .system), Log())
        button.addAction(log.action("primary"), for: .primaryActionTriggered)
        button.addAction(log.action("up"), for: .touchUpInside)
        button.addAction(log.action("down"), for: .touchDown)
        button.userTapped()
        #expect(log.entries == ["down", "up", "primary"])
    }

    @Test func `a tap on a plain control sends no primary action`() {
        let (control, log) = (UIControl(), Log())
        control.addAction(log.action("primary"), for: .primaryActionTriggered)
        control.userTapped()
        #expect(log.entries.isEmpty)
    }

    @Test func `a disabled control ignores taps`() {
        let (button, log) = (UIButton(type: .system, primaryAction: nil), Log())
        button.addAction(log.action("down"), for: .allEvents)
        button.isEnabled = false
        button.userTapped()
        #expect(log.entries.isEmpty)
    }

    @Test func `a control disabled by touchDown does not complete the tap`() {
        let (button, log) = (UIButton(), Log())
        button.addAction(UIAction { ($0.sender as? UIButton)?.isEnabled = false }, for: .touchDown)
        button.addAction(log.action("up"), for: .touchUpInside)
        button.userTapped()
        #expect(log.entries.isEmpty)
        #expect(!button.isHighlighted)
    }

    @Test func `the control state combines all conditions`() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isSelected = true
        control.isEnabled = false
        #expect(control.state == [.selected, .disabled])
        #expect(control.stateDescriptions == ["disabled", "selected"])
        #expect(control.accessibilityTraits == [.notEnabled, .selected])
    }

    @Test func `events and states have UIKit's raw values`() {
        #expect(UIControl.Event.touchUpInside.rawValue == 64)
        #expect(UIControl.Event.valueChanged.rawValue == 4096)
        #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
        #expect(UIControl.Event.editingChanged.rawValue == 131_072)
        #expect(UIControl.State.selected.rawValue == 4)
    }
}
