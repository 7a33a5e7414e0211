import Foundation

/// Reads build configuration files (`.xcconfig`) with the files that they include.
final class ConfigurationFile {
    /// The number of files that one file can include, directly and indirectly.
    static let maximumIncludes = 1000

    private enum Statement {
        case assignment(SettingAssignment)
        case include(path: String, isOptional: Bool, line: Int)
    }

    private let access: FileAccess
    private var parsed: [String: [Statement]] = [:]

    /// The problems found so far.
    private(set) var problems: [ProjectProblem] = []

    /// Makes a reader.
    init(access: FileAccess) {
        self.access = access
    }

    /// The assignments of a file and its included files, in order. Later ones have priority.
    ///
    /// - Parameters:
    ///   - path: the absolute path, which `FileAccess` has resolved.
    ///   - projectFolder: the folder in which included files are looked up after that of the including file.
    func assignments(_ path: String, projectFolder: String) -> [SettingAssignment] {
        var result: [SettingAssignment] = []
        var count = 0
        append(path, projectFolder: projectFolder, including: [], count: &count, to: &result)
        return result
    }

    private func append(
        _ path: String,
        projectFolder: String,
        including: [String],
        count: inout Int,
        to result: inout [SettingAssignment]
    ) {
        for statement in statements(path) {
            switch statement {
            case .assignment(let assignment):
                result.append(assignment)
            case .include(let name, let isOptional, let line):
                guard let file = find(name, from: path, projectFolder: projectFolder) else {
                    if !isOptional { reportMissing(name, path, line) }
                    continue
                }
                guard case .found(let included, false) = access.resolve(file) else {
                    report(path, line, access.outsideMessage)
                    continue
                }
                guard included != path, !including.contains(included) else {
                    report(path, line, "The file \(name.forMessage) includes itself, directly or indirectly.")
                    continue
                }
                count += 1
                guard count <= ConfigurationFile.maximumIncludes, including.count < 50 else {
                    report(path, line, "Too many files are included.")
                    return
                }
                append(
                    included,
                    projectFolder: projectFolder,
                    including: including + [path],
                    count: &count,
                    to: &result
                )
            }
        }
    }

    private func find(_ name: String, from path: String, projectFolder: String) -> String? {
        for folder in [FilePath.folder(path), projectFolder] {
            let candidate = FilePath.join(folder, name)
            switch access.resolve(candidate) {
            case .found(_, false), .outside: return candidate
            case .found, .missing: break
            }
        }
        return nil
    }

    private func reportMissing(_ name: String, _ path: String, _ line: Int) {
        let isGenerated = ConfigurationFile.isGenerated(name)
        let advice = isGenerated ? " A package manager creates it; run that first." : ""
        let message = "The included file \(name.forMessage) does not exist.\(advice)"
        report(path, line, message, severity: isGenerated ? .warning : .error)
    }

    /// Whether a package manager creates a file.
    static func isGenerated(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0 == "Pods" || $0 == "Carthage" }
    }

    private func report(
        _ path: String,
        _ line: Int,
        _ message: String,
        severity: ProjectProblem.Severity = .error
    ) {
        problems.append(ProjectProblem(severity: severity, path: path, line: line, message: message))
    }

    private func statements(_ path: String) -> [Statement] {
        if let known = parsed[path] { return known }
        var result: [Statement] = []
        let data = FileManager.default.contents(atPath: path)
        if data == nil { report(path, 1, "The file cannot be read.") }
        for (line, text) in ConfigurationFile.logicalLines(String(decoding: data ?? Data(), as: UTF8.self)) {
            if text.hasPrefix("#") {
                if let include = text.wholeMatch(of: #/#include(\?)?\s*"([^"]+)"\s*/#) {
                    let isOptional = include.output.1 != nil
                    result.append(.include(path: String(include.output.2), isOptional: isOptional, line: line))
                } else {
                    report(path, line, "The directive is not of the form: #include \"FILE\"")
                }
            } else if let equals = ConfigurationFile.equalsSign(text),
                let target = SettingAssignment.parseName(text[..<equals].trimmed)
            {
                var value = text[text.index(after: equals)...].trimmed
                if value.hasSuffix(";") { value = value.dropLast().trimmed }
                let origin = SettingAssignment.Origin(path: path, line: line)
                let assignment = SettingAssignment(
                    name: target.name,
                    conditions: target.conditions,
                    value: value,
                    origin: origin
                )
                result.append(.assignment(assignment))
            } else {
                report(path, line, "The line is neither a comment nor of the form: NAME = VALUE")
            }
        }
        parsed[path] = result
        return result
    }

    /// The first equals sign outside of the brackets of conditions.
    private static func equalsSign(_ text: String) -> String.Index? {
        var isInBrackets = false
        for index in text.indices {
            switch text[index] {
            case "[": isInBrackets = true
            case "]": isInBrackets = false
            case "=" where !isInBrackets: return index
            default: break
            }
        }
        return nil
    }

    /// The lines with content, without comments. A backslash at the end joins a line with the next.
    private static func logicalLines(_ text: String) -> [(line: Int, text: String)] {
        var result: [(line: Int, text: String)] = []
        var isContinued = false
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            var content = line
            if let comment = content.range(of: "//") { content = content[..<comment.lowerBound] }
            var part = content.trimmed
            let continues = part.hasSuffix("\\")
            if continues { part = part.dropLast().trimmed }
            if isContinued, let last = result.indices.last {
                result[last].text += part.isEmpty ? "" : " " + part
            } else if !part.isEmpty || continues {
                result.append((index + 1, part))
            }
            isContinued = continues
        }
        return result
    }
}
