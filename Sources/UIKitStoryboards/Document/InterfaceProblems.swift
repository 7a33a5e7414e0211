import Foundation
import TextEscaping
import UIKitCore

/// An error in a storyboard or nib.
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

/// The problems of one file. The first problem triggers a check of the whole file, so that all are reported together.
final class InterfaceProblems {
    let file: String
    weak var document: InterfaceDocument?
    /// The problems found by a check. Nil outside a check.
    private var found: [InterfaceError]?

    /// The maximum number of problems listed. Further ones are only counted.
    private static let shown = 200

    init(file: String) { self.file = file }

    /// Whether the process contains neither the app's classes nor its resources, so that a check cannot look them up.
    var isWithoutApp = false

    /// Whether objects are created only for a check of the file.
    var isChecking: Bool { found != nil }

    /// Records a problem during a check. Otherwise terminates the process with all problems of the file.
    @MainActor
    func report(_ error: InterfaceError) {
        guard found == nil else {
            found?.append(error)
            return
        }
        let others = document.map { InterfaceCheck.problems(in: $0) } ?? []
        trap(Self.description(of: Self.sorted([error] + others)))
    }

    /// Returns the problems reported in a closure.
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
