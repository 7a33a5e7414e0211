import Foundation
import Testing

/// UI tests of the project Tests/Projects/Herbs.
@Suite(.enabled(if: ProjectFolder.hasLibrary, "SEARCHLIGHT_LIBRARY names no library."), .serialized)
struct HerbsTests {
    private static let names = ["testSearch", "testAlert", "testLaunchWithArguments", "testPredicate", "testPicture"]

    @Test func `the UI tests launch the app and drive it`() throws {
        let folder = try ProjectFolder(copyOf: "Herbs")
        let outcome = try folder.run("test", "Herbs.xcodeproj")
        let text = outcome.output + outcome.errors
        for name in Self.names { #expect(text.contains("\(name)' passed"), Comment(rawValue: text)) }
        #expect(outcome.status == 0)
    }

    @Test func `a failed UI test names the line and the elements, and the next tests run`() throws {
        let folder = try ProjectFolder(copyOf: "Herbs")
        let path = "HerbsUITests/HerbsUITests.swift"
        let file = folder.project.appendingPathComponent(path)
        let text = try String(contentsOf: file, encoding: .utf8)
        let broken = text.replacing("alert.buttons[\"Pick\"].tap()", with: "alert.buttons[\"Chop\"].tap()")
        try folder.write(broken, to: path)
        let lines = broken.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("Chop") }) + 1
        let outcome = try folder.run("test", "Herbs.xcodeproj")
        let output = outcome.output + outcome.errors
        #expect(output.contains("\(path):\(line): error"), Comment(rawValue: output))
        #expect(output.contains("Failed to tap \"Chop\" "))
        // The rest of the test has no effect, because it sets `continueAfterFailure` to false.
        #expect(output.split(separator: "\n").count { $0.contains(": error: ") && $0.contains(path) } == 1)
        #expect(output.contains("testSearch' passed"))
        #expect(outcome.status == 1)
    }
}
