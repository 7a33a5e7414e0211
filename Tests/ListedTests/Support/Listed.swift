import ScenarioSupport
import UIKit

@testable import listed

extension ScenarioHost {
    /// Runs a scenario on the example.
    @MainActor
    func run(_ scenario: @MainActor (any ScenarioDriver) async throws -> Void) async throws {
        try await run(AppDelegate.self, scenario)
    }
}

extension ScenarioDriver {
    /// The countries found, each with its year, from the first row to the last. Pages through the list until no new rows appear.
    func found() async throws -> [String] {
        var top: [String] = []
        while try top != countryRows() {
            top = try countryRows()
            try await key("page-up")
        }
        var found = top
        while true {
            try await key("page-down")
            let new = try countryRows().filter { !found.contains($0) }
            if new.isEmpty { return found }
            found += new
        }
    }

    private func countryRows() throws -> [String] {
        try screen().filter { $0.role == "row" && !$0.label.hasPrefix("Search by") }
            .map { "\($0.label) \($0.value.prefix(4))" }
    }
}
