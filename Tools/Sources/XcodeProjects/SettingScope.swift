/// The build settings of a project or target, with the replacement of references.
///
/// Each setting has a stack of assignments, from the lowest priority to the highest: defaults, the project's configuration file, the
/// project, the target's configuration file, the target, the caller. `$(inherited)` is the value of the assignments below.
final class SettingScope {
    /// The longest value. Repeated references can multiply a value's length.
    static let maximumLength = 1 << 20

    /// The deepest nesting of references.
    static let maximumNesting = 100

    /// The number of replaced references in all settings together.
    static let maximumReplacements = 1_000_000

    /// A part of a text. The parts of a text share the positions of its brackets.
    private struct Text {
        let bytes: [UInt8]
        let brackets: [Int: Int]
        var range: Range<Int>

        init(_ text: String) {
            bytes = Array(text.utf8)
            brackets = SettingReference.brackets(bytes)
            range = 0..<bytes.count
        }

        subscript(range: Range<Int>) -> Text {
            var part = self
            part.range = range
            return part
        }
    }

    private var stacks: [String: [SettingAssignment]] = [:]
    private var values: [String: String] = [:]
    private var active: [String: Int] = [:]
    private var depth = 0
    private var replacements = 0
    private var reported: Set<String> = []

    /// The problems found so far.
    private(set) var problems: [ProjectProblem] = []

    /// Makes a scope from assignments, the lowest priority first. Assignments whose conditions are not met have no effect.
    init(_ assignments: [SettingAssignment], conditions: SettingConditions) {
        for assignment in assignments where conditions.allow(assignment) {
            stacks[assignment.name, default: []].append(assignment)
        }
    }

    /// The names of all settings, sorted.
    var names: [String] { stacks.keys.sorted() }

    /// The resolved value of a setting; nil if it has no assignment.
    func value(_ name: String) -> String? {
        if let known = values[name] { return known }
        guard let stack = stacks[name] else { return nil }
        let result = value(name, level: stack.count - 1)
        values[name] = result
        return result
    }

    /// All resolved settings.
    func resolved() -> BuildSettings {
        var result: [String: String] = [:]
        for name in names { result[name] = value(name) }
        return BuildSettings(result)
    }

    /// Replaces the references in a text that is not the value of a setting.
    func expand(_ text: String) -> String { expand(Text(text), in: nil, level: 0) }

    private func value(_ name: String, level: Int) -> String {
        guard level >= 0, let stack = stacks[name] else { return "" }
        let assignment = stack[level]
        guard assignment.value.utf8.contains(UInt8(ascii: "$")) else { return assignment.value }
        guard depth < SettingScope.maximumNesting else {
            report(
                assignment,
                "The setting \(name) has references nested in more than \(SettingScope.maximumNesting) levels."
            )
            return ""
        }
        let outer = active[name]
        active[name] = level
        depth += 1
        defer {
            active[name] = outer
            depth -= 1
        }
        return expand(Text(assignment.value), in: assignment, level: level)
    }

    private func report(_ assignment: SettingAssignment, _ message: String) {
        guard reported.insert(assignment.name).inserted else { return }
        let line = assignment.origin.resolvedLine
        problems.append(ProjectProblem(path: assignment.origin.path, line: line, message: message))
    }

    /// Replaces the references in a text.
    ///
    /// - Parameters:
    ///   - assignment: the assignment whose value the text is.
    ///   - level: its place in the stack of its setting.
    private func expand(_ text: Text, in assignment: SettingAssignment?, level: Int) -> String {
        var result: [UInt8] = []
        var index = text.range.lowerBound
        while index < text.range.upperBound {
            guard text.bytes[index] == UInt8(ascii: "$"),
                let reference = SettingReference.parse(text.bytes, at: index, brackets: text.brackets),
                reference.end <= text.range.upperBound
            else {
                result.append(text.bytes[index])
                index += 1
                continue
            }
            index = reference.end
            if reference.isDollar {
                result.append(UInt8(ascii: "$"))
                continue
            }
            replacements += 1
            result += replacement(reference, of: text, in: assignment, level: level).utf8
            if result.count > SettingScope.maximumLength || replacements > SettingScope.maximumReplacements {
                if let assignment {
                    report(
                        assignment,
                        "The value of the setting \(assignment.name) is too long after its references are replaced."
                    )
                }
                return ""
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func replacement(
        _ reference: SettingReference,
        of text: Text,
        in assignment: SettingAssignment?,
        level: Int
    ) -> String {
        guard depth < SettingScope.maximumNesting else { return "" }
        depth += 1
        defer { depth -= 1 }
        let name = expand(text[reference.name], in: assignment, level: level)
        var value = referencedValue(name, in: assignment, level: level)
        for operation in reference.operations {
            if operation.name == "default" {
                guard value.isEmpty, let argument = operation.argument else { continue }
                value = expand(text[argument], in: assignment, level: level)
            } else {
                value = SettingOperation.apply(operation.name, to: value)
            }
        }
        return value
    }

    private func referencedValue(_ name: String, in assignment: SettingAssignment?, level: Int) -> String {
        if let assignment, name == "inherited" || name == "value" {
            return value(assignment.name, level: level - 1)
        }
        guard let level = active[name] else { return value(name) ?? "" }
        // A setting that refers to itself means the inherited value, as in `FLAGS = $(FLAGS) -v`.
        if let assignment, name != assignment.name {
            let message =
                "The settings \(name) and \(assignment.name) refer to each other. Remove one of the references;"
                + " the inherited value of \(name) is used here."
            report(assignment, message)
        }
        return value(name, level: level - 1)
    }
}
