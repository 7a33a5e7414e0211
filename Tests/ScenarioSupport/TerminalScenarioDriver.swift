#if Terminal
import HeadlessHost
import TerminalTesting
import UIKit

struct TerminalScenarioDriver: ScenarioDriver {
    let driver: TerminalAppDriver

    var application: UIApplication { driver.application }

    func screen() -> [SeenElement] {
        driver.screen().elements.map { SeenElement(role: $0.role, label: $0.label ?? "", value: $0.value ?? "") }
    }

    var heard: [HeardSentence] {
        driver.announcements.map { HeardSentence($0.sentence, isUrgent: $0.isUrgent) }
    }

    func states(of name: String, role: String) throws -> [String] {
        guard let element = driver.screen().elements(role: role).first(where: { $0.label == name }) else {
            throw DriverFailure(description: "There is no \(role) \"\(name)\".")
        }
        return element.states.filter(comparedStates.contains).sorted()
    }

    func frame(of name: String, role: String?) throws -> CGRect {
        let elements = driver.screen().elements.filter { role == nil || $0.role == role }
        guard let element = elements.first(where: { $0.label == name }) else {
            throw DriverFailure(description: "There is no \(role ?? "element") \"\(name)\".")
        }
        return element.frame
    }

    func tap(_ name: String, role: String?) async throws { try await driver.click(name, role: role) }
    func type(_ text: String) async throws { try await driver.type(text) }
    func key(_ name: String) async throws {
        // Ctrl+Z suspends programs in terminals.
        try await driver.key(name == "ctrl+z" ? "ctrl+_" : name)
    }
    func openMenu(of name: String) async throws { try await driver.click(name, isSecondary: true) }
    func settle() async throws { try await driver.settle() }
    func wait(_ duration: Duration, until condition: @MainActor () throws -> Bool) async throws {
        try await driver.wait(duration)
    }
    func swipe(_ direction: AppDriver.SwipeDirection, _ name: String) async throws {
        try await driver.drag(name, byColumns: direction == .left ? -12 : 12)
    }
    func resize(width: Int, height: Int) async throws {
        try await driver.resize(columns: (width + 4) / 8, rows: (height + 10) / 20 + 1)
    }
    func drag(_ name: String, to target: String) async throws {
        try await driver.other.drag(name, to: target)
        try await driver.settle()
    }
    func save() async throws {
        try await driver.other.save()
        try await driver.settle()
    }
    func relaunch() async throws { try await driver.relaunch() }
}
#endif
