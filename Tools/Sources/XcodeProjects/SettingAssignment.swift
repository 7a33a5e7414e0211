/// An assignment to a build setting, with its place and the conditions under which it applies.
struct SettingAssignment {
    /// The place of an assignment.
    struct Origin {
        /// The path of the file.
        var path: String

        /// The line, or nil if `key` determines it.
        var line: Int?

        /// The lines of the project file, if the assignment is in one.
        var lines: LineTable?

        /// The object that contains the assignment.
        var key: String?

        /// The line, if known. Scans the project file at the first call.
        var resolvedLine: Int? { line ?? key.flatMap { lines?.line($0) } }
    }

    /// The name of the setting.
    var name: String

    /// Pairs of a criterion, such as `sdk`, and a pattern.
    var conditions: [(criterion: String, pattern: String)]

    /// The value before the replacement of references.
    var value: String

    /// The place.
    var origin: Origin

    /// Separates a name from its conditions: `NAME[sdk=iphoneos*][arch=arm64]` or `NAME[sdk=iphoneos*,arch=arm64]`. Returns nil for
    /// any other text.
    static func parseName(_ text: String) -> (name: String, conditions: [(criterion: String, pattern: String)])? {
        let name = text.prefix { $0 != "[" }
        guard !name.isEmpty, name.utf8.allSatisfy(isNameByte) else { return nil }
        var conditions: [(criterion: String, pattern: String)] = []
        var rest = text[name.endIndex...]
        while !rest.isEmpty {
            guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return nil }
            for part in rest[rest.index(after: rest.startIndex)..<end].split(separator: ",") {
                guard let equals = part.firstIndex(of: "=") else { return nil }
                let criterion = part[..<equals].trimmed
                conditions.append((criterion, part[part.index(after: equals)...].trimmed))
            }
            rest = rest[rest.index(after: end)...]
        }
        return (String(name), conditions)
    }

    /// Whether a byte can be part of a setting's name.
    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default:
            false
        }
    }

    /// Returns the text of a project file's value. The texts of an array are joined; those with spaces, but without quotation
    /// marks, are quoted, so that `BuildSettings.list` separates them again.
    static func text(_ value: PropertyValue) -> String? {
        guard let values = value.array else { return value.string }
        let texts = values.compactMap(\.string)
        return texts.map { text in
            let isQuoted = text.contains { "\"'\\".contains($0) }
            return !isQuoted && text.contains(where: \.isWhitespace) ? "\"\(text)\"" : text
        }.joined(separator: " ")
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }) else { return "" }
        let last = lastIndex { !$0.isWhitespace }!
        return String(self[first...last])
    }
}

/// The values that conditions of settings are compared with.
///
/// Apps are built as for the simulator of iOS, on this machine's processor.
struct SettingConditions {
    /// The configuration, such as `Debug`.
    var configuration: String

    /// The name of the SDK: `iphonesimulator`.
    var sdk: String

    /// The processor architecture.
    static var architecture: String {
        #if arch(arm64)
        "arm64"
        #else
        "x86_64"
        #endif
    }

    /// Whether all conditions of an assignment are met. An unknown criterion is not met.
    func allow(_ assignment: SettingAssignment) -> Bool {
        assignment.conditions.allSatisfy { criterion, pattern in
            switch criterion {
            case "config": Wildcard.matches(configuration, pattern)
            // The name of an SDK ends with its version, so patterns usually end with an asterisk.
            case "sdk": Wildcard.matches(sdk, pattern) || Wildcard.matches(sdk + "26.0", pattern)
            case "arch": Wildcard.matches(SettingConditions.architecture, pattern)
            case "variant": Wildcard.matches("normal", pattern)
            default: false
            }
        }
    }
}
