import Foundation
import ScenarioSupport
import Testing
import UIKit

@testable import packages

/// The origins of packages, and failures of reading them.
@MainActor
@Suite("Origins of packages")
struct OriginScenarios {
    @Test(arguments: ScenarioHost.available)
    func `Without apt the app says so, and opens a file`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench(withoutApt: ())
        try await bench.run(on: host) { driver in
            let texts = try driver.screen().map(\.label)
            #expect(texts.contains("No apt on This Machine"))
            #expect(texts.contains("Open File…"))
            let file = try bench.fixture.write(PackagesBench.list, to: "packages.txt")
            bench.root.open(file)
            try await bench.finishReading(driver)
            #expect(try driver.labels("heading").contains("packages.txt"))
            #expect(try driver.labels("row").first == "6 packages, 0 installed")
            try await bench.search("vim", driver)
            #expect(try driver.labels("row").contains("vim"))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `An opened file is opened again after a restart`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench(withoutApt: ())
        let earlier = PackagesViewController(environment: bench.fixture.environment)
        earlier.use(.file(try bench.fixture.write(PackagesBench.list, to: "packages.txt")))
        bench.root.restore(try #require(PackagesState(earlier.state.activity)))
        try await bench.run(on: host) { driver in
            let (headings, rows) = (try driver.labels("heading"), try driver.labels("row"))
            #expect(headings.contains("packages.txt"))
            #expect(rows.first == "6 packages, 0 installed")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Malformed records are counted, and their places are listed`(on host: ScenarioHost) async throws {
        let broken = "Package: broken\nVersion: 1\nSize: many\n\n"
        let bench = try PackagesBench(lists: [PackagesBench.list + broken])
        try await bench.run(on: host) { driver in
            #expect(try driver.labels("row").first == "6 packages, 2 installed, 1 upgradable")
            try await driver.tap("1 malformed record skipped", role: "row")
            #expect(try driver.labels("heading").contains("Malformed Records"))
            let row = try #require(try driver.labels("row").first { $0.hasPrefix("Line ") })
            #expect(row.hasSuffix("'many' of the field 'Size' is not a number of bytes."))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A failure of apt is explained, and reading is tried again`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench(lists: [], status: "")
        try bench.fixture.writeProgram("echo 'The lists are locked.' >&2; exit 100", to: "bin/apt-get")
        try await bench.run(on: host) { driver in
            #expect(try driver.screen().contains { $0.label.contains("The lists are locked.") })
            try bench.fixture.writeLists([PackagesBench.list])
            try await driver.tap("Try Again")
            try await bench.finishReading(driver)
            #expect(try driver.labels("row").first == "6 packages, 0 installed")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A progress bar shows how far reading is`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        // apt-get waits until the test has looked at the screen.
        let gate = bench.fixture.root.appendingPathComponent("gate").path
        let targets = bench.fixture.root.appendingPathComponent("targets").path
        try bench.fixture.writeProgram(
            "while ! test -e '\(gate)'; do sleep 0.05; done; cat '\(targets)'",
            to: "bin/apt-get"
        )
        try await host.run(showing: bench.root) { driver in
            bench.root.start()
            try await bench.waitForInstalled(driver)
            #expect(try driver.labels("progress bar").contains("Progress of reading"))
            #expect(try driver.labels("row").first == "Reading packages… 2")
            // Installed packages are found already.
            try await bench.search("friendly", driver)
            #expect(try driver.labels("row") == ["nano"])
            #expect(try driver.labels("scope").first == "All 1+")
            #expect(try driver.screen().contains { $0.label == "Packages are still being read." })
            try bench.fixture.write("", to: "gate")
            try await bench.finishReading(driver)
            try await bench.finishSearch(driver)
            #expect(try Set(driver.labels("row")) == ["nano", "game"])
            #expect(try driver.labels("scope").first == "All 2")
        }
    }
}
