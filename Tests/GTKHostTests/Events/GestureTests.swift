#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Gesture recognizers with a real pointer.
@MainActor
@Suite("Gestures", .enabled(if: isOnDisplay))
struct GestureTests {
    /// A button, a text and a table, and a log of the user's actions on them.
    private final class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        let button = UIButton(type: .system)
        let text = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        let table = UITableView(frame: CGRect(x: 0, y: 200, width: 360, height: 200))

        override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
            button.setTitle("Press", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.log.append("button") }, for: .touchUpInside)
            text.text = "Text"
            text.isUserInteractionEnabled = true
            table.dataSource = self
            table.delegate = self
            for part in [button, text, table] { view.addSubview(part) }
        }

        func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView) {
            recognizer.addAction(
                UIAction { [weak self, weak recognizer] _ in
                    if let state = recognizer?.state { self?.log.append("\(name) \(state)") }
                }
            )
            view.addGestureRecognizer(recognizer)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = ["One", "Two"][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("row \(indexPath.row)")
        }
    }

    @Test func `A tap recognizer of a view gets taps on a label, but not on a button`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.add(UITapGestureRecognizer(), "tap", to: screen.view)
            try await driver.settle()
            try await driver.tap("Text", role: "text")
            #expect(screen.log == ["tap ended"])
            try await driver.tap("Press", role: "button")
            #expect(screen.log == ["tap ended", "button"])
        }
    }

    @Test(arguments: [true, false])
    func `A tap recognizer that cancels touches prevents the selection of a row`(takes: Bool) async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let tap = UITapGestureRecognizer()
            tap.cancelsTouchesInView = takes
            screen.add(tap, "tap", to: screen.view)
            try await driver.settle()
            try await driver.tap("Two", role: "row")
            #expect(screen.log == (takes ? ["tap ended"] : ["tap ended", "row 1"]))
        }
    }

    @Test func `A long press on a button cancels the click`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.add(UILongPressGestureRecognizer(), "press", to: screen.button)
            try await driver.settle()
            try await driver.drag("Press", role: "button", isHeld: true)
            try await driver.settle(until: { screen.log == ["press began"] })
            try await driver.release()
            #expect(screen.log == ["press began", "press ended"])
            try await driver.tap("Press", role: "button")
            #expect(screen.log.last == "button")
        }
    }

    @Test func `A pan moves a view without selecting rows`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let pan = UIPanGestureRecognizer()
            pan.addAction(
                UIAction { [weak pan] _ in
                    guard let pan else { return }
                    screen.text.center.x += pan.translation(in: screen.view).x
                    screen.text.center.y += pan.translation(in: screen.view).y
                    pan.setTranslation(.zero, in: screen.view)
                }
            )
            screen.text.addGestureRecognizer(pan)
            try await driver.settle()
            try await driver.drag("Text", role: "text", x: 60, y: 150)
            #expect(screen.text.frame.origin == CGPoint(x: 80, y: 230))
            #expect(screen.log.isEmpty)
        }
    }

    @Test func `A tap recognizer for the secondary button recognizes only secondary clicks`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let tap = UITapGestureRecognizer()
            tap.buttonMaskRequired = .secondary
            screen.add(tap, "secondary", to: screen.text)
            try await driver.settle()
            try await driver.tap("Text", role: "text")
            #expect(screen.log.isEmpty)
            try await driver.tap("Text", role: "text", isSecondary: true)
            #expect(screen.log == ["secondary ended"])
        }
    }

    @Test func `A hover recognizer follows the pointer`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.add(UIHoverGestureRecognizer(), "hover", to: screen.text)
            try await driver.settle()
            try await driver.hover(over: "Text", role: "text")
            #expect(screen.log.first == "hover began")
            try await driver.hover(over: "One", role: "row")
            #expect(screen.log.last == "hover ended")
        }
    }
}
#endif
