import Foundation

/// The rules of search, as the sources of these tests and the page of decisions cite them.
struct RuleList {
    /// The number of rules. They are numbered from 1.
    static let count = 85

    /// The rules that UIKit's documentation leaves open and that required a decision.
    static let open: Set<Int> = [7, 15, 25, 32, 34, 36, 55, 59]

    /// The name of each search test, and the numbers of its rules.
    let tests: [String: Set<Int>]

    /// The rows of the page of decisions, in order.
    let decisions: [Decision]

    /// The source code of the public API.
    let librarySource: String

    struct Decision {
        let rules: Set<Int>
        /// The members that implement the decision, for example "UISearchController.isActive".
        let members: [String]
        let tests: [String]
    }

    /// Reads the files of the repository that contains this file.
    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let root = folder.deletingLastPathComponent().deletingLastPathComponent()
        tests = Self.tests(in: try Self.source(of: folder))
        let modules = ["UIKitCollections", "UIKitCore"]
        librarySource = try modules.map { try Self.source(of: root.appending(path: "Sources/\($0)")) }
            .joined(separator: "\n")
        let page = try String(contentsOf: root.appending(path: "Documentation/Decisions.md"), encoding: .utf8)
        decisions = page.split(separator: "\n").compactMap { Decision(row: String($0)) }
    }

    /// The rules that a text names: "Rule 7", "Rules 32 and 33", "rules 9 to 11 and 36".
    static func rules(in text: String) -> Set<Int> {
        var rules: Set<Int> = []
        for names in text.matches(of: /[Rr]ules? ([0-9]+(?:(?:, | and | to )[0-9]+)*)/) {
            for range in names.1.matches(of: /([0-9]+)(?: to ([0-9]+))?/) {
                let first = Int(range.1)!
                rules.formUnion(first...(range.2.flatMap { Int($0) } ?? first))
            }
        }
        return rules
    }

    private static func source(of folder: URL) throws -> String {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
            .joined(separator: "\n")
    }

    private static func tests(in source: String) -> [String: Set<Int>] {
        var tests: [String: Set<Int>] = [:]
        for test in source.matches(of: /func `([^`]*)`/) { tests[String(test.1)] = rules(in: String(test.1)) }
        return tests
    }
}

extension RuleList.Decision {
    /// Parses "| 34, 36 | … | `UISearchController.isActive` | "Rule 34: …" |". Returns nil for lines in a different format.
    init?(row: String) {
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard row.hasPrefix("| "), cells.count == 4, cells[0].first?.isNumber == true else { return nil }
        rules = Set(cells[0].split(separator: ",").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) })
        members = cells[2].matches(of: /`([^`]+)`/).map { String($0.1) }
        tests = cells[3].matches(of: /“([^”]+)”/).map { String($0.1) }
    }
}
