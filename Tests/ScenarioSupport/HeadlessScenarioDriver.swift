import HeadlessHost
import UIKit

struct HeadlessScenarioDriver: ScenarioDriver {
    let driver: AppDriver

    var application: UIApplication { driver.application }

    func screen() -> [SeenElement] {
        driver.screen().elements.map { SeenElement(role: $0.role, label: $0.label ?? "", value: $0.value ?? "") }
    }

    var heard: [HeardSentence] {
        zip(driver.announcements, driver.host.announcementPriorities).map { HeardSentence($0, isUrgent: $1 == .high) }
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

    func tap(_ name: String, role: String?) async throws { try await driver.tap(name, role: role) }
    func type(_ text: String) async throws { try await driver.type(text) }

    func key(_ name: String) async throws {
        guard let key = AppDriver.Key(name) else { throw DriverFailure(description: "There is no key \"\(name)\".") }
        try await driver.key(key)
    }

    func openMenu(of name: String) async throws { try await driver.hold(name) }
    func settle() async throws { try await driver.settle() }
    func wait(_ duration: Duration, until condition: @MainActor () throws -> Bool) async throws {
        try await driver.wait(duration)
    }
    func swipe(_ direction: AppDriver.SwipeDirection, _ name: String) async throws {
        try await driver.swipe(direction, name)
    }
    func resize(width: Int, height: Int) async throws {
        try await driver.resize(to: CGSize(width: width, height: height))
    }
    func drag(_ name: String, to target: String) async throws { try await driver.drag(name, to: target) }
    func save() async throws { try await driver.save() }
    func relaunch() async throws { try await driver.relaunch() }
}
