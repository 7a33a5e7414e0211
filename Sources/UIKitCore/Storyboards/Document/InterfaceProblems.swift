import Foundation
import TextEscaping

/// Why a storyboard or a nib cannot be read.
struct InterfaceError: Error, Equatable, CustomStringConvertible {
    let file: String
    let line: Int
    let reason: String

    init(file: String, line: Int, reason: InterfaceMessage) {
        self.file = file
        self.line = line
        self.reason = reason.text
    }

    var description: String { "\(escaped(file)):\(line): \(reason)" }
}

/// What is wrong with one file. Its first problem has the whole file checked, so that all are reported together.
final class InterfaceProblems {
    let file: String
    weak var document: InterfaceDocument?
    /// What is found while the file is checked; nil while it is loaded.
    private var found: [InterfaceError]?

    /// More than these are counted only: a long list helps nobody.
    private static let shown = 200

    init(file: String) { self.file = file }

    /// Whether objects are made only to find out what is wrong with the file.
    var isChecking: Bool { found != nil }

    /// Notes a problem, or ends the process with all of the file's.
    @MainActor
    func report(_ error: InterfaceError) {
        guard found == nil else {
            found?.append(error)
            return
        }
        let others = document.map { InterfaceCheck.problems(in: $0) } ?? []
        trap(Self.description(of: Self.sorted([error] + others)))
    }

    /// What a closure reports.
    @MainActor
    func collect(_ check: () -> Void) -> [InterfaceError] {
        found = []
        check()
        defer { found = nil }
        return Self.sorted(found ?? [])
    }

    private static func sorted(_ errors: [InterfaceError]) -> [InterfaceError] {
        var known: Set<String> = []
        return errors.sorted { ($0.line, $0.reason) < ($1.line, $1.reason) }
            .filter { known.insert("\($0.line) \($0.reason)").inserted }
    }

    private static func description(of errors: [InterfaceError]) -> String {
        guard errors.count > 1, let first = errors.first else { return errors.first?.description ?? "" }
        let rest = errors.count > shown ? ["and \(errors.count - shown) more."] : []
        let lines = errors.prefix(shown).map(\.description) + rest
        return "\(escaped(first.file)) has \(errors.count) problems:\n" + lines.joined(separator: "\n")
    }
}
