import HeadlessHost
import UIKit

struct HeadlessDriver: Driver {
    let pilot: Pilot

    var application: UIApplication { pilot.application }

    func screen() -> [SeenElement] {
        pilot.screen().elements.map { SeenElement(role: $0.role, label: $0.label ?? "", value: $0.value ?? "") }
    }

    func frame(of name: String, role: String?) throws -> CGRect {
        let elements = pilot.screen().elements.filter { role == nil || $0.role == role }
        guard let element = elements.first(where: { $0.label == name }) else {
            throw DriverFailure(description: "There is no \(role ?? "element") \"\(name)\".")
        }
        return element.frame
    }

    func tap(_ name: String, role: String?) async throws { try await pilot.tap(name, role: role) }
    func type(_ text: String) async throws { try await pilot.type(text) }

    func key(_ name: String) async throws {
        guard let key = Pilot.Key(name) else { throw DriverFailure(description: "There is no key \"\(name)\".") }
        try await pilot.key(key)
    }

    func settle() async throws { try await pilot.settle() }
    func swipe(_ direction: Pilot.SwipeDirection, _ name: String) async throws {
        try await pilot.swipe(direction, name)
    }
    func resize(width: Int, height: Int) async throws {
        try await pilot.resize(to: CGSize(width: width, height: height))
    }
    func drag(_ name: String, to target: String) async throws { try await pilot.drag(name, to: target) }
    func save() async throws { try await pilot.save() }
    func relaunch() async throws { try await pilot.relaunch() }
}
