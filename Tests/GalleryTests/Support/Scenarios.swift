import ScenarioSupport
import UIKit

@testable import gallery

extension ScenarioHost {
    /// Runs a scenario on a screen of the gallery, which is opened from the list.
    @MainActor
    func show(_ title: String, _ scenario: @MainActor (any ScenarioDriver) async throws -> Void) async throws {
        try await run(AppDelegate.self) { driver in
            try await driver.tap(title, role: "row")
            try await driver.settle()
            try await scenario(driver)
        }
    }
}

extension ScenarioDriver {
    /// The accessible value of the first element with a name; nil if there is none.
    func value(of name: String) throws -> String? {
        try screen().first { $0.label == name }?.value
    }
}
