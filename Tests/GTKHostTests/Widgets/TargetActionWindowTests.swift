#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// A screen whose controls send selectors.
class SelectorScreen: UIViewController {
    var received: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 40)
        button.addTarget(
            self,
            action: Selector("tapped:forEvent:", SelectorScreen.tapped(_:forEvent:)),
            for: .touchUpInside
        )
        view.addSubview(button)
        let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 60, height: 40))
        toggle.accessibilityLabel = "Sound"
        toggle.addTarget(nil, action: "toggled:", for: .valueChanged)
        view.addSubview(toggle)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save",
            style: .plain,
            target: self,
            action: Selector("saved", SelectorScreen.saved)
        )
    }

    func tapped(_ sender: UIButton, forEvent event: UIEvent) { received.append("tapped \(sender.currentTitle ?? "")") }
    func toggled(_ sender: UISwitch) { received.append("toggled \(sender.isOn)") }
    func saved() { received.append("saved") }

    enum ObjectiveCMembers: MemberTable {
        static var methods: [Selector] { [Selector("toggled:", SelectorScreen.toggled(_:))] }
    }
}

@MainActor
@Suite("Targets and selectors in windows", .enabled(if: isOnDisplay))
struct TargetActionWindowTests {
    @Test func `clicks send the selectors of a button, a switch and an item of the title bar`() async throws {
        let screen = SelectorScreen()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Send")
            try await driver.tap("Sound")
            try await driver.tap("Save")
            #expect(screen.received == ["tapped Send", "toggled true", "saved"])
        }
    }
}
#endif
