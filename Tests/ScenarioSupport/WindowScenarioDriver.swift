#if GTK
@_spi(Testing) import GTKHostTesting
import HeadlessHost
import UIKit

struct WindowScenarioDriver: ScenarioDriver {
    let driver: GTKAppDriver

    var application: UIApplication { driver.application }

    func screen() throws -> [SeenElement] {
        try driver.screen().elements.map { SeenElement(role: $0.role, label: $0.label, value: $0.value) }
    }

    var heard: [HeardSentence] {
        driver.announcements.map { HeardSentence($0.sentence, isUrgent: $0.isUrgent) }
    }

    func states(of name: String, role: String) throws -> [String] {
        guard let element = try driver.screen().elements(role: role).first(where: { $0.label == name }) else {
            throw DriverFailure(description: "There is no \(role) \"\(name)\".")
        }
        return element.states.filter(comparedStates.contains).sorted()
    }

    func frame(of name: String, role: String?) throws -> CGRect {
        let elements = try driver.screen().elements.filter { role == nil || $0.role == role }
        guard let element = elements.first(where: { $0.label == name }) else {
            throw DriverFailure(description: "There is no \(role ?? "element") \"\(name)\".")
        }
        return element.frame
    }

    func tap(_ name: String, role: String?) async throws { try await driver.tap(name, role: role) }
    func type(_ text: String) async throws { try await driver.type(text) }
    func openMenu(of name: String) async throws {
        try await driver.tap(name, role: nil, isSecondary: true)
    }
    func settle() async throws { try await driver.settle() }
    func wait(_ duration: Duration, until condition: @MainActor () throws -> Bool) async throws {
        try await driver.settle(until: condition)
    }
    func key(_ name: String) async throws {
        let parts = name.split(separator: "+").map { Self.names[String($0)] ?? String($0) }
        try await driver.press(parts.joined(separator: "+"))
    }
    func drag(_ name: String, to target: String) async throws { try await driver.drag(name, to: target) }

    func swipe(_ direction: AppDriver.SwipeDirection, _ name: String) async throws {
        try await driver.swipe(direction == .left ? .left : .right, name)
    }

    func resize(width: Int, height: Int) async throws { try await driver.resize(width: width, height: height) }
    func save() async throws { try await driver.save() }
    func relaunch() async throws { try await driver.relaunch() }

    private static let names = [
        "backspace": "BackSpace", "escape": "Escape", "return": "Return", "home": "Home", "end": "End",
        "page-up": "Page_Up", "page-down": "Page_Down", "up": "Up", "down": "Down", "left": "Left",
        "right": "Right", "delete": "Delete", "tab": "Tab", "space": "space", "f3": "F3",
    ]
}
#endif
