import Foundation
import Testing

/// The commands that need no library: their errors come before it is used.
struct ProjectCommandTests {
    private let program: Program

    init() throws { program = try Program() }

    private func searchlight(_ arguments: [String]) throws -> Program.Outcome {
        try program.run(Program.searchlight, arguments)
    }

    @Test(arguments: [
        ["run", "--nothing"], ["run", "--target"], ["run", "A", "B"], ["run", "--host", "qt"],
        ["run", "--host", "gtk", "--script", "S"], ["build", "--host", "gtk"], ["build", "--keep-going=1"], ["export"],
        ["export", "A", "B", "C"], ["export", "App.xcodeproj"], ["export", "--build-folder", "X", "A"],
        ["test", "--script", "S"],
    ])
    func `Wrong arguments are an error with the usage`(arguments: [String]) throws {
        let outcome = try searchlight(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("Usage: searchlight run"))
    }

    @Test func `Control characters in arguments are escaped`() throws {
        #expect(try searchlight(["run", "--a\u{1B}[2J"]).errors.contains("'--a\\u{1B}[2J'"))
    }

    @Test func `A missing library is an error with the remedy`() throws {
        try program.write("import UIKit\n", to: "A.swift")
        let outcome = try program.run(
            "/usr/bin/env",
            ["SEARCHLIGHT_LIBRARY=/nonexistent", Program.searchlight, "run", "A.swift"]
        )
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("The library in '/nonexistent' is missing. Run 'make install'"))
    }
}
